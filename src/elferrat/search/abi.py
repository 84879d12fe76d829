"""What Python and the compiled search agree on: orders and room. Imports no Numba."""

from elferrat.kernel.abi import MOST_CARDS, MOST_MOVES

LEGAL, PLAY, TO_MOVE, TAKE, RATE, SETTLE = range(6)  # entries of `functions`
BACK = 6  # in trick games
SEATS = 6  # no game has more; as a seat: the stock

# The words of a search.
STOP = 0  # set by whoever wants the search to end
DONE = 1  # playouts made, or worlds compared
SEAT = 2  # for whom
NODES = 3  # of the tree, used
KNOWN = 4  # address of what the rules of thumb know
LOOSE = 5  # of 1024 moves of a playout, how many are any legal ones
LOWEST = 6  # points that the first entry of `worth` is for
TRUST = 7  # how much what the rules of thumb say weighs against what was found, in 1/1024
SHARP = 8  # how much a better rating counts, in 1/1024
STOCK = 10  # hidden cards in the stock
ROUND = 9  # looks at the children of a node so far
CARELESS = 11  # of 1024 moves, how many another player is taken to make without a thought
CARELESS = 11  # of 1024 moves, how many another player is taken to make without a thought
WORDS = 16

# What a driver may scribble on, entries of int64: sheets, points, a path, hidden cards.
SHEET = 0
POINTS = SHEET + 2 * MOST_MOVES
PATH = POINTS + SEATS
LONGEST_PATH = 1024
ORDER = PATH + 2 * LONGEST_PATH
POOL = ORDER + MOST_CARDS
STREAM = POOL + MOST_CARDS
SEEN = STREAM + 4  # by move: the child of the node, then its round
MOST_IDS = 1024
ROOM = SEEN + 2 * MOST_IDS

# A node of the tree: the move that leads to it, its first child and its next sibling (0: none), how
# often it was tried, and what the seat that moved got in all: in units of what that is worth to it,
# and in points. A node is a line of the cache.
MOVE, CHILD, SIBLING, VISITS, SUM, GAINED = range(6)
NODE = 8
UNIT = 1 << 20  # worth 1: results are whole numbers, whose sum no order of adding changes

# A trick of a course: who led, the card led, the reply (-1: not yet).
LEADER, LEAD, REPLY = range(3)
TRICK = 3

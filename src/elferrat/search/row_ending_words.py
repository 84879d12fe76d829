"""What Python and the compiled search of a row game's end agree on. Imports no Numba."""

# The words of a search; those at an address hold arrays.
STOP = 0  # set by whoever wants the search to end
SEAT = 1  # for whom
NODES = 2  # positions looked at
MOST_NODES = 3  # that may be
GAVE_UP = 4  # 1: there were more, or it had to stop
PLIES = 5  # moves ahead at most
KNOWN = 6  # address of what the rules of thumb know
FUNCTIONS_AT = 7  # as in `abi`
OPTIONS_AT = 8
STATES_AT = 9  # a state for each ply
STATE_SIZE = 10  # bytes
SHEETS_AT = 11  # a sheet for each ply: moves, then as many ratings
TABLE_AT = 12
TABLE_SIZE = 13  # entries, a power of two
WORDS = 16

# What is known of a position: bounds in the drivers' points, the best move.
ENTRY_KEY, ENTRY_LOW, ENTRY_HIGH, ENTRY_MOVE = range(4)
ENTRY = 4
ANY_KEY = (1 << 63) - 1
WIDEST = 1 << 40  # more than any points

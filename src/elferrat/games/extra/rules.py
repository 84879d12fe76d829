"""The rules of Elfer raus! Extra (`extra`), clause by clause: rulebook X1 to X64.

Plain ints and fixed lists only, so that the compiled twin runs these same functions. A cell's id
is row * 21 + number - 1, and so is its number card's. A row mask has bit n set for number n
(bits 1 to 21).
"""

from dataclasses import dataclass, field

from elferrat.cards.bits import append, beside, total

ROWS = 4
NUMBERS = 21
OTHERS = ROWS - 1
CELLS = ROWS * NUMBERS
BRIDGES = ROWS * OTHERS * NUMBERS
JOKER = CELLS
JOKERS = 4
SEATS = 6
HAND_SIZES = (0, 0, 20, 20, 15, 12, 12)  # by number of players (X3)
BRIDGES_EACH = (0, 0, 4, 4, 3, 3, 2)
MOST_STOCK = 64  # a deal leaves 44 at most; a position that is read may bring a longer list
MOST_BRIDGES = 15  # five players with three each
SIDES = 2 * ROWS
CARDS_A_TURN = 4  # X10

LAY = 0  # + cell: lay its number card
LAY_JOKER = CELLS  # + cell: lay a joker there
BRIDGE = 2 * CELLS  # + (from row * 3 + to which of the others) * 21 + number - 1: with its card
BRIDGE_JOKER = BRIDGE + BRIDGES  # the same with a joker
EXCHANGE = BRIDGE_JOKER + BRIDGES  # + cell: put its number card there, take the joker
DISCARD = EXCHANGE + CELLS
DRAW = DISCARD + 1
END = DISCARD + 2
PASS = DISCARD + 3
MOVES = DISCARD + 4

WHOLE_ROW = (1 << NUMBERS + 1) - 2
ELEVEN = 1 << 11
LOW_SIDE = (1 << 11) - 2  # 1 to 10
HIGH_SIDE = WHOLE_ROW & ~LOW_SIDE & ~ELEVEN  # 12 to 21

OUT = 1  # why a game is over: somebody has no hand card left (X60)
BLOCKED = 2  # everybody passed (X64)


@dataclass(slots=True)
class Options:
    """The choices of X; the defaults are the rulebook's."""

    exchange_needs_prior_play: int = 0
    discard_counts_as_play: int = 1
    bonus_lost_on_exchange: int = 0
    bonus_supply: int = 7


def no_hands() -> list[list[int]]:
    """A row mask for every seat and row, all empty."""
    return [[0] * ROWS for _ in range(SEATS)]


@dataclass(slots=True)
class State:
    """One game of Elfer raus! Extra, everything known."""

    players: int = 2
    place: list[int] = field(default_factory=lambda: [0, 1, 2, 3])  # of each row in the column (X2)
    hand: list[list[int]] = field(default_factory=no_hands)  # number cards by seat, a mask a row
    jokers: list[int] = field(default_factory=lambda: [0] * SEATS)  # in hand, by seat
    bridges: list[int] = field(default_factory=lambda: [0] * SEATS)  # left, by seat
    filled: list[int] = field(default_factory=lambda: [ELEVEN] * ROWS)  # cells, a mask a row
    joker: list[int] = field(default_factory=lambda: [0] * ROWS)  # filled cells that show a joker
    bonus_joker: list[int] = field(default_factory=lambda: [0] * ROWS)  # those that took a bonus
    stock: list[int] = field(default_factory=lambda: [-1] * MOST_STOCK)  # top card last
    stock_size: int = 0
    bridged: list[int] = field(default_factory=lambda: [-1] * MOST_BRIDGES)  # as in BRIDGE
    bridged_size: int = 0
    bonus: list[int] = field(default_factory=lambda: [-1] * SIDES)  # seat * 8 + side
    bonus_size: int = 0
    discarded: int = 0
    turn: int = 0
    laid: int = 0  # of the four of this turn: laid, laid over bridges, discarded
    exchanged: int = 0  # this turn
    passes: int = 0  # in a row
    over: int = 0


# --- the deal -----------------------------------------------------------------------------------


def pack(o: Options, cards: list[int]) -> int:
    """Write the cards that are dealt from, unshuffled, into `cards`; return how many (X3)."""
    size = 0
    for cell in range(CELLS):
        if cell % NUMBERS + 1 != 11:
            cards[size] = cell
            size += 1
    for _ in range(JOKERS):
        cards[size] = JOKER
        size += 1
    return size


def lots(o: Options, players: int, bounds: list[int]) -> int:
    """Write the bounds of the lots to draw, each below its own: they order the rows (X2)."""
    for i in range(ROWS - 1):
        bounds[i] = ROWS - i
    return ROWS - 1


def setup(
    s: State, o: Options, players: int, dealer: int, cards: list[int], size: int, lots: list[int]
) -> None:
    """Deal a shuffled pack (index 0 on top) to a blank state (X2, X3, X4).

    The column of 11s is R Y G B, its lowest place swapped with place `lots[0]`, the next higher one
    with `lots[1]`, the second with `lots[2]`. The seat after `dealer` begins.
    """
    s.players = players
    for i in range(ROWS - 1):
        swap_places(s, ROWS - 1 - i, lots[i])
    dealt = players * HAND_SIZES[players]
    for i in range(dealt):
        take(s, i % players, cards[i])
    for i in range(size - 1, dealt - 1, -1):
        s.stock[s.stock_size] = cards[i]
        s.stock_size += 1
    for seat in range(players):
        s.bridges[seat] = BRIDGES_EACH[players]
    s.turn = (dealer + 1) % players


def deal_stands(s: State, o: Options) -> bool:
    """Whether the deal is valid: always."""
    return True


def swap_places(s: State, place: int, other: int) -> None:
    """Let the rows at two places of the column change places."""
    for row in range(ROWS):
        if s.place[row] == place:
            s.place[row] = other
        elif s.place[row] == other:
            s.place[row] = place


def take(s: State, seat: int, card: int) -> None:
    """Put a number card or a joker into a hand."""
    if card == JOKER:
        s.jokers[seat] += 1
    else:
        s.hand[seat][card // NUMBERS] |= 1 << card % NUMBERS + 1


# --- what fits ----------------------------------------------------------------------------------


def reachable(s: State, row: int) -> int:
    """The empty cells of a row next to a filled one (X20, X21), as a mask."""
    return beside(s.filled[row]) & WHOLE_ROW


def neighbours(s: State, row: int, other: int) -> bool:
    """Whether two rows lie next to each other in the column of 11s (X2)."""
    return abs(s.place[row] - s.place[other]) == 1


def bridgeable(s: State, row: int, other: int) -> int:
    """The numbers at which a bridge from `row` to `other` is possible (X50, X53), as a mask."""
    if not neighbours(s, row, other):
        return 0
    return s.filled[row] & ~s.filled[other]


def other_row(row: int, i: int) -> int:
    """The other rows, by i from 0 to 2, rising."""
    return i + 1 if i >= row else i


def bridge_id(row: int, other: int, number: int) -> int:
    """A bridge as a number: + BRIDGE it is the move, and so it stands in `bridged`."""
    return (row * OTHERS + (other - 1 if other > row else other)) * NUMBERS + number - 1


def bridge_start(bridge: int) -> int:
    """The cell from which a bridge leads."""
    return bridge // NUMBERS // OTHERS * NUMBERS + bridge % NUMBERS


def bridge_end(bridge: int) -> int:
    """The cell to which a bridge leads, of the same number."""
    row = bridge // NUMBERS // OTHERS
    return other_row(row, bridge // NUMBERS % OTHERS) * NUMBERS + bridge % NUMBERS


def holds_fitting(s: State, seat: int) -> bool:
    """Whether a number card of that hand fits without a bridge (X13, X20)."""
    for row in range(ROWS):
        if s.hand[seat][row] & reachable(s, row):
            return True
    return False


def has_empty_cell(s: State) -> bool:
    """Whether a cell of the table is still empty."""
    for row in range(ROWS):
        if s.filled[row] != WHOLE_ROW:
            return True
    return False


# --- what a turn allows -------------------------------------------------------------------------


def to_move(s: State) -> int:
    """The seat on turn."""
    return s.turn


def may_play_more(s: State) -> bool:
    """Whether one more of the four cards of a turn is left (X10, X15)."""
    return s.laid < CARDS_A_TURN


def may_exchange(s: State, o: Options) -> bool:
    """Whether an exchange can still be part of a playing turn (X31, X32, X34)."""
    if s.laid > 0:
        return True
    if o.exchange_needs_prior_play:
        return False
    return o.discard_counts_as_play == 1 or has_empty_cell(s)


def may_discard(s: State, o: Options) -> bool:
    """Whether a joker of the hand may go to the box (X15, X34)."""
    return may_play_more(s) and (s.laid > 0 or o.discard_counts_as_play == 1)


def untouched(s: State) -> bool:
    """Whether nothing was done yet this turn, so that a draw or pass is possible (X11, X32)."""
    return s.laid == 0 and s.exchanged == 0


def on_duty(s: State) -> bool:
    """Whether a card must be played this turn: empty pile, and a number card fits (X13)."""
    return s.stock_size == 0 and s.laid == 0 and holds_fitting(s, s.turn)


# --- moves --------------------------------------------------------------------------------------


def legal(s: State, o: Options, moves: list[int]) -> int:
    """Write the legal moves into `moves`, rising; return how many (X10 to X53)."""
    n = 0
    if s.over:
        return n
    if may_play_more(s):
        n = legal_cards(s, moves, n)
        if s.bridges[s.turn] > 0:
            n = legal_bridges(s, moves, n)
    if may_exchange(s, o):
        h, j = s.hand[s.turn], s.joker
        n = append_rows(moves, n, h[0] & j[0], h[1] & j[1], h[2] & j[2], h[3] & j[3], EXCHANGE)
    if s.jokers[s.turn] > 0 and may_discard(s, o):
        moves[n] = DISCARD
        n += 1
    if untouched(s) and s.stock_size > 0:
        moves[n] = DRAW
        n += 1
    if s.laid > 0:
        moves[n] = END
        n += 1
    if untouched(s) and s.stock_size == 0 and not on_duty(s):
        moves[n] = PASS
        n += 1
    return n


def legal_cards(s: State, moves: list[int], n: int) -> int:
    """Append the number cards and jokers that can be laid without a bridge (X20, X30)."""
    red, yellow, green, blue = reachable(s, 0), reachable(s, 1), reachable(s, 2), reachable(s, 3)
    h = s.hand[s.turn]
    n = append_rows(moves, n, red & h[0], yellow & h[1], green & h[2], blue & h[3], LAY)
    if s.jokers[s.turn] > 0:
        n = append_rows(moves, n, red, yellow, green, blue, LAY_JOKER)
    return n


def append_rows(
    moves: list[int], n: int, red: int, yellow: int, green: int, blue: int, first: int
) -> int:
    """Append move `first` + cell for each cell of four row masks; return the new length."""
    n = append(moves, n, joined(red, yellow, green), first)
    return append(moves, n, blue >> 1, first + 3 * NUMBERS)


def joined(one: int, two: int, three: int) -> int:
    """Three row masks in a word, bits 0 to 62: one loop over them is faster than three."""
    return one >> 1 | two << NUMBERS - 1 | three << 2 * NUMBERS - 1


def legal_bridges(s: State, moves: list[int], n: int) -> int:
    """Append the bridges with the number card or joker laid over them (X50, X51, X52, X53)."""
    n = legal_bridges_with(s, moves, n, BRIDGE, False)
    if s.jokers[s.turn] > 0:
        n = legal_bridges_with(s, moves, n, BRIDGE_JOKER, True)
    return n


def legal_bridges_with(s: State, moves: list[int], n: int, first: int, joker: bool) -> int:
    """Append the bridges for one kind of card, rising."""
    for row in range(ROWS):
        one = coverable(s, row, other_row(row, 0), joker)
        two = coverable(s, row, other_row(row, 1), joker)
        three = coverable(s, row, other_row(row, 2), joker)
        n = append(moves, n, joined(one, two, three), first + row * OTHERS * NUMBERS)
    return n


def coverable(s: State, row: int, other: int, joker: bool) -> int:
    """The numbers at which the seat on turn has a card, or a joker, for a bridge, as a mask."""
    if joker:
        return bridgeable(s, row, other)
    return bridgeable(s, row, other) & s.hand[s.turn][other]


def play(s: State, o: Options, move: int) -> None:
    """Make a legal move."""
    if move == PASS:
        s.passes += 1
        if s.passes == s.players:
            s.over = BLOCKED
        else:
            pass_turn(s)
        return
    s.passes = 0
    if move < LAY_JOKER:
        lay(s, o, move, False)
    elif move < BRIDGE:
        lay(s, o, move - LAY_JOKER, True)
    elif move < BRIDGE_JOKER:
        bridge(s, o, move - BRIDGE, False)
    elif move < EXCHANGE:
        bridge(s, o, move - BRIDGE_JOKER, True)
    elif move < DISCARD:
        exchange(s, move - EXCHANGE)
    elif move == DISCARD:
        discard(s)
    else:
        if move == DRAW:
            draw(s)
        pass_turn(s)


def lay(s: State, o: Options, cell: int, joker: bool) -> None:
    """Fill a cell with its number card or a joker (X20, X30), and take the bonus it earns (X40)."""
    row = cell // NUMBERS
    bit = 1 << cell % NUMBERS + 1
    if joker:
        s.jokers[s.turn] -= 1
        s.joker[row] |= bit
    else:
        s.hand[s.turn][row] &= ~bit
    s.filled[row] |= bit
    s.laid += 1
    low = bit < ELEVEN
    side = LOW_SIDE if low else HIGH_SIDE
    if s.filled[row] & side == side and s.bonus_size < o.bonus_supply:
        take_bonus(s, row * 2 + (0 if low else 1))
        if joker and o.bonus_lost_on_exchange:
            s.bonus_joker[row] |= bit
    end_if_out(s)


def take_bonus(s: State, side: int) -> None:
    """The seat on turn takes the bonus card of a side (X40); entries stay in the order of seats."""
    i = s.bonus_size
    while i > 0 and s.bonus[i - 1] // SIDES > s.turn:
        s.bonus[i] = s.bonus[i - 1]
        i -= 1
    s.bonus[i] = s.turn * SIDES + side
    s.bonus_size += 1


def bridge(s: State, o: Options, where: int, joker: bool) -> None:
    """Put a bridge and the card over it: one move (X50, X51)."""
    s.bridges[s.turn] -= 1
    s.bridged[s.bridged_size] = where
    s.bridged_size += 1
    lay(s, o, bridge_end(where), joker)


def exchange(s: State, cell: int) -> None:
    """Put the number card where its joker lies and take the joker (X31); a bonus may go (X41)."""
    row = cell // NUMBERS
    bit = 1 << cell % NUMBERS + 1
    s.hand[s.turn][row] &= ~bit
    s.jokers[s.turn] += 1
    s.joker[row] &= ~bit
    s.exchanged += 1
    if s.bonus_joker[row] & bit:
        s.bonus_joker[row] &= ~bit
        give_back(s, row * 2 + (0 if bit < ELEVEN else 1))


def give_back(s: State, side: int) -> None:
    """The bonus card of a side returns to the supply, whoever has it (X41)."""
    kept = 0
    for i in range(s.bonus_size):
        entry = s.bonus[i]
        s.bonus[i] = -1
        if entry % SIDES != side:
            s.bonus[kept] = entry
            kept += 1
    s.bonus_size = kept


def discard(s: State) -> None:
    """Put a joker of the hand into the box (X34); it may be the last card (X36)."""
    s.jokers[s.turn] -= 1
    s.discarded += 1
    s.laid += 1
    end_if_out(s)


def draw(s: State) -> None:
    """Take the top card of the pile into the hand (X11)."""
    s.stock_size -= 1
    take(s, s.turn, s.stock[s.stock_size])
    s.stock[s.stock_size] = -1


def end_if_out(s: State) -> None:
    """The game ends at once when the hand on turn is empty (X60)."""
    if hand_is_empty(s, s.turn):
        s.over = OUT


def hand_is_empty(s: State, seat: int) -> bool:
    """Whether that seat has no hand card left; bridges are no hand cards (X3)."""
    if s.jokers[seat] > 0:
        return False
    for row in range(ROWS):
        if s.hand[seat][row]:
            return False
    return True


def pass_turn(s: State) -> None:
    """The next player clockwise is on turn."""
    s.turn = (s.turn + 1) % s.players
    s.laid = 0
    s.exchanged = 0


# --- the end ------------------------------------------------------------------------------------


def score(s: State, seat: int) -> int:
    """11 a bonus card, minus the numbers left in that hand, minus 11 a joker left (X61)."""
    points = 11 * bonus_cards(s, seat) - 11 * s.jokers[seat]
    for row in range(ROWS):
        points -= total(s.hand[seat][row])
    return points


def bonus_cards(s: State, seat: int) -> int:
    """How many bonus cards a seat has (X40)."""
    n = 0
    for i in range(s.bonus_size):
        if s.bonus[i] // SIDES == seat:
            n += 1
    return n


def wins(s: State, seat: int) -> bool:
    """Whether that seat has the most points of the finished game, alone or shared (X61, X62)."""
    if not s.over:
        return False
    for other in range(s.players):
        if score(s, other) > score(s, seat):
            return False
    return True

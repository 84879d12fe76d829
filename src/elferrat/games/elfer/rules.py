"""The rules of Elfer raus! (`elfer`), clause by clause: rulebook E1 to E13 and V1 to V3.3.

Plain ints and fixed lists only, so that the compiled twin runs these same functions. A card's
id is row * 20 + number - 1. A row mask has bit n set for number n (bits 1 to 20).
"""

from dataclasses import dataclass, field

from elferrat.cards.bits import append, beside, count, total

ROWS = 4
NUMBERS = 20
CARDS = ROWS * NUMBERS
SEATS = 6
HAND_SIZES = (0, 0, 20, 20, 15, 12, 10)  # by number of players (E1)

DRAW = CARDS
END = CARDS + 1
PASS = CARDS + 2
MOVES = CARDS + 3  # moves below CARDS lay the card of that id

STANDARD, FALSE_START, THREE_STARTS, ANY_START = 0, 1, 2, 3
UNTIL_FIT, THREE, ONE = 0, 1, 2

WHOLE_ROW = (1 << NUMBERS + 1) - 2
ELEVEN = 1 << 11
TEN_TO_TWELVE = 1 << 10 | 1 << 11 | 1 << 12
BOTH_ENDS = 1 << 1 | 1 << NUMBERS

OUT = 1  # why a hand is over: somebody laid the last hand card (E11)


@dataclass(slots=True)
class Options:
    """The choices of E and V; the first named value is the default."""

    variant: int = STANDARD
    without_blue: int = 0
    max_cards: int = 0
    force_eleven: int = 0
    draw: int = UNTIL_FIT
    may_hold_drawn: int = 0


def no_hands() -> list[list[int]]:
    """A row mask for every seat and row, all empty."""
    return [[0] * ROWS for _ in range(SEATS)]


@dataclass(slots=True)
class State:
    """One hand of Elfer raus!, everything known."""

    players: int = 2
    hand: list[list[int]] = field(default_factory=no_hands)  # by seat, one mask a row
    table: list[int] = field(default_factory=lambda: [0] * ROWS)  # one mask a row
    stock: list[int] = field(default_factory=lambda: [-1] * CARDS)  # the top card is the last one
    stock_size: int = 0
    dealer: int = 1
    turn: int = 0
    start: int = 0  # the number N of V3, 0 before it is laid
    laid: int = 0  # cards laid this turn
    drawn: int = 0  # 1 from a draw that stopped at a fitting card until the turn ends
    over: int = 0


# --- the deal -----------------------------------------------------------------------------------


def rows_in_play(o: Options) -> int:
    """How many rows there are: blue may stay in the box (E1)."""
    return ROWS - 1 if o.without_blue else ROWS


def preset(o: Options) -> int:
    """The numbers of each row that lie before the deal (V1), as a mask."""
    return BOTH_ENDS if o.variant == FALSE_START else 0


def pack(o: Options, cards: list[int]) -> int:
    """Write the cards that are dealt from, unshuffled, into `cards`; return how many (E1, V1)."""
    size = 0
    for row in range(rows_in_play(o)):
        for number in range(1, NUMBERS + 1):
            if not preset(o) >> number & 1:
                cards[size] = row * NUMBERS + number - 1
                size += 1
    return size


def lots(o: Options, players: int, bounds: list[int]) -> int:
    """Write the bounds of the lots to draw, each below its own; return how many (V3: a starter)."""
    if o.variant != ANY_START:
        return 0
    bounds[0] = players
    return 1


def setup(
    s: State, o: Options, players: int, dealer: int, cards: list[int], size: int, lots: list[int]
) -> None:
    """Deal a shuffled pack (index 0 on top) to a blank state (E1, E2, V1.4, V2, V3).

    `lots[0]` is the starter drawn by lot for V3. In the standard game nobody may have been dealt
    an 11; then `deal_stands` is false and the caller shuffles and deals again (E3).
    """
    s.players = players
    s.dealer = dealer
    for row in range(rows_in_play(o)):
        s.table[row] = preset(o)
    dealt = players * HAND_SIZES[players]
    for i in range(dealt):
        take(s, i % players, cards[i])
    for i in range(size - 1, dealt - 1, -1):
        s.stock[s.stock_size] = cards[i]
        s.stock_size += 1
    if o.variant == ANY_START:
        s.turn = lots[0]
    elif o.variant == STANDARD:
        s.turn = opener(s)
    else:
        s.turn = (dealer + 1) % players


def deal_stands(s: State, o: Options) -> bool:
    """Whether the deal stands: in the standard game somebody must hold an 11 (E3)."""
    return o.variant != STANDARD or opening_row(s) >= 0


def take(s: State, seat: int, card: int) -> None:
    """Put a card into a hand."""
    s.hand[seat][card // NUMBERS] |= 1 << card % NUMBERS + 1


def opening_row(s: State) -> int:
    """The row whose 11 opens: red, else yellow, green, blue (E2); -1 if nobody holds an 11."""
    for row in range(ROWS):
        for seat in range(s.players):
            if s.hand[seat][row] & ELEVEN:
                return row
    return -1


def opener(s: State) -> int:
    """The seat that holds the opening 11 (E2); 0 if nobody holds an 11."""
    row = opening_row(s)
    for seat in range(s.players):
        if row >= 0 and s.hand[seat][row] & ELEVEN:
            return seat
    return 0


# --- what fits ----------------------------------------------------------------------------------


def opening(s: State, o: Options) -> bool:
    """Whether nothing lies yet (E4, V2, V3); never in V1."""
    if o.variant == FALSE_START:
        return False
    return s.table[0] == 0 and s.table[1] == 0 and s.table[2] == 0 and s.table[3] == 0


def openers(s: State, o: Options, row: int) -> int:
    """The numbers of a row that may be the very first card (E2, V2, V3), as a mask."""
    if o.variant == THREE_STARTS:
        return TEN_TO_TWELVE
    if o.variant == ANY_START:
        return WHOLE_ROW
    return ELEVEN if row == opening_row(s) else 0


def starters(s: State, o: Options) -> int:
    """The numbers that may begin a further, empty row (E6, V2.2, V3.2), as a mask."""
    if o.variant == STANDARD:
        return ELEVEN
    if o.variant == THREE_STARTS:
        return TEN_TO_TWELVE
    return 1 << s.start if s.start else 0


def fitting(s: State, o: Options, row: int) -> int:
    """The numbers of a row that fit now, as a mask (E6, V1.2, V1.3, V2.2, V3.2, V3.3)."""
    if opening(s, o):
        return openers(s, o, row)
    if s.table[row] == 0:
        return starters(s, o)
    return beside(s.table[row]) & WHOLE_ROW


def holds_fitting(s: State, o: Options, seat: int) -> bool:
    """Whether a card of that hand fits."""
    for row in range(ROWS):
        if s.hand[seat][row] & fitting(s, o, row):
            return True
    return False


def eleven_forced(s: State, o: Options) -> bool:
    """Whether the seat on turn holds an 11 that fits and must lay it first (E7)."""
    if not o.force_eleven or o.variant != STANDARD:
        return False
    for row in range(ROWS):
        if s.hand[s.turn][row] & fitting(s, o, row) & ELEVEN:
            return True
    return False


# --- moves --------------------------------------------------------------------------------------


def to_move(s: State) -> int:
    """The seat on turn."""
    return s.turn


def legal(s: State, o: Options, moves: list[int]) -> int:
    """Write the legal moves into `moves`, rising; return how many (E5, E7, E8, E9, E10)."""
    n = 0
    if s.over:
        return n
    if may_lay_more(s, o):
        allowed = ELEVEN if eleven_forced(s, o) else WHOLE_ROW
        for row in range(ROWS):
            playable = s.hand[s.turn][row] & fitting(s, o, row) & allowed
            n = append(moves, n, playable, row * NUMBERS - 1)
    if s.laid == 0 and n == 0:  # nothing fits, a drawn card neither (E5, E8, E10)
        moves[n] = DRAW if s.stock_size else PASS
        n += 1
    if may_end(s, o):
        moves[n] = END
        n += 1
    return n


def may_lay_more(s: State, o: Options) -> bool:
    """Whether the turn allows one more card, if it fits (E5)."""
    return o.max_cards == 0 or s.laid < o.max_cards


def may_end(s: State, o: Options) -> bool:
    """Whether the turn may end: a card was laid (E5), or the drawn one may be kept (E9)."""
    return s.laid > 0 or (s.drawn == 1 and o.may_hold_drawn == 1)


def play(s: State, o: Options, move: int) -> None:
    """Make a legal move."""
    if move == DRAW:
        draw(s, o)
    elif move == END:
        pass_turn(s)
    elif move == PASS:
        assert not complete(s, o) or somebody_fits(s, o), "E13"
        pass_turn(s)
    else:
        lay(s, o, move)


def lay(s: State, o: Options, card: int) -> None:
    """Lay a card; the opening one is a whole turn (E4, V2, V3), the last ends the hand (E11)."""
    row = card // NUMBERS
    number = card % NUMBERS + 1
    is_opening = opening(s, o)
    s.hand[s.turn][row] &= ~(1 << number)
    s.table[row] |= 1 << number
    s.laid += 1
    if is_opening and o.variant == ANY_START:
        s.start = number
    if hand_size(s, s.turn) == 0:
        s.over = OUT
    elif is_opening:
        pass_turn(s)


def draw(s: State, o: Options) -> None:
    """Draw as E8 says, from what is there (E10); only a card that fits keeps the turn (E9)."""
    most = 1 if o.draw == ONE else 3
    for _ in range(min(most, s.stock_size)):
        s.stock_size -= 1
        card = s.stock[s.stock_size]
        s.stock[s.stock_size] = -1
        take(s, s.turn, card)
        row = card // NUMBERS
        bit = 1 << card % NUMBERS + 1
        if o.draw != THREE and fitting(s, o, row) & bit:
            s.drawn = 1
            return
    pass_turn(s)


def pass_turn(s: State) -> None:
    """The next player clockwise is on turn."""
    s.turn = (s.turn + 1) % s.players
    s.laid = 0
    s.drawn = 0


def hand_size(s: State, seat: int) -> int:
    """Number of cards in that hand."""
    n = 0
    for row in range(ROWS):
        n += count(s.hand[seat][row])
    return n


def complete(s: State, o: Options) -> bool:
    """Whether every card is there and every empty row can be opened, as in every dealt game."""
    for row in range(rows_in_play(o)):
        if s.table[row] == 0 and starters(s, o) == 0:
            return False
    n = s.stock_size
    for seat in range(s.players):
        n += hand_size(s, seat)
    for row in range(ROWS):
        n += count(s.table[row])
    return n == rows_in_play(o) * NUMBERS


def somebody_fits(s: State, o: Options) -> bool:
    """Whether any hand holds a card that fits (E13)."""
    for seat in range(s.players):
        if holds_fitting(s, o, seat):
            return True
    return False


# --- the end ------------------------------------------------------------------------------------


def score(s: State, seat: int) -> int:
    """Minus the sum of the numbers left in that hand (E12)."""
    points = 0
    for row in range(ROWS):
        points -= total(s.hand[seat][row])
    return points


def wins(s: State, seat: int) -> bool:
    """Whether that seat won the finished hand by laying its last card (E11)."""
    return s.over == OUT and seat == s.turn

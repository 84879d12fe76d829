"""What a seat may know of a game of Elfer raus! Extra, as a fixed row of small numbers.

Built by listing what a view shows (contract 2, “Views”), for programs that learn. Seats are told
from the observer's place: the observer first, then clockwise; places nobody sits at are 0. Cells
and number cards stand in the order of their ids, so that a card's place is the number of the move
that lays it. Plain ints only, because the compiled twin runs these very functions.
"""

from elferrat.cards.bits import count
from elferrat.games.extra.rules import (
    CELLS,
    NUMBERS,
    ROWS,
    SEATS,
    SIDES,
    Options,
    State,
    bridge_end,
    bridge_start,
    joined,
)

HAND = 0
FILLED = HAND + CELLS
JOKERS_LYING = FILLED + CELLS
BONUS_JOKERS = JOKERS_LYING + CELLS
BRIDGED = BONUS_JOKERS + CELLS
ORDER = BRIDGED + CELLS
BONUS = ORDER + ROWS * ROWS
HAND_SIZES = BONUS + SEATS * SIDES
BRIDGES = HAND_SIZES + SEATS
TURN = BRIDGES + SEATS
JOKERS = TURN + SEATS
PLAYERS = JOKERS + 1
STOCK = PLAYERS + 1
DISCARDED = STOCK + 1
LAID = DISCARDED + 1
EXCHANGED = LAID + 1
PASSES = EXCHANGED + 1
OPTIONS = PASSES + 1
SIZE = OPTIONS + 4

LAYOUT = (
    ("hand", CELLS),
    ("filled", CELLS),
    ("jokers_lying", CELLS),
    ("bonus_jokers", CELLS),
    ("bridged", CELLS),
    ("order", ROWS * ROWS),
    ("bonus", SEATS * SIDES),
    ("hand_sizes", SEATS),
    ("bridges", SEATS),
    ("turn", SEATS),
    ("jokers", 1),
    ("players", 1),
    ("stock", 1),
    ("discarded", 1),
    ("laid", 1),
    ("exchanged", 1),
    ("passes", 1),
    ("options", 4),
)

FROM_ABOVE, FROM_BELOW = 1, 2  # how a bridge reaches a cell, seen down the column of 11s


def observe(s: State, o: Options, seat: int, out: list[int]) -> None:
    """Fill out[0:SIZE], each from 0 to 127, with what that seat may know (blocks as in LAYOUT)."""
    h, f, j = s.hand[seat], s.filled, s.joker
    write_three_rows(out, HAND, h[0], h[1], h[2])
    write_three_rows(out, HAND + 3 * NUMBERS, h[3], f[0], f[1])
    write_three_rows(out, FILLED + 2 * NUMBERS, f[2], f[3], j[0])
    write_three_rows(out, JOKERS_LYING + NUMBERS, j[1], j[2], j[3])
    for row in range(ROWS):
        if o.bonus_lost_on_exchange:
            write_row(out, BONUS_JOKERS + row * NUMBERS, s.bonus_joker[row])
        else:
            write_none(out, BONUS_JOKERS + row * NUMBERS)
        for place in range(ROWS):
            out[ORDER + row * ROWS + place] = 1 if s.place[row] == place else 0
    write_bridged(s, out)
    write_bonuses(s, seat, out)
    write_seats(s, seat, out)
    out[JOKERS] = s.jokers[seat]
    out[PLAYERS] = s.players
    out[STOCK] = s.stock_size
    out[DISCARDED] = s.discarded
    out[LAID] = s.laid
    out[EXCHANGED] = s.exchanged
    out[PASSES] = s.passes
    out[OPTIONS] = o.exchange_needs_prior_play
    out[OPTIONS + 1] = o.discard_counts_as_play
    out[OPTIONS + 2] = o.bonus_lost_on_exchange
    out[OPTIONS + 3] = o.bonus_supply


def write_three_rows(out: list[int], first: int, one: int, two: int, three: int) -> None:
    """Write three row masks one after another: a long loop, which compiles to wide instructions."""
    word = joined(one, two, three)
    for i in range(3 * NUMBERS):
        out[first + i] = word >> i & 1


def write_row(out: list[int], first: int, mask: int) -> None:
    """Write a row mask (bit n for number n) as 21 zeros and ones."""
    for i in range(NUMBERS):
        out[first + i] = mask >> (i + 1) & 1


def write_none(out: list[int], first: int) -> None:
    """Write a row of 21 zeros: nothing to take apart."""
    for i in range(NUMBERS):
        out[first + i] = 0


def write_bridged(s: State, out: list[int]) -> None:
    """Write for each cell whether a bridge leads to it, and from which side (X50)."""
    for cell in range(CELLS):
        out[BRIDGED + cell] = 0
    for i in range(s.bridged_size):
        start = bridge_start(s.bridged[i])
        cell = bridge_end(s.bridged[i])
        above = s.place[start // NUMBERS] < s.place[cell // NUMBERS]
        out[BRIDGED + cell] = FROM_ABOVE if above else FROM_BELOW


def write_bonuses(s: State, seat: int, out: list[int]) -> None:
    """Write for each place and side whether its bonus card lies there (X40)."""
    for i in range(SEATS * SIDES):
        out[BONUS + i] = 0
    for i in range(s.bonus_size):
        place = seats_on(s, seat, s.bonus[i] // SIDES)
        out[BONUS + place * SIDES + s.bonus[i] % SIDES] = 1


def write_seats(s: State, seat: int, out: list[int]) -> None:
    """Write the sizes of the hands, bridges left and who is on turn, from the observer's place."""
    for i in range(SEATS):
        out[HAND_SIZES + i] = 0
        out[BRIDGES + i] = 0
        out[TURN + i] = 0
    for other in range(s.players):
        place = seats_on(s, seat, other)
        out[HAND_SIZES + place] = hand_size(s, other)
        out[BRIDGES + place] = s.bridges[other]
    out[TURN + seats_on(s, seat, s.turn)] = 1


def seats_on(s: State, seat: int, other: int) -> int:
    """How many seats clockwise from one seat another is."""
    return other - seat if other >= seat else other - seat + s.players


def hand_size(s: State, seat: int) -> int:
    """Number of cards in that hand, jokers too."""
    n = s.jokers[seat]
    for row in range(ROWS):
        n += count(s.hand[seat][row])
    return n

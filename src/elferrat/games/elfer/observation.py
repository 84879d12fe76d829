"""What a seat may know of a game of Elfer raus!, as a fixed row of small numbers.

Built by listing what a view shows (contract 2, “Views”), for programs that learn. Seats are told
from the observer's place: the observer first, then clockwise; places nobody sits at are 0. Cards
stand in the order of their ids, so that a card's place is the number of the move that lays it.
Plain ints only, because the compiled twin runs these very functions.
"""

from elferrat.games.elfer.rules import CARDS, NUMBERS, ROWS, SEATS, Options, State, hand_size

HAND = 0
TABLE = HAND + CARDS
HAND_SIZES = TABLE + CARDS
TURN = HAND_SIZES + SEATS
DEALER = TURN + SEATS
PLAYERS = DEALER + SEATS
STOCK = PLAYERS + 1
START = STOCK + 1
LAID = START + NUMBERS
DRAWN = LAID + 1
OPTIONS = DRAWN + 1
SIZE = OPTIONS + 6

LAYOUT = (
    ("hand", CARDS),
    ("table", CARDS),
    ("hand_sizes", SEATS),
    ("turn", SEATS),
    ("dealer", SEATS),
    ("players", 1),
    ("stock", 1),
    ("start", NUMBERS),
    ("laid", 1),
    ("drawn", 1),
    ("options", 6),
)


def observe(s: State, o: Options, seat: int, out: list[int]) -> None:
    """Fill out[0:SIZE], each from 0 to 127, with what that seat may know (blocks as in LAYOUT)."""
    for row in range(ROWS):
        write_row(out, HAND + row * NUMBERS, s.hand[seat][row])
        write_row(out, TABLE + row * NUMBERS, s.table[row])
    write_seats(s, seat, out)
    out[PLAYERS] = s.players
    out[STOCK] = s.stock_size
    for i in range(NUMBERS):
        out[START + i] = 1 if s.start == i + 1 else 0
    out[LAID] = s.laid
    out[DRAWN] = s.drawn
    out[OPTIONS] = o.variant
    out[OPTIONS + 1] = o.without_blue
    out[OPTIONS + 2] = o.max_cards
    out[OPTIONS + 3] = o.force_eleven
    out[OPTIONS + 4] = o.draw
    out[OPTIONS + 5] = o.may_hold_drawn


def write_row(out: list[int], first: int, mask: int) -> None:
    """Write a row mask (bit n for number n) as 20 zeros and ones."""
    for i in range(NUMBERS):
        out[first + i] = mask >> (i + 1) & 1


def write_seats(s: State, seat: int, out: list[int]) -> None:
    """Write the sizes of the hands, who is on turn and who dealt, from the observer's place."""
    for i in range(SEATS):
        out[HAND_SIZES + i] = 0
        out[TURN + i] = 0
        out[DEALER + i] = 0
    for i in range(s.players):
        out[HAND_SIZES + i] = hand_size(s, (seat + i) % s.players)
    out[TURN + (s.turn - seat) % s.players] = 1
    out[DEALER + (s.dealer - seat) % s.players] = 1

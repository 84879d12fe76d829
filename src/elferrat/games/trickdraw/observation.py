"""What a seat may know of a two-player trick game, as a fixed row of small numbers.

Built by listing what a view shows (contract 2, “Views”), for programs that learn. The observer
comes first, then the opponent. Cards stand in the order of their ids, which are also the numbers
of the moves. Plain ints only, because the compiled twin runs these very functions.
"""

from elferrat.cards.bits import count
from elferrat.games.trickdraw.rules import CARDS, SEATS, State, to_move

HAND = 0
LEAD = HAND + CARDS
WON = LEAD + CARDS
HAND_SIZES = WON + SEATS * CARDS
TURN = HAND_SIZES + SEATS
LEADER = TURN + SEATS
DEALER = LEADER + SEATS
STOCK = DEALER + SEATS
OPTIONS = STOCK + 1  # each game writes its own from here on

SHARED_LAYOUT = (
    ("hand", CARDS),
    ("lead", CARDS),
    ("won", SEATS * CARDS),
    ("hand_sizes", SEATS),
    ("turn", SEATS),
    ("leader", SEATS),
    ("dealer", SEATS),
    ("stock", 1),
)


def observe_shared(s: State, seat: int, out: list[int]) -> None:
    """Fill out[0:OPTIONS], each from 0 to 127, with what that seat may know of the cards."""
    for card in range(CARDS):
        out[HAND + card] = s.hand[seat] >> card & 1
    for card in range(CARDS):
        out[LEAD + card] = 1 if s.lead == card else 0
    for i in range(SEATS * CARDS):
        out[WON + i] = 0
    turn = to_move(s)
    for i in range(SEATS):
        other = (seat + i) % SEATS
        for taken in range(s.won_size[other]):
            out[WON + i * CARDS + s.won[other][taken]] = 1
        out[HAND_SIZES + i] = count(s.hand[other])
        out[TURN + i] = 1 if turn == other else 0
        out[LEADER + i] = 1 if s.leader == other else 0
        out[DEALER + i] = 1 if s.dealer == other else 0
    out[STOCK] = s.stock_size

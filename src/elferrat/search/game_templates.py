"""What the search may ask a game besides its rules: compiled once a game, like `kernel.templates`.

The globals of the copies are the game's compiled rules and rules of thumb and its record types;
in this module itself they are placeholders. Every function takes (state, options, x, y).
"""

from typing import Any

from numba import carray, float64, int64

from elferrat.kernel.abi import MOST_MOVES
from elferrat.kernel.compiler import pointer
from elferrat.search.abi import LEAD, LEADER, REPLY, SEATS, TRICK

STATE: Any = None
OPTIONS: Any = None
rules: Any = None
thumbs: Any = None


def take(state: int, options: int, seat: int, card: int) -> int:
    """Put a card into a hand, or, for the seat after the last one, on top of the stock."""
    s = carray(pointer(state), 1, STATE)[0]
    if seat < SEATS:
        rules.take(s, seat, card)
    else:
        s.stock[s.stock_size] = card
        s.stock_size += 1
    return 0


def rate(state: int, options: int, sheet: int, known: int) -> Any:
    """Write the legal moves and, after room for all, what each promises; return how many.

    `sheet` is the address of int64 of length MOST_MOVES, then as many float64; `known` that of what
    the rules of thumb know of the game (`knowledge`).
    """
    s = carray(pointer(state), 1, STATE)[0]
    o = carray(pointer(options), 1, OPTIONS)[0]
    moves = carray(pointer(sheet), MOST_MOVES, int64)
    ratings = carray(pointer(sheet + 8 * MOST_MOVES), MOST_MOVES, float64)
    return thumbs.rate(s, o, moves, ratings, known)


def settle(state: int, options: int, points: int, known: int) -> Any:
    """Whether it is known how the game ends; then write the points by seat to int64 at `points`."""
    s = carray(pointer(state), 1, STATE)[0]
    o = carray(pointer(options), 1, OPTIONS)[0]
    return thumbs.settle(s, o, carray(pointer(points), SEATS, int64), known)


def back(state: int, options: int, trick: int, draw: int) -> int:
    """Take a trick back, as at the address `trick` (`search.abi`): first the reply, then the lead.

    `draw`: what a seat drew after the trick, as seat + 2 * place in its hand; -1: take back the
    lead.
    """
    s = carray(pointer(state), 1, STATE)[0]
    t = carray(pointer(trick), TRICK, int64)
    if draw < 0:
        thumbs.take_lead_back(s)
    else:
        thumbs.take_reply_back(s, t[LEADER], t[LEAD], t[REPLY], draw % 2, draw // 2)
    return 0

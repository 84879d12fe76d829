"""What the drivers may ask a game: each function here is compiled once a game, over its rules.

The globals of the copies are the game's compiled rules and observation, its record types `STATE`
and `OPTIONS`, and the names below; in this module itself they are placeholders of the same types.
States and options are addresses of records. Every function takes (state, options, x, y).
"""

from typing import Any

from numba import carray, int8, int64

from elferrat.games.game import MOST_LOTS
from elferrat.kernel.abi import DEALER, LOTS, MOST_CARDS, MOST_MOVES, PACK, PLAYERS, TABLE
from elferrat.kernel.compiler import pointer

SIZE = 0  # length of the game's observation
STATE: Any = None
OPTIONS: Any = None
rules: Any = None
observation: Any = None


def bonus_cards(s: Any, seat: int) -> int:
    """How many bonus cards a seat has: none, where a game has no such cards."""
    return 0


def legal(state: int, options: int, moves: int, _: int) -> Any:
    """Write the legal moves to an int64 array of length MOST_MOVES at `moves`; return how many."""
    s = carray(pointer(state), 1, STATE)[0]
    o = carray(pointer(options), 1, OPTIONS)[0]
    return rules.legal(s, o, carray(pointer(moves), MOST_MOVES, int64))


def play(state: int, options: int, move: int, _: int) -> Any:
    """Make a legal move; return the state's `over`."""
    s = carray(pointer(state), 1, STATE)[0]
    rules.play(s, carray(pointer(options), 1, OPTIONS)[0], move)
    return s.over


def to_move(state: int, options: int, _: int, __: int) -> Any:
    """The seat on turn."""
    return rules.to_move(carray(pointer(state), 1, STATE)[0])


def over(state: int, options: int, _: int, __: int) -> Any:
    """Why the game is over, 0 while it is not."""
    return carray(pointer(state), 1, STATE)[0].over


def pack(state: int, options: int, cards: int, _: int) -> Any:
    """Write the unshuffled pack to an int64 array at `cards`; return its size."""
    o = carray(pointer(options), 1, OPTIONS)[0]
    return rules.pack(o, carray(pointer(cards), MOST_CARDS, int64))


def lots(state: int, options: int, players: int, bounds: int) -> Any:
    """Write the bounds of the lots to an int64 array at `bounds`; return how many."""
    o = carray(pointer(options), 1, OPTIONS)[0]
    return rules.lots(o, players, carray(pointer(bounds), MOST_LOTS, int64))


def setup(state: int, options: int, table: int, cards: int) -> Any:
    """Deal the shuffled cards at `cards` to a blank state; whether the deal stands.

    `table` is the address of int64: players, dealer, size of the pack, then the lots drawn.
    """
    s = carray(pointer(state), 1, STATE)[0]
    o = carray(pointer(options), 1, OPTIONS)[0]
    t = carray(pointer(table), TABLE, int64)
    shuffled = carray(pointer(cards), MOST_CARDS, int64)
    rules.setup(s, o, t[PLAYERS], t[DEALER], shuffled, t[PACK], t[LOTS:])
    return rules.deal_stands(s, o)


def finish(state: int, options: int, players: int, row: int) -> int:
    """Write how a game ended to int64 at `row`: reason, stock left; by seat score, win, bonuses."""
    s = carray(pointer(state), 1, STATE)[0]
    told = carray(pointer(row), 2 + 3 * players, int64)
    told[0] = s.over
    told[1] = s.stock_size
    for seat in range(players):
        told[2 + seat] = rules.score(s, seat)
        told[2 + players + seat] = rules.wins(s, seat)
        told[2 + 2 * players + seat] = bonus_cards(s, seat)
    return 0


def observe(state: int, options: int, seat: int, out: int) -> int:
    """Write what a seat may know to an int8 array of length SIZE at `out`."""
    s = carray(pointer(state), 1, STATE)[0]
    o = carray(pointer(options), 1, OPTIONS)[0]
    observation.observe(s, o, seat, carray(pointer(out), SIZE, int8))
    return 0

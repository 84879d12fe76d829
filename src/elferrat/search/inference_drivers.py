"""The compiled part of `inference`: worlds of a trick game, and how well they explain its course.

A world is dealt as for a playout and then taken back trick by trick. At each move of the hidden
hand it is asked how likely a player by rules of thumb would have made it with the cards held then.
"""

from typing import Any

from numba import carray, float64

from elferrat.cards.chance import below
from elferrat.kernel.abi import MOST_MOVES
from elferrat.kernel.compiler import call, pointer
from elferrat.search.abi import (
    BACK,
    CARELESS,
    KNOWN,
    LEAD,
    LEADER,
    ORDER,
    RATE,
    REPLY,
    SHARP,
    SHEET,
    STOCK,
    STOP,
)
from elferrat.search.playout_drivers import address, deal, into_priors

Array = Any


def recall(
    functions: Array, base: Array, state: Array, options: Array, seats: Array, cards: Array,
    starts: Array, arrangements: Array, w: Array, stream: Array, course: Array, held: Array,
    weights: Array, room: Array, _: Array,
) -> int:  # fmt: skip
    """Deal worlds and weigh them.

    `held[i, c]`: whether the hidden hand holds `cards[c]` in world i; `weights[i]`: how likely it
    makes the moves that were seen. `course`: the tricks so far, the last one first, each as in
    `abi`. There is one kind of cards. Returns how many worlds it made before it was stopped.
    """
    s, o = address(state), address(options)
    size = arrangements[0, 0]
    for i in range(weights.shape[0]):
        deal(functions, base, state, options, seats, cards, starts, arrangements[0], w[STOCK], room,
             stream)  # fmt: skip
        for c in range(cards.shape[0]):
            held[i, c] = 0
            for k in range(size):
                if room[ORDER + k] == cards[c]:
                    held[i, c] = 1
        weights[i] = explained(functions, s, o, seats[0], size, w, stream, course, room)
        if w[STOP]:
            return i + 1
    return weights.shape[0]  # type: ignore[no-any-return]


def explained(functions: Array, state: int, options: int, seat: int, size: int, w: Array,
              stream: Array, course: Array, room: Array) -> float:  # fmt: skip
    """How likely a seat makes its moves of a course in this world and a past drawn by chance."""
    weight = 1.0
    unfinished = course.shape[0] > 0 and course[0, REPLY] < 0
    held = size + 1 if unfinished else size
    for t in range(course.shape[0]):
        trick = address(course[t])
        if course[t, REPLY] >= 0:
            # Which card came in after the trick is left to chance, each as likely.
            call(functions[BACK], state, options, trick, seat + 2 * below(stream, held))
            if course[t, LEADER] != seat:
                weight *= likelihood(functions, state, options, course[t, REPLY], w, room)
        call(functions[BACK], state, options, trick, -1)
        if course[t, LEADER] == seat:
            weight *= likelihood(functions, state, options, course[t, LEAD], w, room)
    return weight


def likelihood(
    functions: Array, state: int, options: int, move: int, w: Array, room: Array
) -> float:
    """How likely a player by rules of thumb makes a move here; 0 if it is not legal."""
    moves = room[SHEET : SHEET + 2 * MOST_MOVES]
    ratings = carray(pointer(address(moves) + 8 * MOST_MOVES), MOST_MOVES, float64)
    n = call(functions[RATE], state, options, address(moves), w[KNOWN])
    total = into_priors(ratings, n, w[SHARP] / 1024)
    own = 0.0
    for i in range(n):
        if moves[i] == move:
            own = ratings[i]
    careless = w[CARELESS] / 1024
    return (1 - careless) * own / total + careless / n if own > 0 else 0.0

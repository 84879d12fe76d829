"""The compiled part of `inference`: worlds of a trick game, and how well they explain its course.

A world is dealt as for a playout and then taken back trick by trick. At each move of the hidden
hand it is asked how likely a player by rules of thumb would have made it with the cards held then.
"""

from typing import Any

from numba import carray, float64

from elferrat.cards.chance import below, next_word
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
    functions: Array, base: Array, options: Array, seats: Array, cards: Array, starts: Array,
    arrangements: Array, w: Array, stream: Array, course: Array, worlds: Array, held: Array,
    weights: Array, copies: Array, room: Array, _: Array,
) -> int:  # fmt: skip
    """Deal worlds and weigh them, trick by trick of the course.

    `held[i, c]`: whether the hidden hand holds `cards[c]` in world i; `weights[i]`: how likely it
    makes the moves that were seen. `course`: the tricks so far, the last one first, each as in
    `abi`. There is one kind of cards. Once the weights are worth less than half of the worlds,
    these are drawn again by weight, and what went before is drawn anew for each. `copies` has room
    for a number and a weight a world. Returns how many worlds were weighed: if it was stopped, by
    the last tricks only, or 0.
    """
    o, size = address(options), arrangements[0, 0]
    many = weights.shape[0]
    for i in range(many):
        deal(functions, base, worlds[i], options, seats, cards, starts, arrangements[0], w[STOCK],
             room, stream)  # fmt: skip
        for c in range(cards.shape[0]):
            held[i, c] = 0
            for k in range(size):
                if room[ORDER + k] == cards[c]:
                    held[i, c] = 1
        weights[i] = 1
        if w[STOP]:
            return 0
    for t in range(course.shape[0]):
        if 2 * worth_of(weights) < many:
            draw_again(worlds, held, weights, copies, stream)
        for i in range(many):
            copies[i] = weights[i]
        if course[t, REPLY] < 0:
            size += 1
        for i in range(many):
            weights[i] *= explained(functions, address(worlds[i]), o, seats[0], size, w, stream,
                                    course[t], room)  # fmt: skip
            if w[STOP]:
                for k in range(many):
                    weights[k] = copies[k]
                return many if t else 0
    return many  # type: ignore[no-any-return]


def explained(functions: Array, state: int, options: int, seat: int, size: int, w: Array,
              stream: Array, trick: Array, room: Array) -> float:  # fmt: skip
    """How likely a seat makes its move of a trick in this world, which is taken back.

    `size`: how many cards the seat held then.
    """
    at, likely = address(trick), 1.0
    if trick[REPLY] >= 0:
        # Which card came in after the trick is left to chance, each as likely.
        call(functions[BACK], state, options, at, seat + 2 * below(stream, size))
        if trick[LEADER] != seat:
            likely = likelihood(functions, state, options, trick[REPLY], w, room)
    call(functions[BACK], state, options, at, -1)
    if trick[LEADER] == seat:
        likely = likelihood(functions, state, options, trick[LEAD], w, room)
    return likely


def worth_of(weights: Array) -> float:
    """How many worlds of equal weight tell as much; all of them where none has a weight."""
    total, squares = 0.0, 0.0
    for i in range(weights.shape[0]):
        total += weights[i]
        squares += weights[i] * weights[i]
    return total * total / squares if squares else 1.0 * weights.shape[0]


def draw_again(worlds: Array, held: Array, weights: Array, copies: Array, stream: Array) -> None:
    """Draw as many worlds by weight, which then weigh the same.

    Systematically: a world stands there as often as its weight says, give or take one.
    """
    many = weights.shape[0]
    step = 0.0
    for i in range(many):
        step += weights[i] / many
    point = step * (next_word(stream) + 0.5) / 2**32
    passed, drawn, last = 0.0, 0, 0
    for i in range(many):
        passed += weights[i]
        if weights[i] > 0:
            last = i
        copies[i] = 0
        while point < passed and drawn < many:
            copies[i] += 1
            drawn += 1
            point += step
        weights[i] = 1
    copies[last] += many - drawn  # sums of fractions may be a world too many or too few
    free = 0
    for i in range(many):
        while copies[i] > 1:
            while copies[free]:
                free += 1
            for k in range(worlds.shape[1]):
                worlds[free, k] = worlds[i, k]
            for k in range(held.shape[1]):
                held[free, k] = held[i, k]
            copies[free] = 1
            copies[i] -= 1


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

"""The compiled search for exact values of a row game between two hands, all cards known.

Alpha-beta on final points over the addresses of `abi`: what the rules of thumb think best is tried
first. A table remembers positions by all their bytes. `w`, the words of a search, lies at the
address `at`: everything that the recursion needs.
"""

from typing import Any

from numba import carray, float64, int32, int64, uint8

from elferrat.kernel.abi import MOST_MOVES
from elferrat.kernel.compiler import call, pointer
from elferrat.search.abi import PLAY, RATE, SETTLE, TO_MOVE
from elferrat.search.playout_drivers import address
from elferrat.search.row_ending_words import (
    ANY_KEY,
    ENTRY,
    ENTRY_HIGH,
    ENTRY_KEY,
    ENTRY_LOW,
    ENTRY_MOVE,
    FUNCTIONS_AT,
    GAVE_UP,
    KNOWN,
    MOST_NODES,
    NODES,
    OPTIONS_AT,
    PLIES,
    SEAT,
    SHEETS_AT,
    STATE_SIZE,
    STATES_AT,
    STOP,
    TABLE_AT,
    TABLE_SIZE,
    WIDEST,
    WORDS,
)

Array = Any
FUNCTIONS = 6  # entries of `functions` that are called


def play_out(base: Array, w: Array, moves: Array, results: Array, _: Array) -> int:
    """Write what each of some moves brings the seat if both play their best from then on.

    `results[m]`: in the drivers' points; returns for how many moves that is known: all, or fewer
    if it had to stop or there was too much to look at.
    """
    functions = carray(pointer(w[FUNCTIONS_AT]), FUNCTIONS, int64)
    state = carray(pointer(w[STATES_AT]), w[STATE_SIZE], uint8)
    for m in range(moves.shape[0]):
        for k in range(w[STATE_SIZE]):
            state[k] = base[k]
        call(functions[PLAY], w[STATES_AT], w[OPTIONS_AT], moves[m], 0)
        results[m] = value(address(w), 0, -WIDEST, WIDEST)
        if w[GAVE_UP]:
            return m
    return moves.shape[0]  # type: ignore[no-any-return]


def value(at: int, ply: int, low: int, high: int) -> int:
    """The points of the seat from here, or a bound of them that is not within `low` and `high`."""
    w = carray(pointer(at), WORDS, int64)
    functions = carray(pointer(w[FUNCTIONS_AT]), FUNCTIONS, int64)
    state = w[STATES_AT] + ply * w[STATE_SIZE]
    sheet = w[SHEETS_AT] + 16 * MOST_MOVES * ply
    moves = carray(pointer(sheet), MOST_MOVES, int64)
    if call(functions[SETTLE], state, w[OPTIONS_AT], sheet, w[KNOWN]):
        return moves[w[SEAT]]  # type: ignore[no-any-return]
    w[NODES] += 1
    if w[STOP] or w[NODES] > w[MOST_NODES] or ply + 1 == w[PLIES]:
        w[GAVE_UP] = 1
        return 0
    key = key_of(state, w[STATE_SIZE])
    slot = (key >> 1 & w[TABLE_SIZE] - 1) * ENTRY
    entry = carray(pointer(w[TABLE_AT] + 8 * slot), ENTRY, int64)
    first, floor, ceiling = -1, -WIDEST, WIDEST
    if entry[ENTRY_KEY] == key:
        first, floor, ceiling = entry[ENTRY_MOVE], entry[ENTRY_LOW], entry[ENTRY_HIGH]
        if floor >= high or floor == ceiling:
            return floor  # type: ignore[no-any-return]
        if ceiling <= low:
            return ceiling  # type: ignore[no-any-return]
    own = call(functions[TO_MOVE], state, w[OPTIONS_AT], 0, 0) == w[SEAT]
    n = call(functions[RATE], state, w[OPTIONS_AT], sheet, w[KNOWN])
    ratings = carray(pointer(sheet + 8 * MOST_MOVES), MOST_MOVES, float64)
    for i in range(n):
        if moves[i] == first:
            ratings[i] = 1e9
    alpha, beta = low, high
    best = -WIDEST if own else WIDEST
    for i in range(n):
        move = next_best(moves, ratings, i, n)
        copied(state, w[STATE_SIZE])
        call(functions[PLAY], state + w[STATE_SIZE], w[OPTIONS_AT], move, 0)
        got = value(at, ply + 1, alpha, beta)
        if w[GAVE_UP]:
            return 0
        if (got > best) if own else (got < best):
            best, first = got, move
        if own:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    entry[ENTRY_KEY], entry[ENTRY_MOVE] = key, first
    entry[ENTRY_LOW] = floor if best <= low else best
    entry[ENTRY_HIGH] = ceiling if best >= high else best
    return best


def copied(state: int, size: int) -> None:
    """Copy a state to the place after it."""
    words = carray(pointer(state), size // 2, int32)
    for k in range(size // 4):
        words[size // 4 + k] = words[k]


def next_best(moves: Array, ratings: Array, i: int, n: int) -> int:
    """The best rated of the moves from `i` on, which changes places with the one there."""
    best = i
    for j in range(i + 1, n):
        if ratings[j] > ratings[best]:
            best = j
    moves[i], moves[best] = moves[best], moves[i]
    ratings[i], ratings[best] = ratings[best], ratings[i]
    return moves[i]  # type: ignore[no-any-return]


def key_of(state: int, size: int) -> int:
    """A number that two different positions hardly ever share, never 0 (after FNV-1a, stirred)."""
    words = carray(pointer(state), size // 4, int32)
    key = 0x2545F4914F6CDD1D
    for i in range(size // 4):
        key = (key ^ words[i]) * 0x100000001B3 & ANY_KEY
        key ^= key >> 29
    return key | 1

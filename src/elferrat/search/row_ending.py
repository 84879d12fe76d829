"""The end of a row game between two hands, once the stock is gone: all cards are known."""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from collections.abc import Sequence
from functools import cache

import numpy as np

from elferrat.games.game import AnyPosition
from elferrat.kernel.abi import MOST_MOVES
from elferrat.kernel.driver import Driver
from elferrat.kernel.record import records, write
from elferrat.kernel.twin import drivers_of
from elferrat.search import row_ending_words as words
from elferrat.search.knowledge import Ints, knowledge
from elferrat.search.running import NEVER, Until, run

PLIES = 256  # moves ahead at most; no end takes as many
MOST_ENTRIES = 1 << 20  # 32 MB

_KINDS = {"play_out": "u1 i8 i8 i8"}


def play_out(
    position: AnyPosition, moves: Sequence[int], nodes: int, until: Until = NEVER
) -> dict[int, float] | None:
    """What some moves (ids) bring the seat to move if both play their best from then on.

    In points: its score less the other's. `nodes`: positions that may be looked at; None if that
    was too few, or it had to stop.
    """
    game, state = position.game, position.state
    known = knowledge(game.name, position.options, game.seats(state))
    base = records(game.state_type, 1)
    write(state, base)
    size = base.nbytes
    entries = min(1 << max(nodes, 1).bit_length(), MOST_ENTRIES)
    states, sheets = np.zeros(PLIES * size, np.uint8), np.zeros(PLIES * 2 * MOST_MOVES, np.int64)
    table = np.zeros(entries * words.ENTRY, np.int64)
    w = np.zeros(words.WORDS, np.int64)
    w[words.SEAT] = game.rules.to_move(state)
    w[words.MOST_NODES], w[words.PLIES], w[words.KNOWN] = nodes, PLIES, known.known
    w[words.FUNCTIONS_AT] = known.functions.ctypes.data
    w[words.OPTIONS_AT] = known.options.ctypes.data
    w[words.STATES_AT], w[words.STATE_SIZE] = states.ctypes.data, size
    w[words.SHEETS_AT] = sheets.ctypes.data
    w[words.TABLE_AT], w[words.TABLE_SIZE] = table.ctypes.data, entries
    ids = np.array(moves, np.int64)
    results: Ints = np.zeros(len(ids), np.int64)

    def work() -> int:
        return drivers()["play_out"](base.view(np.uint8), w, ids, results)

    with known.lock:
        (done,) = run([(w, work)], words.STOP, until)
    if done < len(ids):
        return None
    return {int(move): int(points) / known.scale for move, points in zip(ids, results, strict=True)}


@cache
def drivers() -> dict[str, Driver]:
    """The compiled search of an end."""
    return drivers_of("row-endings", "elferrat.search.row_ending_drivers", _KINDS)

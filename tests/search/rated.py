"""What the compiled rules of thumb say, asked one position at a time."""

import ctypes

import numpy as np

from elferrat.games.game import AnyPosition
from elferrat.kernel.abi import MOST_MOVES
from elferrat.kernel.record import records, write
from elferrat.search import abi
from elferrat.search.knowledge import knowledge


def ratings(p: AnyPosition) -> dict[str, float]:
    """What the compiled rules of thumb say of each legal move."""
    known = knowledge(p.game.name, p.options, p.game.seats(p.state))
    function = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * 4)(
        int(known.functions[abi.RATE])
    )
    state = records(p.game.state_type, 1)
    write(p.state, state)
    sheet = np.zeros(2 * MOST_MOVES, np.int64)
    n = function(state.ctypes.data, known.options.ctypes.data, sheet.ctypes.data, known.known)
    found = sheet[MOST_MOVES:].view(np.float64)
    return {p.game.text(int(sheet[i])): float(found[i]) for i in range(n)}

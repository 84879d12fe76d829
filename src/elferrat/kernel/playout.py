"""Whole games by chance, hundreds of thousands a second: the rows that simulations count."""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from collections.abc import Mapping
from typing import Any

import numpy as np

from elferrat.kernel.seeds import seed_key
from elferrat.kernel.record import records, write
from elferrat.kernel.twin import driver_named, twin

FIRST_SCORE = 3  # column of a row, after moves, reason and stock left


def random_games(
    game: str, options: Mapping[str, Any], players: int, seed: str, first: int, end: int,
    checked: bool = False,
) -> "np.ndarray[Any, np.dtype[np.int64]]":  # fmt: skip
    """Games `first` to `end` - 1 of a seed text, every move uniformly random; lets go of the GIL.

    Returns an array of shape (end - first, 3 + 3 * players). Its columns: moves made; the reason
    why the game ended, as the state's `over` counts them; cards left in the stock; then by seat the
    score, 1 for a win, and the bonus cards. The deal has the usual dealer, the last seat.
    `elferrat.play.randomly` makes the same rows one by one without compiling.

    Raises:
        Unusable: no such game, option or number of players, or the twin cannot be used here.
    """
    chosen = twin(game, checked)
    o = chosen.game.read_options(options)
    chosen.game.check_players(o, players)
    kept = records(chosen.game.options_type, 1)
    write(o, kept)
    rows = np.zeros((end - first, FIRST_SCORE + 3 * players), np.int64)
    key = np.array(seed_key(seed), np.int64)
    blank = chosen.blank().view(np.uint8)
    driver_named("random_games", checked)(
        chosen.functions, np.empty((1, len(blank)), np.uint8), blank, kept.view(np.uint8),
        players, players - 1, key, first, rows,
    )  # fmt: skip
    return rows

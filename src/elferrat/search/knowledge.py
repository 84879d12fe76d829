"""What the compiled search needs of a game with its options: addresses, and how points count."""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from dataclasses import dataclass, field
from functools import lru_cache
from threading import Lock
from typing import Any

import numpy as np

from elferrat.games import game_named
from elferrat.kernel.abi import LEGAL, PLAY, TO_MOVE
from elferrat.kernel.record import Record, records, write
from elferrat.kernel.twin import functions_of, twin
from elferrat.search import TRICK_GAMES
from elferrat.search.abi import UNIT

Ints = np.ndarray[Any, np.dtype[np.int64]]

_OWN = ("take", "rate", "settle")  # after three of the game's own functions, in the order of `abi`
_OF_TRICKS = ("back",)
_KEPT = 32  # a few megabytes each
_MOST_POINTS = 100  # a row game's score less the mean of others': more counts as much


@dataclass(frozen=True)
class Knowledge:
    """A game with its options, for `playout_drivers`.

    Attributes:
        functions: addresses, in the order of `search.abi`
        options: the options as a record, bytes
        known: address of what the rules of thumb know besides
        scale: the drivers' points for one point
        lowest: the drivers' points that the first entry of `worth` is for
        worth: what points are worth to a seat that wants to win, in units
        kept: what must live as long as this
        lock: held by the search that uses it
    """

    functions: Ints
    options: Record
    known: int
    scale: int
    lowest: int
    worth: Ints
    kept: Any
    lock: Any = field(default_factory=Lock, compare=False)


def knowledge(game: str, options: Any, players: int, thread: int = 0) -> Knowledge:
    """What is known of a game with its options; searches at the same time each have their own.

    Raises:
        Unusable: compiled code cannot be used here.
    """
    chosen = tuple(sorted(game_named(game).write_options(options).items()))
    return _knowledge(game, chosen, players, thread)


@lru_cache(maxsize=_KEPT)
def _knowledge(
    game: str, chosen: tuple[tuple[str, Any], ...], players: int, thread: int
) -> Knowledge:
    face: Any = game_named(game)
    options = face.read_options(dict(chosen))
    compiled = twin(game)
    own = functions_of(
        f"search-{game}",
        game,
        "elferrat.search.game_templates",
        _OWN + (_OF_TRICKS if game in TRICK_GAMES else ()),
        {"rules": f"elferrat.games.{game}.rules", "thumbs": f"elferrat.search.thumbs.{game}"},
    )
    record = records(face.options_type, 1)
    write(options, record)
    functions = np.array([*compiled.functions[[LEGAL, PLAY, TO_MOVE]], *own], np.int64)
    if game in TRICK_GAMES:
        from elferrat.search.exact import Search
        from elferrat.search.tables import tables

        exact = Search(tables(game, options))
        worth = _of_honours([face.worth(options, n) for n in range(21)])
        return Knowledge(functions, record, exact.address, 1, 0, worth, exact)
    scale = players - 1
    worth = _of_scores(scale)
    return Knowledge(functions, record, 0, scale, -_MOST_POINTS * scale, worth, None)


def _of_honours(game_points: list[int]) -> Ints:
    """By honours, what a hand is worth: to win it first of all, then game points and honours."""
    most = max(game_points)
    values = []
    for honours in range(21):
        won, lost = game_points[honours], game_points[20 - honours]
        side = (won > 0) - (lost > 0)
        values.append(0.5 + 0.25 * side + 0.1 * (won - lost) / most + 0.015 * (honours - 10))
    return np.array([round(UNIT * value) for value in values], np.int64)


def _of_scores(scale: int) -> Ints:
    """By a score less the mean of the others', what it is worth: as much as it is."""
    points = np.arange(-_MOST_POINTS * scale, _MOST_POINTS * scale + 1) / scale
    return np.rint(UNIT * (0.5 + points / (2 * _MOST_POINTS))).astype(np.int64)

"""The rules of the games, one folder each, and the registry that names them."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf

if TYPE_CHECKING:
    from elferrat.games.game import Game

NAMES = ("elfer", "extra", "elfern", "schneider")


@cache
def _load(name: str) -> "Game[Any, Any]":
    game: Game[Any, Any] = import_module(f"elferrat.games.{name}.face").GAME
    return game


def game_named(name: object, place: str = "game") -> "Game[Any, Any]":
    """The game of that name.

    Raises:
        Unusable: no game has that name.
    """
    if not isinstance(name, str) or name not in NAMES:
        raise Unusable(place, "bad-game", value=name, known=AnyOf(NAMES))
    return _load(name)


def all_games() -> Iterator["Game[Any, Any]"]:
    """Every game, in the order of the rulebook."""
    for name in NAMES:
        yield _load(name)

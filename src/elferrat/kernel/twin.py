"""The compiled twin of a game: its rules as addresses that every driver can call."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

from elferrat.games import game_named
from elferrat.games.game import Game
from elferrat.kernel import drivers, require, templates
from elferrat.kernel.announce import waiting_for
from elferrat.kernel.compiler import Namespace, driver, game_function, second_namespace
from elferrat.kernel.record import Record, record_type, records

_ONE_AT_A_TIME = RLock()  # threads that want the same piece must not all compile it


@dataclass(frozen=True)
class Twin:
    """A game's rules, compiled: record types, and the addresses of `templates.FUNCTIONS`."""

    game: Game[Any, Any]
    state_type: "np.dtype[np.void]"
    options_type: "np.dtype[np.void]"
    observation_size: int
    functions: "np.ndarray[Any, np.dtype[np.int64]]"
    kept: tuple[Any, ...]  # the compiled functions behind the addresses

    def blank(self, count: int = 1) -> Record:
        """Blank states, shape (count,)."""
        return records(self.game.state_type, count)


def twin(name: str, checked: bool = False) -> Twin:
    """The twin of the game of that name, compiled or taken from the cache folder.

    `checked` gives one whose array accesses are checked, for tests.

    Raises:
        Unusable: no game has that name, or the twin cannot be used here.
    """
    game_named(name)
    require()
    with _ONE_AT_A_TIME:
        return _twin(name, checked)


def driver_named(name: str, checked: bool = False) -> Any:
    """A compiled function of `drivers`; `checked` gives one with checked array accesses."""
    with _ONE_AT_A_TIME:
        return _driver(name, checked)


@cache
def _twin(name: str, checked: bool) -> Twin:
    game = game_named(name)
    rules = import_module(f"elferrat.games.{name}.rules")
    observation = import_module(f"elferrat.games.{name}.observation")
    state, options = record_type(game.state_type), record_type(game.options_type)
    spaces = second_namespace(rules, observation, checked=checked)
    bonus_cards = spaces[rules.__name__].get("bonus_cards") or numba.njit(templates.bonus_cards)
    own: Namespace = {
        **vars(templates),
        "STATE": state,
        "OPTIONS": options,
        "MOVES": rules.MOVES,
        "SIZE": observation.SIZE,
        "rules": _module("rules", spaces[rules.__name__]),
        "observation": _module("observation", spaces[observation.__name__]),
        "bonus_cards": bonus_cards,
    }
    mark = _mark(checked)
    with waiting_for(f"{name}{mark}"):
        made = tuple(
            game_function(template, f"{name}_{template.__name__}{mark}", own, checked)
            for template in templates.FUNCTIONS
        )
    addresses = np.array([function.address for function in made], np.int64)
    return Twin(game, state, options, observation.SIZE, addresses, made)


@cache
def _driver(name: str, checked: bool) -> Any:
    spaces = second_namespace(drivers, checked=checked)
    place = f"{name}{_mark(checked)}"
    with waiting_for(place):
        function, signature = getattr(drivers, name), drivers.SIGNATURES[name]
        return driver(function, place, signature, spaces[drivers.__name__], checked)


def _mark(checked: bool) -> str:
    return "_checked" if checked else ""


def _module(name: str, functions: Namespace) -> ModuleType:
    module = ModuleType(name)
    module.__dict__.update(
        {key: value for key, value in functions.items() if not isinstance(value, FunctionType)}
    )
    return module

"""The compiled twin of a game: its rules as addresses that every driver can call."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from threading import RLock
from types import ModuleType
from typing import Any

import numpy as np

from elferrat.games import game_named
from elferrat.games.game import Game
from elferrat.kernel import require
from elferrat.kernel.abi import DRIVERS, GAME_FUNCTIONS
from elferrat.kernel.driver import Driver
from elferrat.kernel.pieces import addresses
from elferrat.kernel.record import Record, record_type, records

DRIVER_PIECE = "drivers"

_ONE_AT_A_TIME = RLock()  # threads that want the same piece must not all compile it


@dataclass(frozen=True)
class Twin:
    """A game's rules, compiled: record types, and the addresses of `abi.GAME_FUNCTIONS`."""

    game: Game[Any, Any]
    state_type: "np.dtype[np.void]"
    options_type: "np.dtype[np.void]"
    observation_size: int
    functions: "np.ndarray[Any, np.dtype[np.int64]]"

    def blank(self, count: int = 1) -> Record:
        """Blank states, shape (count,)."""
        return records(self.game.state_type, count)


def twin(name: str, checked: bool = False) -> Twin:
    """The twin of the game of that name, compiled or taken from the cache folder.

    `checked` gives one whose array accesses are checked, for tests; it is compiled in every
    process anew.

    Raises:
        Unusable: no game has that name, or the twin cannot be used here.
    """
    game_named(name)
    require()
    with _ONE_AT_A_TIME:
        return _twin(name, checked)


def driver_named(name: str, checked: bool = False) -> Driver:
    """A compiled function of `drivers`; `checked` gives one with checked array accesses."""
    with _ONE_AT_A_TIME:
        return _driver(name, checked)


@cache
def _twin(name: str, checked: bool) -> Twin:
    game = game_named(name)
    state, options = record_type(game.state_type), record_type(game.options_type)
    if checked:
        where = [_lasting(each).address for each in game_functions(name, checked=True)]
    else:
        where = addresses(name, [f"{name}_{each}" for each in GAME_FUNCTIONS], lambda: _game(name))
    size = import_module(f"elferrat.games.{name}.observation").SIZE
    return Twin(game, state, options, size, np.array(where, np.int64))


def drivers_of(piece: str, module: str, kinds: Mapping[str, str]) -> dict[str, Driver]:
    """The drivers of a module, compiled or taken from the cache folder, by name.

    `kinds`: the arguments of each, as in `abi.DRIVERS`.

    Raises:
        Unusable: compiled code cannot be used here.
    """
    require()
    with _ONE_AT_A_TIME:
        where = addresses(piece, list(kinds), lambda: _driver_object(module, kinds))
    return {name: Driver(kinds[name], at) for name, at in zip(kinds, where, strict=True)}


@cache
def _driver(name: str, checked: bool) -> Driver:
    return Driver(DRIVERS[name], _checked_driver(name)) if checked else _drivers()[name]


@cache
def _drivers() -> dict[str, Driver]:
    return drivers_of(DRIVER_PIECE, "elferrat.kernel.drivers", DRIVERS)


# --- making them, which needs Numba -------------------------------------------------------------


def _game(name: str) -> bytes:
    from elferrat.kernel.compiler import parts
    from elferrat.kernel.machine import assembled

    return assembled(parts(game_functions(name)))


def game_functions(name: str, checked: bool = False) -> list[Any]:
    """The `abi.GAME_FUNCTIONS` of a game, compiled now."""
    import numba

    from elferrat.kernel import templates
    from elferrat.kernel.compiler import second_namespace

    rules = import_module(f"elferrat.games.{name}.rules")
    observation = import_module(f"elferrat.games.{name}.observation")
    spaces = second_namespace(rules, observation, checked=checked)
    own = {
        "SIZE": observation.SIZE,
        "rules": _module(spaces[rules.__name__]),
        "observation": _module(spaces[observation.__name__]),
        "bonus_cards": spaces[rules.__name__].get("bonus_cards")
        or numba.njit(templates.bonus_cards),
    }
    return _copies(game_named(name), templates, GAME_FUNCTIONS, own, checked)


def _copies(
    game: Game[Any, Any], templates: ModuleType, names: Sequence[str], own: Mapping[str, Any],
    checked: bool = False,
) -> list[Any]:  # fmt: skip
    # Functions of a module of templates, compiled for a game: their globals are `own` besides.
    from elferrat.kernel.compiler import compiled

    types = {"STATE": record_type(game.state_type), "OPTIONS": record_type(game.options_type)}
    space = {**vars(templates), **types, **own}
    return [
        compiled(getattr(templates, each), f"{game.name}_{each}", space, checked) for each in names
    ]


def functions_of(
    piece: str, name: str, templates: str, names: Sequence[str], modules: Mapping[str, str]
) -> list[int]:
    """Addresses of a module's templates, compiled for a game or taken from the cache folder.

    `modules`: what the templates find under short names besides the game's record types, such as
    its rules; `names` of functions that other games' pieces have, too.

    Raises:
        Unusable: compiled code cannot be used here.
    """
    require()

    def made() -> bytes:
        from elferrat.kernel.compiler import parts, second_namespace
        from elferrat.kernel.machine import assembled

        found = {short: import_module(module) for short, module in modules.items()}
        spaces = second_namespace(*found.values())
        own = {short: _module(spaces[module.__name__]) for short, module in found.items()}
        return assembled(parts(_copies(game_named(name), import_module(templates), names, own)))

    with _ONE_AT_A_TIME:
        return addresses(piece, [f"{name}_{each}" for each in names], made)


def _driver_object(module: str, kinds: Mapping[str, str]) -> bytes:
    from elferrat.kernel.compiler import entry, parts, second_namespace
    from elferrat.kernel.machine import assembled

    own = second_namespace(import_module(module))[module]
    return assembled(parts(entry(name, kind, own) for name, kind in kinds.items()))


def _checked_driver(name: str) -> int:
    from elferrat.kernel import drivers
    from elferrat.kernel.compiler import entry, second_namespace

    own = second_namespace(drivers, checked=True)[drivers.__name__]
    made = entry(name, DRIVERS[name], own, checked=True)
    return _lasting(made).address  # type: ignore[no-any-return]


def _lasting(function: Any, kept: list[Any] = []) -> Any:  # noqa: B006 - it is meant to stay
    # The code of a function that nobody holds any more is thrown away, whoever has its address.
    kept.append(function)
    return function


def _module(functions: dict[str, Any]) -> ModuleType:
    module = ModuleType("compiled")
    module.__dict__.update(functions)
    return module

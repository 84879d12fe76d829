"""Observations: each block says what the view's JSON says, and nothing that a view hides."""

import json
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any

import pytest

from elferrat.cards.rows import COLOURS
from elferrat.games.game import AnyPosition
from elferrat.play.determinisation import redeal
from elferrat.play.positions import read_position
from tests.contract.courses import Setup, course, sampled_setups

NAMES = ("elfer", "extra", "elfern", "schneider")
SETUPS = sampled_setups()
Fields = dict[str, Any]
Blocks = dict[str, list[int]]


def observed(p: AnyPosition, seat: int) -> list[int]:
    module = import_module(f"elferrat.games.{p.game.name}.observation")
    out = [-1] * module.SIZE
    module.observe(p.state, p.options, seat, out)
    return out


def blocks(name: str, numbers: Sequence[int]) -> Blocks:
    """The numbers of an observation by the name of their block."""
    found = {}
    offset = 0
    for block, length in import_module(f"elferrat.games.{name}.observation").LAYOUT:
        found[block] = list(numbers[offset : offset + length])
        offset += length
    assert offset == len(numbers)
    return found


# --- what a view says, told a second time -------------------------------------------------------


def marks(names: Sequence[str], there: Sequence[str]) -> list[int]:
    """One number a name: 1 if it is there."""
    return [int(name in there) for name in names]


def from_seat(values: Sequence[Any], seat: int) -> list[Any]:
    """A list by seat as the observer sees it: own value first, then clockwise."""
    return [*values[seat:], *values[:seat]]


def place(seat: int, observer: int, players: int, places: int) -> list[int]:
    """A one where that seat sits, seen from the observer."""
    return [int(i == (seat - observer) % players) for i in range(places)]


def six(values: Sequence[int]) -> list[int]:
    return [*values, *[0] * (6 - len(values))]


def sizes(view: Fields, seat: int) -> list[int]:
    counts = [hand if isinstance(hand, int) else len(hand) for hand in view["hands"]]
    return from_seat(counts, seat)


def told_elfer(view: Fields, seat: int, p: AnyPosition) -> Blocks:
    cells = [f"{colour}{number}" for colour in COLOURS for number in range(1, 21)]
    players = len(view["hands"])
    return {
        "hand": marks(cells, view["hands"][seat]),
        "table": marks(cells, view["table"]),
        "hand_sizes": six(sizes(view, seat)),
        "turn": place(view["turn"], seat, players, 6),
        "dealer": place(view["dealer"], seat, players, 6),
        "players": [players],
        "stock": [view["stock"]],
        "start": [int(view["start"] == number) for number in range(1, 21)],
        "laid": [view["laid"]],
        "drawn": [int(view["drawn"])],
    }


def told_extra(view: Fields, seat: int, p: AnyPosition) -> Blocks:
    cells = [f"{colour}{number}" for colour in COLOURS for number in range(1, 22)]
    sides = [f"{colour}{end}" for colour in COLOURS for end in "-+"]
    players, order = len(view["hands"]), view["order"]
    reached = {
        end: 1 if order.index(start[0]) < order.index(end[0]) else 2
        for start, end in view["bridged"]
    }
    lying = [side for of_seat in from_seat(view["bonus"], seat) for side in marks(sides, of_seat)]
    return {
        "hand": marks(cells, view["hands"][seat]),
        "filled": marks(cells, [name.removeprefix("*") for name in view["table"]]),
        "jokers_lying": [int(f"*{name}" in view["table"]) for name in cells],
        "bonus_jokers": marks(cells, view["bonus_jokers"]),
        "bridged": [reached.get(name, 0) for name in cells],
        "order": [int(order[i] == colour) for colour in COLOURS for i in range(4)],
        "bonus": [*lying, *[0] * (48 - len(lying))],
        "hand_sizes": six(sizes(view, seat)),
        "bridges": six(from_seat(view["bridges"], seat)),
        "turn": place(view["turn"], seat, players, 6),
        "jokers": [view["hands"][seat].count("*")],
        "players": [players],
        **{name: [view[name]] for name in ("stock", "discarded", "laid", "exchanged", "passes")},
    }


def told_tricks(view: Fields, seat: int, p: AnyPosition) -> Blocks:
    cards = [rank + suit for suit in "CSHD" for rank in "789TJQKA"]
    return {
        "hand": marks(cards, view["hands"][seat]),
        "lead": marks(cards, view["trick"]),
        "won": marks(cards, view["won"][seat]) + marks(cards, view["won"][1 - seat]),
        "hand_sizes": sizes(view, seat),
        **{name: place(view[name], seat, 2, 2) for name in ("turn", "leader", "dealer")},
        "stock": [view["stock"]],
    }


TOLD: dict[str, Callable[[Fields, int, AnyPosition], Blocks]] = {
    "elfer": told_elfer,
    "extra": told_extra,
    "elfern": told_tricks,
    "schneider": told_tricks,
}


def told(p: AnyPosition, seat: int) -> Blocks:
    """What the observation must be, made from the view's JSON (options from the position's)."""
    options = {option.name: option.default for option in p.game.options}
    view = p.game.view(p, seat)
    if p.outcome is not None:  # a finished view opens what an observation goes on to hide
        view["stock"] = len(view["stock"])
    values = {**options, **view["options"]}
    numbers = [option.number(values[option.name]) for option in p.game.options]
    return {**TOLD[p.game.name](view, seat, p), "options": numbers}


# --- the tests ----------------------------------------------------------------------------------


def moments(name: str, every: int) -> Iterator[tuple[Setup, AnyPosition, int]]:
    """Positions of play of a game, the last one too, each with some seat that looks at it."""
    for setup in SETUPS:
        if setup.name == name:
            positions = course(setup).positions
            for number in {*range(0, len(positions), every), len(positions) - 1}:
                yield setup, positions[number], number % setup.players


@pytest.mark.parametrize("name", NAMES)
def test_blocks_of_the_layout_make_up_the_size(name: str) -> None:
    module = import_module(f"elferrat.games.{name}.observation")
    assert sum(length for _, length in module.LAYOUT) == module.SIZE
    assert len({block for block, _ in module.LAYOUT}) == len(module.LAYOUT)


@pytest.mark.parametrize("name", NAMES)
def test_each_block_says_what_the_view_says(name: str) -> None:
    seen = 0
    for setup, p, seat in moments(name, 1):
        numbers = observed(p, seat)
        assert all(0 <= number <= 127 for number in numbers), setup
        assert blocks(name, numbers) == told(p, seat), (setup, seat)
        seen += 1
    assert seen > 300


@pytest.mark.parametrize("name", NAMES)
def test_hidden_cards_dealt_anew_leave_every_number_unchanged(name: str) -> None:
    differed = 0
    for setup, p, seat in moments(name, 11):
        other = redeal(p, seat, Random(str(setup)))
        assert observed(other, seat) == observed(p, seat), setup
        differed += p.game.write(other) != p.game.write(p)
    assert differed > 20


@pytest.mark.parametrize("name", NAMES)
def test_different_views_are_different_observations(name: str) -> None:
    seen: dict[tuple[int, ...], str] = {}
    for setup, p, seat in moments(name, 2):
        if p.outcome is None:
            view = p.game.view(p, seat)
            # Lists in the order of play say when something happened, which observations leave out.
            for field in ("won", "bonus"):
                view[field] = [sorted(cards) for cards in view.get(field, [])]
            view["bridged"] = sorted(view.get("bridged", []))
            numbers = tuple(observed(p, seat))
            assert seen.setdefault(numbers, json.dumps(view)) == json.dumps(view), setup
    assert len(seen) > 150


@pytest.mark.parametrize("name", NAMES)
def test_every_number_stands_for_something(name: str) -> None:
    """No number is the same in all positions, except where no game can differ."""
    ever: list[set[int]] = []
    for _, p, seat in moments(name, 1):
        numbers = observed(p, seat)
        ever = ever or [set() for _ in numbers]
        for values, number in zip(ever, numbers, strict=True):
            values.add(number)
    fixed = {
        block: sum(len(ever[offset + i]) == 1 for i in range(length))
        for block, offset, length in offsets(name)
    }
    # 11s of `extra` are never dealt, a joker or a bridge never comes to them.
    elevens = {"hand": 4, "filled": 4, "jokers_lying": 4, "bridged": 4} if name == "extra" else {}
    rare = ("bonus_jokers", "bonus", "jokers_lying", "bridged", "start")
    for block, count in fixed.items():
        assert count <= elevens.get(block, 0) or block in rare, block


def offsets(name: str) -> Iterator[tuple[str, int, int]]:
    offset = 0
    for block, length in import_module(f"elferrat.games.{name}.observation").LAYOUT:
        yield block, offset, length
        offset += length


FULL: dict[str, Fields] = {
    "all elfer cards in one hand": {
        "game": "elfer",
        "hands": [[f"{colour}{n}" for colour in "RYGB" for n in range(1, 21)][:-1], ["B20"]],
        "partial": True,
    },
    "all extra cards in one hand": {
        "game": "extra",
        "hands": [
            ["*"] * 4 + [f"{c}{n}" for c in "RYGB" for n in range(1, 22) if n != 11][:-1],
            ["B21"],
        ],
        "partial": True,
    },
    "all extra cards in the stock": {
        "game": "extra",
        "hands": [["*"], ["B21"]],
        "stock": ["*"] * 3 + [f"{c}{n}" for c in "RYGB" for n in range(1, 22) if n != 11][:-1],
        "partial": True,
    },
}


@pytest.mark.parametrize("position", FULL.values(), ids=FULL)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_largest_counts_fit(position: Fields, seat: int) -> None:
    p = read_position(position)
    numbers = observed(p, seat)
    assert max(numbers) >= 79
    assert all(0 <= number <= 127 for number in numbers)
    assert blocks(p.game.name, numbers) == told(p, seat)


def test_bridges_are_told_by_the_side_they_come_from() -> None:
    p = read_position(
        {
            "game": "extra",
            "order": ["B", "R", "Y", "G"],
            "hands": [["R1"], ["R2"], ["R3"]],
            "table": ["R11", "Y11", "G11", "B11", "R12", "Y12", "B12"],
            "bridges": [3, 4, 3],
            "bridged": [["R12", "Y12"], ["R12", "B12"]],
            "partial": True,
        }
    )
    found = blocks("extra", observed(p, 1))
    assert [(i, value) for i, value in enumerate(found["bridged"]) if value] == [(32, 1), (74, 2)]
    assert found["bridges"] == [4, 3, 3, 0, 0, 0]

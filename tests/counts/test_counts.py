"""How many legal sequences of moves there are from fixed deals, to a pinned depth.

A change of any rule shows here at once. The table is read like this: after `depth` moves of the
deal there are so many sequences; a game that ended earlier counts in no later column.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from elferrat.games import all_games, game_named
from elferrat.games.game import AnyPosition, copy_state
from elferrat.play.positions import read_position
from elferrat.play.referee import step

TABLE = json.loads(Path(__file__).with_name("counts.json").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Counted:
    """A fixed deal or position and its counts by depth, from 1 on; `quick` of them are quick."""

    name: str
    start: dict[str, Any]
    counts: tuple[int, ...]
    quick: int

    def position(self) -> AnyPosition:
        if "position" in self.start:
            return read_position(self.start["position"])
        game = game_named(self.start["game"])
        options = game.read_options(self.start["options"])
        return game.deal(options, self.start["players"], self.start["seed"])


ROWS = [Counted(row["name"], row["start"], tuple(row["counts"]), row["quick"]) for row in TABLE]
every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)


def counts(p: AnyPosition, depth: int) -> tuple[int, ...]:
    """Numbers of legal sequences of 1, 2, … `depth` moves."""
    found = [0] * depth

    def walk(state: Any, level: int) -> None:
        moves = p.game.legal(type(p)(p.game, p.options, state))
        found[level] += len(moves)
        if level + 1 < depth:
            for move in moves:
                after = copy_state(state)
                p.game.rules.play(after, p.options, move)
                walk(after, level + 1)

    walk(p.state, 0)
    return tuple(found)


def count_texts(p: AnyPosition, depth: int) -> int:
    """The last of these by way of the referee, text by text."""
    if depth == 0:
        return 1
    total = 0
    for text in p.game.legal_texts(p):
        after = p.copy()
        step(after, text)
        total += count_texts(after, depth - 1)
    return total


@every_row
def test_counts_to_a_quick_depth(row: Counted) -> None:
    assert counts(row.position(), row.quick) == row.counts[: row.quick]


@every_row
def test_the_referee_counts_the_same(row: Counted) -> None:
    depth = max(d for d in range(1, row.quick + 1) if sum(row.counts[:d]) < 1500)
    assert count_texts(row.position(), depth) == row.counts[depth - 1]


@pytest.mark.slow
@every_row
def test_counts_to_the_full_depth(row: Counted) -> None:
    assert counts(row.position(), len(row.counts)) == row.counts


def test_every_game_and_variant_is_counted() -> None:
    counted = {
        (p.game.name, getattr(p.options, "variant", 0)) for p in (r.position() for r in ROWS)
    }
    for game in all_games():
        variants = [o for o in game.options if o.name == "variant"]
        numbers = range(len(variants[0].values)) if variants else (0,)
        assert {(game.name, number) for number in numbers} <= counted


def test_counts_that_can_be_worked_out_by_hand() -> None:
    """Six cards against six, any reply allowed, and a fresh card after every trick (F6, S6)."""
    for row in ROWS:
        if row.start.get("game") in ("elfern", "schneider") and not row.start["options"]:
            assert row.counts[:4] == (6, 36, 216, 1296)

"""Moves of bots on the server path, counted on few; answers that are bad are seen."""

import asyncio
from collections import Counter

import pytest

from benchmarks.bot_moves import _level, measured, shown, table
from elferrat.games import NAMES
from elferrat.server.sight import Sight

LEVELS = ("random", "novice", "thumb")


@pytest.mark.apart
def test_every_answer_is_counted_by_its_level() -> None:
    result = asyncio.run(measured(60, LEVELS, 2, 30.0))
    assert result["moves"] == 60
    levels = result["levels"]
    assert list(levels) == list(LEVELS)
    for level in levels.values():
        assert level["answers"] > 0
        assert level["illegal"] == level["late"] == level["faults"] == 0
        assert 0 < level["mean_ms"] <= level["longest_ms"]
    # Who has no choice is not asked.
    assert sum(level["answers"] for level in levels.values()) <= 60
    assert all(f"`{level}`" in shown(result) for level in LEVELS)


def test_what_bots_do_wrong_is_told() -> None:
    outcomes = Counter({
        ("thumb", "chosen"): 5, ("thumb", "illegal"): 2, ("thumb", "late"): 1, ("thumb", "busy"): 1,
        ("thumb", "died"): 1, ("thumb", "crashed"): 3, ("random", "illegal"): 9,
    })  # fmt: skip
    assert _level("thumb", outcomes, [0.001, 0.003]) == {
        "answers": 13, "illegal": 2, "late": 3, "faults": 3, "mean_ms": 2.0, "longest_ms": 3.0,
    }  # fmt: skip


def test_tables_are_of_every_game_and_begin_alike_by_their_number() -> None:
    rooms = [table(number, LEVELS) for number in range(24)]
    assert {room.terms.game for room in rooms} == set(NAMES)
    assert {seat.level for room in rooms for seat in room.seats} == set(LEVELS)
    assert any(room.terms.options for room in rooms)
    for number, room in enumerate(rooms):
        assert room.turn is not None
        again = table(number, LEVELS)
        assert again.seed == room.seed
        assert Sight.of(again, 0).text() == Sight.of(room, 0).text()

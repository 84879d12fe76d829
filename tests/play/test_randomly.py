"""Whole games by chance: the plain form of what the compiled twin plays."""

from typing import Any

import pytest

from elferrat.games import NAMES
from elferrat.locale.message import Unusable
from elferrat.play.randomly import random_game

SEATS = {"elfer": 4, "extra": 3, "elfern": 2, "schneider": 2}


@pytest.mark.parametrize("name", NAMES)
def test_a_row_tells_a_whole_game(name: str) -> None:
    seats = SEATS[name]
    rows = [random_game(name, {}, seats, "x", number) for number in range(4)]
    for moves, why, stock, *by_seat in rows:
        wins, bonus = by_seat[seats : 2 * seats], by_seat[2 * seats :]
        assert moves > 20
        assert why > 0
        assert stock >= 0
        assert len(bonus) == seats
        assert set(wins) <= {0, 1}
        assert name == "extra" or not any(bonus)
    assert len({tuple(row) for row in rows}) > 1  # most hands of Schneider end 20 to 0
    assert random_game(name, {}, seats, "x", 2) == rows[2]
    assert [random_game(name, {}, seats, "y", number) for number in range(4)] != rows
    assert name != "extra" or any(any(row[-seats:]) for row in rows)


@pytest.mark.parametrize(
    ("game", "options", "players"),
    [("chess", {}, 2), ("elfern", {"draw": 1}, 2), ("elfern", {}, 3), ("elfer", {}, 7)],
)
def test_what_cannot_be_played_is_refused(game: str, options: dict[str, Any], players: int) -> None:
    with pytest.raises(Unusable):
        random_game(game, options, players, "x", 0)

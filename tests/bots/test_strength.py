"""The strength of the rules of thumb, on few deals and with a margin (more in docs/levels.md)."""

from typing import Any

import pytest

from elferrat.lab.contest import contest
from elferrat.lab.run import started
from elferrat.lab.verdict import verdict

VARIANTS = ("standard", "false_start", "three_starts", "any_start")


def named(variant: str) -> dict[str, Any]:
    return {} if variant == "standard" else {"variant": variant}


def thumb(game: str, options: dict[str, Any], players: int, deals: int) -> dict[str, Any]:
    """What thumb comes to among bots by chance, once on every seat."""
    bots = ["thumb", *["random"] * (players - 1)]
    with started(contest(game, options, bots, players, "strength", deals)) as run:
        run.play(threads=1)
    found: dict[str, Any] = verdict(run.state.plan, run.state.totals)["bots"]["thumb"]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [
        *(("elfer", named(variant)) for variant in VARIANTS),
        ("extra", {}),
        ("elfern", {}),
        ("schneider", {}),
    ],
)
def test_two_seats(game: str, options: dict[str, Any]) -> None:
    found = thumb(game, options, 2, 80)
    assert found["share"]["value"] > 0.69  # 0.75 is the aim; 80 deals leave an error of some 0.03


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"), [*(("elfer", named(variant)) for variant in VARIANTS), ("extra", {})]
)
def test_four_seats(game: str, options: dict[str, Any]) -> None:
    found = thumb(game, options, 4, 20)
    assert found["share"]["low"] > 0.25  # what chance alone would win
    assert found["place"]["high"] < 2.4

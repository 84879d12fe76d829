"""The strength of the rules of thumb, on few deals and with a margin (more in benchmarks)."""

from typing import Any

import pytest

from benchmarks.bots import Deal, half_width, place, play, summary, win_share
from elferrat.games.game import Outcome

VARIANTS = ("standard", "false_start", "three_starts", "any_start")


def named(variant: str) -> dict[str, Any]:
    return {} if variant == "standard" else {"variant": variant}


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
    result = summary(game, options, 2, [play(game, options, 2, number) for number in range(80)])
    assert result.wins > 0.69  # 0.75 is the aim; 80 deals leave an error of some 0.03
    assert result.milliseconds < 5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"), [*(("elfer", named(variant)) for variant in VARIANTS), ("extra", {})]
)
def test_four_seats(game: str, options: dict[str, Any]) -> None:
    result = summary(game, options, 4, [play(game, options, 4, number) for number in range(20)])
    assert result.place + result.place_error < 2.4  # by chance alone 2.5


def test_shares_and_places() -> None:
    shared = Outcome((5, 5, 1), (0, 1), "out")
    assert [win_share(shared, seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [place(shared, seat) for seat in range(3)] == [1.5, 1.5, 3]
    drawn = Outcome((10, 10), (), "played", (0, 0))
    assert [win_share(drawn, seat) for seat in range(2)] == [0.5, 0.5]
    out_first = Outcome((0, 0, -5), (1,), "out")
    assert [place(out_first, seat) for seat in range(3)] == [2, 1, 3]


def test_intervals() -> None:
    assert half_width([0.5] * 10) == 0
    assert half_width([0.0, 1.0] * 50) == pytest.approx(1.96 * 0.5025 / 10, abs=1e-3)
    pairs = [Deal(1.0, 1.0, (1.0,)), Deal(0.5, 1.5, (3.0,)), Deal(0.0, 2.0, (2.0,))]
    result = summary("elfern", {}, 2, pairs)
    assert result.wins == 0.5
    assert (result.better, result.even) == (1 / 3, 1 / 3)
    assert (result.place, result.milliseconds) == (1.5, 2.0)

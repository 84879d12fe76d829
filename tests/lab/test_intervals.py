"""Intervals against values worked out elsewhere."""

from math import inf

import pytest

from elferrat.lab.intervals import mean, proportion


@pytest.mark.parametrize(
    ("count", "games", "low", "high"),
    [
        # Wilson's own formula, as tables of it print it.
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 20, 0.0089, 0.2361),
    ],
)
def test_wilson(count: int, games: int, low: float, high: float) -> None:
    estimate = proportion(count, games)
    assert estimate.value == count / games
    assert estimate.low == pytest.approx(low, abs=5e-5)
    assert estimate.high == pytest.approx(high, abs=5e-5)


def test_mean() -> None:
    numbers = [2, 4, 4, 4, 5, 5, 7, 9]  # variance 32 / 7
    estimate = mean(sum(numbers), sum(n * n for n in numbers), len(numbers))
    assert estimate.value == 5
    assert estimate.high - 5 == pytest.approx(1.959964 * (32 / 7 / 8) ** 0.5, rel=1e-6)
    assert 5 - estimate.low == pytest.approx(estimate.high - 5)


def test_mean_in_units() -> None:
    assert mean(90, 30 * 30 + 60 * 60, 2, unit=60).value == 0.75


def test_equal_numbers_have_no_spread() -> None:
    assert mean(3 * 10**9, 3 * 10**18, 3) == (10**9, 10**9, 10**9)


def test_of_one_game_only_the_value_is_known() -> None:
    found = mean(7, 49, 1)
    assert (found.value, found.low, found.high, found.bounded) == (7, -inf, inf, False)
    assert found.json() == {"value": 7, "low": None, "high": None}
    assert mean(14, 98, 2).json() == {"value": 7, "low": 7, "high": 7}

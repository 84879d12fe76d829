"""Sums of vectors: the means and shares that textbooks give, whatever the parts."""

import random
from math import inf, sqrt
from statistics import fmean, stdev

import pytest

from elferrat.lab.intervals import Z, proportion
from elferrat.lab.sums import Sums


def summed(vectors: list[list[int]]) -> Sums:
    sums = Sums(2)
    for vector in vectors:
        sums.add(vector)
    return sums


def test_the_mean_of_equal_counts_is_the_usual_one() -> None:
    values = [3, -4, 0, 7, 7, 1]
    found = summed([[value, 1] for value in values]).ratio(0, 1)
    half = Z * stdev(values) / sqrt(len(values))
    expected = (fmean(values), fmean(values) - half, fmean(values) + half)
    assert found == pytest.approx(expected)


def test_vectors_that_count_more_weigh_more() -> None:
    assert summed([[10, 1], [0, 4]]).ratio(0, 1).value == 2


def test_parts_in_any_order_are_the_whole() -> None:
    chance = random.Random(1)
    vectors = [[chance.randint(-50, 50), chance.randint(0, 9)] for _ in range(20)]
    whole = summed(vectors)
    parts = summed(vectors[13:])
    parts.merge(summed(vectors[:13]))
    assert parts.json() == whole.json()
    again = Sums(2)
    again.read(whole.json())
    assert again.json() == whole.json()


def test_of_equal_vectors_the_spread_is_nothing_and_of_one_it_is_unknown() -> None:
    assert set(summed([[7, 2]] * 9).ratio(0, 1)) == {3.5}
    assert summed([[7, 2]]).ratio(0, 1) == (3.5, -inf, inf)


def test_a_share_that_varies_as_coins_do_has_the_interval_of_coins() -> None:
    found = summed([[one, 1] for one in [1] * 60 + [0] * 40]).share(0, 1)
    assert found == pytest.approx(proportion(60, 100), abs=0.001)


def test_a_share_of_cases_that_hang_together_is_as_wide_as_few_are() -> None:
    alike = summed([[4 * one, 4] for one in [1] * 60 + [0] * 40]).share(0, 1)
    assert alike == pytest.approx(proportion(60, 100), abs=0.001)
    opposite = summed([[2, 4]] * 99 + [[3, 4]]).share(0, 1)
    assert opposite.high - opposite.low < 0.02


@pytest.mark.parametrize(("won", "low", "high"), [(2, 0.95, 1.0), (0, 0.0, 0.05)])
def test_a_share_that_never_varied_is_not_certain(won: int, low: float, high: float) -> None:
    found = summed([[won, 2]] * 100).share(0, 1)
    assert low < found.high <= high or low <= found.low < high
    assert found.low < found.high


@pytest.mark.parametrize("data", [
    {"count": 1, "first": [1], "second": [[1, 1], [1, 1]]},
    {"count": 1, "first": [1, 2], "second": [[1, 1]]},
    {"count": 1, "first": [1, 2], "second": [[1, 1], [1]]},
    {"count": "x", "first": [1, 2], "second": [[1, 1], [1, 1]]},
])  # fmt: skip
def test_sums_of_another_shape_are_not_read(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"of another length|invalid literal"):
        Sums(2).read(data)

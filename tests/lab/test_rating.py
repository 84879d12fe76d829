"""Ratings: those that made the results, and intervals that have them as often as they say."""

import random
from itertools import combinations

import pytest

from elferrat.lab.rating import ratings
from elferrat.lab.sums import Sums

PAIRS = [(0, 1), (0, 2), (1, 2)]


def of_results(met: list[int], twice: list[int], times: int = 1) -> list[float]:
    sums = Sums(6)
    for _ in range(times):
        sums.add(met + twice)
    return [found.value for found in ratings(3, PAIRS, sums)]


def test_ten_to_one_are_four_hundred_points() -> None:
    sums = Sums(2)
    for deal in range(11_000):
        sums.add([1, 0 if deal % 11 == 0 else 2])
    one, other = ratings(2, [(0, 1)], sums)
    assert one.value - other.value == pytest.approx(400, abs=1)
    assert one.value == pytest.approx(-other.value)


def test_results_that_fit_ratings_give_these_back() -> None:
    points = [191.0, 0.0, -191.0]  # three to one, and nine to one

    def chance(one: int, other: int) -> float:
        return 1 / (1 + 10 ** ((points[other] - points[one]) / 400))

    twice = [round(2 * 4000 * chance(*pair)) for pair in PAIRS]
    assert of_results([4000] * 3, twice, 10) == pytest.approx(points, abs=1)


def test_who_always_loses_is_rated_all_the_same() -> None:
    for deals in (1, 1000):
        best, middle, worst = of_results([2, 2, 2], [4, 4, 4], deals)
        assert 2000 > best > middle > worst > -2000
        assert best + middle + worst == pytest.approx(0, abs=1e-6)


def test_one_deal_says_nothing_of_how_deals_vary() -> None:
    sums = Sums(2)
    for known in (False, True):
        sums.add([2, 3])
        assert [found.bounded for found in ratings(2, [(0, 1)], sums)] == [known, known]


def test_how_much_better_who_always_won_is_remains_open() -> None:
    sums = Sums(2)
    for _ in range(100):
        sums.add([2, 4])
    best, _ = ratings(2, [(0, 1)], sums)
    assert best.high - best.low > 200


def test_where_nothing_differs_nobody_is_better() -> None:
    assert of_results([2, 2, 2], [2, 2, 2], 10) == pytest.approx([0, 0, 0], abs=1e-6)


def test_a_pair_that_never_met_is_compared_by_way_of_the_third() -> None:
    best, middle, worst = of_results([2, 0, 2], [3, 0, 3], 200)
    assert best > middle > worst


@pytest.mark.parametrize("alike", [False, True], ids=["games", "deals"])
def test_intervals_have_the_truth_as_often_as_they_say(alike: bool) -> None:
    """With `alike` the four meetings of a pair in a deal end in the same way: fewer cases."""
    chance = random.Random(7)
    points = [120.0, -20.0, -100.0]
    inside = 0
    for _ in range(120):
        sums = Sums(6)
        for _ in range(60):
            twice = []
            for one, other in combinations(range(3), 2):
                ahead = 1 / (1 + 10 ** ((points[other] - points[one]) / 400))
                lots = [chance.random()] * 4 if alike else [chance.random() for _ in range(4)]
                twice.append(sum(2 * (lot < ahead) for lot in lots))
            sums.add([4, 4, 4, *twice])
        found = ratings(3, PAIRS, sums)
        inside += sum(
            each.low <= truth <= each.high for each, truth in zip(found, points, strict=True)
        )
    assert 0.90 <= inside / 360 <= 0.985

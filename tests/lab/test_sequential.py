"""The sequential test: its likelihoods against a search, and how often it errs."""

import random
from itertools import pairwise
from math import log

import pytest

from elferrat.lab.sequential import H0, H1, Hypotheses


def likeliest(counts: tuple[int, ...], mean: float) -> float:
    """The greatest log-likelihood of three results with that mean, by trying many."""
    best = float("-inf")
    for step in range(1, 20_000):
        win = mean * step / 20_000
        even = 2 * (mean - win)
        lose = 1 - win - even
        if lose > 0 and even > 0:
            found = zip(counts, (lose, even, win), strict=True)
            best = max(best, sum(count * log(chance) for count, chance in found))
    return best


@pytest.mark.parametrize("counts", [(30, 20, 50), (50, 1, 49), (3, 4, 90), (400, 300, 800)])
def test_the_ratio_is_that_of_the_likeliest_laws(counts: tuple[int, ...]) -> None:
    asked = Hypotheses(50, 60, 5)
    expected = likeliest(counts, 0.6) - likeliest(counts, 0.5)
    assert asked.ratio(counts) == pytest.approx(expected, abs=0.01)


def test_more_of_the_same_speaks_louder() -> None:
    asked = Hypotheses()
    ratios = [asked.ratio((4 * n, n, 6 * n)) for n in (1, 5, 25)]
    assert ratios[0] > 0
    assert all(5 * one == pytest.approx(more, rel=0.02) for one, more in pairwise(ratios))


def test_the_other_way_round_it_says_the_opposite() -> None:
    assert Hypotheses(45, 55).ratio((30, 10, 50)) == pytest.approx(
        -Hypotheses(45, 55).ratio((50, 10, 30))
    )


def test_five_results_are_read_as_well() -> None:
    asked = Hypotheses(50, 60)
    assert asked.ratio((30, 0, 20, 0, 50)) == pytest.approx(asked.ratio((30, 20, 50)), abs=0.05)
    assert asked.ratio((0, 0, 50, 0, 50)) > asked.ratio((0, 0, 100, 0, 0))


def test_nothing_is_decided_at_once() -> None:
    asked = Hypotheses(50, 55, 5)
    assert asked.ratio((0, 0, 0)) == 0
    for counts in ((0, 0, 20), (20, 0, 0), (0, 20, 0)):
        assert asked.decided(counts) is None
    assert asked.decided((0, 0, 40)) == H1
    assert asked.decided((40, 0, 0)) == H0


@pytest.mark.parametrize(("share", "right"), [(50, H0), (60, H1)])
@pytest.mark.parametrize("even", [0.0, 0.4])
def test_it_errs_as_seldom_as_it_says(share: int, right: str, even: float) -> None:
    asked, chance = Hypotheses(50, 60, 10), random.Random(share)
    wrong = 0
    for _ in range(200):
        counts = [0, 0, 0]
        while (decision := asked.decided(counts)) is None:
            for _ in range(8):
                lot = chance.random()
                won = lot < share / 100 - even / 2
                counts[2 if won else 1 if lot < share / 100 + even / 2 else 0] += 1
        wrong += decision != right
    # 10 % of 200 are 20; at most 29 with a chance of 98 %.
    assert wrong <= 29

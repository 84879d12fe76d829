"""From judgements to a loss with its interval: unbiased, and rarely sure of what is not there."""

from dataclasses import dataclass
from random import Random
from statistics import mean

import pytest

from elferrat.review.assessing import NORMAL, Assessment, assessed, continued, solved


@dataclass(frozen=True)
class Judged:
    """As the search has it."""

    value: float
    error: float
    lag: float
    playouts: int = 100


@dataclass(frozen=True)
class Judgement:
    """As the search has it."""

    moves: dict[str, Judged]
    best: str
    exact: bool = False


def judgement(rng: Random, true: dict[str, float], error: float) -> Judgement:
    """What a fair judge might say: each value off by chance, lags to the best that it saw."""
    seen = {move: value + rng.gauss(0, error) for move, value in true.items()}
    best = max(seen, key=lambda move: seen[move])
    moves = {
        move: Judged(value, error, 0.0 if move == best else error * 2**0.5)
        for move, value in seen.items()
    }
    return Judgement(moves, best)


def judged(seed: int, true: dict[str, float], move: str, error: float = 1.0) -> Assessment:
    rng = Random(seed)
    return assessed(move, [judgement(rng, true, error), judgement(rng, true, error)])  # type: ignore[list-item]


MANY = 2000


def test_moves_that_are_all_alike_are_hardly_ever_mistakes() -> None:
    alike = dict.fromkeys("abcdefghij", 3.0)
    found = [judged(seed, alike, "a") for seed in range(MANY)]
    assert sum(each.sure for each in found) / MANY < 0.004
    assert abs(mean(each.loss for each in found)) < 0.06
    # One judgement alone would often take chance for a loss.
    naive = []
    for seed in range(MANY):
        one = judgement(Random(seed), alike, 1.0)
        naive.append(one.moves[one.best].value - one.moves["a"].value)
    assert mean(naive) > 1.3


def test_a_loss_is_as_large_as_it_is() -> None:
    true = {"best": 5.0, "fair": 4.0, "poor": 0.0}
    found = [judged(seed, true, "poor", 0.4) for seed in range(MANY)]
    assert mean(each.loss for each in found) == pytest.approx(5.0, abs=0.1)
    assert mean(each.sure for each in found) > 0.99
    inside = sum(abs(each.loss - 5.0) <= each.reach for each in found) / MANY
    assert inside > 0.93


def test_what_playouts_hardly_see_is_no_mistake() -> None:
    """However many there are: they go on by rules of thumb. What is exact is a mistake."""
    little = {"best": 5.0, "fair": 4.5, "poor": 4.0}
    assert not judged(1, little, "fair", 0.001).sure
    assert judged(1, little, "poor", 0.001).sure
    assert solved("poor", {"best": 9, "poor": 8}).sure
    moves = {"best": Judged(9.5, 0.0, 0.0), "poor": Judged(9.0, 0.0, 0.0)}
    assert assessed("poor", [Judgement(moves, "best", exact=True)]).sure  # type: ignore[list-item]


def test_what_a_move_is_beyond_another_one_is_never_surer_than_it_is() -> None:
    """Two moves that are both not the best, one of them that may be, and one and the same."""
    true = {"best": 5.0, "near": 4.9, "fair": 4.0, "poor": 0.0}
    for move, other in (("fair", "poor"), ("poor", "near"), ("best", "near")):
        found = [judged(seed, true, move, 0.4).beyond(move, other) for seed in range(MANY)]
        apart = true[move] - true[other]
        assert mean(each.value for each in found) == pytest.approx(apart, abs=0.05)
        inside = mean(abs(each.value - apart) <= NORMAL * each.error for each in found)
        assert inside > 0.95
    same = judged(1, true, "fair").beyond("fair", "fair")
    assert (same.value, same.error) == (0, 0)


def test_the_best_move_costs_nothing_for_sure() -> None:
    true = {"best": 5.0, "poor": 0.0}
    found = judged(1, true, "best", 0.1)
    assert (found.loss, found.reach, found.sure) == (0, 0, False)
    assert found.best == "best"
    assert found.spread == pytest.approx(5, abs=0.5)


def test_an_exact_judgement_is_enough() -> None:
    moves = {"a": Judged(12.0, 0.0, 0.0, 0), "b": Judged(10.5, 0.0, 0.0, 0)}
    found = assessed("b", [Judgement(moves, "a", exact=True)])  # type: ignore[list-item]
    assert (found.loss, found.reach) == (1.5, 0)
    assert found.exact
    assert found.sure
    assert (found.value, found.played, found.spread) == (12.0, 10.5, 1.5)


def test_known_values_need_no_judgement() -> None:
    found = solved("7S", {"7S": 9, "AH": 11, "KH": 11})
    assert (found.best, found.value, found.played, found.loss, found.spread) == ("AH", 11, 9, 2, 2)
    assert list(found.moves) == ["AH", "KH", "7S"]
    assert not solved("KH", {"7S": 9, "AH": 11, "KH": 11}).sure


def test_what_the_turn_could_still_do_is_not_lost() -> None:
    now = solved("R12", {"R12": 0, "R13": 5, "end": -9})
    same = continued("R12", now, solved("R13", {"R13": 5, "end": 0}))
    assert (same.loss, same.sure, same.played, same.best) == (0, False, 5, "R12")
    part = continued("R12", now, solved("R13", {"R13": 3, "end": 0}))
    assert (part.loss, part.reach, part.played, part.best) == (2, 0, 3, "R13")
    assert part.value == now.value
    less = continued("R12", now, solved("R13", {"R13": -3, "end": -4}))
    assert less == now

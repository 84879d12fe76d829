"""How well each seat played: accuracy, skill, luck, and where a game turned."""

from math import hypot
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elferrat.review.assessing import Worth
from elferrat.review.seats import accuracy, points_lost, seat_reviews
from elferrat.review.telling import rounded_down
from elferrat.review.turning import LEAD, LOSS, MOST, turns

points = st.floats(0, 100, allow_nan=False)


@given(points, points, points)
def test_who_loses_more_is_less_accurate(spread: float, one: float, more: float) -> None:
    first, second = accuracy(one, spread), accuracy(one + more, spread)
    assert 0 <= second <= first <= 100
    assert accuracy(0, spread) == 100
    if spread:
        assert accuracy(spread, spread) == 0


def test_estimates_of_nothing_are_no_gain() -> None:
    def lost(*losses: float) -> float:
        return points_lost([decision(1, 0, loss, sure=loss >= 1).known for loss in losses])

    assert lost(-0.2, 0.1) == 0
    assert lost(0.5, -0.25) == 0.25
    # What surely cost something is not made good by that.
    assert lost(1.0, -0.25) == 1.0
    assert lost(1.0, -0.25, 0.75) == 1.5


def decision(
    number: int,
    seat: int,
    known: float,
    open_: float = 0.0,
    value: float = 0.0,
    sure: bool = True,
    doubt: float = 0.0,
) -> Any:
    """A decision as far as the account of a seat looks at it."""
    return SimpleNamespace(
        number=number,
        seat=seat,
        mistake=sure and known > 0,
        known=SimpleNamespace(loss=known, spread=4.0, sure=sure and known > 0, doubt=doubt),
        open=SimpleNamespace(
            loss=open_,
            value=value,
            played=value - open_,
            sure=sure and open_ > 0,
            doubt=doubt,
        ),
    )


many = st.lists(
    st.tuples(st.integers(0, 2), st.integers(-10, 90).map(lambda n: n / 10), st.booleans()),
    max_size=30,
)


@given(many)
def test_who_is_more_accurate_is_more_skilled(drawn: list[tuple[int, float, bool]]) -> None:
    decisions = [decision(n, seat, loss, sure=sure) for n, (seat, loss, sure) in enumerate(drawn)]
    found = seat_reviews(decisions, [None] * 3, [1.0, 0.0, -1.0], True)
    assert sum(seat.skill or 0 for seat in found) == pytest.approx(0, abs=1e-9)
    for one in found:
        assert (one.accuracy < 100) or not one.mistakes
        for other in found:
            if one.accuracy > other.accuracy + 1e-9:
                assert (one.skill or 0) > (other.skill or 0)


def test_a_seat_with_few_decisions_is_measured_by_the_decision() -> None:
    """Accuracy and skill agree also where one loses more in all, but less by a decision."""
    decisions = [decision(n, 0, 0.5) for n in range(8)] + [decision(8 + n, 1, 1) for n in range(2)]
    one, other = seat_reviews(decisions, [None, None], [0.0, 0.0], True)
    assert (one.lost, other.lost) == (4.0, 2.0)
    assert one.accuracy > other.accuracy
    assert (one.skill, other.skill) == (2.5, -2.5)


def test_a_figure_is_as_unsure_as_its_parts() -> None:
    decisions = [decision(n, n % 2, 1.0, sure=False, doubt=3.0 + n) for n in range(4)]
    one, other = seat_reviews(decisions, [Worth(1.0, 0.5), None], [2.0, -2.0], True)
    assert one.errors["lost"] == one.errors["lost_open"] == pytest.approx(hypot(3, 5))
    assert other.errors["lost"] == pytest.approx(hypot(4, 6))
    assert one.errors["skill"] == one.errors["luck"] == pytest.approx(hypot(3, 4, 5, 6))
    assert (one.errors["deal"], other.errors["deal"]) == (0.5, None)


def test_what_one_gains_or_loses_the_others_share() -> None:
    decisions = [decision(1, 0, 3.0), decision(2, 1, 0.0), decision(3, 2, 0.0)]
    deal = [Worth(1.0), None, Worth(-1.0)]
    one, two, three = seat_reviews(decisions, deal, [-3.0, 2.0, 1.0], True)
    assert (one.skill, two.skill, three.skill) == (-3.0, 1.5, 1.5)
    assert (one.luck, two.luck, three.luck) == (0.0, 0.5, -0.5)
    assert (one.mistakes, one.decisions, one.accuracy) == (1, 1, 25.0)
    assert (one.deal, two.deal) == (1.0, None)


def test_nobody_with_a_mistake_is_wholly_accurate() -> None:
    decisions = [decision(1, 0, 0.001), decision(2, 0, -0.5), decision(3, 1, 0.0)]
    one, other = seat_reviews(decisions, [None, None], None, True)
    assert (one.mistakes, one.lost) == (1, 0.001)
    assert 99.9 < one.accuracy < 100
    assert rounded_down(one.accuracy) == 99.9
    assert [rounded_down(each) for each in (100.0, 99.9, 99.89999, 0.3, 0.0)] == [
        100.0, 99.9, 99.8, 0.3, 0.0,
    ]  # fmt: skip
    assert (other.mistakes, other.accuracy) == (0, 100.0)


@pytest.mark.parametrize(("result", "complete"), [(None, True), ([1.0, -1.0], False)])
def test_only_a_whole_game_has_luck(result: list[float] | None, complete: bool) -> None:
    for seat in seat_reviews([decision(1, 0, 1.0)], [None, None], result, complete):
        assert (seat.skill, seat.luck) == (None, None)


def test_the_largest_sure_losses_turn_a_game() -> None:
    decisions = [decision(n, 0, float(n)) for n in range(1, 9)]
    decisions.append(decision(9, 0, 50.0, sure=False))
    found = turns(decisions, 0.0)
    assert [turn.number for turn in found] == list(range(9 - MOST, 9))
    assert {turn.why for turn in found} == {(LOSS,)}


@pytest.mark.parametrize(
    ("before", "loss", "turned"),
    [(1.0, 2.0, True), (1.0, 1.0, True), (0.0, 1.0, True), (3.0, 1.0, False), (-1.0, 2.0, False)],
)
def test_a_lead_or_a_tie_given_away_turns_a_game(before: float, loss: float, turned: bool) -> None:
    found = turns([decision(4, 1, 0.0, loss, 10 + before)], 10.0)
    assert [turn.why for turn in found] == ([(LEAD,)] if turned else [])
    assert not turns([decision(4, 1, 0.0, loss, 10 + before, sure=False)], 10.0)

"""How well each seat played, and how much of its result was luck."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elferrat.review.assessing import Assessment, Worth
    from elferrat.review.reviewing import Decision

ESTIMATED = ("lost", "lost_open", "deal", "skill", "luck")


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The game of one seat, in points as the search counts them: honours, or points ahead.

    Accuracy and skill come from one figure, what a decision of the seat cost on average (`lost` by
    `decisions`): of two seats the one that lost less has more of both.

    Attributes:
        decisions: how many there were, with something to choose
        mistakes: how many of them surely cost something, as judged from what the seat knew
        lost: what all decisions cost, as judged from what the seat knew
        lost_open: what they cost with all cards known
        accuracy: 100 where nothing was lost, 0 where decisions cost what the worst ones would
        deal: what the deal was worth to the seat with all cards known
        result: what came
        skill: what a decision cost those it played against, on average, less what one of its own
            cost, times the decisions that a seat had on average
        luck: the rest of what came, beyond an even result
        errors: standard errors of the figures that are `ESTIMATED`, 0 where nothing is
    """

    seat: int
    decisions: int
    mistakes: int
    lost: float
    lost_open: float
    accuracy: float
    deal: float | None
    result: float | None
    skill: float | None
    luck: float | None
    errors: Mapping[str, float | None]


def seat_reviews(
    decisions: Sequence["Decision"],
    deal: Sequence["Worth | None"],
    result: Sequence[float] | None,
    complete: bool,
) -> tuple[SeatReview, ...]:
    """The game of every seat; skill and luck only of a whole game."""
    seats = range(len(deal))
    own = [[each for each in decisions if each.seat == seat] for seat in seats]
    lost = [points_lost([each.known for each in mine]) for mine in own]
    rates = [points / max(1, len(mine)) for points, mine in zip(lost, own, strict=True)]
    doubts = [doubt([each.known for each in mine]) for mine in own]
    unsure = [error / max(1, len(mine)) for error, mine in zip(doubts, own, strict=True)]
    worst = sum(each.known.spread for each in decisions) / max(1, len(decisions))
    usual = len(decisions) / len(seats)
    even = None if result is None else sum(result) / len(result)
    told = []
    for seat, mine in zip(seats, own, strict=True):
        skill = luck = off = None
        if complete and result is not None and even is not None:
            skill = usual * beyond(rates, seat)
            luck = result[seat] - even - skill
            off = usual * hypot(unsure[seat], rest_of(unsure, seat))
        worth = deal[seat]
        opened = [each.open for each in mine]
        told.append(
            SeatReview(
                seat=seat,
                decisions=len(mine),
                mistakes=sum(each.mistake for each in mine),
                lost=lost[seat],
                lost_open=points_lost(opened),
                accuracy=accuracy(rates[seat], worst),
                deal=None if worth is None else worth.value,
                result=None if result is None else result[seat],
                skill=skill,
                luck=luck,
                errors={
                    "lost": doubts[seat],
                    "lost_open": doubt(opened),
                    "deal": None if worth is None else worth.error,
                    "skill": off,
                    "luck": off,
                },
            )
        )
    return tuple(told)


def points_lost(lights: Sequence["Assessment"]) -> float:
    """What decisions cost together, no less than those cost that surely cost something.

    Estimates of nothing may add up to less than that.
    """
    sure = sum(each.loss for each in lights if each.sure)
    return max(sure, sum(each.loss for each in lights))


def doubt(lights: Sequence["Assessment"]) -> float:
    """The standard error of what decisions cost together."""
    return hypot(*(each.doubt for each in lights))


def beyond(rates: Sequence[float], seat: int) -> float:
    """How much less a decision of a seat cost than one of the others, on average."""
    return (sum(rates) - rates[seat]) / (len(rates) - 1) - rates[seat]


def rest_of(errors: Sequence[float], seat: int) -> float:
    """The standard error of the mean of all the others."""
    others = [error for other, error in enumerate(errors) if other != seat]
    return hypot(*others) / len(others)


def accuracy(lost: float, worst: float) -> float:
    """How much was kept of what could be lost, in percent.

    `lost`: what a decision of the seat cost on average; `worst`: what one of the game would cost
    with the worst move.
    """
    if worst <= 0:
        return 100.0
    return 100 * (1 - min(lost / worst, 1.0))

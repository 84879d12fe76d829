"""How well each seat played, and how much of its result was luck."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING

from elferrat.review.assessing import Worth

if TYPE_CHECKING:
    from elferrat.review.assessing import Assessment
    from elferrat.review.reviewing import Decision

ESTIMATED = ("lost", "lost_open", "deal", "skill", "luck")


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The game of one seat, in points as the search counts them: honours, or points ahead.

    In trick games accuracy and skill come from one figure, what a decision of the seat cost on
    average (`lost` by `decisions`): of two seats the one that lost less has more of both. In row
    games a chance that stands open costs something at each decision that passes it by, far more
    together than it can move a result. What moves are worth beyond those of a fixed way of playing
    on adds up to what they change, so there skill is measured against that.

    Attributes:
        decisions: how many there were, with something to choose
        mistakes: how many of them surely cost something, as judged from what the seat knew
        lost: what all decisions cost, as judged from what the seat knew
        lost_open: what they cost with all cards known
        accuracy: 100 where nothing was lost, 0 where decisions cost what the worst ones would
        deal: what the deal was worth to the seat with all cards known
        result: what came
        skill: in trick games what a decision cost those it played against, on average, less what
            one of its own cost, times the decisions that a seat had on average; in row games what
            its decisions were worth beyond those of rules of thumb, as judged from what it knew,
            less the mean of the same of those it played against
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
    *,
    from_loss: bool,
) -> tuple[SeatReview, ...]:
    """The game of every seat; skill and luck only of a whole game.

    `from_loss`: whether skill follows from what decisions cost, as in trick games, or from what
    they were worth beyond rules of thumb, as in row games.
    """
    seats = range(len(deal))
    own = [[each for each in decisions if each.seat == seat] for seat in seats]
    lost = [points_lost([each.known for each in mine]) for mine in own]
    rates = [points / max(1, len(mine)) for points, mine in zip(lost, own, strict=True)]
    doubts = [doubt([each.known for each in mine]) for mine in own]
    worst = sum(each.known.spread for each in decisions) / max(1, len(decisions))
    merits = [gained(mine) for mine in own]
    if from_loss:
        usual = len(decisions) / len(seats)
        unsure = [error / max(1, len(mine)) for error, mine in zip(doubts, own, strict=True)]
        merits = [
            Worth(-usual * rate, usual * error) for rate, error in zip(rates, unsure, strict=True)
        ]
    even = None if result is None else sum(result) / len(result)
    told = []
    for seat, mine in zip(seats, own, strict=True):
        skill = luck = off = None
        if complete and result is not None and even is not None:
            ahead = beyond_others(merits, seat)
            skill, off = ahead.value, ahead.error
            luck = result[seat] - even - skill
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


def gained(decisions: Sequence["Decision"]) -> Worth:
    """What decisions were worth together beyond those of rules of thumb."""
    gains = [each.gain for each in decisions]
    return Worth(sum(gain.value for gain in gains), hypot(*(gain.error for gain in gains)))


def beyond_others(merits: Sequence[Worth], seat: int) -> Worth:
    """How much more a seat has than the others on average."""
    others = [merit for other, merit in enumerate(merits) if other != seat]
    mean = sum(merit.value for merit in others) / len(others)
    error = hypot(*(merit.error for merit in others)) / len(others)
    return Worth(merits[seat].value - mean, hypot(merits[seat].error, error))


def accuracy(lost: float, worst: float) -> float:
    """How much was kept of what could be lost, in percent.

    `lost`: what a decision of the seat cost on average; `worst`: what one of the game would cost
    with the worst move.
    """
    if worst <= 0:
        return 100.0
    return 100 * (1 - min(lost / worst, 1.0))

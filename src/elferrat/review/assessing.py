"""What a move cost: from judgements of a decision to a loss with its interval.

The best of many estimates is too good by chance, so a decision is judged twice, and each judgement
measures the move that the other one took for the best.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from elferrat.search.judging import Judgement

NORMAL = 1.959963984540054  # standard errors to either side of a 95 % interval
# An estimated loss is sure if so many standard errors below it there is still more than so many
# points. A game has many decisions: an interval of 95 % that does not reach 0 comes by chance in
# most games. And playouts go on by rules of thumb: losses of less they also find in many moves of a
# bot that sees further than they do (docs/review.md has the figures).
SURE = 3.0
MARGIN = 0.75
_NOTHING = 1e-9  # points that are no more than rounding


@dataclass(frozen=True, slots=True)
class Worth:
    """What a seat may expect of a move, in points, and the standard error of that.

    `lag`: standard error of how far the move is behind the best one.
    """

    value: float
    error: float = 0.0
    lag: float = 0.0


@dataclass(frozen=True, slots=True)
class Assessment:
    """A decision in one light: with open cards, or as judged from what the seat knew.

    Attributes:
        best: the move that promised most
        played: points that the seat could expect after the move it made
        loss: what a better move had promised beyond that; by chance it may be below 0
        doubt: standard error of `loss`
        error: standard error of what the best move promised
        spread: how far the best and the worst move are apart
        exact: whether nothing is estimated
        playouts: games played to find out
        moves: every legal move, best first
    """

    best: str
    played: float
    loss: float
    doubt: float
    error: float
    spread: float
    exact: bool
    playouts: int
    moves: Mapping[str, Worth]

    @property
    def value(self) -> float:
        """What the seat could expect before it moved."""
        return self.played + self.loss

    @property
    def reach(self) -> float:
        """How far the 95 % interval of `loss` reaches to either side."""
        return NORMAL * self.doubt

    @property
    def sure(self) -> bool:
        """Whether the move surely cost something."""
        return surely(self.loss, self.doubt, self.exact)

    def beyond(self, move: str, other: str) -> Worth:
        """How much more a move was worth than another one.

        By way of the best one they are compared not worse than if both errors added up.
        """
        if move == other:
            return Worth(0.0)
        one, two = self.moves[move], self.moves[other]
        return Worth(one.value - two.value, one.lag + two.lag)


def surely(loss: float, doubt: float, exact: bool) -> bool:
    """Whether a loss with a standard error is sure."""
    return loss - SURE * doubt > (_NOTHING if exact else MARGIN)


def assessed(move: str, halves: Sequence["Judgement"]) -> Assessment:
    """What a move cost by one exact judgement, or by two estimates from different chance."""
    moves = _together(halves)
    losses = [
        _measured(half, other.best, move)
        for half, other in zip(halves, reversed(halves), strict=True)
    ]
    loss = sum(points for points, _ in losses) / len(losses)
    error = hypot(*(error for _, error in losses)) / len(losses)
    values = [worth.value for worth in moves.values()]
    return Assessment(
        best=next(iter(moves)),
        played=moves[move].value,
        loss=loss,
        doubt=error,
        error=moves[next(iter(moves))].error,
        spread=values[0] - values[-1],
        exact=all(half.exact for half in halves),
        playouts=sum(judged.playouts for half in halves for judged in half.moves.values()),
        moves=moves,
    )


def solved(move: str, values: Mapping[str, int]) -> Assessment:
    """What a move cost where the value of every move is known exactly."""
    ranked = dict(sorted(values.items(), key=lambda pair: -pair[1]))
    best = next(iter(ranked))
    loss, spread = ranked[best] - ranked[move], ranked[best] - min(ranked.values())
    moves = {each: Worth(value) for each, value in ranked.items()}
    return Assessment(best, ranked[move], loss, 0.0, 0.0, spread, True, 0, moves)


def continued(move: str, now: Assessment, after: Assessment) -> Assessment:
    """A decision whose turn went on: what the seat could still do then is not lost.

    Playouts go on by rules of thumb, which may not see what the seat saw, and did a move later.
    `after` is the next decision of the same turn, with nothing drawn in between.
    """
    if after.value <= now.played:
        return now
    loss = now.value - after.value
    if loss <= 0:
        return replace(now, best=move, played=after.value, loss=0.0, doubt=0.0)
    return replace(now, played=after.value, loss=loss, doubt=hypot(now.error, after.error))


def _measured(half: "Judgement", best: str, move: str) -> tuple[float, float]:
    """What a move cost against another one by a judgement, and the standard error of that."""
    points = half.moves[best].value - half.moves[move].value
    # A judgement knows how well each move is compared with the one that it takes for the best
    # itself. By way of that one two others are compared, not worse than if all errors added up.
    error = 0.0 if best == move else half.moves[best].lag + half.moves[move].lag
    return points, error


def _together(halves: Sequence["Judgement"]) -> dict[str, Worth]:
    """Every move with the mean of the estimates, best first."""
    moves: dict[str, Any] = {}
    for move in halves[0].moves:
        judged = [half.moves[move] for half in halves]
        value = sum(each.value for each in judged) / len(judged)
        error, lag = (
            hypot(*(getattr(each, name) for each in judged)) / len(judged)
            for name in ("error", "lag")
        )
        moves[move] = Worth(value, error, lag)
    return dict(sorted(moves.items(), key=lambda pair: -pair[1].value))

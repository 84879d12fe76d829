"""A review as a JSON object; `elferrat.review.schema` describes it."""

from typing import TYPE_CHECKING, Any

from elferrat.review.assessing import Assessment, Worth
from elferrat.review.seats import SeatReview

if TYPE_CHECKING:
    from elferrat.review.reviewing import Decision, Review

FORMAT = "elferrat-review/1"
_DIGITS = 4


def answer(review: "Review") -> dict[str, Any]:
    """A whole review."""
    record = review.record
    return {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "players": record.players,
        "seed": review.seed,
        "playouts": review.playouts,
        "finished": review.finished,
        "complete": review.complete,
        "even": review.even,
        "seats": [seat_answer(seat) for seat in review.seats],
        "turns": [{"number": turn.number, "why": list(turn.why)} for turn in review.turns],
        "decisions": [decision_answer(each) for each in review.decisions],
    }


def decision_answer(decision: "Decision", *, moves: bool = False) -> dict[str, Any]:
    """One decision; with `moves` what every legal move was worth."""
    return {
        "number": decision.number,
        "seat": decision.seat,
        "move": decision.move,
        "legal": decision.legal,
        "mistake": decision.mistake,
        "thumb": decision.thumb,
        "gain": worth_answer(decision.gain),
        "open": assessment_answer(decision.open, moves=moves),
        "known": assessment_answer(decision.known, moves=moves),
    }


def assessment_answer(assessment: Assessment, *, moves: bool) -> dict[str, Any]:
    """A decision in one light."""
    told: dict[str, Any] = {
        "best": assessment.best,
        "value": _rounded(assessment.value),
        "played": _rounded(assessment.played),
        "loss": _rounded(assessment.loss),
        "low": _rounded(assessment.loss - assessment.reach),
        "high": _rounded(assessment.loss + assessment.reach),
        "exact": assessment.exact,
        "playouts": assessment.playouts,
    }
    if moves:
        told["moves"] = {move: worth_answer(worth) for move, worth in assessment.moves.items()}
    return told


def worth_answer(worth: Worth) -> dict[str, float | None]:
    """What something was worth, and the standard error of that."""
    return {"value": _rounded(worth.value), "error": _rounded(worth.error)}


def seat_answer(seat: SeatReview) -> dict[str, Any]:
    """The game of one seat."""
    figures = ("lost", "lost_open", "accuracy", "deal", "result", "skill", "luck")
    return {
        "seat": seat.seat,
        "decisions": seat.decisions,
        "mistakes": seat.mistakes,
        **{name: _rounded(getattr(seat, name)) for name in figures},
        "errors": {name: _rounded(error) for name, error in seat.errors.items()},
    }


def _rounded(value: float | None) -> float | None:
    # Adding 0.0 makes a -0.0 that rounding left a plain 0.0.
    return None if value is None else round(value, _DIGITS) + 0.0

"""A review in sentences and rows of words, for a terminal and for a page."""

from collections.abc import Sequence
from math import floor
from typing import TYPE_CHECKING, Any

from elferrat.locale.catalogue import say
from elferrat.locale.figures import figure
from elferrat.locale.message import Message
from elferrat.locale.values import Verbatim
from elferrat.play.record import Record
from elferrat.review.assessing import NORMAL, Assessment
from elferrat.review.seats import SeatReview
from elferrat.review.turning import LEAD, Turn
from elferrat.review.wording import move_words
from elferrat.search import TRICK_GAMES

if TYPE_CHECKING:
    from elferrat.review.reviewing import Decision, Review

SEAT_COLUMNS = ("player", "accuracy", "mistakes", "lost", "open", "deal", "result", "skill", "luck")
DECISION_COLUMNS = ("move", "player", "played", "lost", "best", "open", "expected")
NONE = "–"
_ROUNDING = 1e-9  # tenths that computing with fractions may lack


def columns(names: Sequence[str], lang: str) -> list[str]:
    """The heads of columns."""
    return [Message("review-column", {"column": name}).text(lang) for name in names]


def figure_of(value: float, reach: float, lang: str, *, exact: bool = False) -> str:
    """A figure with the interval that reaches so far to either side; exact ones have none."""
    if not reach:
        whole = exact and value == round(value)
        return figure(value, lang, 0 if whole else 1)
    parts = {"value": value, "low": value - reach, "high": value + reach}
    told = {name: Verbatim(figure(part, lang)) for name, part in parts.items()}
    return Message("review-between", told).text(lang)


def give_or_take(value: float, reach: float, lang: str, digits: int = 1) -> str:
    """A figure with how far its interval reaches to either side."""
    parts = {"value": value, "reach": reach}
    told = {name: Verbatim(figure(part, lang, digits)) for name, part in parts.items()}
    return Message("review-give-or-take", told).text(lang)


def unit_of(record: Record) -> str:
    """What the figures of a game count: honours, or points ahead of the others."""
    return "honours" if record.game in TRICK_GAMES else "ahead"


def _sure(light: Assessment) -> str:
    """Whether a figure is exact or an estimate."""
    return "exact" if light.exact else "about"


def rounded_down(percent: float) -> float:
    """Percent to a tenth, 100 only where it is."""
    return floor(10 * percent + _ROUNDING) / 10


class Teller:
    """Tells a review in a language; `notation` writes moves as programs do, else in words.

    `pack`: whose names the trick cards have in words.
    """

    def __init__(
        self, review: "Review", lang: str, pack: str = "french", *, notation: bool = False
    ) -> None:
        self.review = review
        self.lang = lang
        self.names: Sequence[str] = review.record.players
        self.in_honours = review.record.game in TRICK_GAMES
        self._pack = pack
        self._notation = notation
        self._decisions = {each.number: each for each in review.decisions}

    def word(self, key: str, **args: Any) -> str:
        """A sentence about the review; names and figures are taken over as they are."""
        told = {k: Verbatim(v) if isinstance(v, str) else v for k, v in args.items()}
        return Message(f"review-{key}", told).text(self.lang)

    def columns(self, names: Sequence[str]) -> list[str]:
        """The heads of columns."""
        return columns(names, self.lang)

    def figure(self, value: float | None, *, exact: bool = False) -> str:
        """A figure; without a fraction where it is known exactly and whole."""
        if value is None:
            return NONE
        return figure(value, self.lang, 0 if exact and value == round(value) else 1)

    def move(self, move: str) -> str:
        """A move."""
        return move if self._notation else move_words(move, self.lang, self._pack)

    def loss(self, light: Assessment) -> str:
        """What a move cost, with its interval where there is one."""
        return figure_of(light.loss, light.reach, self.lang, exact=light.exact)

    # --- the whole

    def title(self) -> str:
        """What this is."""
        return Message("review-title", {"game": self.review.record.game}).text(self.lang)

    def seats(self) -> list[str]:
        """Who sat where, since drawings count seats."""
        return [
            f"{name} ({say('picture-seat', {'seat': seat}, self.lang)})"
            for seat, name in enumerate(self.names)
        ]

    def standing(self) -> list[str]:
        """How much of a game was looked at, where it is not all."""
        told = []
        if not self.review.finished:
            told.append(self.word("so-far"))
        if not self.review.complete:
            told.append(self.word("partly"))
        return told

    def notes(self) -> list[str]:
        """What the figures mean."""
        unit = unit_of(self.review.record)
        parts = ("lost", "below", "open", "accuracy", "deal", "skill", "luck")
        told = [self.word(f"note-{part}", unit=unit) for part in parts]
        return [self.word("unit", unit=unit), *told]

    def chart_title(self) -> str:
        """What the chart shows."""
        if self.in_honours:
            return self.word("chart-honours", name=self.names[0])
        if len(self.names) == 2:
            return self.word("chart-ahead", name=self.names[0], other=self.names[1])
        return self.word("chart-ahead-all")

    def seat_row(self, seat: SeatReview) -> list[str]:
        """The game of one seat, in `SEAT_COLUMNS`."""
        return [
            self.names[seat.seat],
            self.word("percent", value=figure(rounded_down(seat.accuracy), self.lang)),
            self.word("of", part=seat.mistakes, whole=seat.decisions),
            self.estimate(seat, "lost"),
            self.estimate(seat, "lost_open"),
            self.estimate(seat, "deal"),
            self.figure(seat.result, exact=self.in_honours),
            self.estimate(seat, "skill"),
            self.estimate(seat, "luck"),
        ]

    def estimate(self, seat: SeatReview, name: str) -> str:
        """A figure of a seat, with how far it may be off where it is an estimate."""
        value, error = getattr(seat, name), seat.errors[name]
        if value is None or not error:
            return self.figure(value, exact=self.in_honours)
        return give_or_take(value, NORMAL * error, self.lang)

    def decision_row(self, decision: "Decision") -> list[str]:
        """One decision, in `DECISION_COLUMNS`."""
        opened = decision.open
        return [
            str(decision.number),
            self.names[decision.seat],
            self.move(decision.move),
            self.loss(decision.known),
            self.move(decision.known.best),
            self.loss(opened),
            self.figure(opened.played, exact=opened.exact),
        ]

    # --- turning points

    def turn(self, turn: Turn) -> tuple[str, list[str]]:
        """A turning point: what was played, and sentences about it."""
        decision = self._decisions[turn.number]
        name, known, opened = self.names[decision.seat], decision.known, decision.open
        head = self.word("turn", number=turn.number, name=name, move=self.move(decision.move))
        told = []
        if known.sure:
            told.append(self.word("turn-better", best=self.move(known.best)))
            told.append(self.word("turn-lost", name=name, loss=self.loss(known)))
        else:
            told.append(self.word("turn-unseen", name=name, sure=_sure(known)))
        if opened.sure:
            best = self.move(opened.best)
            told.append(self.word("turn-open", loss=self.loss(opened), best=best))
        else:
            told.append(self.word("turn-open-nothing", sure=_sure(opened)))
        if LEAD in turn.why:
            told.append(self.word("turn-lead", name=name))
        return head, told

    def decision(self, number: int) -> "Decision":
        """The decision of a move."""
        return self._decisions[number]

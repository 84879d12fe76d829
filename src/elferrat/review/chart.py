"""How the expected result moved, as an SVG that takes its colours from the page around it.

Nothing is told by colour alone: every line has its own dashes and its name at its end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from elferrat.locale.figures import figure
from elferrat.picture.lettering import shortened

if TYPE_CHECKING:
    from elferrat.review.telling import Teller

WIDTH, HEIGHT = 960.0, 340.0
LEFT, RIGHT, TOP, BOTTOM = 56.0, 200.0, 18.0, 44.0
BEFORE_NAME = 12.0
NAME_ROOM = (RIGHT - BEFORE_NAME) / 15  # in sizes of its letters
LABEL_STEP = 24.0  # between two names at the end
MOST_TICKS = 6
SIGN = 11.0  # radius of a turning point's sign

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Line:
    """What one seat could expect before each decision, and what came."""

    seat: int
    points: Sequence[Point]


def lines(teller: "Teller") -> list[Line]:
    """One line for each seat; with two seats one for both, since what one gains the other loses."""
    review = teller.review
    seats = len(review.seats)
    shown = range(1) if seats == 2 else range(seats)
    found = []
    for seat in shown:
        points: list[Point] = []
        for each in review.decisions:
            if each.seat == seat:
                points.append((each.number - 1, each.open.value))
            elif seats == 2:
                points.append((each.number - 1, 2 * review.even - each.open.value))
        result = review.seats[seat].result
        if result is not None and review.complete:
            points.append((len(review.record.moves), result))
        if points:
            found.append(Line(seat, points))
    return found


def chart(teller: "Teller", title: str) -> str:
    """The drawing; `title` says what it shows."""
    drawn = lines(teller)
    return _Chart(teller, drawn).svg(title) if drawn else ""


class _Chart:
    def __init__(self, teller: "Teller", drawn: Sequence[Line]) -> None:
        self._teller = teller
        self._drawn = drawn
        self._even = teller.review.even
        values = [self._even, *(value for line in drawn for _, value in line.points)]
        self._ticks = ticks(min(values), max(values))
        self._low, self._high = self._ticks[0], self._ticks[-1]
        self._last = max(1.0, *(at for line in drawn for at, _ in line.points))

    def svg(self, title: str) -> str:
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img"'
            f' viewBox="0 0 {WIDTH:g} {HEIGHT:g}" aria-label="{escape(title)}">',
            *self._axes(),
            *(self._line(line) for line in self._drawn),
            *self._signs(),
            *self._names(),
            "</svg>",
        ]
        return "\n".join(parts)

    def _x(self, at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / self._last

    def _y(self, value: float) -> float:
        share = (value - self._low) / (self._high - self._low)
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    def _axes(self) -> list[str]:
        lang, parts = self._teller.lang, []
        for tick in self._ticks:
            y = self._y(tick)
            kind = "even" if tick == self._even else "grid"
            digits = 0 if tick == round(tick) else 1
            parts.append(
                f'<path class="{kind}" d="M{LEFT:g} {y:.1f}H{WIDTH - RIGHT:g}"/>'
                f'<text class="tick" x="{LEFT - 8:g}" y="{y + 5:.1f}" text-anchor="end">'
                f"{figure(tick, lang, digits)}</text>"
            )
        for tick in ticks(0, self._last):
            if tick <= self._last:
                parts.append(
                    f'<text class="tick" x="{self._x(tick):.1f}" y="{HEIGHT - BOTTOM + 20:g}"'
                    f' text-anchor="middle">{tick:g}</text>'
                )
        middle = (LEFT + WIDTH - RIGHT) / 2
        words = escape(self._teller.columns(["move"])[0])
        parts.append(
            f'<text class="tick" x="{middle:g}" y="{HEIGHT - 4:g}" text-anchor="middle">'
            f"{words}</text>"
        )
        return parts

    def _line(self, line: Line) -> str:
        places = [f"{self._x(at):.1f} {self._y(value):.1f}" for at, value in line.points]
        return f'<path class="line seat{line.seat}" d="M{"L".join(places)}"/>'

    def _signs(self) -> list[str]:
        parts = []
        for number, turn in enumerate(self._teller.review.turns, 1):
            each = self._teller.decision(turn.number)
            shown = any(line.seat == each.seat for line in self._drawn)
            value = each.open.value if shown else 2 * self._even - each.open.value
            x, y = self._x(turn.number - 1), self._y(value)
            parts.append(
                f'<circle class="sign" cx="{x:.1f}" cy="{y:.1f}" r="{SIGN:g}"/>'
                f'<text class="sign" x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle">'
                f"{number}</text>"
            )
        return parts

    def _names(self) -> list[str]:
        ends = sorted((self._y(line.points[-1][1]), line.seat) for line in self._drawn)
        parts, free = [], TOP
        for y, seat in ends:
            free = max(y, free)
            name = escape(shortened(self._teller.names[seat], NAME_ROOM, bold=True))
            x = WIDTH - RIGHT + BEFORE_NAME
            # Names may be written into a drawing when it is done: it says how much room they have.
            parts.append(
                f'<text class="name seat{seat}" x="{x:g}" y="{free + 5:.1f}"'
                f' data-ems="{NAME_ROOM:.2f}">{name}</text>'
            )
            free += LABEL_STEP
        return parts


def ticks(low: float, high: float) -> list[float]:
    """Round numbers that reach from `low` to `high`."""
    span = max(high - low, 1.0)
    rough = span / MOST_TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * each for each in (1, 2, 5, 10) if power * each >= rough)
    first, last = floor(low / step), ceil(high / step)
    return [round(each * step, 6) for each in range(first, max(last, first + 1) + 1)]

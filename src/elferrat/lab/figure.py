"""The distributions of a simulation as one drawing, SVG or PNG, with Matplotlib.

Every seat has a colour and a hatching of its own, and its name stands beside it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from elferrat.lab.drawing import COLOURS, HATCHES, Sayings, put
from elferrat.lab.plan import Plan
from elferrat.lab.summary import averaged, share_of_wins
from elferrat.lab.totals import Histogram, Totals
from elferrat.locale.values import Verbatim
from elferrat.picture.palette import BACK, INK, PAPER

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_BARS = 60  # at most; wider ranges are put together
# The widths of the panels, row by row, by their number.
_LAYOUTS = {
    3: ((1,), (1, 1)),
    4: ((1, 1), (1, 1)),
    5: ((5, 7), (1, 1, 1)),
    6: ((1, 1, 1), (1, 1, 1)),
}


@dataclass(frozen=True)
class Drawing(Sayings):
    """What every panel needs."""

    plan: Plan
    totals: Totals
    lang: str

    KEYS: ClassVar[str] = "simulate-plot-"

    def seat(self, seat: int) -> str:
        """The name of a seat, with its bot."""
        return self.word("seat", seat=seat, bot=Verbatim(self.plan.bots[seat]))

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.plan.bots))


def draw(plan: Plan, totals: Totals, path: Path, lang: str) -> None:
    """Draw the totals of at least one game into a file, replacing an old one whole.

    Raises:
        Unusable: it cannot be written.
    """
    put(lambda: figure(Drawing(plan, totals, lang)), path)


def figure(drawing: Drawing) -> "Figure":
    """The whole drawing."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    panels = chosen(drawing)
    layout = _LAYOUTS[len(panels)]
    spaced = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12, rect=(0, 0, 1, 0.9))
    made = Figure(figsize=(12, 7.6), layout=spaced)
    made.text(0.012, 0.982, title(drawing), size=15, weight="bold", va="top", color=INK)
    made.text(0.012, 0.936, subtitle(drawing), size=9, va="top", color=BACK, linespacing=1.5)
    grid = made.add_gridspec(len(layout), 1)
    to_draw = iter(panels)
    for row, widths in enumerate(layout):
        places = grid[row].subgridspec(1, len(widths), width_ratios=widths)
        for column in range(len(widths)):
            next(to_draw)(drawing, made.add_subplot(places[column]))
    legend(drawing, made)
    return made


def title(drawing: Drawing) -> str:
    """The game and how many there were."""
    return drawing.word("title", game=drawing.plan.game, count=drawing.totals.games)


def _dress(seat: int) -> dict[str, Any]:
    # The hatching tells seats apart where colours do not.
    colour, hatch = COLOURS[seat], HATCHES[seat]
    return {"facecolor": colour, "hatch": hatch, "edgecolor": INK, "linewidth": 0.6}


def subtitle(drawing: Drawing) -> str:
    """Bots by seat, options, seed."""
    plan = drawing.plan
    return drawing.described(plan.bots, plan.options, plan.seed)


def legend(drawing: Drawing, made: "Figure") -> None:
    """Which seat has which colour and hatching, in one line below the panels."""
    from matplotlib.patches import Patch

    marks = [Patch(label=drawing.seat(seat), **_dress(seat)) for seat in drawing.seats]
    made.legend(
        handles=marks, loc="outside lower center", ncols=len(marks), frameon=False,
        handlelength=2.6, handleheight=1.4, columnspacing=2.4,
    )  # fmt: skip


def chosen(drawing: Drawing) -> Sequence[Callable[[Drawing, "Axes"], None]]:
    """The panels that have something to show."""
    totals = drawing.totals
    panels = [scores, positions, shares]
    if len(totals.lengths) > 1:
        panels.insert(0, lengths)
    if len(totals.stocks) > 1:
        panels.append(stock)
    if drawing.plan.has_bonus:
        panels.append(bonus)
    return panels


# --- panels -------------------------------------------------------------------------------------


def lengths(drawing: Drawing, axes: "Axes") -> None:
    """How many moves the games had."""
    _plain_histogram(drawing, axes, drawing.totals.lengths)
    axes.set_title(drawing.word("lengths"))
    axes.set_xlabel(drawing.word("moves"))


def stock(drawing: Drawing, axes: "Axes") -> None:
    """How many cards the pile still had at the end."""
    from matplotlib.ticker import MaxNLocator

    _plain_histogram(drawing, axes, drawing.totals.stocks)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_title(drawing.word("stock"))
    empty = drawing.totals.stocks[0] / drawing.totals.games
    axes.set_xlabel(drawing.word("stock-left", empty=drawing.number(100 * empty)))


def scores(drawing: Drawing, axes: "Axes") -> None:
    """The points of each seat, one ridge a seat, with the mean."""
    from matplotlib.ticker import MaxNLocator

    standings = drawing.totals.seats
    # A few games of a million would take most of the width: they stand in the first bar.
    low = min(_below_nearly_all(each.scores) for each in standings)
    high = max(max(each.scores) for each in standings)
    size = _bar_size(low, high)
    low = high + 1 - size * -(-(high - low + 1) // size)  # the last bar ends at the highest score
    bars = [_binned(_at_least(each.scores, low), low, size) for each in standings]
    tallest = max(max(heights) for _, heights in bars)
    means = [averaged(each.scores).value for each in standings]
    for seat, (places, heights) in enumerate(bars):
        ground = len(standings) - 1 - seat
        scaled = [0.82 * height / tallest for height in heights]
        axes.bar(places, scaled, size, bottom=ground, **_dress(seat) | {"linewidth": 0})
        axes.step(
            [places[0] - size, *places, places[-1] + size],
            [ground, *(ground + height for height in scaled), ground],
            where="mid", color=INK, linewidth=0.8,
        )  # fmt: skip
        axes.plot([means[seat]] * 2, [ground, ground + 0.9], color=INK, linewidth=1.4, ls=":")
    axes.set_yticks(
        [len(standings) - 1 - seat for seat in drawing.seats],
        [
            f"{drawing.seat(seat)}\n{drawing.word('mean', value=drawing.number(means[seat]))}"
            for seat in drawing.seats
        ],
        va="bottom",
        linespacing=1.3,
    )
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="y", visible=False)
    axes.set_ylim(-0.03, len(standings))
    axes.xaxis.set_major_formatter(lambda value, place: drawing.tick(value))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_title(drawing.word("scores"))
    axes.set_xlabel(drawing.word("points"))


def positions(drawing: Drawing, axes: "Axes") -> None:
    """How often each seat came first, second and so on."""
    games, seats = drawing.totals.games, drawing.seats
    each = 0.84 / len(seats)
    for seat in seats:
        places = drawing.totals.seats[seat].places
        axes.bar(
            [place + (seat - (len(seats) - 1) / 2) * each for place in range(1, len(seats) + 1)],
            [places[place] / games for place in range(1, len(seats) + 1)],
            each,
            **_dress(seat),
        )
    axes.set_xticks(range(1, len(seats) + 1))
    axes.grid(axis="x", visible=False)
    _percent(drawing, axes)
    axes.set_title(drawing.word("positions"))
    axes.set_xlabel(drawing.word("place"))


def shares(drawing: Drawing, axes: "Axes") -> None:
    """Each seat's share of the wins, with its interval."""
    from matplotlib.patheffects import withStroke

    for seat, standing in enumerate(drawing.totals.seats):
        share = share_of_wins(standing)
        axes.barh(seat, share.value, 0.62, **_dress(seat))
        ends = [[share.value - share.low], [share.high - share.value]]
        axes.errorbar(
            share.value, seat, xerr=ends, color=INK, capsize=4, linewidth=1.4,
            path_effects=[withStroke(linewidth=3.5, foreground=PAPER)],
        )  # fmt: skip
        axes.annotate(
            drawing.word("percent", value=drawing.number(100 * share.value)), (share.high, seat),
            (6, 0), textcoords="offset points", va="center", size=8, color=INK,
        )  # fmt: skip
    axes.set_yticks(drawing.seats, [drawing.seat(seat) for seat in drawing.seats])
    axes.invert_yaxis()
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="y", visible=False)
    axes.margins(x=0.18)
    axes.set_xlim(left=0)
    axes.xaxis.set_major_formatter(lambda value, place: drawing.percent(value))
    axes.set_title(drawing.word("shares"))
    axes.set_xlabel(drawing.word("interval"))


def bonus(drawing: Drawing, axes: "Axes") -> None:
    """How many bonus cards each seat had."""
    games, seats = drawing.totals.games, drawing.seats
    most = max(max(standing.bonus) for standing in drawing.totals.seats)
    each = 0.84 / len(seats)
    for seat in seats:
        cards = drawing.totals.seats[seat].bonus
        axes.bar(
            [count + (seat - (len(seats) - 1) / 2) * each for count in range(most + 1)],
            [cards[count] / games for count in range(most + 1)],
            each,
            **_dress(seat),
        )
    axes.set_xticks(range(most + 1))
    axes.grid(axis="x", visible=False)
    _percent(drawing, axes)
    axes.set_title(drawing.word("bonus"))
    axes.set_xlabel(drawing.word("cards"))


# --- parts of panels ----------------------------------------------------------------------------


def _plain_histogram(drawing: Drawing, axes: "Axes", histogram: Histogram) -> None:
    low, high = min(histogram), max(histogram)
    size = _bar_size(low, high)
    places, heights = _binned(histogram, low, size)
    games = drawing.totals.games
    axes.bar(
        places, [height / games for height in heights], size,
        color=BACK, edgecolor=PAPER, linewidth=0.4,
    )  # fmt: skip
    average = averaged(histogram).value
    axes.axvline(average, color=INK, linewidth=1.4, ls=":")
    axes.annotate(
        drawing.word("mean", value=drawing.number(average)), (average, 1), (4, -2),
        xycoords=("data", "axes fraction"), textcoords="offset points", va="top", size=8,
        bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 1, "alpha": 0.8},
    )  # fmt: skip
    axes.grid(axis="x", visible=False)
    axes.margins(y=0.12)
    _percent(drawing, axes)


def _below_nearly_all(histogram: Histogram) -> int:
    # The value that only one game in a thousand stays below.
    left = histogram.total() // 1000
    for value in sorted(histogram):
        left -= histogram[value]
        if left < 0:
            return value
    return max(histogram)


def _at_least(histogram: Histogram, low: int) -> Histogram:
    kept: Histogram = Histogram()
    for value, times in histogram.items():
        kept[max(value, low)] += times
    return kept


def _bar_size(low: int, high: int) -> int:
    # Whole numbers, so that every bar stands for equally many values.
    return -(-(high - low + 1) // _BARS)


def _binned(histogram: Histogram, low: int, size: int) -> tuple[list[float], list[int]]:
    # The middle of each bar and its height, from the first to the last that has one.
    bars: Histogram = Histogram()
    for value, times in histogram.items():
        bars[(value - low) // size] += times
    numbers = range(min(bars), max(bars) + 1)
    return [low + (n + 0.5) * size - 0.5 for n in numbers], [bars[n] for n in numbers]


def _percent(drawing: Drawing, axes: "Axes") -> None:
    axes.yaxis.set_major_formatter(lambda value, place: drawing.percent(value))
    axes.set_ylabel(drawing.word("of-games"))

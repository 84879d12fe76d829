"""What an arena showed as one drawing: deals won, differences, ratings, the course of the test."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from elferrat.lab.contest import Contest
from elferrat.lab.drawing import COLOURS, HATCHES, Sayings, put
from elferrat.lab.intervals import Estimate
from elferrat.lab.seatings import Pair
from elferrat.lab.tally import MET, POINTS, Tally
from elferrat.lab.verdict import deals_won, rated_bots
from elferrat.picture.palette import BACK, INK, PAPER

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_MOST_POINTS = 400  # of a line
_LEAST_BARS = 3  # that there is room for, or they would be too thick
_LINES = ("-", "--", "-.", ":")


@dataclass(frozen=True)
class Drawing(Sayings):
    """What every panel needs."""

    work: Contest
    tally: Tally
    lang: str

    KEYS: ClassVar[str] = "arena-plot-"

    @property
    def pairs(self) -> list[Pair]:
        """The pairs that have met."""
        return [pair for pair, sums in self.tally.pairs.items() if sums.count]


def draw(work: Contest, tally: Tally, path: Path, lang: str) -> None:
    """Draw what at least one deal showed into a file, replacing an old one whole.

    Raises:
        Unusable: it cannot be written.
    """
    put(lambda: figure(Drawing(work, tally, lang)), path)


def figure(drawing: Drawing) -> "Figure":
    """The whole drawing."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    work = drawing.work
    spaced = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12, rect=(0, 0, 1, 0.9))
    made = Figure(figsize=(12, 7.6), layout=spaced)
    title = drawing.word("title", game=work.game, count=drawing.tally.deals)
    made.text(0.012, 0.982, title, size=15, weight="bold", va="top", color=INK)
    below = drawing.described(work.bots, work.options, work.seed)
    made.text(0.012, 0.936, below, size=9, va="top", color=BACK, linespacing=1.5)
    grid = made.add_gridspec(2, 2)
    for number, panel in enumerate((won, differences, rated, course)):
        panel(drawing, made.add_subplot(grid[number // 2, number % 2]))
    return made


def won(drawing: Drawing, axes: "Axes") -> None:
    """The share of the deals that the first of each pair won."""
    shares = [deals_won(drawing.tally, pair) for pair in drawing.pairs]
    _estimates(drawing, axes, shares, [_named(pair) for pair in drawing.pairs], 0.5)
    axes.xaxis.set_major_formatter(lambda value, place: drawing.percent(value))
    axes.set_title(drawing.word("won"))
    axes.set_xlabel(drawing.word("interval"))


def differences(drawing: Drawing, axes: "Axes") -> None:
    """By how many points the first of each pair was ahead in a game."""
    found = [drawing.tally.pairs[pair].ratio(POINTS, MET) for pair in drawing.pairs]
    _estimates(drawing, axes, found, [_named(pair) for pair in drawing.pairs], 0)
    axes.set_title(drawing.word("differences"))
    axes.set_xlabel(drawing.word("points"))


def rated(drawing: Drawing, axes: "Axes") -> None:
    """The ratings of the bots."""
    found = rated_bots(drawing.tally)
    _estimates(drawing, axes, list(found.values()), list(found), 0)
    axes.set_title(drawing.word("ratings"))
    axes.set_xlabel(drawing.word("rating"))


def course(drawing: Drawing, axes: "Axes") -> None:
    """What the test of each pair came to, deal after deal."""
    asked = drawing.work.hypotheses
    for number, pair in enumerate(drawing.pairs):
        told = drawing.tally.course[pair]
        each = max(1, -(-len(told) // _MOST_POINTS))
        ends = [*range(0, len(told), each), len(told)]
        ratios = [asked.ratio([told.count(sign, 0, end) for sign in "012"]) for end in ends]
        axes.plot(
            ends, ratios, color=COLOURS[number % len(COLOURS)], linewidth=1.8,
            ls=_LINES[number % len(_LINES)], label=_named(pair),
        )  # fmt: skip
    for bound, share in ((asked.bound, asked.h1), (-asked.bound, asked.h0)):
        axes.axhline(bound, color=INK, linewidth=1, ls=":")
        axes.annotate(
            drawing.percent(share / 100), (1, bound), (-2, 2), size=8, ha="right",
            xycoords=("axes fraction", "data"), textcoords="offset points", color=INK,
        )  # fmt: skip
    axes.margins(y=0.15)
    axes.legend(frameon=False, fontsize=8, handlelength=3.5)
    axes.set_title(drawing.word("course"))
    axes.set_xlabel(drawing.word("deals"))
    axes.set_ylabel(drawing.word("ratio"))


def _named(pair: Pair) -> str:
    return " – ".join(pair)


def _estimates(
    drawing: Drawing,
    axes: "Axes",
    estimates: Sequence[Estimate],
    names: Sequence[str],
    middle: float,
) -> None:
    """A bar for each estimate, from the value that means nothing, with its interval."""
    from matplotlib.patheffects import withStroke

    for place, found in enumerate(estimates):
        axes.barh(
            place, found.value - middle, 0.62, left=middle, facecolor=COLOURS[place % len(COLOURS)],
            hatch=HATCHES[place % len(HATCHES)], edgecolor=INK, linewidth=0.6,
        )  # fmt: skip
        if not found.bounded:
            continue
        ends = [[found.value - found.low], [found.high - found.value]]
        axes.errorbar(
            found.value, place, xerr=ends, color=INK, capsize=4, linewidth=1.4,
            path_effects=[withStroke(linewidth=3.5, foreground=PAPER)],
        )  # fmt: skip
    axes.axvline(middle, color=INK, linewidth=1)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(max(len(names), _LEAST_BARS) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="y", visible=False)
    axes.margins(x=0.12)
    axes.xaxis.set_major_formatter(lambda value, place: drawing.tick(round(value, 1)))

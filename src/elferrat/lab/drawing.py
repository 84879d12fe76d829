"""What all drawings of the lab share: their look, and how they get into a file with Matplotlib."""

import logging
import os
import warnings
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, Any, ClassVar

from elferrat.games.options import Value, written
from elferrat.lab.rows import check_folder, check_kind, needs_extra, umask
from elferrat.locale.catalogue import say
from elferrat.locale.figures import figure
from elferrat.locale.values import Verbatim
from elferrat.picture.palette import FRAME, INK, PAPER, ROWS, WOOD
from elferrat.play.saving import cannot

if TYPE_CHECKING:
    from matplotlib.figure import Figure

KINDS = (".svg", ".png")

# By seat. Hatches are drawn in ink, so that each shows on its colour.
COLOURS = (ROWS["R"], ROWS["Y"], ROWS["G"], ROWS["B"], FRAME, WOOD)
HATCHES = ("", "///", "...", "\\\\\\", "xxx", "---")
_SEED_SHOWN = 40
_STYLE: dict[str, Any] = {
    "font.family": "DejaVu Sans",  # comes with Matplotlib, so that drawings are equal everywhere
    "font.size": 9,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.titlepad": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": FRAME,
    "axes.labelcolor": INK,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": "#e4e2da",
    "grid.linewidth": 0.8,
    "xtick.color": INK,
    "ytick.color": INK,
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "hatch.linewidth": 0.7,
    "svg.hashsalt": "elferrat",  # else its ids would be others every time
}


class Sayings:
    """What panels say in the language of a drawing; a class of its own gives `lang` a value."""

    lang: str
    KEYS: ClassVar[str]  # how the keys of its sentences begin

    def word(self, key: str, **args: Any) -> str:
        """A sentence of the drawing."""
        return say(f"{self.KEYS}{key}", args, self.lang)

    def number(self, value: float) -> str:
        """A number to one decimal."""
        return figure(value, self.lang)

    def tick(self, value: float) -> str:
        """A number on an axis: without the decimal if it is whole."""
        return self.number(value)[:-2] if value == round(value) else self.number(value)

    def percent(self, value: float) -> str:
        """A part of one as a percentage on an axis."""
        return say("simulate-plot-percent", {"value": self.tick(round(100 * value, 1))}, self.lang)

    def described(self, bots: Sequence[str], options: Mapping[str, Value], seed: str) -> str:
        """Bots, options and seed, as the line below a title."""
        told = ", ".join(f"{name}={written(value)}" for name, value in options.items())
        return self.word(
            "subtitle",
            bots=Verbatim(", ".join(bots)),
            options=Verbatim(told or say("simulate-plot-no-options", {}, self.lang)),
            seed=seed if len(seed) <= _SEED_SHOWN else f"{seed[:_SEED_SHOWN]}…",
        ).replace("$", r"\$")  # which would begin a formula


def check_plot(path: Path) -> None:
    """Raise `Unusable` if a drawing cannot be put there, or what draws is not installed."""
    check_kind(path, KINDS, "--plot")
    needs_extra("--plot", "matplotlib")
    check_folder(path)


def put(figure: "Callable[[], Figure]", path: Path) -> None:
    """Make a figure in the common look and put it into a file, replacing an old one whole.

    Raises:
        Unusable: it cannot be written.
    """
    # It has much to say about its caches, which is nobody's concern here.
    logging.getLogger("matplotlib").setLevel(logging.ERROR)
    import matplotlib.style

    kind = path.suffix.removeprefix(".")
    metadata = {"Date": None} if kind == "svg" else {"Software": None}
    with matplotlib.style.context(["default", _STYLE]):
        made = figure()
        try:
            with NamedTemporaryFile(prefix=f".{path.name}.", dir=path.parent, delete=False) as file:
                beside = Path(file.name)
                try:
                    with warnings.catch_warnings():
                        warnings.simplefilter("ignore")  # a seed may have signs the font lacks
                        made.savefig(file, format=kind, dpi=150, metadata=metadata)
                    beside.chmod(0o666 & ~umask())
                    os.replace(beside, path)
                finally:
                    beside.unlink(missing_ok=True)
        except OSError as error:
            raise cannot("save", path, error) from None

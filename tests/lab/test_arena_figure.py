"""The drawing of an arena: in every language, with everything that it should show."""

from pathlib import Path

import numpy as np
import pytest

from elferrat.lab.arena_figure import Drawing, course, draw, figure
from elferrat.lab.contest import Contest, contest
from elferrat.lab.tally import Tally
from elferrat.locale.values import LANGUAGES

WORK = contest("elfern", {"must_head": True}, ["thumb", "random"], None, "$x$", 5)
THREE = contest("elfer", {}, ["thumb", "random", "random"], None, "x", 3)


@pytest.fixture(scope="module")
def tally() -> Tally:
    return WORK.play(0, WORK.games).totals


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_words(tally: Tally, lang: str) -> None:
    made = figure(Drawing(WORK, tally, lang))
    texts = " ".join(text.get_text() for text in made.texts)
    assert "thumb, random" in texts
    assert "must_head=true" in texts
    titles = [axes.get_title() for axes in made.axes]
    assert len({*titles}) == 4
    assert all(titles)
    labels = [label.get_text() for axes in made.axes for label in axes.get_yticklabels()]
    assert "thumb – random" in labels
    assert "arena-" not in texts + "".join(titles + labels)


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_it_is_the_same_file_every_time(tally: Tally, tmp_path: Path, kind: str) -> None:
    for name in ("a", "b"):
        draw(WORK, tally, tmp_path / f"{name}.{kind}", "en")
    content = (tmp_path / f"a.{kind}").read_bytes()
    assert content == (tmp_path / f"b.{kind}").read_bytes()


@pytest.mark.parametrize("work", [WORK, THREE], ids=["two", "three"])
def test_the_course_ends_where_the_test_stands(work: Contest) -> None:
    from matplotlib.figure import Figure

    tally = work.play(0, work.games).totals
    axes = Figure().add_subplot()
    course(Drawing(work, tally, "en"), axes)
    (line,) = [line for line in axes.lines if " – " in str(line.get_label())]
    last = work.hypotheses.ratio(tally.results(("thumb", "random")))
    assert np.asarray(line.get_xdata())[-1] == work.deals
    assert np.asarray(line.get_ydata())[-1] == pytest.approx(last)

"""Drawings of simulations: readable, in four languages, equal every time, whole or not at all."""

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

from elferrat.lab.drawing import COLOURS, HATCHES, check_plot
from elferrat.lab.figure import Drawing, draw, figure
from elferrat.lab.plan import Plan, planned
from elferrat.lab.shards import play_shard
from elferrat.lab.totals import Totals
from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES

PLANS = {
    "elfern": planned("elfern", {}, ["random", "thumb"], None, "x$y_{", 20),
    "elfer": planned("elfer", {"draw": "one"}, ["random"], 6, "eleven" * 20, 40),
    "extra": planned("extra", {}, ["random"], 4, "x", 40),
}


@pytest.fixture(scope="module")
def totals() -> Callable[[Plan], Totals]:
    """The totals of a plan, played once."""
    played = {plan.seed: play_shard(plan, 0, plan.games).totals for plan in PLANS.values()}
    return lambda plan: played[plan.seed]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["svg", "png"])
@pytest.mark.parametrize("game", PLANS)
def test_the_same_totals_give_the_same_bytes(
    tmp_path: Path, totals: Callable[[Plan], Totals], game: str, kind: str
) -> None:
    plan = PLANS[game]
    paths = [tmp_path / f"a.{kind}", tmp_path / f"b.{kind}"]
    for path in paths:
        draw(plan, totals(plan), path, "en")
    assert {each.name for each in tmp_path.iterdir()} == {path.name for path in paths}
    content = paths[0].read_bytes()
    assert content == paths[1].read_bytes()
    if kind == "svg":
        assert ET.fromstring(content).tag == "{http://www.w3.org/2000/svg}svg"
        assert b"<dc:date>" not in content
    else:
        assert content.startswith(b"\x89PNG\r\n\x1a\n")


def words(drawing: Drawing) -> str:
    """Everything that is written on a drawing."""
    from matplotlib.text import Text

    made = figure(drawing)
    made.draw_without_rendering()
    return "\n".join(each.get_text() for each in made.findobj(Text))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PLANS)
def test_a_drawing_says_what_it_shows(
    totals: Callable[[Plan], Totals], lang: str, game: str
) -> None:
    plan = PLANS[game]
    found = words(Drawing(plan, totals(plan), lang))
    assert str(plan.games) in found
    assert plan.seed[:30].replace("$", r"\$") in found
    for seat, name in enumerate(plan.bots):
        assert Drawing(plan, totals(plan), lang).seat(seat) in found
        assert name in found
    assert ("draw=one" in found) == (game == "elfer")
    assert "simulate-" not in found


def test_panels_are_those_with_something_to_show(totals: Callable[[Plan], Totals]) -> None:
    # Elfern always has 32 moves and no cards left; bonus cards are there in Extra alone.
    counts = {name: len(figure(Drawing(p, totals(p), "en")).axes) for name, p in PLANS.items()}
    assert counts == {"elfern": 3, "elfer": 5, "extra": 6}


def test_a_single_game_can_be_drawn(tmp_path: Path) -> None:
    for game in ("elfern", "elfer", "extra", "schneider"):
        plan = planned(game, {}, ["random"], None, "x", 1)
        draw(plan, play_shard(plan, 0, 1).totals, tmp_path / f"{game}.svg", "it")


def test_numbers_are_written_as_the_language_does(totals: Callable[[Plan], Totals]) -> None:
    plan = PLANS["elfer"]
    assert Drawing(plan, totals(plan), "en").number(-12.34) == "−12.3"
    assert Drawing(plan, totals(plan), "de").number(-12.34) == "−12,3"
    assert Drawing(plan, totals(plan), "fr").number(12) == "12,0"
    assert Drawing(plan, totals(plan), "fr").tick(12.0) == "12"
    assert Drawing(plan, totals(plan), "fr").tick(12.5) == "12,5"


def test_seats_are_told_apart_without_colours() -> None:
    assert len(set(COLOURS)) == len(set(HATCHES)) == 6


def test_an_old_drawing_is_replaced_whole_or_not_at_all(
    tmp_path: Path, totals: Callable[[Plan], Totals], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan, path = PLANS["elfern"], tmp_path / "plot.svg"
    path.write_text("old")
    monkeypatch.setattr("os.replace", full)
    with pytest.raises(Unusable) as refused:
        draw(plan, totals(plan), path, "en")
    assert refused.value.message.key == "cannot-save-full"
    assert path.read_text() == "old"
    monkeypatch.undo()
    draw(plan, totals(plan), path, "en")
    assert path.read_text().startswith("<?xml")
    assert list(tmp_path.iterdir()) == [path]


def test_signs_that_the_font_lacks_are_no_matter(
    tmp_path: Path, totals: Callable[[Plan], Totals]
) -> None:
    played = totals(PLANS["elfern"])
    plan = planned("elfern", {}, ["random", "thumb"], None, "一 \U0001f0cf \u0378", 20)
    for kind in ("svg", "png"):  # here a warning would be an error
        draw(plan, played, tmp_path / f"plot.{kind}", "en")
    assert {path.name for path in tmp_path.iterdir()} == {"plot.svg", "plot.png"}


def full(*paths: object) -> None:
    raise OSError(28, "No space left on device")


def test_places_where_nothing_can_be_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "folder.svg").mkdir()
    for name in ("plot.pdf", "plot", "none/plot.svg", "folder.svg"):
        with pytest.raises(Unusable):
            check_plot(tmp_path / name)
    monkeypatch.setattr("elferrat.lab.rows.find_spec", lambda name: None)
    with pytest.raises(Unusable) as refused:
        check_plot(tmp_path / "plot.svg")
    assert refused.value.message.key == "simulate-needs-lab"

"""Whole deals are valued piece by piece and counted rightly; the page holds together."""

from pathlib import Path

import numpy as np
import pytest

from benchmarks import deals, leads, truth
from benchmarks.deals import Deals
from elferrat.cards.tricks import CARD_NAMES
from elferrat.games import game_named
from elferrat.lab.reduced import reduced_tricks
from elferrat.search.exact import solve


def made(*rows: dict[str, int]) -> Deals:
    """Deals from the value of every lead."""
    hands = [sorted(CARD_NAMES.index(card) for card in row) for row in rows]
    values = [
        [row[CARD_NAMES[card]] for card in hand] for row, hand in zip(rows, hands, strict=True)
    ]
    worth = [max(row.values()) for row in rows]
    return Deals(*(np.array(part, np.int8) for part in (worth, hands, values)))


TWO = made(
    {"AC": 12, "KC": 12, "7C": 9, "7S": 8, "QH": 11, "8D": 12},
    {"AS": 9, "8S": 10, "9H": 7, "TH": 7, "JD": 8, "QD": 6},
)


@pytest.mark.parametrize("game", deals.GAMES)
def test_deals_are_valued_as_solve_does(game: str) -> None:
    face = game_named(game)
    found = deals.valued(game, 7, 2, True)
    assert (found.worth == deals.valued(game, 7, 2, False).worth).all()
    for i in range(2):
        solution = solve(face.deal(face.read_options({}), 2, f"truth {7 + i}", 1))
        names = [CARD_NAMES[card] for card in found.hands[i]]
        assert dict(zip(names, found.leads[i].tolist(), strict=True)) == solution.moves
        assert found.worth[i] == solution.value


def test_what_is_done_stays_done(tmp_path: Path) -> None:
    assert len(deals.kept(tmp_path, "schneider")) == 0
    deals.keep(tmp_path, "schneider", 1, False, size=2)
    assert len(deals.kept(tmp_path, "schneider")) == 0  # the first piece is missing
    deals.keep(tmp_path, "schneider", 0, True, size=2)
    whole, anew = deals.kept(tmp_path, "schneider"), deals.valued("schneider", 0, 4, True)
    assert (whole.worth == anew.worth).all()
    assert (whole.leads == anew.leads[:2]).all()
    left = [piece for piece in deals.missing(tmp_path, 600, 500) if piece[0] == "schneider"]
    assert left == [("schneider", 1, True), ("schneider", 2, False)]
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".npz", ".npz"]


def test_leads_by_rank() -> None:
    found = leads.by_rank(TWO)
    assert list(found) == list("AKQJT987")
    assert found["A"] == leads.Lead(held=1, best=0.5, loss=0.5)
    assert found["K"] == leads.Lead(held=0.5, best=1, loss=0)
    assert found["Q"] == leads.Lead(held=1, best=0, loss=2.5)
    assert found["8"] == leads.Lead(held=1, best=1, loss=0)
    assert found["7"] == leads.Lead(held=0.5, best=0, loss=3)  # the better of two sevens


def test_leads_by_kind() -> None:
    names = [name for name, _ in leads.KINDS]
    one = leads.by_kind("elfern", TWO)
    assert one[names[0]] == leads.Lead(held=1, best=0.5, loss=0.5)  # AC KC; AS
    assert one[names[2]] == leads.Lead(held=1, best=0, loss=1.5)  # QH; TH JD QD
    assert names[1] not in one
    assert names[3] not in one
    assert one[names[4]] == leads.Lead(held=1, best=0.5, loss=1.5)  # 7C; 8S 9H
    assert one[names[5]] == leads.Lead(held=0.5, best=1, loss=0)  # 7S 8D
    other = leads.by_kind("schneider", TWO)
    assert other[names[0]] == leads.Lead(held=1, best=0.5, loss=0.5)  # AC KC; AS JD
    assert other[names[1]] == leads.Lead(held=1, best=0, loss=2)  # QH; TH QD


def test_values_and_points() -> None:
    table = list(leads.value_table({"elfern": TWO, "schneider": TWO}))
    assert len(table) == 2 + 3
    assert "| 2 | 11.000 ± 1.386 | 1.00 | 50.0 | 50.0 | 0.0 | 0.0 | 0.500" in table[2]
    spread = list(leads.spread_table({"elfern": TWO}))
    assert spread[2 + 10] == "| 10 | 50.00 |"
    assert len(spread) == 2 + 21


def test_the_drawing(tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg"):
        leads.draw({"elfern": TWO, "schneider": TWO}, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(truth, "SMALL", [lambda: reduced_tricks("schneider", "9TJ")])
    monkeypatch.setattr(truth, "WITHIN", 0.02)
    deals.keep(tmp_path, "schneider", 0, True, size=2)
    small = list(truth.small_part(["random", "thumb"], 1))
    rows = [line for line in small if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == ["equilibrium", "random", "thumb"]
    lost = [float(row.split("**")[1]) for row in rows]
    assert lost[0] <= 0.02 < lost[2] < lost[1]
    whole = list(truth.deal_part(tmp_path, tmp_path / "truth.svg"))
    assert (tmp_path / "truth.svg").exists()
    assert any("best first lead of schneider" in line for line in whole)
    assert not list(truth.deal_part(tmp_path / "none", None))

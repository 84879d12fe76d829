"""The ladder of the levels: played in pieces, and told of whatever was played."""

import sys
from pathlib import Path

import pytest

from benchmarks import levels
from benchmarks.levels import Match, ladder, matches, page, promised
from elferrat.bots import LEVELS
from elferrat.lab.checkpoint import load
from elferrat.lab.contest import Contest


def run(monkeypatch: pytest.MonkeyPatch, *words: str | Path) -> None:
    monkeypatch.setattr(sys, "argv", ["levels", *map(str, words)])
    levels.main()


def test_every_level_meets_the_one_below_in_every_game() -> None:
    steps = ladder()
    assert len({*steps}) == len(steps)
    assert {better for better, _ in steps} == LEVELS.keys() - {next(iter(LEVELS))}
    assert {level for pair in steps for level in pair} == LEVELS.keys()
    found = list(matches(["elfer", "elfern"], steps))
    for better, worse in steps:
        tables = [(match.game, match.players) for match in found if not match.variant
                  and (match.better, match.worse) == (better, worse)]  # fmt: skip
        assert tables == [("elfer", 2), ("elfer", 4), ("elfern", 2)]
    assert {match.variant for match in found} == {"", *levels.VARIANTS}
    assert len({match.file(Path(), 1) for match in found}) == len(found)
    assert all(match.contest(None).deals >= 25 for match in found)
    assert Match("extra", 4, "thumb", "random").bots == ("thumb", "random", "random", "random")


def test_a_match_is_played_kept_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--game", "elfern", "--pair", "thumb,random", "--folder", tmp_path, "--workers", "1")
    out = tmp_path / "levels.md"
    monkeypatch.setattr(levels, "ladder", lambda: [("thumb", "random")])
    run(monkeypatch, *words, "--deals", "4", "--out", out)
    path = tmp_path / "elfern-2-thumb-random-4.json"
    assert load(path, Contest).finished
    assert "8/8 games" in capsys.readouterr().err
    text = out.read_text()
    assert "## `elfern`" in text
    assert "## `extra`" not in text
    assert "| `thumb` – `random` | 2 | 4 |" in text
    command = "elferrat arena elfern --bots thumb,random --deals 4 --players 2 --seed levels"
    assert command in text
    # Again nothing is played; of more deals the most are told.
    before = path.read_bytes()
    run(monkeypatch, *words, "--deals", "4")
    assert path.read_bytes() == before
    run(monkeypatch, *words, "--deals", "5")
    assert "| `thumb` – `random` | 2 | 5 |" in page(tmp_path)
    run(monkeypatch, *words, "--tell")
    assert "| 2 | 5 |" in capsys.readouterr().out


def test_rows_have_as_many_cells_as_the_head(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "ladder", lambda: [("thumb", "random")])
    monkeypatch.setattr(levels, "VARIANTS", ("any_start",))
    for game in ("elfer", "schneider"):
        run(monkeypatch, "--game", game, "--folder", tmp_path, "--workers", "1", "--deals", "1",
            "--out", tmp_path / "levels.md")  # fmt: skip
    tables = [line for line in page(tmp_path).splitlines() if line.startswith("|")]
    head, line, *rows = tables[:6]
    assert {each.count("|") for each in (line, *rows)} == {head.count("|")}
    assert [("any start" in row) for row in rows] == [False, True, False, True]
    head, line, *rows = tables[6:]
    assert len(rows) == 1
    assert {each.count("|") for each in (line, *rows)} == {head.count("|")}
    assert "--seed levels -o variant=any_start" in page(tmp_path)


@pytest.mark.parametrize(
    ("match", "share", "low", "points", "told"),
    [
        (Match("extra", 4, "quick", "thumb"), 0.55, 0.51, -1, "55 %, surely above 50 %: reached"),
        (Match("elfern", 2, "quick", "thumb"), 0.54, 0.51, 1, "55 %, surely above 50 %: missed"),
        (Match("elfern", 2, "quick", "thumb"), 0.60, 0.49, 1, "55 %, surely above 50 %: missed"),
        (Match("elfern", 2, "strong", "thumb"), 0.62, 0.60, 1, "62 %: reached"),
        (Match("schneider", 2, "strong", "thumb"), 0.55, 0.54, 1, "56 %: missed"),
        (Match("elfer", 2, "strong", "thumb"), 0.45, 0.40, 0.1, "points above 0: reached"),
        (Match("extra", 4, "strong", "thumb"), 0.60, 0.58, -0.1, "points above 0: missed"),
        (Match("elfer", 2, "max", "random"), 0.9, 0.8, 9, ""),
    ],
)
def test_what_was_promised_is_held_against_what_came(
    match: Match, share: float, low: float, points: float, told: str
) -> None:
    pair = {"deals": {"value": share, "low": low}, "difference": {"low": points}}
    assert promised(match, pair) == told


def test_levels_that_are_none_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for text in ("thumb", "thumb,genius"):
        with pytest.raises(SystemExit):
            run(monkeypatch, "--pair", text, "--folder", tmp_path)
        assert "two of these: random" in capsys.readouterr().err

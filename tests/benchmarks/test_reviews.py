"""What reviews say of bots, counted on few games; reviews that are there are not made again."""

import sys
from pathlib import Path

import pytest

from benchmarks import reviews
from benchmarks.reviews import Account


def told(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
         *more: str) -> tuple[str, str]:  # fmt: skip
    words = [str(folder), "--game", "elfern", "--bots", "thumb,random", "--playouts", "40", *more]
    monkeypatch.setattr(sys, "argv", ["reviews", *words])
    reviews.main()
    shown = capsys.readouterr()
    return shown.out, shown.err


def test_every_bot_has_its_decisions_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, made = told(tmp_path, monkeypatch, capsys, "--games", "2")
    assert made.splitlines() == ["elfern 0", "elfern 1"]
    rows = [line.split(" | ") for line in first.splitlines()[2:]]
    assert {row[1] for row in rows} == {"`thumb`", "`random`"}
    assert {row[2] for row in rows} == {"2"}
    again, made = told(tmp_path, monkeypatch, capsys, "--games", "3")
    assert made.splitlines() == ["elfern 2"]
    assert again != first
    assert told(tmp_path, monkeypatch, capsys, "--games", "2", "--tell") == (first, "")


def test_a_mistake_is_beyond_the_bar() -> None:
    losses = [(3.1, 1.0), (2.9, 1.0), (0.0, 0.0), (1.0, 0.0), (0.5, 0.1), (-4.0, 1.0)]
    account = Account([(*each, False) for each in losses] + [(0.5, 0.0, True)])
    assert [account.above(errors) for errors in (2.0, 3.0, 4.0)] == [5, 4, 3]
    assert account.mistakes() == 2

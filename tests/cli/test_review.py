"""review: as text, as JSON, as a page; and everything that cannot be reviewed."""

import json
import os
import pty
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import elferrat
from elferrat.locale.values import LANGUAGES
from elferrat.review.schema import schema
from tests.cli.calls import call, finished, start
from tests.review.handmade import GAMES
from tests.review.test_blunders import by_chance

QUICK = ("--playouts", "40")
VALID = Draft202012Validator(schema())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    GAMES["elfern"]().record.save(path)
    return path


@pytest.mark.parametrize("game", GAMES)
def test_json_is_as_its_schema_says(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    made = GAMES[game]()
    made.record.save(path)
    answer = call("review", path, *QUICK, "--seed", "x", "--json").json
    VALID.validate(answer)
    assert (answer["seed"], answer["playouts"], answer["complete"]) == ("x", 40, True)
    (mistake,) = [each for each in answer["decisions"] if each["mistake"]]
    assert (mistake["number"], mistake["known"]["best"]) == (made.mistake, made.best)
    assert (
        answer["turns"] == [{"number": made.mistake, "why": ["loss", "lead"]}] or game != "elfern"
    )
    assert call("review", path, *QUICK, "--seed", "x", "--json").json == answer


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_the_mistake_marked(file: Path, lang: str) -> None:
    answer = call("review", file, *QUICK, "--lang", lang)
    assert (answer.status, answer.err) == (0, "")
    assert "\x1b" not in answer.out
    (marked,) = [line for line in answer.out.splitlines() if line.startswith("✗")]
    assert marked.split()[1] == "2"
    assert "KC" in marked
    assert "7S" in marked
    assert "seat 0" in answer.out


def test_a_page_is_written_beside_the_answer(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    plain = call("review", file, *QUICK)
    assert call("review", file, *QUICK, "--html", target) == plain
    assert "<h1>" in target.read_text(encoding="utf-8")
    nowhere = tmp_path / "no" / "page.html"
    call("review", file, *QUICK, "--html", nowhere).refuses(str(nowhere))


def test_every_text_names_cards_after_the_pack(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    german = ("--pack", "german", "--lang", "de")
    told = call("review", file, *QUICK, *german, "--html", target).out
    detail = call("review", file, *german, "--at", "2").out
    for text in (told, target.read_text(encoding="utf-8"), detail):
        assert "Laub-7" in text
        assert "Pik" not in text


def test_one_decision_is_told_in_detail(file: Path) -> None:
    answer = call("review", file, "--at", "2")
    assert answer.status == 0
    *_, better, played, _, unit, legend = answer.out.splitlines()
    assert better.split()[0] == "7S"
    assert played.split()[:2] == ["✗", "KC"]
    assert "honours" in unit
    assert "✗" in legend
    told = call("review", file, "--at", "2", "--json").json
    assert list(told["known"]["moves"]) == ["7S", "KC"]
    (shape,) = [s for name, s in schema()["$defs"].items() if name == "elfern"]
    Draft202012Validator(shape["properties"]["decisions"]["items"]).validate(told)


def saved(path: Path, data: Any) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_what_cannot_be_reviewed_is_told_in_one_line(file: Path, tmp_path: Path) -> None:
    call("review", tmp_path / "none.json").refuses("none.json")
    position = saved(tmp_path / "position.json", elferrat.deal("elfern", seed="x").position())
    call("review", position).refuses("position.json")
    call("review", "-", stdin="[]").refuses("-")
    call("review", file, "--at", "9").refuses("--at", "4 moves")
    call("review", file, "--at", "4").refuses("--at", "nothing to choose")
    call("review", file, "--at", "2", "--so-far").refuses("--at")
    call("review", file, "--playouts", "1").refuses("--playouts")
    record = json.loads(file.read_text(encoding="utf-8"))
    broken = saved(tmp_path / "broken.json", record | {"moves": ["AH", "AH"]})
    call("review", broken).refuses("broken.json", "does not replay")
    assert "hand" in call("review", broken, "--lang", "en").err
    assert "spielen" in call("review", broken, "--lang", "de").err


def test_an_unfinished_game_is_reviewed_so_far(tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    by_chance("elfer", "running", 3, most=30).save(path)
    call("review", path).refuses("running.json", "--so-far")
    answer = call("review", path, "--so-far", *QUICK, "--json")
    VALID.validate(answer.json)
    assert answer.json["finished"] is False
    assert "not finished" in call("review", path, "--so-far", *QUICK).out


def test_a_partial_position_is_judged_too(tmp_path: Path) -> None:
    path = tmp_path / "partial.json"
    table = elferrat.table_from(
        {"game": "elfern", "partial": True, "hands": [["AH", "7C"], ["7S", "KC"]]}
    )
    for move in ("AH", "KC", "7C", "7S"):
        table.play(move)
    table.record().save(path)
    answer = call("review", path, *QUICK, "--json").json
    VALID.validate(answer)
    assert answer["even"] == 1
    assert [each["open"]["loss"] for each in answer["decisions"]] == [0, 1]


@pytest.mark.parametrize("variable", ["NUMBA_DISABLE_JIT"])
def test_without_compiled_code_it_says_what_is_missing(
    file: Path, variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, "1")
    for name in ("elferrat.review.reviewing", "elferrat.search.exact", "elferrat.search.judging"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    call("review", file).refuses(variable)


def test_ctrl_c_tells_what_was_done(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    by_chance("extra", "long", 4).save(path)
    leader, terminal = pty.openpty()
    process = start("review", path, *QUICK, "--json", stderr=terminal)
    os.close(terminal)
    shown = b""
    while not re.search(rb" [1-9]\d*/\d+", shown):
        shown += os.read(leader, 4096)
    process.send_signal(signal.SIGINT)
    answer = finished(process)
    shown += os.read(leader, 65536)
    os.close(leader)
    assert answer.status == 128 + signal.SIGINT
    assert answer.json["complete"] is False
    VALID.validate(answer.json)
    assert re.search(rb"Stopped early: \d+ of \d+", shown)

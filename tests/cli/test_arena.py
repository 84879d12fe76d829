"""The command arena."""

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any, NoReturn

import pytest
from pyarrow import parquet

from elferrat.bots import LEVELS, bot
from elferrat.lab.contest import contest
from elferrat.lab.run import started
from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES, Verbatim
from tests.cli.calls import Answer, call, finished, start

QUICK = ("arena", "elfern", "--bots", "thumb,random", "--deals", "6", "--seed", "x")
ONE = (*QUICK, "--workers", "1")


def counted(answer: Answer) -> dict[str, Any]:
    """What does not depend on the machine."""
    found = {name: value for name, value in answer.json.items() if name != "seconds"}
    for standing in found["bots"].values():
        del standing["milliseconds"]
    return found


def test_json_has_bots_and_pairs_with_intervals() -> None:
    found = call(*ONE, "--json").json
    assert (found["game"], found["seed"], found["players"]) == ("elfern", "x", 2)
    assert (found["planned"], found["deals"], found["games"], found["seatings"]) == (6, 6, 12, 2)
    for standing in found["bots"].values():
        assert standing["games"] == 12
        assert standing["milliseconds"]["mean"] > 0
        for name in ("rating", "share", "place", "score"):
            assert standing[name]["low"] <= standing[name]["value"] <= standing[name]["high"]
    (pair,) = found["pairs"]
    assert pair["bots"] == ["thumb", "random"]
    assert pair["deals"]["won"] + pair["deals"]["even"] + pair["deals"]["lost"] == 6
    assert {"meetings", "difference", "game_points"} <= pair.keys()
    assert (pair["test"]["h0"], pair["test"]["h1"], pair["test"]["risk"]) == (0.5, 0.55, 0.05)


def test_workers_do_not_change_what_comes_out() -> None:
    assert counted(call(*QUICK, "--workers", "2", "--json")) == counted(call(*ONE, "--json"))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["6 deals of Elfern, 12 games", "Deals won %", "thumb – random", "nothing is"]),
        ("de", ["6 Verteilungen Elfern", "Spielpunkte je Spiel", "nichts entschieden", ","]),
        ("fr", ["Elfern\xa0: 6 donnes, 12 parties", "Donnes gagnées", "rien n’est décidé"]),
        ("it", ["6 distribuzioni di Elfern", "Distribuzioni vinte", "nulla è deciso"]),
    ],
)
def test_people_are_told_in_their_language(lang: str, words: list[str]) -> None:
    told = call(*ONE, "--lang", lang)
    assert (told.status, told.err) == (0, "")
    for word in words:
        assert word in told.out
    tables = told.out.split("\n\n")[1:5]
    assert max(len(line) for table in tables for line in table.splitlines()) <= 100
    assert "arena-" not in told.out


def test_a_table_of_many_seats_has_no_game_points() -> None:
    words = ("arena", "elfer", "--players", "3", "--deals", "2", "--seed", "x", "--workers", "1")
    answer = call(*words, "--bots", "thumb,random,random", "--json").json
    assert (answer["seatings"], answer["games"]) == (3, 6)
    assert "game_points" not in answer["pairs"][0]
    few = call(*words, "--bots", "thumb,random", "--seatings", "3", "--json").json
    assert few["games"] == 6
    assert call(*words, "--bots", "thumb,random", "--json").json["games"] == 12


def test_a_random_seed_is_told() -> None:
    answer = call("arena", "elfern", "--bots", "thumb,random", "--deals", "1", "--workers", "1",
                  "--json")  # fmt: skip
    assert answer.err == f"seed: {answer.json['seed']}\n"


def test_of_one_deal_there_is_no_interval(tmp_path: Path) -> None:
    """Where an interval needs deals that vary; a share has one that takes the deal for one case."""
    words = ("arena", "elfern", "--bots", "thumb,random", "--seed", "x", "--workers", "1")
    for deals in ("1", "2"):
        found = call(*words, "--deals", deals, "--json").json
        (pair,), bots = found["pairs"], found["bots"].values()
        spread = [one[name] for one in bots for name in ("rating", "place", "score")]
        for each in (*spread, pair["difference"], pair["game_points"]):
            assert (each["low"] is None) == (each["high"] is None) == (deals == "1")
        for each in (pair["deals"], pair["meetings"], *(one["share"] for one in bots)):
            assert each["low"] < each["high"]
        for lang in LANGUAGES:
            plot = tmp_path / f"{deals}{lang}.svg"
            told = call(*words, "--deals", deals, "--lang", lang, "--plot", plot).out
            assert told.count(" (–)") == (8 if deals == "1" else 0)
            assert "inf" not in told
            assert plot.exists()


def test_it_stops_when_decided() -> None:
    words = (*ONE[:4], "--deals", "400", *ONE[6:], "--stop-when-decided", "--h1", "70")
    told = call(*words)
    assert "the deals speak for 70 %, not 50 %: decided after" in told.out
    found = call(*words, "--json").json
    assert found["pairs"][0]["test"]["decision"] == "h1"
    assert found["deals"] == found["pairs"][0]["test"]["after"] < 400


def test_rows_and_drawing(tmp_path: Path) -> None:
    out, plot = tmp_path / "games.parquet", tmp_path / "plot.svg"
    answer = call(*ONE, "--out", out, "--plot", plot, "--json")
    assert (answer.status, answer.err) == (0, "")
    rows = parquet.read_table(out)
    assert rows.num_rows == 12
    assert rows["deal"].to_pylist() == [number // 2 for number in range(12)]
    metadata = json.loads(rows.schema.metadata[b"elferrat"])
    assert (metadata["seed"], metadata["bots"]) == ("x", ["thumb", "random"])
    assert plot.read_bytes().startswith(b"<?xml")


@pytest.fixture
def interrupted(tmp_path: Path) -> Path:
    """A checkpoint of an unfinished arena with rows."""
    path = tmp_path / "night.json"
    work = contest("elfern", {}, ["thumb", "random"], None, "x", 6)
    with started(work, tmp_path / "games.csv", path) as run:
        run.play(lambda done: False, threads=1)
    return path


def test_a_resumed_arena_comes_to_the_same(interrupted: Path) -> None:
    same = (*QUICK[1:], "--players", "2", "--seatings", "24", "--h0", "50", "--h1", "55",
            "--risk", "5", "--out", interrupted.with_name("games.csv"))  # fmt: skip
    answer = call("arena", *same, "--resume", interrupted, "--workers", "1", "--json")
    assert (answer.status, answer.err) == (0, "")
    assert counted(answer) == counted(call(*ONE, "--json"))
    assert len(interrupted.with_name("games.csv").read_text().splitlines()) == 13


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (("extra",), "GAME: "),
        (("--deals", "7"), "--deals: "),
        (("--players", "3"), "--players: "),
        (("--bots", "random,thumb"), "--bots: "),
        (("--seed", "y"), "--seed: "),
        (("--seatings", "2"), "--seatings: "),
        (("--h0", "51"), "--h0: "),
        (("--h1", "56"), "--h1: "),
        (("--risk", "1"), "--risk: "),
        (("--stop-when-decided",), "--stop-when-decided: "),
        (("-o", "must_head=true"), "-o: "),
        (("--out", "other.csv"), "--out: "),
        (("--checkpoint", "other.json"), "--checkpoint: "),
    ],
)
def test_what_contradicts_a_checkpoint(
    interrupted: Path, words: tuple[str, ...], place: str
) -> None:
    before = interrupted.read_bytes()
    call("arena", *words, "--resume", interrupted).refuses(place)
    assert interrupted.read_bytes() == before


def test_the_checkpoint_of_another_command_is_refused(interrupted: Path, tmp_path: Path) -> None:
    call("simulate", "--resume", interrupted).refuses(f"{interrupted}: ", "--checkpoint")
    other = tmp_path / "other.json"
    call("simulate", "elfern", "--games", "2", "--seed", "x", "--checkpoint", other)
    call("arena", "--resume", other).refuses(f"{other}: ", "--checkpoint")


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("whist", "--bots", "thumb,random", "--deals", "5"), ["GAME: ", "whist"]),
        (("elfern", "--bots", "thumb,random", "--deals", "0"), ["--deals: ", "from 1"]),
        (("elfern", "--bots", "thumb", "--deals", "5"), ["--bots: ", "two different"]),
        (("elfern", "--bots", "thumb,thumb", "--deals", "5"), ["--bots: ", "two different"]),
        (("elfern", "--bots", "thumb,genius", "--deals", "5"), ["--bots: ", "genius"]),
        (("elfern", "--bots", "thumb,", "--deals", "5"), ["--bots: "]),
        (("elfern", "--bots", "thumb,random,random", "--deals", "5"), ["--bots: ", "2 seats"]),
        (("elfern", "--bots", "thumb,random", "--players", "3", "--deals", "5"), ["--players: "]),
        (("elfern", "--bots", "thumb,random", "--deals", "5", "--h0", "60"), ["--h1: ", "60"]),
        (("elfern", "--bots", "thumb,random", "--deals", "5", "--workers", "0"), ["--workers: "]),
        (("elfern", "--bots", "thumb,random", "--deals", "5", "--out", "x.xlsx"), ["--out: "]),
        (("elfern", "--bots", "thumb,random", "--deals", "5", "--plot", "x.pdf"), ["--plot: "]),
        (("elfern", "--bots", "thumb,random", "--deals", "5", "-o", "x"), ["-o x: "]),
        (("elfern", "--bots", "thumb,random"), ["--deals"]),
        (("elfern", "--deals", "5"), ["--bots"]),
        (("--resume", "none.json"), ["none.json: "]),
        ((), ["GAME"]),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], parts: list[str]) -> None:
    call("arena", *words).refuses(*parts)


def test_an_interruption_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "night.json"
    process = start(*QUICK[:4], "--deals", "100000", "--seed", "x", "--checkpoint", path, "--json")
    played_some(process, path)
    process.send_signal(signal.SIGINT)
    answer = finished(process)
    assert answer.status == 128 + signal.SIGINT
    assert answer.json["deals"] > 0
    assert f"elferrat arena --resume {path}" in answer.err
    assert answer.err.count("\n") == 1


def played_some(process: "subprocess.Popen[bytes]", checkpoint: Path) -> None:
    """Wait until the checkpoint of a running arena tells of games."""
    while process.poll() is None:
        if os.path.exists(checkpoint) and json.loads(checkpoint.read_bytes())["done"]:
            return
    raise AssertionError(finished(process))


def test_help_has_examples() -> None:
    shown = call("arena", "--help").out
    assert "elferrat arena schneider --bots strong,thumb --deals 2000 --stop-when-decided" in shown
    assert "elferrat arena" in shown


def test_what_a_bot_lacks_is_one_line_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacking(seed: str | None) -> NoReturn:
        raise Unusable("", "simulate-needs-lab", extra=Verbatim("elferrat[twin]"))

    monkeypatch.setitem(LEVELS, "needy", lambda seed: lacking(seed) if seed else bot("thumb"))
    words = ("arena", "elfern", "--bots", "needy,thumb", "--deals", "1", "--seed", "x")
    files = ("--out", tmp_path / "games.csv", "--checkpoint", tmp_path / "night.json")
    call(*words, *files).refuses('pip install "elferrat[twin]"')
    assert list(tmp_path.iterdir()) == []

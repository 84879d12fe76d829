"""replay and verify."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import elferrat
from tests.cli.calls import call

SECRET = "5e" * 32
PROMISE = sha256(SECRET.encode()).hexdigest()


def changed(path: Path, change: Callable[[dict[str, Any]], object]) -> bytes:
    """A record's JSON after a change."""
    record = json.loads(path.read_text(encoding="utf-8"))
    change(record)
    return json.dumps(record).encode()


def test_a_record_replays(record_file: Path) -> None:
    record = elferrat.load(record_file)
    answer = call("replay", record_file, "--json")
    assert answer.status == 0
    assert answer.json == {"replays": True, "moves": 32, "result": record.result}


@pytest.mark.parametrize(
    ("lang", "word"),
    [("en", "32 moves"), ("de", "32 Züge"), ("fr", "32 coups"), ("it", "32 mosse")],
)
def test_people_are_told_the_result(record_file: Path, lang: str, word: str) -> None:
    told = call("replay", record_file, "--lang", lang)
    assert told.status == 0
    assert word in told.out
    assert "Ada " in told.out


def test_an_unfinished_game_replays(record_file: Path) -> None:
    def break_off(record: dict[str, Any]) -> None:
        record["moves"] = record["moves"][:1]
        record["result"] = None

    given = changed(record_file, break_off)
    answer = call("replay", "-", "--json", stdin=given)
    assert answer.json == {"replays": True, "moves": 1, "result": None}
    assert "one move; the game is not finished" in call("replay", "-", stdin=given).out


def test_an_illegal_move_does_not_replay(record_file: Path) -> None:
    given = changed(record_file, lambda record: record["moves"].insert(2, record["moves"][0]))
    answer = call("replay", "-", "--json", stdin=given)
    assert answer.status == 1
    assert answer.json["replays"] is False
    assert (answer.json["index"], answer.json["clause"]) == (2, "hand")
    told = call("replay", "-", "--lang", "de", stdin=given)
    assert told.status == 1
    assert "hand: " in told.out


def test_another_result_does_not_replay(record_file: Path) -> None:
    given = changed(record_file, lambda record: record["result"]["scores"].reverse())
    answer = call("replay", "-", "--json", stdin=given)
    assert answer.status == 1
    assert set(answer.json) == {"replays", "reason"}


def test_verify_without_a_commitment(record_file: Path) -> None:
    answer = call("verify", record_file, "--json")
    assert answer.status == 0
    expected = {"verified": True, "commitment": None, "shuffle": True, "play": True}
    assert answer.json == expected
    assert [line.split(": ")[1] for line in call("verify", record_file).out.splitlines()] == [
        "not recorded",
        "yes",
        "yes",
    ]


def committed(folder: Path) -> Path:
    """The record of a game dealt from a secret and the seats' texts."""
    table = elferrat.deal("elfern", seed=f"{SECRET}:a:b")
    table.play(table.legal()[0])
    table.record().save(folder / "committed.json")
    return folder / "committed.json"


@pytest.mark.parametrize(("promise", "status"), [(PROMISE, 0), (PROMISE.upper(), 0), ("0" * 64, 1)])
def test_verify_with_a_commitment(tmp_path: Path, promise: str, status: int) -> None:
    answer = call("verify", committed(tmp_path), "--commitment", promise, "--json")
    assert answer.status == status
    assert answer.json["commitment"] is (status == 0)


def test_verify_refuses_what_is_no_commitment(record_file: Path) -> None:
    call("verify", record_file, "--commitment", "abc").refuses("--commitment: ", "64")


@pytest.mark.parametrize(("seed", "shuffle"), [("another", False), (None, None)])
def test_verify_wants_the_shuffle(
    record_file: Path, seed: str | None, shuffle: bool | None
) -> None:
    given = changed(record_file, lambda record: record.update(seed=seed))
    answer = call("verify", "-", "--json", stdin=given)
    assert answer.status == 1
    assert answer.json["shuffle"] is shuffle


def test_verify_wants_the_play_and_says_what_is_wrong(record_file: Path) -> None:
    given = changed(record_file, lambda record: record["moves"].insert(2, record["moves"][0]))
    assert call("verify", "-", "--json", stdin=given).json["play"] is False
    told = call("verify", "-", "--lang", "it", stdin=given)
    assert told.status == 1
    assert told.out.splitlines()[2].endswith(": no")
    assert "hand: " in told.out.splitlines()[3]

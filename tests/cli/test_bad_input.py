"""Bad input: one clear line with place and remedy, status 2, and the old file as it was."""

import json
import os
import resource
import signal
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import call, finished, start

OLD = "the old picture\n"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file that a failed save must leave alone."""
    path = tmp_path / "table.svg"
    path.write_text(OLD, encoding="utf-8")
    return path


def untouched(old: Path) -> bool:
    beside = [path.name for path in old.parent.iterdir() if path.name.startswith(f".{old.name}")]
    return old.read_text(encoding="utf-8") == OLD and not beside


def spoilt(path: Path, change: Callable[[dict[str, Any]], object]) -> bytes:
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    return json.dumps(data).encode()


def test_broken_json(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"game": "elfer",\n "hands": [[}', encoding="utf-8")
    call("moves", broken).refuses(f"{broken}: line 2, column 13: ", "JSON")
    call("replay", broken).refuses(f"{broken}: line 2, column 13: ")


@pytest.mark.parametrize(
    ("change", "place", "part"),
    [
        (lambda p: p["hands"][1].append(p["hands"][0][0]), "hands[1][15]: ", ""),
        (lambda p: p["stock"].remove("B1") if "B1" in p["stock"] else p["hands"][0].pop(), "", ""),
        (lambda p: p["hands"].extend([["R1"]] * 3), "hands: ", "7"),
        (lambda p: p["options"].update(speed=9), "options: ", "speed"),
        (lambda p: p.update(colour="red"), "colour: ", "hands"),
        (lambda p: p.update(turn=True), "turn: ", "from 0 to 3"),
        (lambda p: p.update({"a\nb": 1}), "a\\nb: ", ""),
    ],
    ids=["card-twice", "missing-card", "7-players", "option", "field", "true-is-not-1", "newline"],
)
def test_a_position_that_cannot_be(
    position_file: Path, change: Callable[[dict[str, Any]], object], place: str, part: str
) -> None:
    given = spoilt(position_file, change)
    for command in (("moves", "-"), ("judge", "-", "R1"), ("view", "-", "--seat", "0")):
        call(*command, stdin=given).refuses(f"-: {place}", part)


def test_seven_players_are_refused_at_the_deal_too() -> None:
    call("deal", "extra", "--players", "7").refuses("--players: 7 ", "2 to 6")


def test_a_move_of_the_wrong_game_is_refused_by_the_referee(position_file: Path) -> None:
    judged = call("judge", position_file, "AH", "--json")
    assert (judged.status, judged.json["clause"]) == (1, "text")


def test_a_record_of_a_later_rules_version(record_file: Path) -> None:
    given = spoilt(record_file, lambda record: record.update(rules=2))
    for command in ("replay", "verify"):
        call(command, "-", stdin=given).refuses("-: rules: ", "elfern", "2")


def test_a_position_is_no_record_and_a_record_no_position(
    position_file: Path, record_file: Path
) -> None:
    call("replay", position_file).refuses(f"{position_file}: ")
    call("moves", record_file).refuses(f"{record_file}: ")


def test_nothing_at_all() -> None:
    call("moves", "-").refuses("-: line 1, column 1: ", "JSON")


def test_files_that_cannot_be_read(tmp_path: Path, position_file: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path, position_file / "inside.json"):
        call("moves", path).refuses(f"{path}: ")


def test_a_file_without_rights(
    tmp_path: Path,
    position_file: Path,
    old: Path,
    as_nobody: Callable[[], AbstractContextManager[None]],
) -> None:
    secret = tmp_path / "secret.json"
    secret.write_bytes(position_file.read_bytes())
    secret.chmod(0)
    # Whoever nobody is may not read root's Python either: everything must be loaded before.
    call("picture", position_file, tmp_path / "none" / "table.svg").refuses()
    old.parent.chmod(0o555)
    with as_nobody():
        call("moves", secret).refuses(f"{secret}: ", "rights")
        call("picture", position_file, old).refuses(f"{old}: ", "rights")
    assert untouched(old)


@pytest.mark.apart
def test_a_full_disk_while_saving(position_file: Path, old: Path) -> None:
    def no_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    finished(start("picture", position_file, old, preexec_fn=no_room)).refuses(f"{old}: ")
    assert untouched(old)


def test_ctrl_c_in_the_middle_of_a_save(
    position_file: Path, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fsync

    def interrupted(descriptor: int) -> None:
        real(descriptor)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(os, "fsync", interrupted)
    assert call("picture", position_file, old) == (130, "", "Interrupted.\n")
    assert untouched(old)

"""However a game in the terminal ends, its record is saved, and no other file is lost."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from elferrat.cli.output import ENDS
from elferrat.cli.terminal.keeping import free_path, records_folder
from elferrat.locale.message import Unusable
from elferrat.play.record import load
from tests.cli.terminal.evenings import start

OPTIONS = ["elfer", "--plain", "--seed", "1", "--bots", "random"]


def after_a_move(folder: Path) -> "subprocess.Popen[str]":
    """A game in lines in which the person laid a card and is asked for the next."""
    process = start([*OPTIONS, "--save", str(folder)], start_new_session=True)
    assert process.stdin
    assert process.stdout
    process.stdin.write("R11\n")
    process.stdin.flush()
    turns = (line for line in iter(process.stdout.readline, "") if line.startswith("Your turn"))
    next(turns)
    next(turns)
    return process


def only_record(folder: Path) -> list[str]:
    (path,) = folder.iterdir()
    return load(path).moves


@pytest.mark.parametrize("number", ENDS, ids=lambda number: signal.Signals(number).name)
def test_a_signal_that_ends_the_process_saves_the_game(number: int, tmp_path: Path) -> None:
    with after_a_move(tmp_path) as process:
        process.send_signal(number)
        process.send_signal(number)  # a closed terminal says it more than once
        process.wait(60)
    assert process.returncode == 128 + number
    assert only_record(tmp_path)[0] == "R11"


def test_a_reader_that_goes_away_leaves_the_game_saved(tmp_path: Path) -> None:
    with after_a_move(tmp_path) as process:
        assert process.stdin
        assert process.stdout
        process.stdout.close()
        process.stdin.write("b\nb\n")
        process.stdin.close()
        process.wait(60)
    assert process.returncode == 141
    assert only_record(tmp_path)[0] == "R11"


def test_a_full_disk_behind_the_output_leaves_the_game_saved(tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            ["/bin/sh", "-c", 'read line; exec "$@"', "sh", *start_words(tmp_path)],
            input=b"\n", stdout=full, stderr=subprocess.PIPE, check=False, timeout=60,
        )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def start_words(folder: Path) -> list[str]:
    return [sys.executable, "-m", "elferrat", "play", *OPTIONS, "--save", str(folder)]


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    old = tmp_path / "evening.json"
    old.write_text("last night")
    assert free_path(old, "elfer", 1) == tmp_path / "evening-2.json"
    assert free_path(tmp_path / "new.json", "elfer", 1) == tmp_path / "new.json"


def test_without_a_home_the_trouble_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(Unusable) as refused:
        records_folder()
    assert refused.value.place == "HOME"


def homeless() -> Path:
    raise RuntimeError("Could not determine home directory.")


def test_a_seed_drawn_by_chance_stays_unsaid_until_the_record(tmp_path: Path) -> None:
    words = start_words(tmp_path)
    words[words.index("--seed") : words.index("--seed") + 2] = []
    done = subprocess.run(words, input="", capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[0] == "Elfer raus!, 2 seats"

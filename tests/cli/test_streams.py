"""Standard streams that are closed, narrow or full: one line, and nothing in wrong files."""

import os
import shlex
import subprocess
from pathlib import Path

import pytest

from elferrat.cli.commands import HOMES
from tests.cli.calls import COMMAND, ENVIRONMENT, Answer, call

CLOSED = {"input": "<&-", "output": ">&-", "complaints": "2>&-"}


def in_shell(line: str, folder: Path, **environment: str) -> Answer:
    """The answer of a command with a shell's redirections; `elferrat` is the real command."""
    shell = ["/bin/sh", "-c", line.replace("elferrat", shlex.join(COMMAND))]
    done = subprocess.run(
        shell, cwd=folder, env=ENVIRONMENT | environment, capture_output=True, check=False,
        timeout=60, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.mark.parametrize(
    ("command", "status"),
    [
        ("moves -", 2),
        ("judge - R1", 2),
        ("view - --seat 0", 2),
        ("replay -", 2),
        ("picture - x.svg", 2),
        ("score elfern --append match.txt", 2),
        ("play", 2),
        ("lines", 0),
        ("play elfer --plain", 0),
    ],
)
def test_closed_input_is_empty_input(command: str, status: int, tmp_path: Path) -> None:
    answer = in_shell(f"elferrat {command} <&-", tmp_path)
    assert answer.status == status
    assert answer.err.count("\n") == (1 if status else 0), answer.err


@pytest.mark.parametrize(
    "command",
    ["games", "moves position.json", "picture position.json -", "play elfer --plain", "--help",
     "simulate elfern --games 2 --threads 2 --seed x --bots thumb"],
)  # fmt: skip
def test_closed_output_is_told(command: str, position_file: Path) -> None:
    in_shell(f"elferrat {command} >&-", position_file.parent).refuses("could not be written")


@pytest.mark.parametrize(
    "command",
    ["deal elfer", "simulate elfern --games 2 --threads 1", "score elfern 14-6 --append match.txt"],
)
def test_complaints_that_nobody_hears_are_not_results(command: str, tmp_path: Path) -> None:
    heard = in_shell(f"elferrat {command}", tmp_path)
    unheard = in_shell(f"elferrat {command} 2>&-", tmp_path)
    assert unheard.status == 0
    assert heard.err
    for words in ("seed: ", "Noted"):
        assert words not in unheard.out


@pytest.mark.parametrize("closed", CLOSED.values(), ids=CLOSED)
def test_what_is_closed_is_no_place_for_the_file_that_is_saved(
    closed: str, position_file: Path
) -> None:
    folder = position_file.parent
    assert in_shell(f"elferrat picture position.json table.svg {closed}", folder).status == 0
    assert (folder / "table.svg").read_text(encoding="utf-8").endswith("</svg>\n")


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("command", [f"{name} --help" for name in HOMES])
def test_help_in_a_narrow_encoding(command: str, encoding: str, tmp_path: Path) -> None:
    answer = in_shell(f"elferrat {command}", tmp_path, PYTHONIOENCODING=encoding)
    assert (answer.status, answer.err) == (0, "")


def test_an_svg_on_standard_output_is_utf_8_in_every_locale(position_file: Path) -> None:
    command = [*COMMAND, "picture", str(position_file), "-"]
    narrow = subprocess.run(
        command, env=ENVIRONMENT | {"PYTHONIOENCODING": "ascii"}, capture_output=True, check=True
    )
    assert narrow.stdout.decode() == call("picture", position_file, "-").out
    assert not narrow.stdout.isascii()


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="no endless file")
@pytest.mark.parametrize("command", ["moves /dev/zero", "moves - </dev/zero", "lines </dev/zero"])
def test_endless_input_is_one_line(command: str, tmp_path: Path) -> None:
    in_shell(f"ulimit -v 400000; exec elferrat {command}", tmp_path).refuses("too large")


def test_nothing_that_moves_a_cursor_comes_out_of_json(position_file: Path) -> None:
    for sign in ("\x9b31m", "\x1b[2J", "\x7f", "\u202eabc", "\u2028"):
        answer = call("judge", position_file, f"R1{sign}", "--json")
        assert answer.json["move"] == f"R1{sign}"
        assert answer.out.removesuffix("\n").isprintable()

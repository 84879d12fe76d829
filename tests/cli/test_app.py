"""The command as a whole: help, misuse, languages, and outputs that break."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import elferrat
from elferrat.cli.commands import HOMES
from tests.cli.calls import COMMAND, ENVIRONMENT, call, finished, start


def test_the_version() -> None:
    assert call("--version").out == f"elferrat {elferrat.__version__}\n"


def test_help_lists_every_command() -> None:
    shown = call("--help")
    assert shown.status == 0
    assert set(HOMES) <= set(shown.out.split())


@pytest.mark.parametrize("command", HOMES)
def test_every_command_has_help_with_an_example(command: str) -> None:
    shown = call(command, "--help")
    assert shown.status == 0
    assert f" elferrat {command}" in shown.out.partition("\n  Examples:\n")[2]


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ((), ["elferrat: ", "elferrat --help"]),
        (("serve-tea",), ["“serve-tea”", "elferrat --help"]),
        (("moves",), ["elferrat moves: POSITION", "elferrat moves --help"]),
        (("view", "-"), ["--seat"]),
        (("moves", "a", "b"), ["elferrat moves: ", "(b)"]),
        (("moves", "-", "--jsno"), ["“--jsno”"]),
        (("deal", "elfer", "--players"), ["elferrat deal: ", "“--players”"]),
        (("deal", "elfer", "--players", "some"), ["--players: ", "from 2 to 6"]),
        (("deal", "elfer", "--dealer", "-1"), ["--dealer: ", "from 0 to 5"]),
        (("deal", "elfer", "--players", "٣"), ["--players: ", "from 2 to 6"]),
        (("deal", "elfer", "--players", " 3"), ["--players: ", "from 2 to 6"]),
        (("simulate", "elfer", "--games", "1_0"), ["--games: ", "from 1"]),
        (("simulate", "elfer", "--games", "9" * 5000), ["--games: ", "from 1"]),
        (("view", "-", "--seat", "0x1"), ["--seat: ", "from 0 to 5"]),
        (("deal", "elfer", "--dealer", "2"), ["--dealer: ", "from 0 to 1"]),
        (("deal", "whist"), ["GAME: ", "whist", "elfer"]),
        (("moves", "-", "--seat", "1"), ["“--seat”"]),
        (("judge", "-", "--lang", "es"), ["--lang: ", "en, de, fr or it"]),
        (("simulate", "elfer"), ["--games"]),
        (("score", "extra", "-12,30,5"), ["“-1…”", "put -- before"]),
    ],
)
def test_misuse_is_one_line_with_place_and_remedy(words: tuple[str, ...], parts: list[str]) -> None:
    call(*words).refuses(*parts)


@pytest.mark.parametrize(
    ("words", "word"),
    [
        (("--lang", "de"), "gibt es nicht"),
        (("--lang=fr",), "n’existe pas"),
        (("--lang", "it"), "non esiste"),
    ],
)
def test_complaints_speak_the_language_asked_for(words: tuple[str, ...], word: str) -> None:
    for command in ("judge", "moves", "view --seat 0", "replay", "verify"):
        name, *rest = command.split()
        call(name, "no-such-file", *rest, *words).refuses("no-such-file: ", word)


@pytest.mark.parametrize("command", ["deal", "simulate --games 1", "score"])
def test_complaints_about_a_game_speak_the_language_asked_for(command: str) -> None:
    name, *rest = command.split()
    call(name, "whist", *rest, "--lang", "de").refuses("whist", "gibt es nicht")


@pytest.mark.apart
def test_complaints_speak_the_locale_s_language() -> None:
    environment = ENVIRONMENT | {"LC_ALL": "de_DE.UTF-8"}
    answer = finished(start("moves", "no-such-file", env=environment))
    answer.refuses("no-such-file: Diese Datei gibt es nicht")


@pytest.mark.apart
def test_a_closed_pipe_is_no_trouble(position_file: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    answer = finished(start("moves", position_file, stdout=writer))
    os.close(writer)
    assert (answer.status, answer.err) == (141, "")


@pytest.mark.apart
def test_a_full_disk_behind_the_output_is_one_line(position_file: Path) -> None:
    with open("/dev/full", "wb") as full:
        finished(start("moves", position_file, stdout=full)).refuses("No space left")


@pytest.mark.apart
def test_ctrl_c_is_one_line() -> None:
    process = start("lines")
    assert process.stdin
    assert process.stdout
    process.stdin.write(b"[]\n")
    process.stdin.flush()
    process.stdout.readline()  # it stands and waits for the next line
    process.send_signal(signal.SIGINT)
    answer = finished(process)
    assert (answer.status, answer.err) == (130, "Interrupted.\n")


@pytest.mark.apart
def test_the_console_script_is_the_same_command() -> None:
    script = Path(COMMAND[0]).with_name("elferrat")
    shown = subprocess.run([script, "--version"], check=True, capture_output=True, text=True)
    assert shown.stdout == call("--version").out


@pytest.mark.apart
def test_ctrl_c_while_the_commands_are_loaded_is_no_traceback() -> None:
    interrupted = (
        "import builtins, sys; real = builtins.__import__\n"
        "def load(name, *more):\n"
        "    if name == 'click': raise KeyboardInterrupt\n"
        "    return real(name, *more)\n"
        "builtins.__import__ = load\n"
        "from elferrat.cli.app import main; sys.exit(main(['games']))"
    )
    done = subprocess.run([sys.executable, "-c", interrupted], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")

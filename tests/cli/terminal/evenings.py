"""Evenings at the terminal for tests: a session, plain lines with scripted input, one process."""

import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from elferrat.cards.shuffle import Stream
from elferrat.cli.terminal.plain import Plain
from elferrat.cli.terminal.session import Session
from elferrat.cli.terminal.setup import Setup, seat_names

CLEARED = "<cleared>"


def session(game: str, folder: Path, *, humans: int = 1, bots: int = 1, **more: Any) -> Session:
    """A session with bots that play by chance, its records in a folder."""
    names = more.pop("names", seat_names(None, humans, humans + bots, more.get("lang", "en")))
    setup = Setup(game=game, humans=humans, bots=("random",) * bots, names=names, save=folder,
                  **{"seed": "7", **more})  # fmt: skip
    return Session(setup)


@dataclass
class Evening:
    """Plain lines with scripted input: what was written, with the place of each input."""

    session: Session
    typed: Iterable[str]
    written: list[str] = field(default_factory=list)

    def run(self) -> list[str]:
        """Play until the script or the evening ends; all lines written."""
        lines = iter(self.typed)

        def read() -> str:
            try:
                line = next(lines)
            except StopIteration:
                raise EOFError from None
            self.written.append(f"<{line}>")
            return line

        clear = lambda: self.written.append(CLEARED)  # noqa: E731
        Plain(self.session, read, self.written.append, clear).run()
        return self.written


def by_chance(table: Session, stream: Stream) -> Iterable[str]:
    """Endless input: a legal move of the person on turn, or Enter where the screen is passed."""
    while True:
        moves = table.legal()
        yield moves[stream.below(len(moves))] if moves else ""


def start(arguments: Sequence[str], **more: Any) -> "subprocess.Popen[str]":
    """The command `elferrat play` as a process with pipes."""
    command = [sys.executable, "-m", "elferrat", "play", *arguments]
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        **more,
    )


def play_to_the_end(arguments: Sequence[str], **more: Any) -> tuple[list[str], int]:
    """Play through pipes with moves read from the `?` listing; the transcript and exit status."""
    stream = Stream("player")
    transcript = []
    with start(arguments, **more) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in process.stdout:
            transcript.append(line.rstrip("\n"))
            if line.startswith("Your turn"):
                process.stdin.write("?\n")
            elif listed := re.match("Possible moves: (.*)", line):
                moves = listed[1].split(", ")
                process.stdin.write(f"{moves[stream.below(len(moves))]}\n")
            process.stdin.flush()
        process.stdin.close()
    return transcript, process.returncode

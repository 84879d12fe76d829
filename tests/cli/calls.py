"""Calling the command: in this process, or as a process of its own where that matters."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from elferrat.cli.app import main

COMMAND = (sys.executable, "-m", "elferrat")
# With unbuffered output nobody would see that something was not flushed.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
ENVIRONMENT["LC_ALL"] = "C.UTF-8"


class Answer(NamedTuple):
    """What a command answered."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    def refuses(self, *parts: str) -> None:
        """Exactly one line of complaint that has these parts, and nothing else."""
        assert (self.status, self.out) == (2, ""), self
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        for part in parts:
            assert part in self.err


def call(*words: str | Path, stdin: bytes | str = b"") -> Answer:
    """Run a command line in this process, in English unless it says otherwise."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = io.BytesIO(), io.BytesIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), "utf-8"))
        patch.setattr(sys, "stdout", io.TextIOWrapper(out, "utf-8"))
        patch.setattr(sys, "stderr", io.TextIOWrapper(err, "utf-8", "backslashreplace"))
        status = main([str(word) for word in words])
        sys.stdout.flush()
        sys.stderr.flush()
        return Answer(status, out.getvalue().decode(), err.getvalue().decode())


def start(
    *words: str | Path, program: Sequence[str | Path] = COMMAND, **given: Any
) -> "subprocess.Popen[bytes]":
    """Start the real command; input, output and complaints are pipes unless told otherwise."""
    given = {"env": ENVIRONMENT} | given
    pipes: Mapping[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    return subprocess.Popen([*program, *map(str, words)], **{**pipes, **given})


def finished(process: "subprocess.Popen[bytes]", stdin: bytes | None = None) -> Answer:
    """The answer of a started command once it ends."""
    out, err = process.communicate(stdin, timeout=60)
    return Answer(process.returncode, (out or b"").decode(), (err or b"").decode())

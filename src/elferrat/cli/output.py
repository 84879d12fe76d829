"""What the commands write: results to standard output, one line of trouble to standard error."""

import io
import json
import os
import re
import signal
import sys
from contextlib import suppress
from typing import Any

BROKEN_PIPE = 141  # as a shell reports a program that died of SIGPIPE
# The signals that end a process: that of `kill`, and that of a closed terminal where there is one.
ENDS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]

# What would start a new line, move the cursor or reverse the reading, and what UTF-8 lacks.
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")

_encode = json.JSONEncoder(ensure_ascii=False).encode


def one_line(text: str) -> str:
    """The text as one line that shows, escaped, whatever would break it or cannot be shown."""
    return _UNPRINTABLE.sub(lambda match: ascii(match[0])[1:-1], text)


def open_missing_streams() -> None:
    """Stand in for standard streams that were closed before the start.

    Else a file opened later would get their place, and what is printed would land in it. Input is
    then empty, results cannot be written (which is told), complaints go nowhere.
    """
    # Opening takes the lowest free descriptor: the missing ones, in this order.
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def show_what_can_be_shown() -> None:
    """Let what a terminal cannot show become question marks there, also in the help."""
    _set_output(errors="replace")


def complain(text: str) -> None:
    """One line to standard error; a closed one is no reason for more trouble."""
    with suppress(OSError, ValueError):
        print(one_line(text), file=sys.stderr, flush=True)


def put(text: str) -> None:
    """A line for people; what their terminal cannot show becomes a question mark."""
    show_what_can_be_shown()
    print(text)


def put_json(value: Any) -> None:
    """A JSON value as one line of UTF-8, whatever the locale."""
    put_file(as_json(value))


def put_file(text: str) -> None:
    """What may go into a file as it is: UTF-8, whatever the locale."""
    _set_output(encoding="utf-8")
    print(text)


def as_json(value: Any) -> str:
    """A JSON value as text that any terminal and UTF-8 can take: what is no sign stays escaped."""
    return _UNPRINTABLE.sub(lambda match: f"\\u{ord(match[0]):04x}", _encode(value))


def finish_output() -> None:
    """Write out everything, so that a full disk or a closed pipe shows while it can be handled."""
    sys.stdout.flush()


def let_output_go() -> None:
    """Forget what could not be written, or the interpreter would complain about it at its end."""
    with suppress(OSError, ValueError):
        descriptor = sys.stdout.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, descriptor)
        os.close(nowhere)


def _set_output(*, encoding: str | None = None, errors: str = "strict") -> None:
    # A notebook's or a test's standard output may be no such stream, and needs no such care.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding=encoding, errors=errors)

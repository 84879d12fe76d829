"""What the server writes down: events with fields that are known to hold nothing secret.

One event is one line: JSON for programs; at a terminal short words, and only what its host should
know. A field that is not listed in `FIELDS`, or whose value does not look as its field must, is
left out, so that no hand, seed, cookie or recovery code comes into a log. Of an exception only its
kind and the places are written: its own words may hold anything. Of other libraries only Uvicorn is
quoted, without query strings.
"""

import logging
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import PurePath
from traceback import walk_tb
from typing import Any, TextIO

import orjson

from elferrat.locale.values import visible

LOGGER = logging.getLogger("elferrat.server")

_LONGEST_QUOTE = 200
_MOST_ERRORS = 8  # of a chain or group of exceptions
_MOST_PLACES = 12  # of one exception, the innermost


def note(name: str, /, **fields: Any) -> None:
    """Write down an event of ordinary business; `FIELDS` says which fields are shown."""
    LOGGER.info(name, extra={"fields": fields})


def warn(name: str, /, **fields: Any) -> None:
    """Write down an event that a host should know."""
    LOGGER.warning(name, extra={"fields": fields})


def fail(name: str, error: BaseException, /, **fields: Any) -> None:
    """Write down something that went wrong, with the kind and the places of the exception."""
    LOGGER.error(name, exc_info=error, extra={"fields": fields})


def shortened(address: str) -> str | None:
    """An address without its last part: IPv4 to 24 bits, IPv6 to 48; None if it is none."""
    try:
        ip = ip_address(address)
    except ValueError:
        return None
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    # The zone of a link-local address names an interface of this machine.
    bare = str(ip).partition("%")[0]
    return str(ip_network(f"{bare}/{24 if ip.version == 4 else 48}", strict=False).network_address)


def places(error: BaseException) -> list[str]:
    """Where an exception came through, the outermost first: `server/room.py:12 decide`."""
    found = []
    for frame, line in walk_tb(error.__traceback__):
        file = "/".join(PurePath(frame.f_code.co_filename).parts[-2:])
        found.append(f"{file}:{line} {frame.f_code.co_name}")
    return found[-_MOST_PLACES:]


def place_of(error: BaseException) -> str:
    """The innermost place of an exception; empty if it was never raised."""
    return (places(error) or [""])[-1]


def _number(value: object) -> int | float | None:
    return value if isinstance(value, int | float) else None


def _like(pattern: str) -> Callable[[object], str | None]:
    form = re.compile(pattern, re.ASCII)
    return lambda value: value if isinstance(value, str) and form.fullmatch(value) else None


_WORD = _like(r"[a-z][a-z_]{0,31}")  # cards have large letters, seeds have digits
_WORDS = _like(r"[a-z][a-z_ ]{0,39}")

# Every field that an event may have, and what is shown of its value; None: nothing.
FIELDS: dict[str, Callable[[Any], str | int | float | None]] = {
    "table": _like(r"[A-Z0-9]{6}"),
    "game": _WORD,
    "kind": _WORD,
    "bot": _WORD,
    "limit": _WORD,
    "outcome": _WORD,
    "reason": _WORD,
    "service": _WORD,
    "seat": _number,
    "number": _number,
    "count": _number,
    "ms": _number,
    "seconds": _number,
    "bytes": _number,
    "port": _number,
    "status": _number,
    "process": _like(r"[0-9a-f]{8}"),
    "method": _like(r"[A-Z]{3,7}"),
    "path": _like(r"/[\w./{}-]{0,99}"),
    "version": _like(r"[\w.+-]{1,40}"),
    "address": lambda value: shortened(value) if isinstance(value, str) else None,
    "logger": _like(r"[\w.-]{1,80}"),
    "error": _like(r"[A-Za-z_][\w.]{0,79}"),
    "place": _like(r"[\w./<>-]{1,120}:\d{1,6} [\w<>]{1,80}"),
}


def _shown(fields: object) -> dict[str, Any]:
    if not isinstance(fields, dict):
        return {}
    shown = {name: FIELDS[name](value) for name, value in fields.items() if name in FIELDS}
    return {name: value for name, value in shown.items() if value is not None}


def _errors(error: BaseException | None) -> Iterator[dict[str, Any]]:
    """Kinds and places of an exception, what it came from, and the members of a group."""
    waiting, seen = [error], set[int]()
    while waiting and len(seen) < _MOST_ERRORS:
        error = waiting.pop(0)
        if error is None or id(error) in seen:
            continue
        seen.add(id(error))
        yield {"error": type(error).__name__, "places": places(error)}
        if isinstance(error, BaseExceptionGroup):
            waiting += error.exceptions
        waiting.append(error.__cause__)
        if not error.__suppress_context__:
            waiting.append(error.__context__)


def told(record: logging.LogRecord) -> dict[str, Any]:
    """What is written of a record, as JSON: time, level, event, and the fields that may be."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    entry: dict[str, Any] = {"time": at.replace("+00:00", "Z"), "level": record.levelname.lower()}
    if record.name == LOGGER.name:
        entry["event"] = _WORDS(record.msg) or "unnamed"
        entry |= _shown(record.__dict__.get("fields"))
    elif record.name == "uvicorn.access":
        entry["event"] = "request"
        entry |= _shown(_request(record.args))
    elif record.name.startswith("uvicorn"):
        entry |= {"event": "uvicorn", "text": _quoted(record.getMessage())}
    else:
        place = f"{PurePath(record.pathname).name}:{record.lineno} {record.funcName}"
        entry["event"] = "library"
        entry |= _shown({"logger": record.name, "place": place})
    if record.exc_info and record.exc_info[1]:
        entry["errors"] = list(_errors(record.exc_info[1]))
    return entry


def _request(args: object) -> dict[str, Any]:
    match args:
        case (str(client), str(method), str(path), _, int(status)):
            return {
                "address": client.rpartition(":")[0],
                "method": method,
                "path": path.partition("?")[0],
                "status": status,
            }
    return {}


def _quoted(text: str) -> str:
    """The first line without what stands before it, a client's address, and without queries."""
    line = re.sub(r"^\S+ - ", "", text.partition("\n")[0])
    return visible(re.sub(r"\?[^\s\"']*", "", line), _LONGEST_QUOTE)


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return orjson.dumps(told(record)).decode()


class _ShortLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry = told(record)
        time, level, name = (entry.pop(key) for key in ("time", "level", "event"))
        words = [time[11:19], level, name]
        for error in entry.pop("errors", []):
            words.append(f"{error['error']}({' > '.join(error['places'])})")
        return " ".join([*words, *(f"{key}={value}" for key, value in entry.items())])


class _Handler(logging.StreamHandler[TextIO]):
    """Writes lines to a stream; if that fails, the line is lost and the server goes on."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.setFormatter(_ShortLines() if stream.isatty() else _JsonLines())
        self.addFilter(_is_ours_or_news)

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing: the standard handler would print the arguments of the message."""


def _is_ours_or_news(record: logging.LogRecord) -> bool:
    # What libraries say for their own makers may be whole frames or rows.
    return record.name == LOGGER.name or record.levelno >= logging.INFO


@contextmanager
def written_to(stream: TextIO, level: int | None = None) -> Iterator[None]:
    """Write what this process logs to a stream: JSON, at a terminal short lines and only warnings.

    What nobody catches, in the main thread, in others and while objects are destroyed, is written
    in the same way. Uvicorn must be started with `log_config=None`.
    """
    root = logging.getLogger()
    before = root.handlers[:], root.level
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    root.handlers[:] = [_Handler(stream)]
    usual = logging.WARNING if stream.isatty() else logging.INFO
    root.setLevel(usual if level is None else level)
    sys.excepthook = lambda kind, error, trace: fail("uncaught", error)
    threading.excepthook = lambda args: _uncaught("thread", args.exc_value)
    sys.unraisablehook = lambda args: _uncaught("destruction", args.exc_value)
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
        root.handlers[:], was = before
        root.setLevel(was)


def _uncaught(reason: str, error: BaseException | None) -> None:
    if error is not None:
        fail("uncaught", error, reason=reason)

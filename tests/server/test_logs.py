"""Nothing secret comes into a log, by whatever way it is tried."""

import asyncio
import gc
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from io import StringIO
from typing import Any

import orjson
import pytest

from elferrat.server.logs import FIELDS, fail, note, place_of, shortened, warn, written_to

SECRET = "R12 Y7 5f0c-secret"


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def fresh_uvicorn() -> Iterator[None]:
    """Uvicorn's loggers as they are before a server of another test has set them."""
    loggers = [logging.getLogger(name) for name in ("uvicorn", "uvicorn.access", "uvicorn.error")]
    before = [(each.level, each.propagate, each.handlers[:], each.disabled) for each in loggers]
    for each in loggers:
        each.setLevel(logging.NOTSET)
        each.propagate, each.handlers[:], each.disabled = True, [], False
    yield
    for each, (level, propagate, handlers, disabled) in zip(loggers, before, strict=True):
        each.setLevel(level)
        each.propagate, each.handlers[:], each.disabled = propagate, handlers, disabled


def lines_of(act: Callable[[], object], level: int | None = None) -> list[dict[str, Any]]:
    """What is written while something is done; never the secret."""
    written = StringIO()
    with written_to(written, level):
        act()
    assert "R12" not in written.getvalue()
    assert "secret" not in written.getvalue()
    return [orjson.loads(line) for line in written.getvalue().splitlines()]


def raised(act: Callable[[], object]) -> BaseException:
    with pytest.raises(BaseException) as caught:  # noqa: PT011 of any kind
        act()
    return caught.value


def test_an_event_is_one_json_line() -> None:
    [line] = lines_of(lambda: note("table_made", table="QWERTZ", game="extra", seat=0, ms=1.5))
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "info", "event": "table_made", "table": "QWERTZ", "game": "extra", "seat": 0,
        "ms": 1.5,
    }  # fmt: skip


def test_a_terminal_gets_short_lines_and_nothing_of_ordinary_business() -> None:
    written = Terminal()
    with written_to(written):
        note("table_made", table="QWERTZ", game="extra")
        warn("bot_fault", game="elfer", bot="thumb")
        fail("table_stopped", raised(lambda: int(SECRET)), table="ABCDEF")
    first, second = written.getvalue().splitlines()
    assert first[8:] == " warning bot_fault game=elfer bot=thumb"
    assert second[8:].startswith(" error table_stopped ValueError(")
    assert second.endswith(") table=ABCDEF")


@pytest.mark.parametrize("name", ["hand", "stock", "seed", "token", "cookie", "body", "text"])
def test_a_field_that_is_not_listed_is_left_out(name: str) -> None:
    [line] = lines_of(lambda: note("moved", **{name: SECRET}))
    assert line.keys() == {"time", "level", "event"}


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize(
    "value", [SECRET, ["R12"], {"hand": "R12"}, SECRET.encode(), f"/{SECRET}", "a" * 1000]
)
def test_a_listed_field_shows_only_what_it_is_for(name: str, value: object) -> None:
    [line] = lines_of(lambda: note("moved", **{name: value}))
    assert name not in line


@pytest.mark.parametrize("name", ["game", "kind", "bot", "outcome", "reason", "table", "process"])
def test_a_word_is_no_card(name: str) -> None:
    [line] = lines_of(lambda: note("moved", **{name: "R12"}))
    assert name not in line


def test_an_event_without_a_plain_name_is_unnamed() -> None:
    [line] = lines_of(lambda: note(f"moved {SECRET}"))
    assert line["event"] == "unnamed"


def test_an_exception_is_its_kind_and_places() -> None:
    def deep() -> None:
        raise ValueError(SECRET)

    [line] = lines_of(lambda: fail("broken", raised(deep), seat=1))
    [error] = line["errors"]
    assert error["error"] == "ValueError"
    assert error["places"][-1].startswith("server/test_logs.py:")
    assert error["places"][-1].endswith(" deep")
    assert line["seat"] == 1


def test_chains_and_groups_are_told_without_their_words() -> None:
    def chained() -> None:
        try:
            try:
                raise KeyError(SECRET)
            except KeyError:
                raise TypeError(SECRET)  # noqa: B904 what is tested
        except TypeError as error:
            group = ExceptionGroup(SECRET, [OSError(SECRET), ExceptionGroup("", [EOFError()])])
            error.add_note(SECRET)
            raise group from error

    [line] = lines_of(lambda: fail("broken", raised(chained)))
    kinds = {error["error"] for error in line["errors"]}
    assert kinds == {"ExceptionGroup", "OSError", "EOFError", "TypeError", "KeyError"}


def test_endless_chains_end() -> None:
    first, second = ValueError(SECRET), KeyError(SECRET)
    first.__cause__, second.__cause__ = second, first
    [line] = lines_of(lambda: fail("broken", first))
    assert [error["error"] for error in line["errors"]] == ["ValueError", "KeyError"]


def test_deep_recursion_is_cut() -> None:
    def again() -> None:
        again()

    error = raised(again)
    [line] = lines_of(lambda: fail("broken", error))
    assert len(line["errors"][0]["places"]) == 12
    assert place_of(error).endswith(" again")
    assert place_of(ValueError(SECRET)) == ""


def test_other_libraries_are_named_and_not_quoted() -> None:
    def act() -> None:
        logging.getLogger("library.engine").info("INSERT %s", SECRET)
        logging.getLogger(SECRET).warning(SECRET, extra={"fields": {"game": "elfer"}})
        logging.getLogger("other").debug(SECRET)
        logging.getLogger().error(SECRET, exc_info=raised(lambda: int(SECRET)), stack_info=True)

    first, second, third = lines_of(act, logging.DEBUG)
    assert first["event"] == second["event"] == third["event"] == "library"
    assert first["logger"] == "library.engine"
    assert first["place"].startswith("test_logs.py:")
    assert "logger" not in second
    assert third["errors"][0]["error"] == "ValueError"


@pytest.mark.usefixtures("fresh_uvicorn")
def test_uvicorn_is_quoted_without_queries_and_addresses() -> None:
    def act() -> None:
        access = logging.getLogger("uvicorn.access")
        path = f"/api/tables?token={SECRET.replace(' ', '%20')}"
        access.info('%s - "%s %s HTTP/%s" %d', "203.0.113.77:5050", "GET", path, "1.1", 200)
        access.info("%s", SECRET)
        error = logging.getLogger("uvicorn.error")
        error.info('%s - "WebSocket %s" [accepted]', "203.0.113.77:5050", "/ws?recovery=secret")
        error.error(f"Traceback (most recent call last):\nValueError: {SECRET}")
        error.error("Exception in ASGI application\n", exc_info=raised(lambda: int(SECRET)))
        error.debug("< TEXT '%s'", SECRET)

    request, odd, socket, trace, broken = lines_of(act, logging.DEBUG)
    assert request["event"] == "request"
    assert (request["address"], request["method"], request["path"], request["status"]) == (
        "203.0.113.0", "GET", "/api/tables", 200,
    )  # fmt: skip
    assert odd.keys() == {"time", "level", "event"}
    assert socket["text"] == '"WebSocket /ws" [accepted]'
    assert trace["text"] == "Traceback (most recent call last):"
    assert broken["errors"][0]["error"] == "ValueError"


def test_what_nobody_catches_is_told_in_the_same_way() -> None:
    class Fragile:
        def __del__(self) -> None:
            raise ValueError(SECRET)

    def act() -> None:
        thread = threading.Thread(target=lambda: int(SECRET))
        thread.start()
        thread.join()
        fragile = Fragile()
        del fragile
        gc.collect()
        error = raised(lambda: int(SECRET))
        sys.excepthook(ValueError, error, None)

    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    lines = lines_of(act)
    assert [line["event"] for line in lines] == ["uncaught"] * 3
    assert [line.get("reason") for line in lines] == ["thread", "destruction", None]
    assert all(line["errors"][0]["error"] == "ValueError" for line in lines)
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def test_a_task_that_nobody_awaits_is_told_without_its_words() -> None:
    async def broken() -> None:
        raise ValueError(SECRET)

    async def main() -> None:
        task = asyncio.create_task(broken())
        await asyncio.wait([task])
        del task
        gc.collect()

    [line] = lines_of(lambda: asyncio.run(main()))
    assert line["logger"] == "asyncio"
    assert line["errors"][0]["error"] == "ValueError"


def test_a_stream_that_is_gone_stops_nobody() -> None:
    gone = StringIO()
    with written_to(gone):
        gone.close()
        note("table_made")


def test_logging_is_as_before_afterwards() -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    lines_of(lambda: fail("broken", ValueError()), logging.ERROR)
    assert (root.handlers[:], root.level) == before


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("203.0.113.77", "203.0.113.0"),
        ("127.0.0.1", "127.0.0.0"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::"),
        ("::ffff:203.0.113.77", "203.0.113.0"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", None),
        ("", None),
        ("203.0.113.77, 10.0.0.1", None),
    ],
)
def test_addresses_are_shortened(address: str, shown: str | None) -> None:
    assert shortened(address) == shown
    [line] = lines_of(lambda: note("joined", address=address))
    assert line.get("address") == shown

"""Limits by address, as clients meet them: 429 and when to try again; floods hold up themselves."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from limits import parse
from websockets.exceptions import InvalidStatus

from elferrat.server.limits import BURST, MESSAGES_A_SECOND, MOST_CONNECTIONS, RATES
from tests.server.web.clients import joined
from tests.server.web.running import Running, running

ASKED = {
    "tables": ("POST", "/api/tables"),
    "asked": ("POST", "/api/tables"),
    "seats": ("POST", "/api/tables/ZZZZZZ/seats"),
    "players": ("POST", "/api/players"),
    "recovery": ("POST", "/api/players/recovery"),
    "commands": ("POST", "/api/tables/ZZZZZZ/commands"),
    "reviews": ("POST", "/api/records/nothing/review"),
    "reads": ("GET", "/api/games"),
}


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, unlimited=False, proxies="127.0.0.1") as found:
        yield found


@pytest.mark.parametrize("kind", RATES)
def test_who_asks_too_often_is_told_when_to_come_back(limited: Running, kind: str) -> None:
    method, path = ASKED[kind]
    browser = limited.browser()
    here = {"X-Forwarded-For": "198.51.100.7"}
    content: object = {} if method == "POST" else None
    if kind == "tables":  # what is refused does not count as a table
        content = {"game": "elfern"}
    rate = RATES[kind].amount
    asyncio.run_coroutine_threadsafe(spend(limited, kind, rate - 1), limited.loop).result(60)
    assert browser.ask(method, path, content, here).status != 429
    refused = browser.ask(method, path, content, here)
    assert (refused.status, refused.json["clause"]) == (429, "limit")
    seconds = int(refused.headers["Retry-After"])
    assert 0 < seconds <= RATES[kind].get_expiry()
    assert str(seconds) in refused.json["reason"] or seconds == 1
    elsewhere = browser.ask(method, path, content, {"X-Forwarded-For": "203.0.113.9"})
    assert elsewhere.status != 429
    assert browser.ask("GET", "/healthz", None, here).status == 200


def test_tables_that_are_refused_are_not_counted(
    limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "tables", parse("2 per 1 hour"))
    browser = limited.browser()
    bad = [
        {"game": "poker"}, {"game": "elfern", "seats": 9}, {"game": "elfern", "name": " "},
        {"game": "elfern", "bots": {"7": "thumb"}}, {"game": "elfern", "bots": {"1": "nobody"}},
    ]  # fmt: skip
    for terms in bad:
        assert browser.post("/api/tables", terms).status in (400, 409)
    wanted = {"game": "elfern", "id": "a" * 16}
    assert [browser.post("/api/tables", wanted).status for _ in range(4)] == [201, 200, 200, 200]
    assert browser.post("/api/tables", {"game": "elfern"}).status == 201
    assert browser.post("/api/tables", {"game": "elfern"}).status == 429
    assert browser.post("/api/tables", wanted).status == 200  # it makes nothing


async def spend(server: Running, kind: str, times: int) -> None:
    for _ in range(times):
        assert not await server.site.limits.allow(kind, "198.51.100.7")


def test_exports_count_as_what_they_cost(limited: Running) -> None:
    browser, here = limited.browser(), {"X-Forwarded-For": "198.51.100.7"}
    browser.post("/api/players", {"name": "Ada Exports"}, **here).good()
    left = RATES["players"].amount - 2
    asyncio.run_coroutine_threadsafe(spend(limited, "players", left), limited.loop).result(60)
    assert browser.get("/api/players/me/export", **here).status == 200
    assert browser.get("/api/players/me/export", **here).status == 429


def test_an_address_has_only_so_many_connections(limited: Running) -> None:
    browser = limited.browser()
    code = browser.table()
    address = "127.0.0.1"

    async def story() -> None:
        async with joined(browser, code):
            held = [limited.site.limits.connection(address) for _ in range(MOST_CONNECTIONS - 1)]
            limited.call(lambda: [one.__enter__() for one in held])
            with pytest.raises(InvalidStatus) as refused:
                async with joined(browser, code):
                    pass
            assert refused.value.response.status_code == 429
            stream = browser.get(f"/api/tables/{code}/events")
            assert (stream.status, stream.json["clause"]) == (429, "limit")
            limited.call(lambda: [one.__exit__(None, None, None) for one in held])
            async with joined(browser, code):
                pass

    asyncio.run(story())


def test_a_flood_holds_up_itself_and_nobody_else(limited: Running) -> None:
    flooding, calm = limited.browser(), limited.browser()
    code = calm.table()
    flooding.sit(code, "Ada")
    calm.sit(code, "Bea")
    more = 10

    async def story() -> None:
        async with joined(flooding, code) as one, joined(calm, code) as other:
            began = time.monotonic()
            for _ in range(BURST + more):
                await one.send("come_back")
            asked = time.monotonic()
            assert (await other.do("say", phrase="hello"))["frame"] == "ack"
            assert time.monotonic() - asked < 0.5 * more / MESSAGES_A_SECOND
            for number in range(1, BURST + more + 1):
                answer = await one.next()
                while answer.get("id") != f"c{number}":
                    answer = await one.next()
                assert answer["clause"] == "seat"
            assert time.monotonic() - began > 0.9 * more / MESSAGES_A_SECOND

    asyncio.run(story())

"""Whole games over sockets and over plain HTTP; an independent client checks every frame."""

import asyncio
import json
import random
from http.client import HTTPConnection

import pytest
from websockets.exceptions import ConnectionClosed

from elferrat.games import NAMES, game_named
from elferrat.play.record import read_record
from elferrat.play.replay import verify
from elferrat.server.connection import Connection
from elferrat.server.room import Broken
from tests.server.web.clients import PATIENCE, Browser, Client, joined
from tests.server.web.running import Running


async def play_on(client: Client, chance: random.Random) -> None:
    """Play one's own seat by chance until the game is over."""
    while True:
        await client.until_view(lambda c: c.table["phase"] != "playing" or c.on_turn)
        if client.table["phase"] != "playing":
            return
        answer = await client.do("move", move=chance.choice(client.play["legal"]))
        assert answer["frame"] == "ack", answer
        await client.until_number(answer["number"])


@pytest.mark.parametrize("game", NAMES)
def test_people_play_a_whole_game(server: Running, game: str) -> None:
    players = min(3, game_named(game).players[-1])
    host = server.browser()
    code = host.table(game=game, seats=players)
    browsers = [server.browser() for _ in range(players)]
    for number, browser in enumerate(browsers):
        assert browser.sit(code, f"P{number}")["seat"] == number

    async def seat(browser: Browser, number: int) -> Client:
        async with joined(browser, code) as client:
            assert (await client.do("ready", text=f"text {number}"))["frame"] == "ack"
            await client.until_view(lambda c: c.table["phase"] == "playing")
            await play_on(client, random.Random(number))
            return client

    async def watch() -> Client:
        async with joined(server.browser(), code) as client:
            assert client.seat is None
            await client.until_view(lambda c: c.table["phase"] == "done")
            return client

    async def evening() -> list[Client]:
        players = [seat(browser, number) for number, browser in enumerate(browsers)]
        return list(await asyncio.gather(watch(), *players))

    watcher, *clients = asyncio.run(evening())
    for client in clients:
        assert client.told == list(range(client.told[0], client.number + 1))
    seen = [card for event in watcher.events for card in event.get("events", [])]
    assert not [event for event in seen if event["event"] == "drew" and "cards" in event]

    (played,) = server.browser().get(f"/api/tables/{code}/games").good()["games"]
    record = server.browser().get(f"/api/records/{played['record']}").good()
    deal = watcher.table["deal"]
    assert record["seed"] == ":".join([deal["secret"], *deal["texts"]])
    assert verify(read_record(record)).holds
    told = server.browser().get(f"/api/records/{played['record']}/steps")
    assert [step["move"] for step in told.good()["steps"]] == record["moves"]
    tag = told.headers["ETag"]
    again = server.browser().get(f"/api/records/{played['record']}/steps", **{"If-None-Match": tag})
    assert (again.status, again.body) == (304, b"")
    assert "max-age" in again.headers["Cache-Control"]


def test_programs_play_a_bot_by_http_alone(server: Running) -> None:
    browser = server.browser()
    made = browser.post(
        "/api/tables", {"game": "schneider", "bots": {"1": "thumb"}, "name": "Ada", "pace": 0}
    ).good()
    code, token = made["code"], made["seat_token"]
    program = server.browser()
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    bearer = {"Authorization": f"Bearer {token}"}
    connection.request("GET", f"/api/tables/{code}/events", headers=bearer)
    stream = connection.getresponse()
    assert stream.headers["Content-Type"] == "application/x-ndjson"
    welcome = json.loads(stream.readline())
    assert welcome["frame"] == "welcome"
    assert welcome["view"]["table"]["you"] == 0

    def command(number: int, do: str, **fields: object) -> dict[str, object]:
        content = {"id": f"x{number}", "do": do, "expect": view["number"]} | fields
        answer = program.post(f"/api/tables/{code}/commands", content, **bearer)
        found: dict[str, object] = answer.good()
        return found

    view = welcome
    assert command(0, "ready")["frame"] == "ack"
    chance = random.Random(1)
    for number in range(1, 200):
        while True:
            view = program.get(f"/api/tables/{code}", **bearer).good()
            table, play = view["view"]["table"], view["view"]["play"]
            if table["phase"] != "playing" or play["turn"] == 0:
                break
            assert stream.readline()
        if table["phase"] != "playing":
            break
        answer = command(number, "move", move=chance.choice(play["legal"]))
        assert answer["frame"] == "ack"
    assert table["phase"] == "done"
    connection.close()


def test_a_stream_that_cannot_begin_leaves_nobody_at_the_table(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = server.browser()
    code = browser.table()
    browser.sit(code, "Ada")
    table = server.wait(server.site.tables.at(code))

    join, errors = table.join, [Broken(), ZeroDivisionError(), ZeroDivisionError()]

    async def broken(viewer: Connection, since: int) -> None:
        await join(viewer, since)
        raise errors.pop(0)

    monkeypatch.setattr(table, "join", broken)
    for status in (409, 500):
        assert browser.get(f"/api/tables/{code}/events").status == status
        server.wait(table.look())
        assert not table.audience.viewers
    with pytest.raises(ConnectionClosed):
        asyncio.run(watch(browser, code))
    server.wait(table.look())
    assert not table.audience.viewers


async def watch(browser: Browser, code: str) -> None:
    async with joined(browser, code):
        pass

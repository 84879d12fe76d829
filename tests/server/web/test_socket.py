"""Sockets of a table: coming back, two tabs, slow and hostile clients, watching, saying goodbye."""

import asyncio
import json
import socket
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from elferrat.server.agenda import NOTICE
from elferrat.server.live import LiveTable
from tests.server.web.clients import PATIENCE, Browser, Client, joined
from tests.server.web.running import Running, running

GERMAN = {"Eichel", "Laub", "Schellen"}


def two(server: Running, **terms: Any) -> tuple[str, Browser, Browser]:
    """A table at which two sit."""
    first, second = server.browser(), server.browser()
    code = first.table(**terms)
    first.sit(code, "Ada")
    second.sit(code, "Bea")
    return code, first, second


async def begin(*clients: Client) -> None:
    """Everybody ready, the cards dealt, everything told."""
    for client in clients:
        await client.do("ready")
    for client in clients:
        await client.until_view(lambda c: c.table["phase"] == "playing")


async def move(clients: list[Client]) -> int:
    """Whoever is on turn makes a move that every client is told; returns its number."""
    mover = next(client for client in clients if client.on_turn)
    answer = await mover.do("move", move=mover.play["legal"][0])
    assert answer["frame"] == "ack"
    for client in clients:
        await client.until_number(answer["number"])
    return int(answer["number"])


def test_who_knows_nothing_may_ask_for_the_game_from_its_deal_on(server: Running) -> None:
    code, ada, bea = two(server)

    async def story() -> None:
        async with joined(ada, code, since="game") as early:
            assert early.last["events"] == []
        async with joined(bea, code) as there, joined(ada, code) as here:
            await begin(here, there)
            await there.do("say", phrase="hello")
            async with joined(ada, code, since="game") as again:
                kinds = [event["kind"] for event in again.last["events"]]
                assert (kinds[0], kinds[-1]) == ("dealt", "said")
                assert again.last["events"][-1]["number"] == again.number

    asyncio.run(story())


def test_who_comes_back_is_told_all_that_was_missed(server: Running) -> None:
    code, ada, bea = two(server)

    async def story() -> None:
        async with joined(bea, code) as there:
            async with joined(ada, code) as here:
                await begin(here, there)
                seen = here.number
            for phrase in ("hello", "thanks", "hello"):
                await there.do("say", phrase=phrase)
            async with joined(ada, code, since=seen) as again:
                missed = [event["number"] for event in again.last["events"]]
                assert missed == list(range(seen + 1, again.number + 1))
                assert [e["phrase"] for e in again.events if e["kind"] == "said"] == [
                    "hello", "thanks", "hello",
                ]  # fmt: skip
                await there.until_number(again.number)
                await move([again, there])

    asyncio.run(story())


def test_a_seat_in_two_tabs_stays_the_same_in_both(server: Running) -> None:
    code, ada, bea = two(server)

    async def story() -> None:
        async with joined(ada, code) as one, joined(ada, code) as two, joined(bea, code) as other:
            await begin(one, other)
            await two.until_number(other.number)
            for turn in range(12):
                tabs = [one, two] if turn % 2 else [two, one]
                await move([*tabs, other])
                assert one.view == two.view
            assert one.seat == two.seat == 0

    asyncio.run(story())


def test_a_command_that_is_sent_twice_is_done_once(server: Running) -> None:
    code, ada, bea = two(server)

    async def story() -> None:
        async with joined(ada, code) as one, joined(ada, code) as tab, joined(bea, code) as other:
            await begin(one, other)
            await tab.until_number(other.number)
            mover, second = (one, tab) if one.on_turn else (other, other)
            card, expect = mover.play["legal"][0], mover.number
            answers = []
            for client in (mover, second, mover):
                answers.append(await client.do("move", id="same", move=card, expect=expect))
            assert answers[0]["frame"] == "ack"
            assert answers == [answers[0]] * 3
            moves = [e for e in one.events if e["kind"] == "moved"]
            assert len(moves) <= 1
        over_http = ada if mover is one else bea
        content = {"id": "same", "do": "move", "move": card, "expect": expect}
        answer = over_http.post(f"/api/tables/{code}/commands", content)
        assert answer.json == answers[0]

    asyncio.run(story())


def test_a_move_for_a_game_that_has_gone_on_gets_what_was_missed(server: Running) -> None:
    code, ada, bea = two(server)

    async def story() -> None:
        async with joined(ada, code) as one, joined(bea, code) as other:
            await begin(one, other)
            old = one.number
            number = await move([one, other])
            answer = await one.do("move", move="R11", expect=old)
            assert answer == {"frame": "stale", "id": answer["id"]}
            welcome = await one.next()
            assert welcome["frame"] == "welcome"
            assert [event["number"] for event in welcome["events"]] == list(
                range(old + 1, number + 1)
            )

    asyncio.run(story())


def test_a_slow_client_gets_its_view_afresh(tmp_path: Path) -> None:
    with running(tmp_path, send_buffer=4_096) as server:
        code, ada, bea = two(server)

        async def story() -> int:
            lazy = socket.create_connection(("127.0.0.1", server.port))
            lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            options: dict[str, Any] = {"sock": lazy, "max_queue": 1}
            async with joined(ada, code, **options) as slow, joined(bea, code) as other:
                for _ in range(1_000):  # far more than the queue and the buffers hold
                    await slow.send("resync")
                await slow.send("say", id="mine", phrase="thanks")
                await other.until(lambda frame: "thanks" in str(frame))
                frames = 0
                while slow.number < other.number:
                    await slow.next()
                    frames += 1
                assert slow.last["frame"] == "welcome"
                # What it was answered meanwhile is lost with the rest: it asks again.
                again = await slow.do("say", id="mine", phrase="thanks")
                assert (again["frame"], again["number"]) == ("ack", other.number)
                return frames

        assert asyncio.run(story()) < 1_000
        resyncs = server.site.world.metrics.resyncs.labels("slow")
        assert server.call(resyncs._value.get) >= 1


HOSTILE: dict[str, tuple[str, str]] = {
    "nothing": ("", "JSON"),
    "no JSON": ("{", "JSON"),
    "a list": ("[]", "fit"),
    "no kind": ('{"id":"a"}', "fit"),
    "an unknown kind": ('{"id":"a","do":"cheat"}', "fit"),
    "a field too many": ('{"id":"a","do":"undo","seat":1}', "field"),
    "a field too few": ('{"id":"a","do":"move"}', "missing"),
    "a bad id": ('{"id":"a b","do":"undo"}', "fit"),
    "a number as text": ('{"id":"a","do":"undo","expect":"1"}', "fit"),
    "not a number": ('{"id":"a","do":"undo","expect":NaN}', "fit"),
    "a huge number": ('{"id":"a","do":"undo","expect":1e999}', "fit"),
    "half a pair": ('{"id":"a","do":"rename","name":"\\ud800"}', "JSON"),
    "too long": (json.dumps({"id": "a", "do": "rename", "name": "x" * 5_000}), "4"),
    "too deep": ("[" * 4_000, "JSON"),
}


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_no_command_is_refused_in_words(server: Running, text: str) -> None:
    code, ada, _ = two(server)

    async def story() -> None:
        async with joined(ada, code) as client:
            await client.socket.send(HOSTILE[text][0])
            answer = await client.next()
            assert answer["frame"] == "refused"
            assert answer["clause"] == "text"
            assert HOSTILE[text][1] in answer["reason"]
            assert (await client.do("say", phrase="hello"))["frame"] == "ack"

    asyncio.run(story())


@pytest.mark.parametrize(("sent", "code"), [(b"{}", 1001), ("x" * 1_000_000, 1009)])
def test_bytes_and_floods_end_the_connection(server: Running, sent: str | bytes, code: int) -> None:
    table, ada, _ = two(server)

    async def to_the_end(client: Client) -> None:
        await client.socket.send(sent)  # may be cut off while the flood is still on its way
        await client.until(lambda frame: False)

    async def story() -> None:
        async with joined(ada, table) as client:
            with pytest.raises(ConnectionClosed) as ended:
                await to_the_end(client)
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == code
        async with joined(ada, table) as client:  # and nothing happened to the table
            assert client.seat == 0

    asyncio.run(story())


def test_who_has_no_seat_watches_and_sees_no_hand(server: Running) -> None:
    code, ada, bea = two(server)

    async def story() -> None:
        async with (
            joined(ada, code) as one,
            joined(bea, code) as other,
            joined(server.browser(), code) as watcher,
        ):
            await begin(one, other)
            await watcher.until_number(other.number)
            await move([one, other, watcher])
            assert watcher.seat is None
            assert "legal" not in watcher.play
            shown = json.dumps(watcher.view)
            for player in (one, other):
                assert player.seat is not None
                for card in player.play["hands"][player.seat]:
                    assert f'"{card}"' not in shown
            refused = await watcher.do("move", move="R11")
            assert refused["clause"] == "seat"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "host"), ("de", "Tisch"), ("fr", "hôte"), ("it", "tavolo")]
)
def test_a_socket_speaks_its_language(server: Running, lang: str, word: str) -> None:
    code, _, bea = two(server)

    async def story() -> None:
        async with joined(bea, code, lang=lang) as client:
            answer = await client.do("start")
            assert answer["clause"] == "host"
            assert word in answer["reason"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("pack", "clubs"), [("french", "Kreuz"), ("german", "Eichel"), ("tarot", "Kreuz")]
)
def test_cards_are_called_as_in_the_pack_that_is_shown(
    server: Running, pack: str, clubs: str
) -> None:
    code, ada, bea = two(server)

    async def story() -> None:
        options: dict[str, Any] = {"lang": "de", "pack": pack}
        async with joined(ada, code, **options) as here, joined(bea, code, **options) as there:
            await begin(here, there)
            mover = here if here.on_turn else there
            missing = next(r + "C" for r in "789TJQKA" if r + "C" not in mover.play["legal"])
            refused = await mover.do("move", move=missing)
            assert clubs in refused["why"]
            assert clubs in refused["reason"]
            sent = {"id": "over-http", "do": "move", "expect": mover.number, "move": missing}
            path = f"/api/tables/{code}/commands?lang=de&pack={pack}"
            answer = (ada if mover is here else bea).post(path, sent)
            assert clubs in answer.json["why"]
            suits = set()
            for _ in range(8):
                mover = here if here.on_turn else there
                suits |= set((await mover.do("hint"))["why"].replace("-", " ").split())
                await move([here, there])
            assert suits & GERMAN if pack == "german" else not suits & GERMAN

    asyncio.run(story())


@pytest.mark.parametrize(
    ("path", "origin", "status", "clause"),
    [
        ("/api/tables/ZZZZZZ/socket", None, 404, "unknown"),
        ("/api/tables/nonsense/socket", None, 404, "unknown"),
        ("/api/tables/ZZZZZZ/socket", "https://evil.example", 403, "origin"),
        ("/api/tables/ZZZZZZ/socket", "null", 403, "origin"),
    ],
)
def test_a_handshake_that_is_refused_says_why(
    server: Running, path: str, origin: Any, status: int, clause: str
) -> None:
    async def story() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"ws://127.0.0.1:{server.port}{path}", origin=origin):
                pass
        response = refused.value.response
        assert response.status_code == status
        assert json.loads(response.body or b"")["clause"] == clause

    asyncio.run(story())


@pytest.mark.parametrize("path", ["/", "/api/nowhere", "/api/tables", "/api/tables/ZZZZZZ/socket"])
def test_a_socket_to_nowhere_is_told_so_and_is_no_error(
    server: Running, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    async def story() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"ws://127.0.0.1:{server.port}{path}?lang=de"):
                pass
        response = refused.value.response
        assert response.status_code == 404
        assert json.loads(response.body)["reason"]
        assert response.headers["X-Content-Type-Options"] == "nosniff"

    asyncio.run(story())
    server.browser().get("/healthz").good()  # what would be written is written by now
    assert caplog.records == []


@pytest.mark.parametrize(
    "request_line",
    [
        "GET /api/tables/{code}/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n",
        "POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n",
    ],
)
def test_who_vanishes_before_the_answer_is_no_error(
    server: Running,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    request_line: str,
) -> None:
    browser, tables = server.browser(), server.site.tables
    code, at = browser.table(), tables.at
    asked, gone, ended = threading.Event(), asyncio.Event(), threading.Event()

    async def slow(wanted: str) -> LiveTable:
        asked.set()
        await gone.wait()
        asyncio.get_running_loop().call_later(0, ended.set)
        return await at(wanted)

    monkeypatch.setattr(tables, "at", slow)
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        head = request_line.format(code=code) + f"Host: 127.0.0.1:{server.port}\r\n\r\n"
        raw.sendall(head.encode() + b'{"game":')
        if "socket" in head:
            assert asked.wait(PATIENCE)
    browser.get("/healthz").good()  # what came before is heard by now
    server.call(gone.set)
    assert "socket" not in head or ended.wait(PATIENCE)
    browser.get("/healthz").good()
    assert caplog.records == []


def test_a_lost_connection_is_told_within_seconds_and_a_reload_is_not(server: Running) -> None:
    code, ada, bea = two(server)

    async def story() -> None:
        async with joined(bea, code) as there, joined(server.browser(), code) as watcher:
            async with joined(ada, code) as here:
                await begin(here, there)
            async with joined(ada, code):  # loaded anew
                await asyncio.sleep(NOTICE / 1000)
                assert (await there.do("say", phrase="hello"))["frame"] == "ack"
            began = server.site.world.now()
            told = await there.until(lambda frame: frame["frame"] == "absent")
            [absent] = told["seats"]
            assert absent["seat"] == 0
            assert NOTICE - 500 < server.site.world.now() - began < NOTICE + 3_000
            assert abs(absent["until"] - began - server.site.world.grace) < 1_000
            assert await watcher.until(lambda frame: frame["frame"] == "absent") == told
            async with joined(server.browser(), code) as late:
                assert late.last["absent"] == told["seats"]
            async with joined(ada, code) as back:
                assert (await there.next()) == {"frame": "absent", "seats": []}
                await back.send("resync")
                assert (await back.until(lambda frame: frame["frame"] == "welcome"))["absent"] == []

    asyncio.run(story())


def test_who_is_gone_is_played_for_until_back(tmp_path: Path) -> None:
    with running(tmp_path, grace=0.2) as server:
        code, ada, bea = two(server)

        async def story() -> None:
            async with joined(bea, code) as there:
                async with joined(ada, code) as here:
                    await begin(here, there)
                await there.until_view(lambda client: client.table["seats"][0]["away"] == "gone")
                async with joined(ada, code) as back:
                    await there.until_view(lambda client: client.table["seats"][0]["away"] == "")
                    assert back.seat == 0

        asyncio.run(story())


def test_when_the_server_stops_everybody_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        code, ada, bea = two(server)

        async def story() -> tuple[int, Any]:
            async with joined(ada, code, lang="de") as one, joined(bea, code) as other:
                await begin(one, other)
                number = await move([one, other])
                server.loop.call_soon_threadsafe(server.stop.set)
                bye = await one.until(lambda frame: frame["frame"] == "bye")
                assert "Server" in bye["reason"]
                with pytest.raises(ConnectionClosed) as ended:
                    await one.next()
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.code == 1001
                return number, one.view

        number, view = asyncio.run(story())
    with running(tmp_path) as server:

        async def after() -> None:
            ada.port = server.port
            async with joined(ada, code, since=number) as client:
                assert client.number == number
                assert client.view == view
                assert client.last["events"] == []

        asyncio.run(after())

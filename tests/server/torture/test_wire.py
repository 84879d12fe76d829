"""Every byte that a server sends or writes down in whole games is searched for what is secret."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest

from elferrat.server.entry import Entry
from elferrat.server.room import Room
from elferrat.server.store.store import Store
from tests.server.torture.players import Memory, Tab
from tests.server.torture.processes import Victim
from tests.server.web.clients import Browser

WRONG = ("R1", "G20", "7C", "AS", "*R12", "draw", "end", "pass", "x", "=R11")
HOSTILE = ("{", "[]", '{"do":"move"}', '{"id":"a","do":"peek","seat":1}', "\x00", '"' * 99)
SEATS = {"elfer": 3, "extra": 3, "elfern": 2, "schneider": 2}
# Where each card is there once, and a card that is named is a card that is seen.
PLAIN = ("elfer", "elfern", "schneider")


@dataclass
class Heard:
    """What came out of the server for one viewer: the number reached, and the bytes."""

    seat: int | None
    memory: Memory
    blobs: list[tuple[int, bytes]] = field(default_factory=list)


@dataclass
class Played:
    """A game, everything that was heard of it, and what nobody may hear."""

    game: str
    code: str
    viewers: list[Heard]
    tokens: list[str]
    log: list[Entry] = field(default_factory=list)


async def play(victim: Victim, game: str, seats: int, chance: Random) -> Played:
    """A whole game with a spectator, wrong commands, and looks over HTTP at everything."""
    host = Browser(victim.port)
    made = host.post("/api/tables", {"game": game, "seats": seats, "pace": 0, "listed": True})
    code = made.good()["code"]
    played = Played(game, code, [], [made.json["host_token"]])
    browsers = [Browser(victim.port) for _ in range(seats)]
    for number, browser in enumerate(browsers):
        taken = browser.sit(code, f"P{number}")
        played.tokens += [taken["seat_token"], taken["recovery"]]
        played.viewers.append(Heard(number, Memory(code, taken["seat_token"], heard=[])))
    browsers.append(Browser(victim.port))
    played.viewers.append(Heard(None, Memory(code, heard=[])))
    tabs = [await Tab.open(victim.port, heard.memory) for heard in played.viewers]
    first = played.viewers[0].memory
    for number, tab in enumerate(tabs[:-1]):
        newest = await tab.answer({"id": "ready", "do": "ready", "text": f"t{number}"})
    for tab in tabs:
        await tab.reach(newest["number"] + 1)
    step = 0
    while first.phase == "playing":
        step += 1
        mover = next(tab for tab in tabs if tab.memory.legal)
        move = {"do": "move", "move": chance.choice(mover.memory.legal)}
        if step % 5 == 0:
            assert (await mover.answer({"id": f"q{step}", "do": "hint"}))["frame"] == "hint"
            await disturb(chance.choice(tabs), chance, step)
            look(chance.choice(list(zip(browsers, played.viewers, strict=True))), code, chance)
        answer = await mover.answer({"id": f"m{step}", "expect": first.number, **move})
        assert answer["frame"] == "ack", answer
        for tab in tabs:
            await tab.reach(answer["number"])
    for pair in zip(browsers, played.viewers, strict=True):
        look(pair, code, chance)
    for tab in tabs:
        await tab.close()
    return played


async def disturb(tab: Tab, chance: Random, step: int) -> None:
    """What is refused, and what is no command at all."""
    move = {"do": "move", "move": chance.choice(WRONG), "expect": tab.memory.number}
    if tab.memory.table["you"] is not None and not tab.memory.legal:
        await tab.answer({"id": f"w{step}", **move})
        await tab.answer({"id": f"h{step}", "do": "hint"})
    await tab.answer({"id": f"s{step}", "do": "move", "move": "x", "expect": 1})
    await tab.socket.send(chance.choice(HOSTILE), text=True)
    while (await tab.next())["frame"] != "refused":
        pass
    await tab.answer({"id": f"r{step}", "do": "rename", "name": "a\u202eb\x00"})


def look(pair: tuple[Browser, Heard], code: str, chance: Random) -> None:
    """What HTTP tells, errors as well."""
    browser, heard = pair
    table = f"/api/tables/{code}"
    paths = [table, f"{table}/games", "/api/tables", "/api/records/none", "/nowhere", "/healthz"]
    answers = [browser.get(path) for path in paths]
    wrong = {"id": f"x{chance.randrange(10**9)}", "do": "move", "move": chance.choice(WRONG)}
    answers.append(browser.post(f"{table}/commands", wrong | {"expect": 1}))
    if heard.seat is None:
        answers.append(browser.post(f"{table}/commands", wrong | {"expect": heard.memory.number}))
        answers.append(browser.post(f"{table}/seats", {"name": "Eve"}))
        answers.append(browser.post(f"{table}/recovery", {"recovery": "AAAAA-BBBBB"}))
    for answer in answers:
        head = "".join(f"{name}: {value}\n" for name, value in answer.headers.items())
        heard.blobs.append((heard.memory.number, head.encode() + answer.body))


# --- the search -----------------------------------------------------------------------------------


def sent_to(heard: Heard) -> Iterator[tuple[int, bytes]]:
    """Each frame and answer, with the number of the state that it may show."""
    yield from heard.blobs
    for before, text in heard.memory.heard or []:
        yield json.loads(text).get("number", before), text


def secrets_of(log: list[Entry]) -> tuple[list[str], list[str]]:
    """The secrets of deals in their order; grants and hashes of recovery codes."""
    deals = [entry.body["secret"] for entry in log if entry.kind == "committed"]
    rights = [log[0].body["host"]]
    for entry in log:
        rights += [entry.body[name] for name in ("grant", "recovery") if name in entry.body]
    return deals, rights


def hidden_at(log: list[Entry], game: str, seats: int) -> dict[int, dict[int | None, set[bytes]]]:
    """For each number and viewer what no byte may hold: hands and stock as lists, and cards."""
    room, hidden = Room(), {}
    for entry in log:
        room.apply(entry)
        position = room.position
        if position is None or position.outcome is not None:
            continue
        hands = position.game.hands(position.state)
        stock = position.game.stock(position.state)
        now: dict[int | None, set[bytes]] = {}
        for viewer in (None, *range(seats)):
            others = [hand for seat, hand in enumerate(hands) if seat != viewer]
            lists = [part for part in (*others, stock, stock[::-1]) if len(part) > 1]
            now[viewer] = {orjson.dumps(part) for part in lists}
            if game in PLAIN:
                cards = {card for part in (*others, stock) for card in part}
                now[viewer] |= {b'"%b"' % card.encode() for card in cards}
        hidden[entry.number] = now
    return hidden


def search(played: Played) -> list[str]:
    """What was found that nobody should have been told."""
    deals, rights = secrets_of(played.log)
    ended = next(e.number for e in played.log if e.kind == "committed" and e.body["game"] == 1)
    hidden = hidden_at(played.log, played.game, len(played.viewers) - 1)
    never = [text.encode() for text in (*played.tokens, *rights, *deals[1:])]
    found = []
    for heard in played.viewers:
        for number, text in sent_to(heard):
            secret = [deals[0].encode()] if number < ended - 1 else []
            for word in (*never, *secret, *hidden.get(number, {}).get(heard.seat, ())):
                if word in text:
                    found.append(
                        f"{played.code}, seat {heard.seat}, {number}: {word!r} in {text!r}"
                    )
    return found


async def logs(url: str, games: list[Played]) -> None:
    store = await Store.open(url)
    try:
        for played in games:
            table = await store.find(played.code)
            assert table is not None
            played.log = await store.load(table)
    finally:
        await store.close()


@pytest.mark.slow
def test_no_byte_tells_what_is_hidden(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    victim = Victim(database=url)
    victim.start()
    chance = Random("wire")

    async def test() -> list[Played]:
        tables: list[tuple[str, int]] = [
            ("elfer", 3),
            ("extra", 3),
            ("elfern", 2),
            ("schneider", 2),
        ]
        found = []
        for game, seats in tables:
            found.append(await play(victim, game, seats, chance))
        await logs(url, found)
        return found

    try:
        games = asyncio.run(test())
    finally:
        victim.stop()
    for played in games:
        assert search(played) == []
        deals, rights = secrets_of(played.log)
        hands: set[bytes] = set()
        for viewers in hidden_at(played.log, played.game, len(played.viewers) - 1).values():
            hands |= {word for words in viewers.values() for word in words}
        for word in (*played.tokens, *rights, *deals):
            assert word.encode() not in victim.log
        assert not [word for word in hands if word in victim.log]
        assert proves(played)


def proves(played: Played) -> bool:
    """Whether the search finds each kind of leak, put into what one viewer was told."""
    deals, _ = secrets_of(played.log)
    middle = next(e.number for e in played.log if e.kind == "dealt") + 1
    hand = next(iter(hidden_at(played.log, played.game, len(played.viewers) - 1)[middle][None]))
    leaks: list[Any] = [deals[0].encode(), played.tokens[0].encode(), hand]
    watcher = played.viewers[-1]
    for leak in leaks:
        watcher.blobs.append((middle, b"<" + leak + b">"))
        if not search(played):
            return False
        watcher.blobs.pop()
    return True

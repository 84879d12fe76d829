"""Everybody is gone, and so is the server that they had: the games end all the same."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from elferrat.server.room import DONE, Room
from elferrat.server.store.store import Store
from tests.server.torture.players import Memory, Tab
from tests.server.torture.processes import Victim
from tests.server.web.clients import Browser

TABLES = 4
GRACE = 1.0  # seconds
PATIENCE = 60.0  # seconds
LOOK = 0.1  # seconds between two looks into the store, which tell no server anything


@pytest.fixture(params=["the other one", "the same again"])
def servers(request: pytest.FixtureRequest) -> Iterator[list[Victim]]:
    """A server that is killed, and the one that must go on."""
    known: dict[str, Any] = {"grace": GRACE}
    if request.param == "the other one":
        known["database"] = request.getfixturevalue("postgres_url")
        known["broker"] = request.getfixturevalue("redis_url")
        found = [Victim(**known), Victim(**known)]
    else:
        found = [Victim(**known, database=request.getfixturevalue("sqlite_url"))] * 2
    try:
        for victim in {id(victim): victim for victim in found}.values():
            victim.start()
        yield found
    finally:
        for victim in found:
            victim.kill()


async def begun(victim: Victim) -> str:
    """A table at which two people have made a move each, and lost their connections."""
    code = Browser(victim.port).table(game="schneider")
    tokens = [Browser(victim.port).sit(code, name)["seat_token"] for name in "ab"]
    tabs = [await Tab.open(victim.port, Memory(code, token)) for token in tokens]
    for tab in tabs:
        await tab.answer({"id": "ready", "do": "ready"})
    for number in range(2):
        for tab in tabs:
            while tab.memory.phase != "playing":
                await tab.next()
        mover = next(tab for tab in tabs if tab.memory.legal)
        move = {"do": "move", "move": mover.memory.legal[0], "expect": mover.memory.number}
        answer = await mover.answer({"id": f"m{number}", **move})
        for tab in tabs:
            await tab.reach(answer["number"])
    for tab in tabs:
        tab.cut()
    return code


async def over(store: Store, code: str) -> Room:
    """The room of a table once its game is over."""
    table = await store.find(code)
    assert table is not None
    while True:
        room = Room.from_log(await store.load(table))
        if room.phase == DONE:
            return room
        await asyncio.sleep(LOOK)


@pytest.mark.slow
def test_games_that_everybody_left_are_played_to_their_end(servers: list[Victim]) -> None:
    first, second = servers

    async def test() -> list[Room]:
        codes = [await begun(first) for _ in range(TABLES)]
        await asyncio.to_thread(first.kill)
        if not second.running:
            await asyncio.to_thread(second.start)
        store = await Store.open(second.database)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.gather(*[over(store, code) for code in codes])
        finally:
            await store.close()

    for room in asyncio.run(test()):
        assert {made.by for made in room.moves[2:]} == {"autopilot"}
        assert [made.by for made in room.moves[:2]] == ["", ""]

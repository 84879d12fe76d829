"""Bots that hang, crash and lie at a real server: no table stands still."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from elferrat.play.replay import verify
from elferrat.server.room import DONE, Room
from elferrat.server.store.store import Store
from tests.server.torture.players import Json, Memory, Tab
from tests.server.torture.processes import Victim
from tests.server.web.clients import Browser

TABLES = 3
KILLED = 7  # frames between two kills of all bots' processes


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it ends while we look
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(folder.name))
    return found


def kill_bots(victim: Victim) -> int:
    bots = children(victim.pid)
    for pid in bots:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return len(bots)


async def play(victim: Victim, kill: bool) -> tuple[str, int]:
    """One person against wild bots; returns the table, and how many bots were killed."""
    terms: Json = {"game": "schneider", "pace": 0, "bots": {"1": "thumb"}}
    made = Browser(victim.port).post("/api/tables", terms).good()
    code, killed, frames, sent = made["code"], 0, 0, 0
    memory = Memory(code, Browser(victim.port).sit(code, "Ada")["seat_token"])
    tab = await Tab.open(victim.port, memory)
    await tab.answer({"id": "ready", "do": "ready"})
    while memory.phase != "done":
        if memory.legal and memory.number >= sent:
            move = {"do": "move", "move": memory.legal[0]}
            answer = await tab.answer({"id": f"c{frames}", "expect": memory.number, **move})
            assert answer["frame"] == "ack", answer
            sent = answer["number"]
        else:
            await tab.next()
        frames += 1
        if kill and frames % KILLED == 0:
            killed += kill_bots(victim)
    await tab.close()
    return code, killed


async def rooms(url: str, codes: list[str]) -> list[Room]:
    store = await Store.open(url)
    try:
        tables = [await store.find(code) for code in codes]
        return [Room.from_log(await store.load(table)) for table in tables if table is not None]
    finally:
        await store.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("levels", "kill"),
    [("tests.server.torture.wild_bots", False), ("elferrat.bots", True)],
    ids=["wild", "killed"],
)
def test_bots_stop_no_table(sqlite_url: str, levels: str, kill: bool) -> None:
    victim = Victim(levels, database=sqlite_url, bot_seconds=0.2)
    victim.start()

    async def test() -> list[tuple[str, int]]:
        return await asyncio.gather(*[play(victim, kill) for _ in range(TABLES)])

    try:
        played = asyncio.run(test())
    finally:
        victim.stop()
    found = asyncio.run(rooms(sqlite_url, [code for code, _ in played]))
    assert [room.phase for room in found] == [DONE] * TABLES
    for room in found:
        assert verify(room.record()).holds
    by = {made.by for room in found for made in room.moves}
    assert "bot" in by
    if kill:
        assert sum(killed for _, killed in played)
    else:
        assert "late" in by
        assert b"bot_fault" in victim.log

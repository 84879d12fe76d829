"""Connections cut in every state of a table: `python -m tests.server.torture.cuts --cuts 10000`.

A seat has two tabs. One of them is cut again and again, without a word; the other one never. While
the one is away something happens, or nothing. When it comes back with the last number that it saw,
it must be told exactly what the other one was told meanwhile, and see the very same.
"""

import argparse
import asyncio
import sys
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.server import progress
from tests.server.torture.players import Json, Memory, Tab, Wrong
from tests.server.torture.processes import Victim
from tests.server.web.clients import Browser

STATES = (
    "gathering", "ready", "on turn", "after a drawn card that fits", "off turn",
    "take-back asked", "between games", "done",
)  # fmt: skip
GAMES = ("elfer", "extra", "schneider", "elfern")
MOST_ENDED = 25  # cuts or steps at one table when its match is over
QUIET = 0.7  # chance that the game stays as it is while a tab is away
AHEAD = 0.03  # share of all cuts that one state may have more than another
MOST_MISSED = 3  # steps while a tab is away


class Scene:
    """A table with two seats; of each a tab that stays. Of seat 0 another one is cut."""

    def __init__(self, victim: Victim, chance: Random, code: str, tokens: list[str]) -> None:
        self.victim = victim
        self.chance = chance
        self.staying = [Memory(code, token) for token in tokens]
        self.leaving = Memory(code, tokens[0])
        self.tabs: list[Tab] = []
        self._ids = 0

    async def open(self) -> None:
        self.tabs = [await Tab.open(self.victim.port, memory) for memory in self.staying]
        self.tab = await Tab.open(self.victim.port, self.leaving)
        for tab in (*self.tabs, self.tab):  # whoever sat down after one was there
            await tab.reach(self.leaving.number)

    def close(self) -> None:
        for tab in (*self.tabs, self.tab):
            tab.cut()

    @property
    def state(self) -> str:
        """What seat 0 sees at this moment, as one of `STATES`."""
        memory = self.staying[0]
        if memory.phase == "gathering":
            return "ready" if memory.table["seats"][0]["ready"] else "gathering"
        if memory.phase != "playing":
            return "done" if memory.phase == "done" else "between games"
        if memory.table["asked"] is not None:
            return "take-back asked"
        if not memory.legal:
            return "off turn"
        fits = memory.play.get("drawn") and set(memory.legal) - {"draw", "pass", "end"}
        return "after a drawn card that fits" if fits else "on turn"

    async def cut(self) -> None:
        """Away, and back."""
        self.tab.cut()
        quiet = self.chance.random() < QUIET
        for _ in range(self.chance.randrange(MOST_MISSED + 1)):
            await (self.say() if quiet else self.step())
        self.tab = await Tab.open(self.victim.port, self.leaving)
        self.compare()

    def compare(self) -> None:
        one, other = self.leaving, self.staying[0]
        if one.view != other.view or one.number != other.number:
            raise Wrong(f"{one.code}: {one.number} is not as {other.number} in the other tab")
        for number in one.told.keys() & other.told.keys():
            if one.told[number] != other.told[number]:
                raise Wrong(f"{one.code}: {number} was told in two ways")
        if one.told.keys() != other.told.keys():
            raise Wrong(f"{one.code}: {sorted(one.told.keys() ^ other.told.keys())} missing")

    async def say(self) -> None:
        """Something that leaves the game as it is."""
        seat = self.chance.randrange(2)
        await self._do(seat, self._command(self.staying[seat], "say", phrase="hello"))

    async def step(self) -> None:
        """Somebody does something, and everybody who is there is told."""
        seat = self.chance.randrange(2)
        if self.staying[1 - seat].legal:
            seat = 1 - seat
        command = self.wanted(self.staying[seat])
        if command is not None:
            await self._do(seat, command)

    async def _do(self, seat: int, command: Json) -> None:
        answer = await self.tabs[seat].answer(command)
        if answer["frame"] != "ack":
            raise Wrong(f"{command} was answered by {answer}")
        newest = max(answer["number"], self.staying[seat].number)
        for tab in self.tabs:
            await tab.reach(newest)
        for tab in self.tabs:  # what one entry brought with it is in the same frame
            await tab.reach(max(memory.number for memory in self.staying))

    def wanted(self, memory: Memory) -> Json | None:
        """The next command of a seat."""
        kind, table = self.chance.random(), memory.table
        if memory.phase in ("gathering", "between") and kind < 0.3:
            return self._command(memory, "ready", ready=not table["seats"][table["you"]]["ready"])
        if table["asked"] is not None:
            if kind < 0.5:
                return None
            agree = table["asked"]["seat"] != table["you"] and kind < 0.7
            return self._command(memory, "answer_back", agree=agree)
        if memory.phase == "playing" and kind < 0.08 and any(self._moved(memory)):
            return self._command(memory, "ask_back")
        if memory.legal and kind < 0.9:
            return self._command(memory, "move", move=self.chance.choice(memory.legal))
        return self._command(memory, "say", phrase="hello")

    def _moved(self, memory: Memory) -> list[bytes]:
        """The moves that this seat has made in the running game and not taken back since."""
        mine: list[bytes] = []
        for _, text in sorted(memory.told.items()):
            if b'"kind":"dealt"' in text or b'"kind":"taken_back"' in text:
                mine = []
            elif b'"kind":"moved"' in text and b'"seat":%d}' % memory.table["you"] in text:
                mine.append(text)
        return mine

    def _command(self, memory: Memory, do: str, **fields: Any) -> Json:
        self._ids += 1
        return {"id": f"c{self._ids}", "do": do, "expect": memory.number, **fields}


async def torture(folder: Path, cuts: int, chance: Random) -> Counter[str]:
    """Cut until there were so many cuts, about as many in each state; returns them by state."""
    victim = Victim(database=f"sqlite:///{folder}/tables.db")
    await asyncio.to_thread(victim.start)
    counts: Counter[str] = Counter()
    try:
        while counts.total() < cuts:
            scene = await staged(victim, chance)
            try:
                await played(scene, counts, cuts)
            finally:
                scene.close()
            progress.tell(f"{counts.total()} cuts")
    finally:
        await asyncio.to_thread(victim.kill)
    return counts


async def played(scene: Scene, counts: Counter[str], cuts: int) -> None:
    """One match, with cuts mostly in the states that had the fewest."""
    ended = 0
    while ended < MOST_ENDED and counts.total() < cuts:
        ended += scene.staying[0].phase == "done"
        state = scene.state
        rare = counts[state] <= min(counts[state] for state in STATES) + AHEAD * cuts
        if rare or scene.chance.random() < 0.02:
            await scene.cut()
            counts[state] += 1
        else:
            await scene.step()
            await scene.tab.reach(scene.staying[0].number)


async def staged(victim: Victim, chance: Random) -> Scene:
    """A match of two games for two."""
    terms = {"game": chance.choice(GAMES), "seats": 2, "pace": 0, "games": 2}
    if terms["game"] == "elfer":
        terms["options"] = {"variant": "three_starts"}
    code = Browser(victim.port).post("/api/tables", terms).good()["code"]
    tokens = [Browser(victim.port).sit(code, name)["seat_token"] for name in "ab"]
    scene = Scene(victim, chance, code, tokens)
    await scene.open()
    return scene


def run(cuts: int, seed: str) -> Counter[str]:
    """The cuts of a run by state."""
    with TemporaryDirectory() as folder:
        return asyncio.run(torture(Path(folder), cuts, Random(f"cuts {seed}")))


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuts", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    counts = run(chosen.cuts, chosen.seed)
    told = ", ".join(f"{counts[state]:,} {state}" for state in STATES)
    progress.over()
    print(f"{counts.total():,} cuts, each mended exactly: {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

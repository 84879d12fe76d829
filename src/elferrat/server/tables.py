"""The live tables of this process: made, found, woken when something is due, let go when idle."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from elferrat.locale.message import Unusable
from elferrat.server import orders
from elferrat.server.clocks import DAY
from elferrat.server.deciding import create
from elferrat.server.listing import IDLE_DAYS, standing
from elferrat.server.live import LiveTable
from elferrat.server.logs import fail, note, warn
from elferrat.server.room import CLOSED, PLAYING, REMEMBERED, Broken, Room
from elferrat.server.store.facts import StoreDown
from elferrat.server.terms import Terms
from elferrat.server.verdicts import Refused, Setting, Stale
from elferrat.server.world import World

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so no words; no two that look alike
CODE_LENGTH = 6
SWEEP = 1.0  # seconds between two looks at what is due
LET_GO = 30.0  # seconds between two looks for idle tables
HEARTBEAT = 5.0  # seconds
ALL_GONE = 2 * HEARTBEAT * 1000  # ms after the last heartbeat of any process: nobody serves
LEASE = 60_000  # ms for which a process keeps the tables that live in it to itself
RECENT = 3_600_000  # ms after an entry in which its command may be sent again
MOST_DUE = 100  # tables woken in one sweep


class NoTable(Unusable):
    """There is no table of that code."""

    def __init__(self) -> None:
        super().__init__("", "table-unknown")


class Tables:
    """The tables that live in this process.

    `run` must be running: it wakes what is due, hears other processes, and lets idle tables go.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.live: dict[int, LiveTable] = {}
        self._codes: dict[str, int] = {}
        self._broken: set[int] = set()
        self._process = secrets.token_hex(8)
        self._outage: tuple[int, int] | None = None
        self._served_by_another = False
        self._last_order = 0
        # Of a table's entry, until when this process looks after the table (ms).
        self._leases: dict[int, tuple[int, int]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Find out how long nobody served, and begin to listen and to sweep."""
        store, now = self.world.store, self.world.now()
        last = await store.last_heartbeat()
        if last is not None and (self.world.alone or now - last > ALL_GONE):
            self._outage = (last, now)
        await store.heartbeat(self._process, now)
        self._last_order = await self._skip_orders()
        await self.world.broker.listen(self.heard)
        for job, pause in ((self._sweep, SWEEP), (self._beat, HEARTBEAT), (self._tidy, LET_GO)):
            self._tasks.append(asyncio.create_task(self._repeat(job, pause)))

    async def close(self) -> None:
        """Let every table go; their logs keep everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[table.close() for table in list(self.live.values())])
        self.live.clear()

    async def create(self, code: str, terms: Terms, host: str, bots: dict[int, str]) -> LiveTable:
        """A new table with a code of six of `LETTERS`.

        Raises:
            Unusable, Refused: bots that do not exist, or on no seat.
            Conflict: another table has that code.
            StoreDown: the store does not answer.
        """
        setting = Setting(self.world.now(), self.world.secret)
        entries = create(code, terms.json(), host, bots, setting)
        facts = standing(Room.from_log(entries), self.world.grace, entries)
        table = await self.world.store.create(code, entries, facts)
        note("table_made", table=code, game=terms.game, count=terms.seats)
        return self._alive(table, code)

    async def at(self, code: str) -> LiveTable:
        """The table of a code, woken if it sleeps.

        Raises:
            NoTable: there is none.
            Broken: its log cannot be read by this version; other tables go on.
        """
        wanted = code.upper()
        table = self._codes.get(wanted)
        if table is None:
            if len(wanted) != CODE_LENGTH or set(wanted) - set(LETTERS):
                raise NoTable
            table = await self.world.store.find(wanted)
            if table is None:
                raise NoTable
        return await self._woken(table, wanted)

    def heard(self, table: int | None, number: int) -> None:
        """Another process has stored an entry; table None: some may have been missed."""
        for each in [self.live.get(table)] if table is not None else list(self.live.values()):
            if each is not None:
                each.heard(number if table is not None else each.audience.shown + 1)

    # --- living tables

    def _alive(self, table: int, code: str) -> LiveTable:
        if table not in self.live:
            self.live[table] = LiveTable(table, code, self.world, self._outage)
            self._codes[code] = table
            self.world.metrics.tables.set(len(self.live))
        return self.live[table]

    async def _woken(self, table: int, code: str) -> LiveTable:
        known = table in self.live
        living = self._alive(table, code)
        if not known:
            try:
                await living.look()
            except StoreDown:
                raise
            except Exception as error:
                self._broken.add(table)
                await self._let_go(table)
                raise Broken(f"table {table}") from error
            self._broken.discard(table)
        return living

    async def _let_go(self, table: int) -> None:
        living = self.live.pop(table)
        self._codes.pop(living.code, None)
        await living.close()
        self.world.metrics.tables.set(len(self.live))

    # --- what has to be done again and again

    async def _repeat(self, job: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await job()
            except StoreDown:
                warn("store_down")
            except Exception as error:
                self.world.failed("", error)
            await asyncio.sleep(pause)

    async def _beat(self) -> None:
        await self.world.store.heartbeat(self._process, self.world.now())
        seats = [
            (table, viewer.grant)
            for table, living in self.live.items()
            for viewer in living.audience.viewers
            if viewer.grant is not None
        ]
        await self.world.broker.here(seats)
        await self._look_after()
        await self._renew_claim()

    async def _renew_claim(self) -> None:
        """Keep the right to serve this database; if another server has it by now, say so once."""
        try:
            await self.world.store.renew_claim()
            self._served_by_another = False
        except Unusable as error:
            if not self._served_by_another:
                fail("another server serves this database", error)
            self._served_by_another = True

    async def _look_after(self) -> None:
        """Put off the time at which other processes would take over the tables that live here."""
        now = self.world.now()
        kept, late = {}, []
        for table, living in self.live.items():
            number, until = self._leases.get(table, (0, 0))
            due = living.due
            if number == living.audience.shown:
                kept[table] = number, until
                due = max(until, due or until)
            if due is not None and due < now + LEASE // 2:
                kept[table] = living.audience.shown, now + LEASE
                late.append(table)
        self._leases = kept
        await self.world.store.postpone(late, now + LEASE)

    async def _sweep(self) -> None:
        now = self.world.now()
        for table in await self.world.store.due(now, MOST_DUE + len(self._broken)):
            if table not in self.live and table not in self._broken:
                await self._wake(table, now)
        for order, table in await self.world.store.orders(self._last_order):
            if table in self.live:
                await self._reread(self.live[table])
            self._last_order = order  # after that: what fails is done by the next sweep

    async def _reread(self, living: LiveTable) -> None:
        try:
            await living.reread()
        except StoreDown:
            raise
        except Exception as error:  # there are other orders
            self.world.failed(living.code, error)

    async def _wake(self, table: int, now: int) -> None:
        facts = await self.world.store.table(table)
        if facts is None:
            return
        try:
            room = await (living := await self._woken(table, facts.code)).look()
        except Broken as error:
            self.world.failed(facts.code, error)
            return
        if room.turn is None and room.at + IDLE_DAYS * DAY <= now:
            await _quietly(living.order(orders.End("idle")))

    async def _skip_orders(self) -> int:
        given = await self.world.store.orders(0)
        return given[-1][0] if given else 0

    async def _tidy(self) -> None:
        for table, living in list(self.live.items()):
            if living.idle:
                try:
                    await self._pack(table, await living.look())
                except StoreDown:
                    raise
                except Exception as error:  # it shall not keep the others alive
                    self.world.failed(living.code, error)
                if living.idle:  # still: whoever asked meanwhile must be answered
                    await self._let_go(table)

    async def _pack(self, table: int, room: Room) -> None:
        if room.phase != PLAYING and room.finished:
            recent = room.phase != CLOSED and room.at > self.world.now() - RECENT
            await self.world.store.pack(table, room.number - recent * REMEMBERED)


async def _quietly(order: Awaitable[Any]) -> None:
    with suppress(Refused, Stale, StoreDown):
        await order

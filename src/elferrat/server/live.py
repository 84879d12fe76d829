"""A live table: one task that takes commands, decides, stores, acknowledges, tells, in this order.

Nothing else writes to the table in this process; other processes may, and then the store's unique
key refuses the slower one, which takes over what it missed and decides again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import orjson

from elferrat.games.game import Event
from elferrat.locale.message import ElferratError, Message, Unusable
from elferrat.server import commands as wire
from elferrat.server import orders
from elferrat.server.commands import Command
from elferrat.server.connection import Connection
from elferrat.server.deciding import AUTOPILOT, Actor, Refused, Setting, Stale, decide
from elferrat.server.entry import Entry
from elferrat.server.finished import finished_game
from elferrat.server.listing import standing
from elferrat.server.room import BETWEEN, CLOSED, DONE, Broken, Room
from elferrat.server.seating import PERSON
from elferrat.server.sight import Eyes, Sight, missed, play_view, told
from elferrat.server.store.facts import Conflict, StoreDown
from elferrat.server.world import World

TRIES = 8  # to append while other processes append to the same table
STAND_IN = 2_500  # ms that a process waits for the one which stored the last entry
WARNING = 10_000  # ms before a deadline, or a quarter of a shorter time
LONG_WARNING = 43_200_000  # ms, where a turn has days
RETRY = 500  # ms after the store did not answer

T = TypeVar("T")
_EXPECTED = (Refused, Stale, StoreDown, Unusable, Conflict)

Reply = Callable[[bytes], None]
Pairs = Sequence[tuple[Entry, list[Event]]]


def frame(kind: str, **fields: Any) -> bytes:
    """A small frame as JSON."""
    return orjson.dumps({"frame": kind, **fields})


def refusal(command: str | None, error: ElferratError, lang: str) -> bytes:
    """The frame that refuses a command, with clause, reason and what would be legal."""
    clause = error.clause if isinstance(error, Refused) else "text"
    legal = error.legal if isinstance(error, Refused) else []
    return frame("refused", id=command, clause=clause, reason=error.text(lang), legal=legal)


@dataclass(eq=False)
class LiveTable:
    """A table in this process's memory. `close` lets it go; the log keeps everything."""

    table: int
    code: str
    world: World
    outage: tuple[int, int] | None = None  # when no process served, before this one started (ms)
    room: Room | None = None  # None: to be made anew from the log
    shown: int = 0  # number of the last entry told
    viewers: set[Connection] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._eyes = Eyes()
        self._sights: dict[str | None, Sight] = {}
        self._absent: dict[str, int] = {}  # since when (ms) nobody is connected to a seat
        self._mine = self.world.alone  # it stored the last entry, so it drives bots and clocks
        self._thinking = -1  # the change of the game for which a bot is being asked
        self._warned = -1  # the deadline that was warned of
        self._alarm: asyncio.TimerHandle | None = None
        self._jobs: set[asyncio.Task[None]] = set()
        self._filed = -1  # index of the last game that is in the lists
        self._task = asyncio.create_task(self._run())

    # --- from outside: each puts something into the inbox

    async def command(self, command: Command, who: Connection, reply: Reply) -> None:
        """Answer a command through `reply`; returns when it is answered."""
        await self._ask(lambda: self._command(command, who, reply))

    async def order(self, order: orders.Order) -> Room:
        """Carry out an order; return the room that it leads to.

        Raises:
            Refused, Stale, StoreDown: nothing changed.
        """
        return await self._ask(lambda: self._order(order))

    async def join(self, viewer: Connection, since: int, own: dict[str, Any]) -> None:
        """Let a client see the table from now on; its first frame holds all that it missed."""
        await self._ask(lambda: self._join(viewer, since, own))

    async def look(self) -> Room:
        """Take over what other processes have stored; return the room."""
        return await self._ask(self._look)

    def heard(self, number: int) -> None:
        """Another process has stored an entry."""
        if number > self.shown:
            self._inbox.put_nowait(self._look_quietly)

    def part(self, viewer: Connection) -> None:
        """A client is gone."""
        self.viewers.discard(viewer)
        if viewer.grant is not None and not self._connected(viewer.grant):
            self._absent[viewer.grant] = self.world.now()
            self._inbox.put_nowait(self._wake)

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is due within a minute."""
        return not self.viewers and self._inbox.empty() and not self._jobs and not self._due_soon()

    async def close(self) -> None:
        """Let the table go."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (self._task, *self._jobs):
            task.cancel()
        await asyncio.gather(self._task, *self._jobs, return_exceptions=True)
        for viewer in self.viewers:
            viewer.close()

    async def _ask(self, job: Callable[[], Awaitable[T]]) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def do() -> None:
            try:
                result = await job()
            except BaseException as error:
                if not answer.done():
                    answer.set_exception(error)
                if not isinstance(error, _EXPECTED):
                    raise
            else:
                if not answer.done():
                    answer.set_result(result)

        self._inbox.put_nowait(do)
        return await answer

    # --- the one writer

    async def _run(self) -> None:
        while True:
            job = await self._inbox.get()
            try:
                await job()
            except Exception as error:
                self.world.failed(self.code, error)
                self.room = None
                if not isinstance(error, Broken):
                    self._set_alarm(RETRY)

    async def _current(self) -> Room:
        if self.room is None:
            await self._rebuild()
        assert self.room is not None
        return self.room

    async def _rebuild(self) -> None:
        room, pairs = Room(), []
        for entry in await self.world.store.load(self.table):
            events = room.apply(entry)
            if entry.number > self.shown:
                pairs.append((entry, events))
        first, self.room = not self.shown, room
        self._mine = self._mine and first
        self._tell(pairs)
        await self._file()
        if first:
            await self._credit(room)  # before any clock is looked at
        self._arm()

    async def _credit(self, room: Room) -> None:
        """Give back the time in which no process served (once, whoever is first)."""
        if self.outage is None or room.timing is None or room.deadline is None:
            return
        gone, back = self.outage
        lost = back - max(gone, room.timing.since)
        if lost > 0:
            await self._quiet_order(orders.Credit(lost, str(gone)))

    async def _look(self) -> Room:
        room = await self._current()
        pairs = [(e, room.apply(e)) for e in await self.world.store.load(self.table, room.number)]
        if pairs:
            self._mine = False
            self._tell(pairs)
            self._arm()
        return room

    async def _look_quietly(self) -> None:
        await self._look()

    async def _decided(self, command: Command | orders.Order, who: Connection | None) -> int:
        """Decide, store, and return the number of the first new entry; tells nobody yet."""
        for _ in range(TRIES):
            room = await self._current()
            actor = self._actor(room, who)
            if isinstance(command, Command):
                done = room.answered.get(f"{actor.name}:{command.id}")
                if done is not None:
                    return done
            entries = decide(room, command, actor, Setting(self.world.now(), self.world.secret))
            try:
                pairs = [(entry, room.apply(entry)) for entry in entries]
                await self.world.store.append(
                    self.table, entries, standing(room, self.world.grace, entries)
                )
            except Conflict:
                self.room = None
                self.world.metrics.store_failures.labels("conflict").inc()
                continue
            except BaseException:
                self.room = None
                raise
            self._mine = True
            self._fresh = pairs
            return entries[0].number
        raise Refused("busy", "table-busy")

    def _actor(self, room: Room, who: Connection | None) -> Actor:
        if who is None:
            return Actor()
        seat = None if who.grant is None else room.seat_of(who.grant)
        return Actor(seat, who.host, (who.grant or "host")[:8])

    async def _after(self) -> None:
        """Tell what was stored, and see to what follows from it."""
        pairs, self._fresh = self._fresh, []
        if not pairs:
            return
        self._tell(pairs)
        self.world.metrics.entries.inc(len(pairs))
        await self.world.broker.tell(self.table, self.shown)
        await self._file()
        if any(entry.kind == "dealt" for entry, _ in pairs):
            self._start(self._pack())
        self._arm()

    _fresh: Pairs = ()

    async def _command(self, command: Command, who: Connection, reply: Reply) -> None:
        if isinstance(command, wire.Resync):
            if command.differs:
                self.world.metrics.mismatches.inc()
            reply(await self._welcome(who, None))
            return
        if who.grant in self._absent:  # programs may play without listening
            self._absent[who.grant] = self.world.now()
        try:
            if isinstance(command, wire.Hint):
                await self._hint(command, who, reply)
                return
            number = await self._decided(command, who)
        except Stale:
            self.world.metrics.commands.labels(command_name(command), "stale").inc()
            reply(frame("stale", id=command.id))
            reply(await self._welcome(who, command.expect))
        except Refused as error:
            self.world.metrics.commands.labels(command_name(command), "refused").inc()
            reply(refusal(command.id, error, who.lang))
        except Unusable as error:
            reply(refusal(command.id, error, who.lang))
        except StoreDown:
            self.world.metrics.commands.labels(command_name(command), "down").inc()
            reason = Message("table-store-down").text(who.lang)
            reply(frame("refused", id=command.id, clause="store", reason=reason, legal=[]))
        else:
            self.world.metrics.commands.labels(command_name(command), "done").inc()
            reply(frame("ack", id=command.id, number=number))
            await self._after()

    async def _order(self, order: orders.Order) -> Room:
        await self._decided(order, None)
        await self._after()
        return await self._current()

    async def _quiet_order(self, order: orders.Order) -> None:
        try:
            await self._order(order)
        except (Stale, Refused):
            self._arm()
        except StoreDown:
            self._set_alarm(RETRY)

    # --- telling

    def _tell(self, pairs: Pairs) -> None:
        room = self.room
        if room is None or not pairs:
            return
        self.shown = room.number
        groups: dict[str | None, list[Connection]] = {}
        for viewer in self.viewers:
            groups.setdefault(viewer.grant, []).append(viewer)
        if not groups:
            self._sights = {}
            return
        seats = [None if grant is None else room.seat_of(grant) for grant in groups]
        sights = dict(zip(groups, self._eyes.views(room, seats), strict=True))
        for (grant, now), seat in zip(sights.items(), seats, strict=True):
            events = orjson.dumps([told(entry, events, seat) for entry, events in pairs])
            news = now.frame(self._sights[grant], room.number, events)
            for viewer in groups[grant]:
                viewer.send(news)
        self._sights = sights

    async def _join(self, viewer: Connection, since: int, own: dict[str, Any]) -> None:
        room = await self._look()
        self.viewers.add(viewer)
        if viewer.grant is not None:
            self._absent.pop(viewer.grant, None)
        viewer.fresh = lambda: self._whole(viewer, b"[]")
        seat = None if viewer.grant is None else room.seat_of(viewer.grant)
        self._sights[viewer.grant] = Sight.of(room, seat)
        events = b"[]"
        if 0 < since < room.number:
            events = orjson.dumps(missed(await self.world.store.load(self.table), since, seat))
        viewer.send(self._sights[viewer.grant].welcome(room.number, events, own))
        if seat is not None and room.seats[seat].away == "gone" and viewer.grant is not None:
            await self._quiet_order(orders.CameBack(viewer.grant))
        self._arm()

    async def _welcome(self, who: Connection, since: int | None) -> bytes:
        room = await self._look()
        seat = None if who.grant is None else room.seat_of(who.grant)
        events = b"[]"
        if since is not None and 0 < since < room.number:
            events = orjson.dumps(missed(await self.world.store.load(self.table), since, seat))
        return self._whole(who, events)

    def _whole(self, who: Connection, events: bytes) -> bytes:
        sight = self._sights.get(who.grant)
        if sight is None:  # somebody who does not listen, as over HTTP
            assert self.room is not None
            seat = None if who.grant is None else self.room.seat_of(who.grant)
            sight = Sight.of(self.room, seat)
        return sight.welcome(self.shown, events, {})

    # --- what is due

    def _connected(self, grant: str) -> bool:
        return any(viewer.grant == grant for viewer in self.viewers)

    def _due(self) -> int | None:
        """When something is to be done (ms): a bot's move, a warning, a deadline, a grace."""
        room = self.room
        if room is None or room.turn is None:
            return None
        times = []
        late = 0 if self._mine else STAND_IN
        if room.seats[room.turn].acts_alone and self._thinking != room.changed:
            times.append(room.at + room.terms.pace + late)
        if room.deadline is not None:
            times.append(room.deadline + late)
            if self._warned != room.deadline:
                times.append(self._warning_at(room))
        if room.terms.clock.kind != "days":
            times += [since + self.world.grace for since in self._absences(room).values()]
        return min(times, default=None)

    def _due_soon(self) -> bool:
        due = self._due()
        return due is not None and due < self.world.now() + 60_000

    def _warning_at(self, room: Room) -> int:
        assert room.deadline is not None
        assert room.timing is not None
        whole = room.deadline - room.timing.since
        days = room.terms.clock.kind == "days"
        return room.deadline - (LONG_WARNING if days else min(WARNING, whole // 4))

    def _absences(self, room: Room) -> dict[str, int]:
        """Since when nobody is connected to the seats of people who have not left."""
        now = self.world.now()
        seats = (room.seats[number] for number in room.persons())
        grants = [seat.grant for seat in seats if not self._connected(seat.grant)]
        self._absent = {grant: self._absent.get(grant, now) for grant in grants}
        return self._absent

    def _arm(self) -> None:
        due = self._due()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due is not None:
            self._set_alarm(due - self.world.now())

    def _set_alarm(self, ms: int) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(max(0, ms) / 1000, self._inbox.put_nowait, self._wake)

    async def _wake(self) -> None:
        try:
            room = await self._current()
        except StoreDown:
            self._set_alarm(RETRY)
            return
        now, turn = self.world.now(), room.turn
        late = 0 if self._mine else STAND_IN
        if turn is None:
            return
        if room.seats[turn].acts_alone:
            if self._thinking != room.changed and now >= room.at + room.terms.pace + late:
                self._thinking = room.changed
                self._start(self._choose(room, turn))
        elif room.deadline is not None and now >= room.deadline + late:
            await self._quiet_order(orders.TimeUp())
        elif room.deadline is not None and now >= self._warning_at(room) > 0:
            self._warn(room, turn)
        if room.terms.clock.kind != "days":
            for grant, since in list(self._absences(room).items()):
                if now >= since + self.world.grace:
                    await self._gone(grant)
        self._arm()

    async def _gone(self, grant: str) -> None:
        if await self.world.broker.present(self.table, grant):
            self._absent[grant] = self.world.now()
        else:
            await self._quiet_order(orders.Gone(grant))

    def _warn(self, room: Room, turn: int) -> None:
        assert room.deadline is not None
        if self._warned != room.deadline:
            self._warned = room.deadline
            for viewer in self.viewers:
                viewer.send(frame("warning", seat=turn, deadline=room.deadline))

    # --- bots

    async def _choose(self, room: Room, turn: int) -> None:
        """Ask a bot for the move of a seat that plays alone, and give it to the room."""
        seat, changed = room.seats[turn], room.changed
        by = "autopilot" if seat.kind == PERSON else "bot"
        view = play_view(room, turn)
        assert view is not None
        legal = view["legal"]
        move = legal[0]
        if len(legal) > 1:
            answer = await self.world.workers.choose(
                room.terms.game, view, turn, seat.level or AUTOPILOT, None, self.world.bot_seconds
            )
            move, by = answer.move, "late" if answer.late else by
        order = orders.Chosen(turn, move, by, changed)

        async def made() -> None:
            self._thinking = -1
            await self._quiet_order(order)

        self._inbox.put_nowait(made)

    async def _hint(self, command: wire.Hint, who: Connection, reply: Reply) -> None:
        room = await self._current()
        seat = self._actor(room, who).seat
        if seat is None:
            raise Refused("seat", "table-no-seat-of-yours")
        if room.turn != seat:
            raise Refused("turn", "table-hint-not-now")
        view = play_view(room, seat)
        assert view is not None
        self._start(self._hinted(command.id, who, reply, room, view))

    async def _hinted(
        self, command: str, who: Connection, reply: Reply, room: Room, view: dict[str, Any]
    ) -> None:
        answer = await self.world.workers.choose(
            room.terms.game, view, view["turn"], AUTOPILOT, None, self.world.bot_seconds
        )
        why = "" if answer.why is None else answer.why.text(who.lang)
        reply(frame("hint", id=command, move=answer.move, value=answer.value, why=why))

    def _start(self, job: Any) -> None:
        task = asyncio.create_task(self._guarded(job))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _guarded(self, job: Awaitable[None]) -> None:
        try:
            await job
        except Exception as error:
            self._thinking = -1
            self.world.failed(self.code, error)
            self._set_alarm(RETRY)

    # --- finished games

    async def _file(self) -> None:
        """Put a finished game into the lists, once; a crash in between is made good here."""
        room = self.room
        if room is None or room.phase not in (BETWEEN, DONE, CLOSED) or room.position is None:
            return
        if room.position.outcome is None or self._filed == room.game:
            return
        from elferrat.server.ratings import rated  # takes a while to load, and no start needs it

        game = finished_game(self.table, room)
        await self.world.store.finish(game, partial(rated, game.seats))
        self._filed = room.game
        self.world.metrics.games.labels(room.terms.game).inc()

    async def _pack(self) -> None:
        """Compress what lies before the running game."""
        room = self.room
        if room is not None and room.dealt > 1:
            await self.world.store.pack(self.table, room.dealt - 1)


def command_name(command: Command) -> str:
    """A command's kind, for counting."""
    return str(getattr(command, "do", ""))

"""A live table: one task that takes commands, decides, stores, acknowledges, tells, in this order.

Nothing else writes to the table in this process; other processes may, and then the store's unique
key refuses the slower one, which takes over what it missed and decides again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import orjson

from elferrat.games.game import Event
from elferrat.locale.message import Message, Unusable
from elferrat.server import agenda, orders
from elferrat.server import commands as wire
from elferrat.server.agenda import Agenda
from elferrat.server.answers import command_name, frame, refusal
from elferrat.server.audience import Audience, Pairs
from elferrat.server.commands import Command
from elferrat.server.connection import Connection
from elferrat.server.deciding import decide
from elferrat.server.entry import Entry
from elferrat.server.filing import Filing
from elferrat.server.forgetting import forgotten
from elferrat.server.listing import Listing, due
from elferrat.server.room import BETWEEN, DONE, PLAYING, Broken, Room
from elferrat.server.sight import THIS_GAME, missed
from elferrat.server.store.facts import Conflict, StoreDown
from elferrat.server.thinking import Question, Thinking
from elferrat.server.verdicts import Actor, Refused, Setting, Stale
from elferrat.server.world import World

TRIES = 8  # to append while other processes append to the same table
SOON = 60_000  # ms; a table at which nothing is due sooner may sleep
RETRY = 500  # ms after the store did not answer

T = TypeVar("T")
_EXPECTED = (Refused, Stale, StoreDown, Unusable, Conflict)

Reply = Callable[[bytes], None]


class LiveTable:
    """A table in this process's memory. `close` lets it go; the log keeps everything.

    `outage` is when no process served before this one started (ms), for clocks that ran meanwhile.
    """

    def __init__(
        self, table: int, code: str, world: World, outage: tuple[int, int] | None = None
    ) -> None:
        self.table = table
        self.code = code
        self.world = world
        self.audience = Audience(world.now, world.build)
        self._listing = Listing()
        self._outage = outage
        self._room: Room | None = None  # None: to be made anew from the log
        self._agenda = Agenda(world.grace, world.alone)
        # Not an `asyncio.Queue`: it asks for the running loop again and again, and that is dear.
        self._loop = asyncio.get_running_loop()
        self._inbox: list[Callable[[], Awaitable[object]]] = []  # short, and less than a deque
        self._waiter: asyncio.Future[None] | None = None
        self._asked: set[asyncio.Future[Any]] = set()
        self._closed = False
        self._alarm: asyncio.TimerHandle | None = None
        self._jobs: set[asyncio.Task[None]] = set()
        self._thinking = Thinking(world)
        self._hinting: set[int] = set()  # seats for which a hint is thought about
        self._fresh: Pairs = ()  # stored, and not yet told
        self._filing = Filing(table, code, world)
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

    async def join(self, viewer: Connection, since: int) -> None:
        """Let a client see the table from now on; its first frame holds all that it missed."""
        await self._ask(lambda: self._join(viewer, since))

    async def look(self) -> Room:
        """Take over what other processes have stored; return the room."""
        return await self._ask(self._look)

    async def reread(self) -> Room:
        """Fold the whole log anew: somebody was taken out of it; return the room."""
        return await self._ask(self._reread)

    def heard(self, number: int) -> None:
        """Another process has stored an entry; 0: other seats are connected to it than before."""
        if number > self.audience.shown:
            self._put(lambda: self._look(told=True))
        elif number == 0:
            self._put(self._wake)

    def part(self, viewer: Connection) -> None:
        """A client is gone."""
        self.audience.viewers.discard(viewer)
        if viewer.grant is not None and viewer.grant not in self.audience.connected:
            self.world.broker.left(self.table, viewer.grant)
        self._put(self._wake)

    @property
    def due(self) -> int | None:
        """When another process would look after this table (ms), as far as the log says."""
        return None if self._room is None else due(self._room, self.world.grace)

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is due soon: a grace let go would begin anew."""
        if self.audience.viewers or self._jobs or self._inbox or self._asked:
            return False
        due = self._due()
        playing = self._room is not None and self._room.turn is not None
        soon = max(SOON, self.world.grace) if playing else SOON
        return due is None or due > self.world.now() + soon

    async def close(self) -> None:
        """Let the table go; who still waits for an answer is told to try again."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (self._task, *self._jobs):
            task.cancel()
        await asyncio.gather(self._task, *self._jobs, return_exceptions=True)
        for answer in self._asked:
            if not answer.done():
                answer.set_exception(StoreDown())
        self.audience.close()

    async def _ask(self, job: Callable[[], Awaitable[T]]) -> T:
        if self._closed:
            raise StoreDown
        answer: asyncio.Future[T] = self._loop.create_future()
        self._asked.add(answer)
        answer.add_done_callback(self._asked.discard)

        async def do() -> None:
            try:
                result = await job()
            except asyncio.CancelledError:
                raise  # the table is let go, and `close` answers
            except BaseException as error:
                if not answer.done():
                    answer.set_exception(error)
                if not isinstance(error, _EXPECTED):
                    raise
            else:
                if not answer.done():
                    answer.set_result(result)

        self._put(do)
        return await answer

    def _put(self, job: Callable[[], Awaitable[object]]) -> None:
        self._inbox.append(job)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    # --- the one writer

    async def _run(self) -> None:
        while True:
            while not self._inbox:
                self._waiter = self._loop.create_future()
                await self._waiter
            job = self._inbox.pop(0)
            try:
                await job()
            except Exception as error:
                self.world.failed(self.code, error)
                self._room = None
                if not isinstance(error, Broken):
                    self._set_alarm(RETRY)
            if self._inbox:
                # Whoever asked reads the room now, before the next job puts into it what is not
                # stored yet.
                await asyncio.sleep(0)

    async def _current(self) -> Room:
        while self._room is None:
            await self._rebuild()
        return self._room

    async def _rebuild(self) -> None:
        """Fold the log anew, and tell what was not told yet."""
        room, pairs = Room(), []
        for entry in await self.world.store.load(self.table):
            events = self._applied(room, entry)
            if entry.number > self.audience.shown:
                pairs.append((entry, events))
        self._agenda.mine = self._agenda.mine and not self.audience.shown
        self._room = room
        # What they remember of a number may be of another room: of entries that were never stored,
        # or of somebody who was taken out of the log.
        self._listing = Listing()
        self.audience.forget()
        self.audience.tell(room, pairs)
        # Whoever stored the last entries may have ended before it told the other processes.
        await self.world.broker.tell(self.table, room.number)
        await self._filing.file()
        await self._credit(room)  # before any clock is looked at
        self._arm()

    async def _credit(self, room: Room) -> None:
        """Give back the time in which no process served (once, whoever is first)."""
        outage, self._outage = self._outage, None
        if outage is None or room.timing is None or room.deadline is None:
            return
        lost = outage[1] - max(outage[0], room.timing.since)
        try:
            await self._order(orders.Credit(lost, str(outage[0])))
        except (Stale, Refused):
            pass
        except BaseException:
            self._outage = outage
            raise

    def _applied(self, room: Room, entry: Entry) -> list[Event]:
        """Apply an entry; a game that ends by it is noted for the lists at that moment."""
        playing = room.phase == PLAYING
        events = room.apply(entry)
        if playing and room.phase in (BETWEEN, DONE):
            self._filing.over(room)
        return events

    async def _look(self, told: bool = False) -> Room:
        """Take over what others stored; `told`: the broker said so, then all have heard it."""
        room = await self._current()
        log = await self.world.store.load(self.table, room.number)
        pairs = [(entry, self._applied(room, entry)) for entry in log]
        if pairs:
            self._agenda.followed(room, log, self._connected(), self.world.now())
            self.audience.tell(room, pairs)
            if not told:
                await self.world.broker.tell(self.table, room.number)
            await self._filing.file()
            self._arm()
        return room

    async def _reread(self) -> Room:
        store = self.world.store
        # What was stored here in their name until this moment, also as they left.
        await store.redact(self.table, forgotten(await store.load(self.table)))
        self._room = None
        room = await self._look()
        self.audience.renew(room)
        return room

    async def _decided(self, command: Command | orders.Order, who: Connection | None) -> int:
        """Decide, store, and return the number of the first new entry; tells nobody yet."""
        for _ in range(TRIES):
            room = await self._current()
            actor = self._actor(room, who)
            if isinstance(command, Command):
                done = room.answer_to(f"{actor.name}:{command.id}")
                if done is not None:
                    return done
            entries = decide(room, command, actor, Setting(self.world.now(), self.world.secret))
            try:
                pairs = [(entry, self._applied(room, entry)) for entry in entries]
                standing = self._listing.standing(room, self.world.grace, entries)
                await self.world.store.append(self.table, entries, standing)
            except Conflict:
                self._room = None
                self._filing.drop()
                self.world.metrics.store_failures.labels("conflict").inc()
                continue
            except BaseException:
                # Perhaps it is stored and only the answer was lost: the log will say.
                self._room = None
                self._filing.drop()
                self._set_alarm(RETRY)
                raise
            self._agenda.mine = True
            self._fresh = pairs
            return entries[0].number
        raise Refused("busy", "table-busy")

    def _actor(self, room: Room, who: Connection | None) -> Actor:
        if who is None:
            return Actor()
        seat = None if who.grant is None else room.seat_of(who.grant)
        host = room.led_by(who.host) or (seat is not None and seat == room.acting_host)
        return Actor(seat, host, (who.grant or "host")[:8])

    async def _after(self) -> None:
        """Tell what was stored, and see to what follows from it."""
        pairs, self._fresh = self._fresh, []
        if not pairs:
            return
        self.audience.tell(await self._current(), pairs)
        self.world.metrics.entries.inc(len(pairs))
        await self.world.broker.tell(self.table, self.audience.shown)
        await self._filing.file()
        if any(entry.kind == "dealt" for entry, _ in pairs):
            self._start(self._pack())
        self._arm()

    async def _command(self, command: Command, who: Connection, reply: Reply) -> None:
        self._agenda.spoke(who.grant, self._connected(), self.world.now())
        try:
            outcome = await self._answered(command, who, reply)
        except (Refused, Unusable) as error:
            outcome = "refused"
            reply(refusal(command.id, error, who))
        except StoreDown:
            outcome = "down"
            reason = Message("table-store-down").text(who.lang)
            reply(frame("refused", id=command.id, clause="store", reason=reason, legal=[]))
        self.world.metrics.count_command(command_name(command), outcome)

    async def _answered(self, command: Command, who: Connection, reply: Reply) -> str:
        """Answer a command that is not refused; return the outcome in a word, for counting."""
        if isinstance(command, wire.Resync):
            reply(await self._welcome(who, 0))
            if command.differs:
                self.world.metrics.mismatches.inc()
        elif isinstance(command, wire.Hint):
            await self._hint(command, who, reply)
        else:
            try:
                number = await self._decided(command, who)
            except Stale:
                whole = await self._welcome(who, command.expect)
                reply(frame("stale", id=command.id))
                reply(whole)
                return "stale"
            reply(frame("ack", id=command.id, number=number))
            await self._after()
        return "done"

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

    # --- who looks

    async def _join(self, viewer: Connection, since: int) -> None:
        room = await self._look()
        own = {"host": room.led_by(viewer.host)}
        self.audience.welcome(room, viewer, await self._missed(room, viewer.grant, since), own)
        if viewer.grant is not None:
            self.world.broker.came(self.table, viewer.grant)
            seat = room.seat_of(viewer.grant)
            if seat is not None and room.seats[seat].away == "gone":
                await self._quiet_order(orders.CameBack(viewer.grant))
        self._arm()

    async def _welcome(self, who: Connection, since: int) -> bytes:
        room = await self._look()
        return self.audience.whole(room, who.grant, await self._missed(room, who.grant, since))

    async def _missed(self, room: Room, grant: str | None, since: int) -> bytes:
        """What a viewer was told after a number, as a JSON list; nothing if it knows nothing."""
        if since != THIS_GAME and not 0 < since < room.number:
            return b"[]"
        log = await self.world.store.load(self.table)
        # Of a long evening this takes a while, in which other tables go on.
        return orjson.dumps(await asyncio.to_thread(missed, log[: room.number], since, grant))

    # --- what is due

    def _due(self) -> int | None:
        now = self.world.now()
        times = [now + RETRY] if self._filing.waits else []
        if self._room is not None:
            due = self._agenda.next(self._room, self._connected(), now)
            times += [] if due is None else [due]
        return min(times, default=None)

    def _connected(self) -> set[str]:
        """The grants of the seats to which somebody is connected, at any process."""
        return self.audience.connected | self.world.broker.present(self.table)

    def _arm(self) -> None:
        due = self._due()
        if self._room is not None:
            self.audience.tell_absent(self._room, self._agenda.missed_at)
        if due is not None:
            self._set_alarm(due - self.world.now())
        elif self._alarm is not None:
            self._alarm.cancel()

    def _set_alarm(self, ms: int) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._loop.call_later(max(0, ms) / 1000, self._put, self._wake)

    async def _wake(self) -> None:
        try:
            room = await self._current()
        except StoreDown:
            self._set_alarm(RETRY)
            return
        if self._filing.waits:
            await self._filing.file()
        for todo in list(self._agenda.due(room, self._connected(), self.world.now())):
            match todo:
                case agenda.Think(seat):
                    self._start(self._choose(room, seat))
                case agenda.Warn(seat, deadline):
                    self.audience.warn(seat, deadline)
                case agenda.TimeUp():
                    await self._quiet_order(orders.TimeUp())
                case agenda.Miss(grant):
                    await self._quiet_order(orders.Gone(grant))
        self._arm()

    # --- bots and hints, which think beside the one writer

    async def _choose(self, room: Room, turn: int) -> None:
        """Ask a bot for the move of a seat that plays alone, and give it to the room."""
        changed = room.changed
        move, by = await self._thinking.move(room, turn)
        order = orders.Chosen(turn, move, by, changed)

        async def made() -> None:
            self._agenda.thinking = agenda.NEVER
            await self._quiet_order(order)

        self._put(made)

    async def _hint(self, command: wire.Hint, who: Connection, reply: Reply) -> None:
        room = await self._current()
        seat = self._actor(room, who).seat
        if seat is None:
            raise Refused("seat", "table-no-seat-of-yours")
        if room.turn != seat:
            raise Refused("turn", "table-hint-not-now")
        if seat in self._hinting:
            raise Refused("busy", "table-busy")  # one at a time, or bots would wait for hints
        question = self._thinking.for_hint(room, seat)
        self._hinting.add(seat)
        self._start(self._hinted(command.id, who, reply, question))

    async def _hinted(
        self, command: str, who: Connection, reply: Reply, question: Question
    ) -> None:
        try:
            answer = await self._thinking.answer(question)
        finally:
            self._hinting.discard(question.view["turn"])
        why = "" if answer.why is None else answer.why.text(who.lang, who.pack)
        reply(frame("hint", id=command, move=answer.move, value=answer.value, why=why))

    def _start(self, job: Any) -> None:
        task = asyncio.create_task(self._guarded(job))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _guarded(self, job: Awaitable[None]) -> None:
        try:
            await job
        except Exception as error:
            self._agenda.thinking = agenda.NEVER
            self.world.failed(self.code, error)
            self._set_alarm(RETRY)

    # --- what lies before the running game

    async def _pack(self) -> None:
        """Compress what lies before the running game, but for commands that may be repeated."""
        room = self._room
        if room is not None and room.forgotten > 1:
            await self.world.store.pack(self.table, room.forgotten - 1)

"""Bots at work: their processes, a hard limit for each answer, and a move when there is none.

A bot's process gets what its seat may know and no more. One that is late is killed, and one that
crashes or names a move that is not legal is not believed; the table then gets a legal move all the
same. Where a bot needs compiled code, that is compiled first, in a process which gives way to all
others; until it is there, the usual level plays for that bot.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from elferrat.bots import LEVELS, USUAL, bot, levels
from elferrat.locale.message import Message
from elferrat.server.logs import warn
from elferrat.server.message_json import message_from
from elferrat.server.metrics import Metrics
from elferrat.server.worker import Gone, Worker

SLACK = 1.0  # seconds that an answer may take beyond the bot's thinking
IDLE = 300.0  # seconds after which a process without work ends
COMPILING = 900.0  # seconds after which compiling is given up

_LAST = ("end", "pass", "draw")  # moves that are no card, in the order of a fallback


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal move, what the bot expects of it, and why; `late`: the bot gave none in time."""

    move: str
    value: float | None
    why: Message | None
    late: bool


class Closed(Exception):
    """The workers were closed, so there is no answer."""


class Fault(Exception):
    """There is no usable answer: `outcome` says why in a word, `details` are fields for the log."""

    def __init__(self, outcome: str, **details: str) -> None:
        super().__init__(outcome)
        self.outcome = outcome
        self.details = details


class Workers:
    """At most `processes` bots thinking at once; others wait in the order of their coming.

    `limit` is the longest thinking, in seconds: a process that has not answered `SLACK` seconds
    later is killed. Who has waited for a process for `limit` seconds waits no longer. Processes
    start when they are needed and end after `idle` seconds without work. `levels` names the module
    whose `LEVELS` make the bots, for levels of one's own.
    """

    def __init__(
        self,
        processes: int,
        limit: float,
        *,
        levels: str = "elferrat.bots",
        idle: float = IDLE,
        metrics: Metrics | None = None,
    ) -> None:
        self._processes = processes
        self._limit = limit
        self._levels = levels
        self._idle_seconds = idle
        self._metrics = metrics or Metrics()
        self._slots = asyncio.Semaphore(processes)
        self._resting: list[tuple[Worker, asyncio.TimerHandle]] = []
        self._all: set[Worker] = set()
        self._ends: set[asyncio.Task[None]] = set()
        self._compiling: asyncio.Task[bool] | None = None
        self._closed = False

    @property
    def running(self) -> list[int]:
        """The ids of the processes that live."""
        return [worker.pid for worker in self._all]

    async def choose(
        self,
        game: str,
        view: Mapping[str, Any],
        seat: int,
        level: str,
        seed: str | None,
        seconds: float,
        evidence: Mapping[str, Any] | None = None,
    ) -> Answer:
        """The move of a bot for the seat on turn whose view this is.

        `seconds` is what the bot may think, at most `limit`. `evidence` is for bots that remember,
        as `Evidence.json` writes it.

        Raises:
            Closed: the workers are closed, or were meanwhile.
            ValueError: the view's seat is not on turn.
        """
        legal: Sequence[str] = view["legal"]
        if not legal:
            raise ValueError("no move to choose from")
        if len(legal) == 1:
            return Answer(legal[0], None, Message("hint-only"), late=False)
        thinking = min(seconds, self._limit)
        level = await self._playable(level)
        request = {
            "view": dict(view),
            "evidence": evidence,
            "seat": seat,
            "level": level,
            "seed": seed,
            "seconds": thinking,
            "end_after": 2 * (thinking + SLACK),
        }
        try:
            with self._metrics.bot_time.labels(level).time():
                line = await self._asked(orjson.dumps(request), thinking + SLACK)
            answer = _read(line, legal)
        except Fault as fault:
            self._metrics.bot_answers.labels(level, fault.outcome).inc()
            warn("bot_fault", game=game, bot=level, outcome=fault.outcome, **fault.details)
            return Answer(fallback(legal), None, None, late=True)
        self._metrics.bot_answers.labels(level, "chosen").inc()
        return answer

    async def close(self) -> None:
        """End all processes; whoever still waits for an answer gets `Closed`."""
        self._closed = True
        for worker in list(self._all):
            worker.kill()
        for _ in range(self._processes):  # all who came before have had their turn
            await self._slots.acquire()
        if self._compiling is not None:
            await self._compiling
        while self._resting:
            worker, timer = self._resting.pop()
            timer.cancel()
            self._end(worker)
        await asyncio.gather(*self._ends)
        for _ in range(self._processes):
            self._slots.release()

    async def _playable(self, level: str) -> str:
        """The level that plays: the usual one for one that needs what is not compiled yet."""
        if self._warm() or level not in LEVELS or not bot(level).compiled:
            return level
        if level not in levels():
            return USUAL
        if self._compiling is None:
            self._compiling = asyncio.create_task(self._compile())
        # Most often it was compiled long ago, and is only looked for.
        await asyncio.wait([self._compiling], timeout=self._limit)
        return level if self._warm() else USUAL

    def _warm(self) -> bool:
        """Whether all is compiled, so that new processes load it at once."""
        task = self._compiling
        return task is not None and task.done() and task.result()

    async def _compile(self) -> bool:
        try:
            compiling = await Worker.start(self._levels, warm=True)
            self._all.add(compiling)
            try:
                compiling.give_way()
                if self._closed:
                    raise Gone
                await compiling.ready(COMPILING)
            finally:
                self._end(compiling)
            first = await self._started(warm=True)
        except Gone:
            if not self._closed:
                warn("bots_not_compiled")
            return False
        while self._resting:
            cold, timer = self._resting.pop()
            timer.cancel()
            self._end(cold)
        self._rest(first)
        return True

    async def _asked(self, request: bytes, within: float) -> bytes:
        try:
            async with asyncio.timeout(self._limit):
                await self._slots.acquire()
        except TimeoutError:
            raise Fault("busy") from None
        try:
            return await self._asked_of_one(request, within)
        except Gone:
            if self._closed:
                raise Closed from None
            raise Fault("died") from None
        except TimeoutError:
            raise Fault("late") from None
        finally:
            self._slots.release()

    async def _asked_of_one(self, request: bytes, within: float) -> bytes:
        clock = asyncio.get_running_loop().time
        worker, rested = await self._taken()
        began = clock()
        try:
            return await self._answer_of(worker, request, within)
        except Gone:
            # It may have been killed while it rested, which is no fault of the bot.
            if not rested or self._closed:
                raise
        worker = await self._started(self._warm())
        return await self._answer_of(worker, request, within - (clock() - began))

    async def _answer_of(self, worker: Worker, request: bytes, within: float) -> bytes:
        try:
            async with asyncio.timeout(within):
                line = await worker.ask(request)
        except BaseException:  # also when whoever asks is cancelled: its answer would come later
            self._end(worker)
            raise
        if worker.warm or not self._warm():
            self._rest(worker)
        else:
            self._end(worker)
        return line

    def _rest(self, worker: Worker) -> None:
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self._idle_seconds, self._retire, worker)
        self._resting.append((worker, timer))

    async def _taken(self) -> tuple[Worker, bool]:
        """A worker, and whether it was there already: the one that has rested the least."""
        if self._resting:
            worker, timer = self._resting.pop()
            timer.cancel()
            return worker, True
        return await self._started(self._warm()), False

    async def _started(self, warm: bool) -> Worker:
        if self._closed:
            raise Gone
        worker = await Worker.start(self._levels, warm)
        self._all.add(worker)
        try:
            if self._closed:
                raise Gone
            await worker.ready()
        except BaseException:
            self._end(worker)
            raise
        return worker

    def _retire(self, worker: Worker) -> None:
        self._resting = [pair for pair in self._resting if pair[0] is not worker]
        self._end(worker)

    def _end(self, worker: Worker) -> None:
        worker.kill()
        end = asyncio.get_running_loop().create_task(self._ended(worker))
        self._ends.add(end)
        end.add_done_callback(self._ends.discard)

    async def _ended(self, worker: Worker) -> None:
        await worker.ended()
        self._all.discard(worker)


def _read(line: bytes, legal: Sequence[str]) -> Answer:
    try:
        match orjson.loads(line):
            case {"error": str(error), "place": str(place)}:
                raise Fault("crashed", error=error, place=place)
            case {"move": str(move), "value": None | int() | float() as value, "why": why}:
                if move not in legal:
                    raise Fault("illegal")
                return Answer(move, value, message_from(why), late=False)
    except ValueError:
        pass
    raise Fault("unreadable")


def fallback(legal: Sequence[str]) -> str:
    """A legal move that brings the game on: a plain card, else a joker or bridge, else `_LAST`."""
    return min(legal, key=_fallback_rank)


def _fallback_rank(move: str) -> int:
    if move in _LAST:
        return 2 + _LAST.index(move)
    if move[0] in "=-":  # an exchange, a card thrown away: these do not bring it on
        return 2 + len(_LAST)
    return 0 if move.isalnum() else 1

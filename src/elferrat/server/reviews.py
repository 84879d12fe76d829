"""Reviews of finished games: each made once, in a process of its own, and kept for a while.

A review takes a core for some twenty seconds. So few are made at once, they give way to everything
else, and who asks for one comes back for it.
"""

import asyncio
import os
import signal
import subprocess
import sys
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import orjson

from elferrat.kernel import available
from elferrat.locale.message import Unusable
from elferrat.server.logs import warn

AT_ONCE = 1
WAITING = 20  # games that may wait for their review
KEPT = 200  # reviews; each takes some tens of kilobytes
LIMIT = 300.0  # seconds for one, also where its code has to be compiled first

_LONGEST_LINE = 1 << 25
_PROCESS = "elferrat.server.review_process"

Source = Callable[[], Awaitable[Mapping[str, Any]]]


class Unmade(Unusable):
    """A review cannot be made, or not now."""


class Unable(Unmade):
    """This server cannot review games, now or later."""


@dataclass(slots=True)
class Making:
    """A review that is being made, or waits for it: how many decisions are judged, of how many."""

    done: int = 0
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Made:
    """A review: its JSON, and its page in every language; all packed, they mostly lie there."""

    answer: bytes
    pages: Mapping[str, bytes]

    @classmethod
    def of(cls, line: Mapping[str, Any]) -> "Made":
        """What a process said last."""
        pages = {lang: zlib.compress(page.encode()) for lang, page in line["pages"].items()}
        return cls(zlib.compress(orjson.dumps(line["review"])), pages)

    def review(self) -> dict[str, Any]:
        """The review as JSON."""
        found: dict[str, Any] = orjson.loads(zlib.decompress(self.answer))
        return found

    def page(self, lang: str) -> str:
        """The page in a language."""
        return zlib.decompress(self.pages[lang]).decode()


class Reviews:
    """The reviews of a server process. `process` names the module that makes one."""

    def __init__(self, *, kept: int = KEPT, process: str = _PROCESS, limit: float = LIMIT) -> None:
        self._kept = kept
        self._process = process
        self._limit = limit
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._known: OrderedDict[str, Made | Making | Unmade] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def look(self, game: str) -> Made | Making | None:
        """The review of a game, or how far it is; None: nobody has asked for it.

        Raises:
            Unmade: it could not be made.
        """
        found = self._known.get(game)
        if isinstance(found, Unmade):
            raise Unmade("", found.message.key)
        if isinstance(found, Made):
            self._known.move_to_end(game)
        return found

    def wanted(self, game: str) -> bool:
        """Whether asking for this review begins a new one: there is none, or it failed."""
        return not isinstance(self._known.get(game), Made | Making)

    def begin(self, game: str, source: Source) -> None:
        """Begin a review that is wanted; `source` gives the record when its turn has come.

        Raises:
            Unable: this server cannot review games.
            Unmade: too many wait already.
        """
        if not self.wanted(game):
            return
        if not available():
            raise Unable("", "web-review-not-here")
        if len(self._tasks) >= AT_ONCE + WAITING:
            raise Unmade("", "web-review-crowded")
        making = Making()
        self._know(game, making)
        task = asyncio.get_running_loop().create_task(self._make(game, making, source))
        self._tasks[game] = task
        task.add_done_callback(lambda _: self._tasks.pop(game, None))

    async def close(self) -> None:
        """End what is being made."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _know(self, game: str, found: Made | Making | Unmade) -> None:
        self._known[game] = found
        self._known.move_to_end(game)
        old = [name for name, each in self._known.items() if not isinstance(each, Making)]
        for name in old[: max(0, len(old) - self._kept)]:
            del self._known[name]

    async def _make(self, game: str, making: Making, source: Source) -> None:
        try:
            async with self._slots:
                record = await source()
                async with asyncio.timeout(self._limit):
                    made = await self._made(record, making)
        except Exception as error:
            warn("review_failed", error=type(error).__name__)
            self._know(game, Unmade("", "web-review-failed"))
        else:
            self._know(game, made)

    async def _made(self, record: Mapping[str, Any], making: Making) -> Made:
        # A session of its own: Ctrl-C in the server's terminal is not meant for it. It finds the
        # modules that this process finds.
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", self._process),
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            limit=_LONGEST_LINE,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(orjson.dumps(dict(record)) + b"\n")
            await process.stdin.drain()
            process.stdin.close()
            while line := await process.stdout.readline():
                told = orjson.loads(line)
                if "review" in told:
                    return Made.of(told)
                making.done, making.count = told["done"], told["count"]
        finally:
            await _ended(process)
        raise EOFError


async def _ended(process: asyncio.subprocess.Process) -> None:
    """Kill a process and all that it has started, and wait for its end."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except ProcessLookupError:
        pass
    await process.wait()

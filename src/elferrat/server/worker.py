"""One process of a bot: started, asked line by line, killed."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from typing import cast

LAST = 19  # the priority of what others do not wait for
START = 30.0  # seconds that a process may take until it is ready, on a busy machine

_LONGEST_LINE = 1 << 16


class Gone(Exception):
    """The process has ended, cannot be started, or says what cannot be read."""


class _Lines(asyncio.SubprocessProtocol):
    """Hears a process: at most one line is waited for, and its end."""

    def __init__(self) -> None:
        self.ended = asyncio.Event()
        self._heard = bytearray()
        self._line: asyncio.Future[bytes] | None = None
        self._gone = False

    async def line(self) -> bytes:
        """The next line, without its end; raises `Gone`."""
        self._line = asyncio.get_running_loop().create_future()
        self._look()
        try:
            return await self._line
        finally:
            self._line = None

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._heard += data
        self._look()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._gone = True
        self._look()

    def process_exited(self) -> None:
        self._gone = True
        self._look()
        self.ended.set()

    def _look(self) -> None:
        line, end, rest = self._heard.partition(b"\n")
        if len(line) > _LONGEST_LINE:
            self._gone = True
            end = bytearray()
        if self._line is None or self._line.done():
            return
        if end:
            self._heard = rest
            self._line.set_result(bytes(line))
        elif self._gone:
            self._line.set_exception(Gone())


class Worker:
    """A process that runs `elferrat.server.bot_process`; ask it one thing at a time."""

    def __init__(self, transport: asyncio.SubprocessTransport, lines: _Lines, warm: bool) -> None:
        self._transport = transport
        self._lines = lines
        self.warm = warm  # once it is ready
        self.pid = transport.get_pid()

    @classmethod
    async def start(cls, levels: str, warm: bool = False) -> "Worker":
        """Start a process that serves the levels of a module; raises `Gone`.

        `warm`: it is not ready before compiled code is.
        """
        # A session of its own: Ctrl-C in the server's terminal is not meant for it. It finds the
        # modules that this process finds. What it writes by itself might show a hand.
        try:
            transport, lines = await asyncio.get_running_loop().subprocess_exec(
                _Lines,
                *(sys.executable, "-P", "-m", "elferrat.server.bot_process", levels),
                *(["warm"] if warm else []),
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError:
            raise Gone from None
        return cls(transport, lines, warm)

    async def ready(self, within: float = START) -> None:
        """Wait until it is ready, so many seconds at most; raises `Gone`."""
        try:
            async with asyncio.timeout(within):
                said = await self._lines.line()
        except TimeoutError:
            raise Gone from None
        if said != b"ready":
            raise Gone

    async def ask(self, request: bytes) -> bytes:
        """Its answer to a request, one line each without the line's end; raises `Gone`."""
        pipe = self._transport.get_pipe_transport(0)
        cast(asyncio.WriteTransport, pipe).write(request + b"\n")
        return await self._lines.line()

    def give_way(self) -> None:
        """Let all other processes go first."""
        if hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self.pid, LAST)

    def kill(self) -> None:
        """Kill it and all that it has started; nothing happens if it has ended."""
        if self._lines.ended.is_set():
            return
        try:
            if hasattr(os, "killpg"):
                os.killpg(self.pid, signal.SIGKILL)
            else:
                self._transport.kill()
        except ProcessLookupError:
            pass

    async def ended(self) -> None:
        """Wait for its end, and close what led to it."""
        await self._lines.ended.wait()
        self._transport.close()

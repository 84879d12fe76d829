"""Server processes that tests start, kill, starve of disk, and start again on the same port."""

import json
import resource
import signal
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.web.clients import PATIENCE

ROOT = Path(__file__).parents[3]


class Victim:
    """A server that may be killed at any time. `log` is all that it has ever written down."""

    def __init__(self, levels: str = "elferrat.bots", **settings: Any) -> None:
        self.database: str = settings["database"]
        self.port = 0
        self.log = bytearray()
        self.running = False  # whether pages are served
        self._settings = {"unlimited": True} | settings
        self._levels = levels
        self._process: subprocess.Popen[bytes] | None = None
        self._reader: threading.Thread | None = None

    def start(self) -> None:
        """Start, and wait until pages are served."""
        settings = json.dumps(self._settings | {"port": self.port})
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.torture.victim", settings, self._levels],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._process = process
        self._reader = threading.Thread(target=self._read, args=(process,))
        self._reader.start()
        assert process.stdout is not None
        address = process.stdout.readline().decode().strip()
        if not address:
            self.kill()
            raise AssertionError(f"no server: {bytes(self.log[-2_000:]).decode()}")
        self.port = int(address.rpartition(":")[2])
        self.running = True

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stderr is not None
        with closing(process.stderr) as lines:
            for line in lines:
                self.log += line

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it as by a loss of power, as far as one process can."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Let it end in good order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.running = False
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        process.wait(PATIENCE)
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            pipe.close()
        assert self._reader is not None
        self._reader.join(PATIENCE)

    def starve(self) -> None:
        """From now on it can write no file."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))

    def feed(self) -> None:
        """It can write files again."""
        if self._process is not None:
            free = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, free)

"""Servers as processes of their own, held to one core, and what the system tells of them.

Linux only: processor time and memory come from /proc.
"""

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from benchmarks.pace import cores, hold_to

ROOT = Path(__file__).parents[2]
PEER = Path(__file__).with_name("peer")
PAGE_SECONDS = 60.0  # within which a server must serve its first page
STOP_SECONDS = 30.0
_TICK = os.sysconf("SC_CLK_TCK")


class Failed(Exception):
    """A server or its clients ended, or did not do what they were asked for."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A server: its name, the module of its clients, the path of a page, and how it is started.

    `{port}` and `{folder}` in the command are filled in.
    """

    name: str
    clients: str
    page: str
    command: tuple[str, ...]
    environment: Mapping[str, str]


def of_ours(name: str, *command: str) -> Kind:
    """Our server, with bytecode as an installed package has it."""
    return Kind(name, "ours", "/", (sys.executable, *command), {})


def of_theirs(name: str, *storage: str) -> Kind:
    """boardgame.io's server, as it runs in production."""
    command = ("node", str(PEER / "server.js"), "{port}", *storage)
    return Kind(name, "theirs", "/games", command, {"NODE_ENV": "production"})


DATABASE = "sqlite:///{folder}/tables.db"
INSTALLED = of_ours(
    "Elferrat", "-m", "elferrat", "serve", "--port", "{port}", "--database", DATABASE
)
OURS = of_ours("Elferrat, SQLite", "-m", "benchmarks.load.unlimited", "{port}", DATABASE)
PROFILE = "{folder}/seconds.json"
PROFILED = of_ours(
    "Elferrat, SQLite", "-m", "benchmarks.load.profiled", "{port}", DATABASE, PROFILE
)
MEMORY = of_theirs("boardgame.io, in memory")
FILES = of_theirs("boardgame.io, flat files", "{folder}/matches")


@contextmanager
def held_to_core(which: int) -> Iterator[None]:
    """Hold this process, and what it starts meanwhile, to one core: 0 the first, -1 the last."""
    free = cores()
    hold_to([free[which]])
    try:
        yield
    finally:
        hold_to(free)


class Server:
    """A running server. `started` is how long it took to serve its first page, in seconds."""

    def __init__(self, kind: Kind, folder: Path, environment: Mapping[str, str]) -> None:
        port = free_port()
        self.kind = kind
        self.url = f"http://127.0.0.1:{port}"
        self.folder = folder
        self._log = folder / "server.log"
        command = [part.format(port=port, folder=folder) for part in kind.command]
        began = time.perf_counter()
        with held_to_core(0), self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**environment, **kind.environment},
            )
        try:
            self._await_page(port)
        except BaseException:
            self.stop()
            raise
        self.started = time.perf_counter() - began

    def _await_page(self, port: int) -> None:
        until = time.perf_counter() + PAGE_SECONDS
        while time.perf_counter() < until:
            if self._process.poll() is not None:
                raise Failed(f"{self.kind.name} ended: {self.said()}")
            with suppress(OSError):
                with closing(
                    http.client.HTTPConnection("127.0.0.1", port, timeout=5)
                ) as connection:
                    connection.request("GET", self.kind.page)
                    answer = connection.getresponse()
                    answer.read()
                if answer.status == http.HTTPStatus.OK:
                    return
                raise Failed(f"{self.kind.name}: {self.kind.page} is answered by {answer.status}")
            time.sleep(0.01)
        raise Failed(f"{self.kind.name} serves no page within {PAGE_SECONDS:.0f} s")

    def cpu(self) -> float:
        """Seconds of processor time so far, of all its threads."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    def memory(self) -> int:
        """Resident memory now, KB."""
        for line in self._proc("status").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise Failed(f"{self.kind.name} has ended")

    def _proc(self, name: str) -> str:
        try:
            return Path(f"/proc/{self._process.pid}/{name}").read_text(encoding="utf-8")
        except OSError:
            raise Failed(f"{self.kind.name} has ended: {self.said()}") from None

    def send(self, number: signal.Signals) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    def said(self) -> str:
        """The end of what it wrote."""
        return self._log.read_text(encoding="utf-8", errors="replace")[-2_000:]

    def stop(self) -> None:
        """Let it end by itself; it is killed only if it does not."""
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


@contextmanager
def running(kind: Kind, folder: Path, environment: Mapping[str, str]) -> Iterator[Server]:
    """A server with a folder of its own for its data."""
    folder.mkdir()
    server = Server(kind, folder, environment)
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def missing() -> Sequence[str]:
    """What a run with the peer needs and this machine has not."""
    found = []
    try:
        subprocess.run(["node", "--version"], check=True, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        found.append("Node 18 or newer on PATH")
    if not (PEER / "node_modules").is_dir():
        found.append(f"the packages of {PEER.name}: npm ci")
    if not Path("/proc/self/stat").exists():
        found.append("Linux: memory and processor time are read from /proc")
    return found

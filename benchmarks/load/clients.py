"""The clients of a server: one Node process on the other core, ruled line by line.

Both servers are played by the same program; only what is said on the wire differs.
"""

import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from benchmarks.load.processes import PEER, Failed, Server, held_to_core


@dataclass(frozen=True, slots=True)
class Stretch:
    """What happened in a stretch of time.

    Waits (`p50`, `p95`, `p99`, `most`, ms) run from sending a move to its answer. `cpu` and
    `clients_cpu` are processor seconds of the server and of its clients, `memory` the server's
    resident KB at the end. `trouble` counts refusals, stale moves and lost sockets: none is due.
    """

    seconds: float
    moves: int
    games: int
    frames: int
    bytes: int
    p50: float
    p95: float
    p99: float
    most: float
    trouble: int
    complaints: tuple[str, ...]
    cpu: float
    clients_cpu: float
    memory: int

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def rate_of_cpu(self) -> float:
        """Moves a second of the server's processor time."""
        return self.moves / self.cpu if self.cpu else 0.0


class Clients:
    """All clients of a server."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        command = ["node", "clients.js", server.kind.clients, server.url, str(seed)]
        with held_to_core(-1):
            self._process = subprocess.Popen(
                command, cwd=PEER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )

    def seat(self, tables: int) -> int:
        """Make more tables and take all their seats; how many tables there are now."""
        return int(self._ask({"seat": tables})["tables"])

    def connect(self) -> int:
        """Open a socket for every seat; how many there are now."""
        return int(self._ask({"connect": True})["sockets"])

    def deal(self) -> None:
        """Begin the first game at every table; returns when each has somebody on turn."""
        self._ask({"deal": True})

    def open(self, tables: int) -> None:
        """Do all this."""
        self.seat(tables)
        self.connect()
        self.deal()

    def play(self, pace: float | None) -> None:
        """A table moves once in `pace` seconds from now on; 0: as fast as it goes; None: not."""
        self._ask({"pace": pace})

    def stretch(self, seconds: float) -> Stretch:
        """Watch for some seconds."""
        self._ask({"take": True})
        used = self.server.cpu()
        time.sleep(seconds)
        taken = self._ask({"take": True})
        used = self.server.cpu() - used
        return stretch_of(taken, used, self.server.memory())

    def _ask(self, command: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(command) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        answer = json.loads(line) if line else {"error": "the clients have ended"}
        if "error" in answer:
            raise Failed(f"{self.server.kind.name}: {answer['error']}; {self.server.said()}")
        return dict(answer)

    def close(self) -> None:
        """Cut every socket."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


def stretch_of(taken: dict[str, Any], cpu: float, memory: int) -> Stretch:
    """A stretch from what the clients counted.

    Raises:
        Failed: nothing was answered.
    """
    if not taken["moves"]:
        raise Failed(f"no move was answered in {taken['seconds']:.0f} s: {taken['complaints']}")
    return Stretch(
        **{name: value for name, value in taken.items() if name not in ("cpu", "complaints")},
        complaints=tuple(taken["complaints"]),
        cpu=cpu,
        clients_cpu=taken["cpu"],
        memory=memory,
    )


@contextmanager
def playing(server: Server, seed: int) -> Iterator[Clients]:
    """Clients of a server."""
    clients = Clients(server, seed)
    try:
        yield clients
    finally:
        clients.close()

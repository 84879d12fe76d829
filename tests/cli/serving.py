"""The real command `serve` as a process of its own."""

import signal
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from tests.cli.calls import COMMAND, ENVIRONMENT, Answer, finished, start
from tests.server.web.clients import PATIENCE, Browser


@dataclass
class Served:
    """A server that has said that it is ready: its line, its process, its database."""

    line: str
    process: "subprocess.Popen[bytes]"
    database: str

    @property
    def url(self) -> str:
        return next(word for word in self.line.split() if word.startswith("http"))

    def browser(self) -> Browser:
        return Browser(urlsplit(self.url).port or 80)

    def end(self, sent: signal.Signals = signal.SIGINT) -> Answer:
        self.process.send_signal(sent)
        return finished(self.process)


@contextmanager
def served(
    folder: Path,
    *options: str,
    env: dict[str, str] | None = None,
    program: Sequence[str | Path] = COMMAND,
) -> Iterator[Served]:
    """A server on a free port, its database in a folder; ended at the end of the block."""
    database = f"sqlite:///{folder / 'tables.db'}"
    words = ["serve", "--port", "0", "--database", database, *options]
    process = start(*words, env=ENVIRONMENT | (env or {}), program=program)
    # Who never gets ready shall not hold up the test for ever.
    watch = threading.Timer(PATIENCE, process.kill)
    watch.start()
    try:
        assert process.stdout
        line = process.stdout.readline().decode()
        assert line, finished(process)
        yield Served(line.strip(), process, database)
    finally:
        watch.cancel()
        if process.poll() is None:
            process.kill()
        process.communicate()

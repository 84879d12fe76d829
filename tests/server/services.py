"""Real PostgreSQL and Redis for tests: private, on their own, to be killed in the middle of a test.

In CI (the variable `CI` is set) what is missing is a failure; elsewhere such tests are skipped with
the reason.
"""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from itertools import count
from pathlib import Path

import psycopg
import pytest
import redis

_SECONDS = 60  # for a service to start or to stop
_DEBIAN = Path("/usr/lib/postgresql")


class Postgres:
    """A cluster in a folder, reached by a socket in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._programs = _postgres_programs()
        self._numbers = count()
        self._user = _somebody()
        shutil.chown(folder, self._user)
        self._run("initdb", "--no-sync", "--auth=trust", "--username=host", "--encoding=UTF8")
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write(
                f"listen_addresses = ''\nunix_socket_directories = '{folder}'\n"
                "fsync = off\nmax_connections = 60\nshared_buffers = 16MB\n"
            )

    def start(self) -> None:
        """Start, after `kill` as well, and wait until it answers."""
        self._run("pg_ctl", "--wait", f"--log={self.folder}/log", "start")

    def stop(self) -> None:
        """End in good order; clients are cut off."""
        self._run("pg_ctl", "--wait", "--mode=fast", "stop")

    def kill(self) -> None:
        """End at once, as by a loss of power: it repairs itself from its log when it starts."""
        self._run("pg_ctl", "--wait", "--mode=immediate", "stop")

    def url(self, name: str) -> str:
        """The URL of a database."""
        return f"postgresql://host@/{name}?host={self.folder}"

    def connect(self, name: str) -> psycopg.Connection:
        """A connection for looking at a database from outside."""
        return psycopg.connect(dbname=name, user="host", host=str(self.folder), autocommit=True)

    @contextmanager
    def database(self) -> Iterator[str]:
        """An empty database for one test; gives its name."""
        name = f"test{next(self._numbers)}"
        with self.connect("postgres") as connection:
            connection.execute(f"CREATE DATABASE {name}")
        yield name
        with self.connect("postgres") as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), f"--pgdata={self.folder}/data", *arguments]
        told = self.folder / "told"
        with told.open("w") as out:  # no pipe: the server would keep it open
            done = subprocess.run(
                command,
                cwd=self.folder,
                user=self._user if os.geteuid() == 0 else None,
                check=False,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                timeout=_SECONDS,
            )
        assert done.returncode == 0, told.read_text()


class Redis:
    """A server on a port of its own, which keeps nothing."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        with closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, after `kill` as well, and wait until it answers."""
        options = [
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--daemonize",
            "no",
        ]
        self._process = subprocess.Popen(
            ["redis-server", *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        told = []
        assert self._process.stdout is not None
        for line in self._process.stdout:
            told.append(line.decode())
            if "eady to accept connections" in told[-1]:
                break
        else:
            raise AssertionError("".join(told))
        with closing(redis.Redis(port=self.port)) as client:
            client.ping()

    def kill(self) -> None:
        """End at once."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate(timeout=_SECONDS)
        self._process = None

    @property
    def running(self) -> bool:
        """Whether it was started and not killed since."""
        return self._process is not None


@contextmanager
def postgres_running() -> Iterator[Postgres]:
    """A cluster while tests need it."""
    _need("PostgreSQL", _postgres_programs().joinpath("initdb").is_file(), "postgresql")
    # Short, or the socket's path is too long; not under pytest's folder, which is for one user.
    folder = Path(tempfile.mkdtemp(prefix="elferrat-pg-"))
    try:
        cluster = Postgres(folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.kill()
    finally:
        shutil.rmtree(folder)


@contextmanager
def redis_running() -> Iterator[Redis]:
    """A Redis server while tests need it."""
    _need("Redis", shutil.which("redis-server") is not None, "redis-server")
    server = Redis()
    server.start()
    try:
        yield server
    finally:
        if server.running:
            server.kill()


def _need(what: str, there: bool, package: str) -> None:
    if not there:
        reason = f"{what} is missing; install the package {package}"
        if os.environ.get("CI"):
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)


@cache
def _postgres_programs() -> Path:
    """The folder of PostgreSQL's programs: on the path, or the newest where Debian has them."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    versions = sorted(_DEBIAN.glob("*/bin"), key=lambda folder: float(folder.parent.name))
    return versions[-1] if versions else _DEBIAN


def _somebody() -> str:
    """Who runs PostgreSQL, since it refuses root."""
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid()).pw_name
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"

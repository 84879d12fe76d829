"""Shards played on a Ray cluster: of our own on this machine, or one that runs already.

Ray is asked for as little as can be: one function without retries of its own. What is lost with a
worker or a machine is noticed here and asked for again, so the count of tries is exact and every
shard is reported once.
"""

import gc
import os
import re
import secrets
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
import traceback
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from inspect import signature
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import IO, Any, TypeVar, cast

from elferrat.kernel.cores import cores
from elferrat.lab.work import Shard
from elferrat.locale.message import Unusable
from elferrat.locale.values import Verbatim, visible

R = TypeVar("R")
Door = tuple[str, int]  # host and port where a cluster answers

PLACE = "--cluster"
LOCAL = "local"
TRIES = 5  # of one shard

_CLIENT = "ray://"
_ADDRESS = re.compile(
    r"(?:ray://)?(\[[0-9a-f:.]+\]|[a-z0-9](?:[\w.-]*\w)?):([0-9]{1,5})", re.ASCII | re.IGNORECASE
)
_OBJECT_STORE = 80_000_000  # bytes; Ray wants 75 MiB, and our reports are small
_IN_HAND = 2  # shards for each core: one is played, the next lies ready
_CONNECT = 4.0  # seconds for each address of a host
_LISTEN = 5.0  # seconds without a report until we look whether the cluster is there
_KNOCKS, _PAUSE = 6, 5.0  # before a cluster is given up; Ray itself ends the program after 60 s
_PATIENCE = 600.0  # seconds for the first answer: a cluster may have to start machines first
_LONGEST_REASON = 300
_LOOPBACK = ("localhost", "127.0.0.1", "::1")

# What a gRPC server, and so Ray, answers to at once: the start of HTTP/2 with empty settings.
_HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
_SETTINGS = 4

_QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".*",  # the only way to keep “a worker died” off standard output
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # else a warning where there are no accelerators
}


def reports(
    play: Callable[[int, int], R], shards: Iterable[Shard], address: str
) -> Generator[tuple[Shard, R], None, None]:
    """Play shards on a cluster; yields each shard once with what `play` returned, in any order.

    `play`: can be pickled, and is found in this package or goes along by value. `shards`: taken a
    few at a time, so there may be any number. `address`: `local` for a Ray of our own with all
    cores, `ray://host:port` for a cluster anywhere, `host:port` for one that this machine is part
    of. The call itself connects and compares the workers' source with ours, so nothing is taken
    from `shards` where that fails. Closing the generator cancels what is played and disconnects.

    Raises:
        Unusable: not an address, the extra `ray` is not installed, nothing or something else
            answers there, or the workers lack this source; later: a shard was lost `TRIES` times,
            or the cluster went away.
        Exception: whatever `play` raised; that is not tried again.
    """
    door = _door(address)
    if door is not None and (complaint := _complaint(door)):
        raise Unusable(PLACE, complaint, address=Verbatim(address))
    running = _reports(play, iter(shards), address)
    next(running)  # up to where the workers have answered
    return cast(Generator[tuple[Shard, R], None, None], running)


def _reports(
    play: Callable[[int, int], R], shards: Iterator[Shard], address: str
) -> Generator[tuple[Shard, R] | None, None, None]:
    with _connected(address) as (ray, door):
        ask = ray.remote(max_retries=0)(_worker(fingerprint(), ray.cloudpickle.dumps(play)))
        with _understood(address):
            for _ in _answers(ray, ask, iter([None]), door, _PATIENCE):
                pass
            yield None
            yield from _answers(ray, ask, shards, door)


def _answers(
    ray: ModuleType,
    ask: Any,
    questions: Iterator[Any],
    door: Door,
    patience: float | None = None,
) -> Generator[tuple[Any, Any], None, None]:
    """Every question with its answer; a question is a shard, or None for no more than a check."""
    lost: deque[tuple[Any, int]] = deque()
    running: dict[Any, tuple[Any, int]] = {}
    look, room = 0.0, 1
    while True:
        if time.monotonic() >= look:  # a cluster may grow and shrink
            look = time.monotonic() + _LISTEN
            room = _IN_HAND * max(1, int(ray.cluster_resources().get("CPU", 0)))
        for question, tries in islice(_drained(lost, questions), room - len(running)):
            running[ask.remote(question)] = question, tries
        if not running:
            return
        ref = _first(ray, list(running), door, patience)
        question, tries = running.pop(ref)
        try:
            found, answer = ray.get(ref)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except ray.exceptions.RayError as error:
            _still_there(door)
            lost.append(_once_more(question, tries, error))
            continue
        _compare(found)
        yield question, answer


def _drained(
    lost: deque[tuple[Any, int]], questions: Iterator[Any]
) -> Generator[tuple[Any, int], None, None]:
    while lost:
        yield lost.popleft()
    for question in questions:
        yield question, 1


def _first(ray: ModuleType, refs: list[Any], door: Door, patience: float | None) -> Any:
    waited = 0.0
    while True:
        done, _ = ray.wait(refs, timeout=_LISTEN)
        if done:
            return done[0]
        _still_there(door)
        waited += _LISTEN
        if patience is not None and waited >= patience:
            raise Unusable(PLACE, "cluster-full", seconds=int(waited))


def _once_more(question: Any, tries: int, error: Exception) -> tuple[Any, int]:
    if tries < TRIES:
        return question, tries + 1
    reason = Verbatim(type(error).__name__)
    if question is None:
        raise Unusable(PLACE, "cluster-workers-die", reason=reason)
    first, end = question
    raise Unusable(
        PLACE, "cluster-shard-lost", first=first, last=end - 1, tries=tries, reason=reason
    )


# --- what runs on a worker -----------------------------------------------------------------------


def _worker(expected: str, pickled: bytes) -> Callable[[Shard | None], tuple[str, Any]]:
    """What workers run: for a shard the report of `pickled`, for None nothing; with their source.

    Made of nested functions only, since those travel by value: a worker without this package, or
    with another version of it, can still say so. Nothing is played there.
    """
    known: list[str] = []
    played: list[Any] = []

    def source() -> str:
        """Version and hash of the package as it is found here; empty if it is not."""
        import hashlib
        from importlib.util import find_spec
        from pathlib import Path

        spec = find_spec("elferrat")
        if spec is None or spec.origin is None:
            return ""
        from elferrat import __version__

        root = Path(spec.origin).parent
        sha = hashlib.sha256()
        for file in sorted(root.rglob("*.py"), key=lambda file: file.relative_to(root).as_posix()):
            content = file.read_bytes().replace(b"\r\n", b"\n")
            sha.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
        return f"{__version__} {sha.hexdigest()[:12]}"

    def answer(shard: Shard | None) -> tuple[str, Any]:
        """The source found here, and the report of the shard if that source is the expected."""
        import pickle

        if not known:
            known.append(source())
        if shard is None or known[0] != expected:
            return known[0], None
        if not played:
            played.append(pickle.loads(pickled))
        return known[0], played[0](*shard)

    return answer


@cache
def fingerprint() -> str:
    """Version and source hash of this package here, as a worker would find them."""
    return _worker("", b"")(None)[0]


def _compare(found: str) -> None:
    if not found:
        raise Unusable(PLACE, "cluster-no-package", ours=Verbatim(fingerprint()))
    if found != fingerprint():
        raise Unusable(
            PLACE,
            "cluster-differs",
            ours=Verbatim(fingerprint()),
            theirs=Verbatim(visible(found, _LONGEST_REASON)),
        )


# --- the way to the cluster ----------------------------------------------------------------------


def _door(address: str) -> Door | None:
    """Host and port of an address, or None for `local`; anything else is refused."""
    if address == LOCAL:
        return None
    match = _ADDRESS.fullmatch(address)
    if match is None or not 0 < int(match[2]) < 1 << 16:
        raise Unusable(PLACE, "cluster-bad-address", value=address)
    return match[1].strip("[]"), int(match[2])


def _complaint(door: Door) -> str:
    """What is wrong at a door, as a key; empty if a gRPC server answers, as Ray has one there."""
    try:
        with socket.create_connection(door, _CONNECT) as connection:
            if os.environ.get("RAY_USE_TLS") == "1":
                return ""
            connection.sendall(_HELLO)
            head = connection.recv(9, socket.MSG_WAITALL)
    except (OSError, UnicodeError):  # a name too long for the Internet is not even looked up
        return "cluster-silent"
    return "" if len(head) == 9 and head[3] == _SETTINGS else "cluster-no-ray"


def _still_there(door: Door) -> None:
    # Between machines a line may fail for a while; within one, what is gone stays gone.
    for knock in range(1 if door[0] in _LOOPBACK else _KNOCKS):
        if knock:
            time.sleep(_PAUSE)
        if not _complaint(door):
            return
    raise Unusable(PLACE, "cluster-gone")


@contextmanager
def _understood(address: str) -> Iterator[None]:
    """Turn what Ray's client raises when the cluster goes away into our own complaint."""
    try:
        yield
    except ConnectionError:
        if (door := _door(address)) is None or not _complaint(door):
            raise
        raise Unusable(PLACE, "cluster-gone") from None


@contextmanager
def _connected(address: str) -> Iterator[tuple[ModuleType, Door]]:
    """Ray, connected, and where it answers; afterwards disconnected, and ended if it is our own."""
    local = address == LOCAL
    folder = _short_folder() if local else None
    try:
        with _environment(local):
            ray = _imported()
            if ray.is_initialized():
                raise Unusable(PLACE, "cluster-in-use")
            try:
                _start(ray, address, folder)
                if address.startswith(_CLIENT):
                    door = _door(address)
                else:
                    door = _door(ray.get_runtime_context().gcs_address)
                assert door is not None
                yield ray, door
            except BaseException as error:
                traceback.clear_frames(error.__traceback__)
                raise
            finally:
                # Whoever drops a task's reference while Ray shuts down, in whichever thread, makes
                # Ray end the program: none may be left in frames of errors and in cycles.
                gc.collect()
                _stop(ray)
    finally:
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)


def _imported() -> ModuleType:
    try:
        import ray
    except ImportError:
        raise Unusable(PLACE, "cluster-no-extra", extra=Verbatim("elferrat[ray]")) from None
    return ray


def _start(ray: ModuleType, address: str, folder: str | None) -> None:
    quiet = {"logging_level": "CRITICAL", "log_to_driver": False}
    # The machine's own address leads to the head as a rule, and Ray takes that for 127.0.0.1.
    if folder is None and not address.startswith(_CLIENT):
        host, port = cast(Door, _door(address))
        if host in _LOOPBACK:
            outward = ray.util.get_node_ip_address(), port
            if complaint := _complaint(outward):
                raise Unusable(PLACE, complaint, address=Verbatim(f"{outward[0]}:{port}"))
    with _hushed() as noise, _own_signals(), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what is wrong comes as an error as well
        try:
            if folder is None:
                ray.init(address, **quiet)
            else:
                ray.init(
                    LOCAL,
                    num_cpus=cores(),
                    object_store_memory=_OBJECT_STORE,
                    include_dashboard=False,
                    _temp_dir=folder,
                    **quiet,
                )
        except Exception as error:
            raise _refused(address, error, noise) from None


def _refused(address: str, error: Exception, noise: IO[bytes]) -> Unusable:
    said = str(error).strip()
    if "Traceback" in said:  # of the cluster's; what it is about stands last
        said = said.splitlines()[-1]
    reason = Verbatim(visible(" ".join(said.split()), _LONGEST_REASON))
    noise.seek(0)
    if "ray[client]" in reason:
        return Unusable(PLACE, "cluster-no-extra", extra=Verbatim("elferrat[ray]"))
    if address == LOCAL:
        return Unusable(PLACE, "cluster-no-start", reason=reason)
    if type(error).__name__ == "AuthenticationError" or b"Unauthenticated" in noise.read():
        return Unusable(PLACE, "cluster-token", address=Verbatim(address))
    return Unusable(PLACE, "cluster-refused", address=Verbatim(address), reason=reason)


def _stop(ray: ModuleType) -> None:
    # Newer versions can wait until the processes that they started have gone.
    waits = "wait_for_processes" in signature(ray.shutdown).parameters
    # What is still played ends with its worker, which the cluster does not keep for a program that
    # has left. Cancelled tasks that come to their end just then would make Ray abort the program.
    with _hushed(), suppress(ConnectionError):
        ray.shutdown(**({"wait_for_processes": True} if waits else {}))


@contextmanager
def _environment(local: bool) -> Iterator[None]:
    """The variables that Ray reads when it is imported and started; those of the user win."""
    wanted = dict(_QUIET)
    if local:
        wanted |= {
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": own_token(),  # else Ray writes one into the home folder
        }
        known = sys.modules.get("ray")
        # Only this machine shall reach it; but a Ray that was imported without this sticks to it.
        if known is None or known.util.get_node_ip_address() in _LOOPBACK:
            wanted["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    added = {name: value for name, value in wanted.items() if name not in os.environ}
    os.environ.update(added)
    try:
        yield
    finally:
        for name in added:
            os.environ.pop(name, None)


@cache
def own_token() -> str:
    """What opens a Ray of our own; Ray remembers the first one as long as the process lives."""
    return secrets.token_hex(32)


def _short_folder() -> str:
    # Ray puts sockets into it, whose names may not be longer than some 100 signs.
    short = "/tmp" if len(tempfile.gettempdir()) > 20 and Path("/tmp").is_dir() else None
    return tempfile.mkdtemp(prefix="elferrat-", dir=short)


@contextmanager
def _hushed() -> Iterator[IO[bytes]]:
    """Keep what Ray's libraries write to the descriptor of standard error; yields the file."""
    with tempfile.TemporaryFile() as noise:
        if sys.stderr is None:  # then its descriptor is somebody else's
            yield noise
            return
        sys.stderr.flush()
        kept = os.dup(2)
        os.dup2(noise.fileno(), 2)
        try:
            yield noise
        finally:
            os.dup2(kept, 2)
            os.close(kept)


@contextmanager
def _own_signals() -> Iterator[None]:
    """Ray takes over SIGTERM; whoever calls us keeps what he has arranged."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        if before is not None:  # else something other than Python arranged it
            signal.signal(signal.SIGTERM, before)

"""Shards on a real Ray: every one once, whatever dies; bad addresses and strangers in one line."""

import itertools
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

import elferrat
from elferrat.lab import cluster
from elferrat.lab.cluster import fingerprint, reports
from elferrat.locale.message import Unusable

if find_spec("ray") is None:  # not imported here: it reads its variables then
    pytest.skip("the extra ray is not installed", allow_module_level=True)

LOOPBACK = "127.0.0.1"
SHARDS = [(first, first + 10) for first in range(0, 400, 10)]
# One process knows one token and one idea of its own address, so all of this file shares them.
SHARED = {
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": cluster.own_token(),
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
}


@pytest.fixture(scope="module", autouse=True)
def _shared_variables() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in SHARED.items():
            patch.setenv(name, value)
        yield


class Head:
    """A cluster of one machine that somebody else has started, reached through loopback."""

    def __init__(self, folder: str) -> None:
        self.port, self.client = free_ports(2)
        client = [f"--ray-client-server-port={self.client}"] if find_spec("grpc") else []
        self.process = subprocess.Popen(
            [
                Path(sys.executable).with_name("ray"),
                *("start", "--head", "--block", "--num-cpus=2", "--include-dashboard=false"),
                *(f"--node-ip-address={LOOPBACK}", f"--port={self.port}", *client),
                *("--object-store-memory=80000000", "--disable-usage-stats"),
                f"--temp-dir={folder}",
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            # Ray's client server forks beside gRPC's threads, whose handlers may kill the child.
            env=os.environ | SHARED | {"GRPC_ENABLE_FORK_SUPPORT": "0"},
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        assert any("Ray runtime started" in line for line in self.process.stdout)

    @property
    def address(self) -> str:
        return f"{LOOPBACK}:{self.port}"

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self.process.communicate()


@pytest.fixture(scope="module")
def heads() -> Iterator[Callable[[], Head]]:
    """Starts clusters; they end with the module."""
    folder = cluster._short_folder()  # pytest's own are too long for sockets
    started: list[Head] = []

    def start() -> Head:
        started.append(Head(f"{folder}/{len(started)}"))
        return started[-1]

    try:
        yield start
    finally:
        for head in started:
            head.end()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def head(heads: Callable[[], Head]) -> Head:
    return heads()


def free_ports(count: int) -> list[int]:
    """Ports of the loopback interface on which nothing listens."""
    doors = [socket.create_server((LOOPBACK, 0)) for _ in range(count)]
    ports: list[int] = [door.getsockname()[1] for door in doors]
    for door in doors:
        door.close()
    return ports


def total(first: int, end: int) -> int:
    return sum(number * number for number in range(first, end))


# Nested functions travel by value: workers need not find this file.
def summing() -> Callable[[int, int], int]:
    def play(first: int, end: int) -> int:
        return sum(number * number for number in range(first, end))

    return play


def waiting(pipe: Path, shard: int) -> Callable[[int, int], int]:
    """Sums, but at its first try of one shard says its process id and waits for its end."""

    def play(first: int, end: int) -> int:
        told = pipe.with_suffix(".told")
        if first == shard and not told.exists():
            told.touch()
            with pipe.open("w") as answer:  # its reader sees the end of this process
                answer.write(f"{os.getpid()}\n")
                answer.flush()
                signal.pause()
        return sum(number * number for number in range(first, end))

    return play


def killer(pipe: Path) -> threading.Thread:
    """Kills the process that the pipe names."""

    def kill() -> None:
        with pipe.open() as named:
            os.kill(int(named.readline()), signal.SIGKILL)

    os.mkfifo(pipe)
    thread = threading.Thread(target=kill, daemon=True)
    thread.start()
    return thread


def processes() -> dict[int, int]:
    """The parent of each process that has not ended."""
    listed = subprocess.run(
        ["ps", "-eo", "pid=,ppid=,stat="], check=True, capture_output=True, text=True
    )
    rows = (line.split() for line in listed.stdout.splitlines())
    return {int(pid): int(parent) for pid, parent, state in rows if not state.startswith("Z")}


def family(ancestor: int) -> set[int]:
    """The processes that descend from one."""
    parents = processes()
    found = {ancestor}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found & processes().keys() - {ancestor}  # without the `ps` of the first listing


def complaint(play: Callable[[int, int], object], address: str) -> Unusable:
    with pytest.raises(Unusable) as caught:
        list(reports(play, SHARDS, address))
    assert caught.value.place == "--cluster"
    assert len(str(caught.value).splitlines()) == 1
    return caught.value


@pytest.mark.parametrize(
    "address",
    [
        "", "auto", "LOCAL", "ray://", "localhost", "localhost:", ":6379", "ray://host", "host:0",
        "host:65536", "http://host:1", "ray://a b:1", "ray://host:1/x", "ray://user@host:1",
        "host:1\n", "ray://ray://host:1", "::1:6379", "host.:1",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    assert complaint(total, address).message.key == "cluster-bad-address"


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}", "ray://no.invalid:{}"])
def test_a_dead_address_is_told_soon(form: str) -> None:
    began = time.monotonic()
    address = form.format(*free_ports(1))
    assert complaint(total, address).message.key == "cluster-silent"
    assert time.monotonic() - began < 10


def test_other_servers_are_not_taken_for_ray() -> None:
    with socket.create_server((LOOPBACK, 0)) as door:

        def answer() -> None:
            connection, _ = door.accept()
            connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
            connection.close()

        thread = threading.Thread(target=answer)
        thread.start()
        found = complaint(total, f"ray://127.0.0.1:{door.getsockname()[1]}")
        thread.join()
    assert found.message.key == "cluster-no-ray"


def test_a_server_that_never_answers_is_told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_CONNECT", 0.2)
    with socket.create_server((LOOPBACK, 0)) as door:
        found = complaint(total, f"{LOOPBACK}:{door.getsockname()[1]}")
    assert found.message.key == "cluster-silent"


def test_without_the_extra_its_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'pip install "elferrat[ray]"' in str(complaint(total, "local"))


def test_without_the_client_of_ray_the_extra_is_told() -> None:
    script = """
import sys
from elferrat.lab.cluster import reports

sys.modules["grpc"] = None
reports(max, iter([(0, 1)]), sys.argv[1])
"""
    with socket.create_server((LOOPBACK, 0)) as door:

        def answer() -> None:
            connection, _ = door.accept()
            connection.sendall(bytes((0, 0, 0, 4, 0, 0, 0, 0, 0)))  # as gRPC begins
            connection.close()

        thread = threading.Thread(target=answer)
        thread.start()
        done = subprocess.run(
            [sys.executable, "-c", script, f"ray://{LOOPBACK}:{door.getsockname()[1]}"],
            check=False,
            capture_output=True,
            text=True,
        )
        thread.join()
    assert done.stderr.splitlines()[-1].endswith('pip install "elferrat[ray]".')


@pytest.mark.slow
def test_a_ray_of_our_own_survives_a_killed_worker_and_leaves_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = cluster._short_folder()
    monkeypatch.setattr(cluster, "_short_folder", lambda: folder)
    handler = signal.getsignal(signal.SIGTERM)
    before = family(os.getpid())
    killing = killer(tmp_path / "pipe")

    running = reports(waiting(tmp_path / "pipe", 100), iter(SHARDS), "local")
    ours = family(os.getpid()) - before
    answers = list(running)
    killing.join(1)

    assert not killing.is_alive()
    assert sorted(answers) == [(shard, total(*shard)) for shard in SHARDS]
    assert len(ours) > 2
    assert not ours & processes().keys()
    assert not Path(folder).exists()
    assert signal.getsignal(signal.SIGTERM) is handler
    assert capfd.readouterr() == ("", "")


@pytest.mark.slow
def test_ctrl_c_ends_a_ray_of_our_own_that_only_this_machine_could_reach(tmp_path: Path) -> None:
    script = """
import itertools
from elferrat.lab.cluster import reports

def door(first, end):
    import ray

    return ray.get_runtime_context().gcs_address

running = reports(door, ((n, n + 1) for n in itertools.count()), "local")
print(next(running)[1], flush=True)
try:
    for _ in running:
        pass
except KeyboardInterrupt:
    print("stopped")
"""
    env = {name: value for name, value in os.environ.items() if name not in SHARED}
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=env | {"HOME": str(tmp_path)},
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(f"{LOOPBACK}:")
        ours = family(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        assert process.communicate(timeout=60) == ("stopped\n", "")
    assert len(ours) > 2
    assert not ours & processes().keys()
    assert not (tmp_path / ".ray").exists()


@pytest.mark.slow
def test_closing_stops_what_is_played_and_only_a_few_shards_were_taken(
    head: Head, tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    taken = itertools.count()
    running = reports(waiting(pipe, 0), ((n, n + 1) for n in taken), head.address)
    got = [next(running) for _ in range(20)]
    with pipe.open() as told:
        pid = int(told.readline())
        assert pid in processes()
        running.close()
        ended = threading.Thread(target=told.read, daemon=True)
        ended.start()
        ended.join(20)
        assert not ended.is_alive()
    assert len({shard for shard, _ in got}) == 20
    assert next(taken) <= 20 + 2 * 2
    assert head.process.poll() is None


@pytest.mark.slow
def test_what_the_play_raises_is_raised_and_not_tried_again(head: Head, tmp_path: Path) -> None:
    tries = tmp_path / "tries"

    def play(first: int, end: int) -> int:
        if first == 100:
            with tries.open("a") as file:
                file.write("x")
            raise Unusable("start", "bad-json")
        return 0

    with pytest.raises(Unusable, match=r"^start: This is not JSON"):
        list(reports(play, SHARDS, head.address))
    assert tries.read_text() == "x"


@pytest.mark.slow
def test_a_shard_that_kills_every_worker_is_named(head: Head, tmp_path: Path) -> None:
    tries = tmp_path / "tries"

    def play(first: int, end: int) -> int:
        if first == 100:
            with tries.open("a") as file:
                file.write("x")
            os.kill(os.getpid(), signal.SIGKILL)
        return 0

    found = complaint(play, head.address)
    assert found.message.key == "cluster-shard-lost"
    assert {"first": 100, "last": 109, "tries": 5}.items() <= found.message.args.items()
    assert tries.read_text() == "xxxxx"


@pytest.mark.slow
def test_workers_with_another_source_play_nothing(head: Head, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(Path(elferrat.__file__).parent, other / "elferrat")
    with (other / "elferrat" / "lab" / "totals.py").open("a") as file:
        file.write("# changed\n")
    script = """
import sys
from elferrat.lab.cluster import fingerprint, reports
from elferrat.locale.message import Unusable

try:
    reports(print, iter([(0, 1)]), sys.argv[1])
except Unusable as error:
    print(fingerprint(), error.message.key, error.message.args["theirs"], sep="\\n")
"""
    done = subprocess.run(
        [sys.executable, "-c", script, head.address],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(other)},
        check=True,
        capture_output=True,
        text=True,
    )
    ours, key, theirs = done.stdout.splitlines()
    assert (key, theirs) == ("cluster-differs", fingerprint())
    assert ours != theirs
    assert ours.split()[0] == theirs.split()[0] == elferrat.__version__


def test_a_worker_without_the_package_can_say_so() -> None:
    script = """
import pathlib, pickle, sys
sys.path[:] = [place for place in sys.path if not pathlib.Path(place, "elferrat").exists()]
sys.meta_path[:] = [finder for finder in sys.meta_path if "editable" not in repr(finder)]
print(pickle.load(sys.stdin.buffer)((0, 1)))
"""
    with cluster._environment(local=True):
        cloudpickle = cluster._imported().cloudpickle
    done = subprocess.run(
        [sys.executable, "-I", "-c", script],
        input=cloudpickle.dumps(cluster._worker(fingerprint(), cloudpickle.dumps(total))),
        check=True,
        capture_output=True,
    )
    assert done.stdout.strip() == b"('', None)"
    with pytest.raises(Unusable, match="not installed on the cluster’s workers"):
        cluster._compare("")


@pytest.mark.slow
def test_a_cluster_that_goes_away_is_told(
    heads: Callable[[], Head], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "_LOOPBACK", ())  # as if it were another machine
    monkeypatch.setattr(cluster, "_PAUSE", 0.05)
    head = heads()
    running = reports(summing(), ((n, n + 1) for n in itertools.count()), head.address)
    next(running)
    for pid in family(head.process.pid):
        with suppress(ProcessLookupError):  # it ended with the one before it
            os.kill(pid, signal.SIGKILL)
    with pytest.raises(Unusable, match="no longer answers"):
        list(running)


@pytest.mark.slow
def test_the_client_form_gives_the_same_totals_though_a_worker_is_killed(
    head: Head, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("grpc", reason="the extra ray[client] is not installed")
    killing = killer(tmp_path / "pipe")
    play = waiting(tmp_path / "pipe", 100)
    answers = sorted(reports(play, SHARDS, f"ray://{LOOPBACK}:{head.client}"))
    assert answers == [(shard, total(*shard)) for shard in SHARDS]
    assert not killing.is_alive()
    assert capfd.readouterr() == ("", "")


@pytest.mark.slow
def test_simulate_counts_the_same_on_a_cluster() -> None:
    def counted(*more: str) -> dict[str, object]:
        program = Path(sys.executable).with_name("elferrat")
        plan = ["elfern", "--games", "100", "--bots", "thumb,random", "--seed", "eleven", "--json"]
        done = subprocess.run(
            [program, "simulate", *plan, *more], check=True, capture_output=True, text=True
        )
        assert done.stderr == ""
        answer: dict[str, object] = json.loads(done.stdout)
        del answer["seconds"], answer["games_per_second"]
        return answer

    assert counted("--cluster", "local") == counted()

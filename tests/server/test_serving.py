"""A server process: its start, what stops it from starting, and its end by a signal."""

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from elferrat.locale.message import Unusable
from elferrat.server.serving import listening, network_address, serve
from elferrat.server.settings import Settings
from tests.server.web.clients import PATIENCE, Browser

PROGRAM = """
import json, sys
from elferrat.server.serving import serve
from elferrat.server.settings import Settings

def ready(url):
    print(json.dumps({"url": url}), flush=True)

sys.exit(serve(Settings(sys.argv[1], host=sys.argv[2], port=0), ready))
"""


@contextmanager
def child(
    folder: Path, host: str = "127.0.0.1"
) -> Iterator[tuple[subprocess.Popen[str], dict[str, str]]]:
    """A server in a process of its own, when it is ready, and what it says of its start."""
    command = [sys.executable, "-c", PROGRAM, f"sqlite:///{folder / 'tables.db'}", host]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            yield process, json.loads(process.stdout.readline())
        finally:
            process.kill()


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_is_a_good_end(tmp_path: Path, sent: signal.Signals) -> None:
    with child(tmp_path) as (process, told):
        browser = Browser(int(told["url"].rpartition(":")[2]))
        code = browser.table()
        process.send_signal(sent)
        out, complaints = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, complaints) == (0, "", "")
    with child(tmp_path) as (_, told):
        browser.port = int(told["url"].rpartition(":")[2])
        assert browser.get(f"/api/tables/{code}").status == 200


def test_a_server_without_tables_is_small(tmp_path: Path) -> None:
    with child(tmp_path) as (process, _):
        status = Path(f"/proc/{process.pid}/status")
        if not status.exists():
            pytest.skip("only Linux tells how big a process is")
        (line,) = [line for line in status.read_text().splitlines() if line.startswith("VmRSS:")]
        assert int(line.split()[1]) < 150 * 1_024


def test_listening_everywhere_tells_an_address_at_which_it_answers(tmp_path: Path) -> None:
    with child(tmp_path, host="0.0.0.0") as (_, told):
        url = urlsplit(told["url"])
        assert url.hostname == network_address()
        with socket.create_connection((str(url.hostname), int(url.port or 0)), timeout=PATIENCE):
            pass


def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path) -> None:
    with listening("127.0.0.1", 0) as taken:
        settings = Settings(f"sqlite:///{tmp_path / 'x.db'}", port=taken.getsockname()[1])
        with pytest.raises(Unusable) as refused:
            serve(settings, lambda url: None)
    assert refused.value.message.key == "web-port-taken"
    assert "\n" not in refused.value.text()
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "x" * 300])
def test_an_address_of_another_machine_is_refused(host: str) -> None:
    with pytest.raises(Unusable) as refused, listening(host, 0):
        pass
    assert refused.value.message.key == "web-address-elsewhere"


def test_a_port_of_the_system_is_refused_to_others(
    as_nobody: Callable[[], AbstractContextManager[None]],
) -> None:
    with as_nobody():
        low = Path("/proc/sys/net/ipv4/ip_unprivileged_port_start")
        if not low.exists() or int(low.read_text()) < 81:
            pytest.skip("everybody may use every port here")
        with pytest.raises(Unusable) as refused, listening("127.0.0.1", 80):
            pass
    assert refused.value.message.key == "web-port-forbidden"


def test_version_6_of_the_internet_is_served(tmp_path: Path) -> None:
    if not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    try:
        with listening("::1", 0) as listener:
            assert listener.family == socket.AF_INET6
    except Unusable:
        pytest.skip("this machine has no IPv6")

"""What the whole suite shares: its tiers, how hard Hypothesis looks, and becoming somebody else.

A test is in one of three tiers. *Quick* is what this process can tell by itself, and all of
`make check`. *Apart* is what starts another process, a service or a screen, listens on a port or
needs an extra of the package. *Slow* is what takes more than a few seconds.
"""

import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Playing a game takes long at times, and longer on a busy machine; only wrong answers are failures.
UNHURRIED = [HealthCheck.too_slow, HealthCheck.filter_too_much]
settings.register_profile(
    "quick", deadline=None, max_examples=50, suppress_health_check=UNHURRIED, print_blob=True
)
settings.register_profile("slow", settings.get_profile("quick"), max_examples=300)

TESTS = Path(__file__).parent
# What is apart as a whole; elsewhere a test says so by its mark, or by asking for a service.
APART = {TESTS / name for name in (
    "adapters", "benchmarks", "kernel", "lab", "wheel", "search/test_endings.py",
    "search/test_exact.py", "search/test_inference.py", "search/test_lookahead.py",
    "search/test_row_endings.py", "search/test_tables.py",
    "search/test_thumbs.py", "bots/test_searching.py", "cli/terminal/test_app.py",
    "cli/terminal/test_hostile_screen.py", "cli/terminal/test_real_terminal.py",
    "cli/test_admin.py", "cli/test_arena.py", "cli/test_ends.py", "cli/test_judging.py",
    "cli/test_play.py",
    "cli/test_score.py", "cli/test_serve.py", "cli/test_simulate.py",
    "cli/test_simulate_files.py", "cli/test_solve.py", "cli/test_startup.py",
    "cli/test_streams.py", "server/store", "server/test_absent.py", "server/test_broker.py",
    "server/test_compiled_bots.py",
    "server/test_documents.py", "server/test_lessons.py", "server/test_live.py",
    "server/test_serving.py", "server/test_tables.py",
    "server/test_thinking.py", "server/test_workers.py", "server/torture",
    "server/web", "structure/test_client_build.py", "structure/test_layers.py",
    "cli/test_review.py", "review/test_blunders.py",
    "review/test_hidden.py", "review/test_page.py", "server/test_reviews.py",
)}  # fmt: skip
# Fixtures, and what a parameter calls them.
SERVICES = {"postgres", "postgres_url", "database_url", "redis", "redis_server", "redis_url"}


def pytest_configure(config: pytest.Config) -> None:
    """Hear Ctrl-C, look quickly where tests are chosen, and let nothing quick start anything.

    `--hypothesis-profile` chooses otherwise. A run in the background of a shell inherits a SIGINT
    that is ignored, and so would every program that a test starts in order to interrupt it.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--hypothesis-profile") is None:
        settings.load_profile("quick" if config.option.markexpr else "slow")
    if _only_quick(config):
        sys.addaudithook(_nothing_starts)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import what is apart where it is left out."""
    return True if _only_quick(config) and collection_path in APART else None


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what is apart by its folder or by the services that it asks for."""
    asked = set(getattr(item, "fixturenames", ()))
    if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
        asked |= {value for value in item.callspec.params.values() if isinstance(value, str)}
    if SERVICES & asked or APART.intersection((item.path, *item.path.parents)):
        item.add_marker("apart")


def _only_quick(config: pytest.Config) -> bool:
    return "not apart" in config.option.markexpr


def _nothing_starts(event: str, arguments: tuple[object, ...]) -> None:
    """Refuse what would make a quick test one that is apart; only git may be asked."""
    starts = event in {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "socket.bind"}
    if starts and arguments[0] != "git" and "PYTEST_CURRENT_TEST" in os.environ:
        pytest.fail(f"{event} in a quick test: it is apart, tests/conftest.py", pytrace=False)


@pytest.fixture
def as_nobody(tmp_path: Path) -> Callable[[], AbstractContextManager[None]]:
    """A context in which rights count: the superuser, who has them all, becomes somebody else."""

    @contextmanager
    def nobody() -> Iterator[None]:
        if os.geteuid() != 0:
            yield
            return
        for folder in (tmp_path, *tmp_path.parents):
            if folder == Path(tempfile.gettempdir()):
                break
            folder.chmod(0o755)
        os.seteuid(65534)
        try:
            yield
        finally:
            os.seteuid(0)

    return nobody

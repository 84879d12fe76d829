"""What the whole suite shares: how hard Hypothesis looks, and becoming somebody without rights."""

import os
import signal
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


def pytest_configure(config: pytest.Config) -> None:
    """Hear Ctrl-C, and look quickly where the slow tests are left out.

    `--hypothesis-profile` chooses otherwise. A run in the background of a shell inherits a SIGINT
    that is ignored, and so would every program that a test starts in order to interrupt it.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--hypothesis-profile") is None:
        quick = "not slow" in config.option.markexpr
        settings.load_profile("quick" if quick else "slow")


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

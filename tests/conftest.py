"""Settings for the whole suite: how hard Hypothesis looks, in the quick loop and the long one."""

import pytest
from hypothesis import HealthCheck, settings

# Playing a game takes long at times, and longer on a busy machine; only wrong answers are failures.
UNHURRIED = [HealthCheck.too_slow, HealthCheck.filter_too_much]
settings.register_profile(
    "quick", deadline=None, max_examples=50, suppress_health_check=UNHURRIED, print_blob=True
)
settings.register_profile("slow", settings.get_profile("quick"), max_examples=300)


def pytest_configure(config: pytest.Config) -> None:
    """Look quickly where the slow tests are left out; `--hypothesis-profile` chooses otherwise."""
    if config.getoption("--hypothesis-profile") is None:
        quick = "not slow" in config.option.markexpr
        settings.load_profile("quick" if quick else "slow")

"""A little of each torture; the modules' own commands do it at full length."""

import pytest

from tests.server.torture import crash, cuts, doubled

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_killed_servers_lose_nothing_that_was_acknowledged(where: str) -> None:
    summary = crash.run(where, 12, "suite")
    assert summary.counts["servers killed"]
    assert summary.counts["acknowledged"]
    assert (summary.games, summary.lost, summary.stuck) == (12, 0, 0), summary


def test_no_command_takes_effect_twice() -> None:
    counts = doubled.run(500, "suite")
    assert counts["sent again"]
    assert counts["stale"]
    assert counts["effects"]


def test_whoever_was_cut_off_is_told_exactly_what_was_missed() -> None:
    counts = cuts.run(200, "suite")
    assert min(counts[state] for state in cuts.STATES) >= 5, counts

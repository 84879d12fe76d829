"""The benchmarks run and tell the truth, on tiny counts; their figures are not judged here."""

import os
import sys
from dataclasses import replace

import pytest

from benchmarks import cost, machine, pace, peers, playouts, promises, report, twin
from benchmarks.pace import Sample, Samples, Spread, Subject
from elferrat.games import NAMES

SWIFT, SLOW = Subject("us", "skip", "here"), Subject("them", "skip", "there")
PAIR = replace(SWIFT, threads=2)


def samples(*paces: float, threads: int = 1) -> list[Sample]:
    """Samples of half a second of work in a second, which with one thread is what counts."""
    busy = 0.5 * threads
    return [Sample(games=each / 2, moves=each * 5, cpu=busy, wall=1.0) for each in paces]


@pytest.fixture(scope="module")
def tiny() -> Samples:
    """Everything of one game of ours, and one of OpenSpiel's, in next to no time."""
    ours = twin.tasks((("schneider", 2),), threads=2, games=40, size=8)
    theirs = (each for each in peers.tasks() if each.subject.game == "euchre")
    return pace.measured([*theirs, *ours], rounds=2, seconds=0.001)


def test_every_way_is_measured_in_every_round(tiny: Samples) -> None:
    ways = [(each.way, each.threads) for each in tiny]
    assert ways == [
        *((way, 1) for way in peers.SPIEL_WAYS),
        (twin.PLAIN, 1),
        (twin.LIGHT, 1),
        (twin.TWIN, 1),
        (pace.BATCH, 1),
        (twin.TWIN, 2),
        (pace.BATCH, 2),
    ]
    assert all(len(taken) == 2 for taken in tiny.values())
    assert all(one.moves > 0 and one.wall > 0 for taken in tiny.values() for one in taken)


def test_whole_games_of_ours_are_counted(tiny: Samples) -> None:
    for subject, taken in tiny.items():
        if subject.way in {twin.PLAIN, twin.LIGHT, twin.TWIN}:  # each of the 32 cards is played
            assert {one.moves / one.games for one in taken} == {32}


def test_a_batch_counts_what_it_moves_and_not_what_it_deals(tiny: Samples) -> None:
    for subject, taken in tiny.items():
        if subject.way == pace.BATCH:
            for one in taken:
                assert (one.moves + one.games) % (8 * twin.STEPS_A_CALL) == 0
                assert one.games % 8 == 0  # all end together, having 32 moves each


def test_rollouts_are_as_many_as_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def seconds(rollouts: int) -> float:
        monkeypatch.setattr(peers, "ROLLOUTS_A_POSITION", rollouts)
        play = peers.start_rollouts("euchre")
        return min(pace.sample(play, 0.001).cpu for _ in range(5))

    assert 5 < seconds(4000) / seconds(400) < 20


def test_the_report_has_every_section(tiny: Samples) -> None:
    text = report.speed(tiny)
    assert text.count("\n## ") == 1
    for way in (*peers.SPIEL_WAYS, twin.PLAIN, twin.LIGHT, twin.TWIN, pace.BATCH):
        assert f"| {way} |" in text
    for line in text.splitlines():
        assert not line.startswith("|") or line.endswith("|")
    assert "| schneider | twin | 2 |" in text
    assert peers.STEPS not in text  # RLCard did not run
    kept = [*promises.of_steps(tiny), *promises.of_threads(tiny)]
    assert len(kept) == 4
    assert report.promise_table(kept).count("\n") == 5


def test_tasks_are_held_to_their_cores_and_cores_are_free_again_after_a_run() -> None:
    before = pace.cores()
    seen: dict[int, set[int]] = {1: set(), 2: set()}

    def task(threads: int) -> pace.Task:
        def play() -> pace.Work:
            seen[threads].add(len(pace.cores()))
            return pace.Work(1, 1)

        return pace.Task(replace(SWIFT, threads=threads), lambda: play)

    pace.measured([task(1), task(2)], rounds=2, seconds=0)
    assert seen == {count: {min(count, len(before))} for count in seen}
    assert pace.cores() == before

    def fail() -> pace.Work:
        raise RuntimeError("no game")

    with pytest.raises(RuntimeError, match="no game"):
        pace.measured([pace.Task(SWIFT, lambda: fail)], rounds=1, seconds=0)
    assert pace.cores() == before


def test_a_ratio_is_taken_within_the_round() -> None:
    taken = {SWIFT: samples(100, 1000, 300), SLOW: samples(10, 200, 20)}
    assert pace.ratios(taken, SWIFT, SLOW, pace.games_a_second) == Spread(10, 5, 15)
    assert pace.rates(taken, SLOW, pace.games_a_second) == Spread(20, 10, 200)


def test_threads_are_judged_by_the_wall_clock() -> None:
    taken = {SWIFT: samples(100), PAIR: samples(180, threads=2)}
    assert pace.rates(taken, PAIR, pace.games_a_second).median == 90
    assert pace.gain(taken, PAIR, SWIFT).median == 1.8
    assert pace.undisturbed_gain(taken, PAIR, SWIFT).median == 1.8
    busy = {SWIFT: samples(100), PAIR: [replace(one, wall=2.0) for one in samples(180, threads=2)]}
    assert pace.gain(busy, PAIR, SWIFT).median == 0.9
    assert pace.rates(busy, PAIR, pace.games_a_second).median == 45
    assert pace.rates(busy, PAIR, pace.moves_a_second).median == 450
    assert pace.undisturbed_gain(busy, PAIR, SWIFT).median == 1.8


@pytest.mark.parametrize(("times", "kept"), [(10, True), (10.1, False)])
def test_a_promise_is_kept_from_its_figure_on(times: float, kept: bool) -> None:
    taken = {SWIFT: samples(100), SLOW: samples(10)}
    pair = SWIFT, SLOW
    (found,) = promises.at_least(taken, "skip", times, pair, pace.games_a_second)
    assert found.kept is kept
    assert not [*promises.at_least({}, "skip", times, pair, pace.games_a_second)]


def test_several_games_of_a_peer_are_judged_by_the_middle_one() -> None:
    others = [replace(SLOW, game=name) for name in ("low", "middle", "high")]
    taken = {SWIFT: samples(1000)} | {
        other: samples(pace) for other, pace in zip(others, (1, 2, 100), strict=True)
    }
    found = promises.among(taken, "skip", 500, SWIFT, others)
    assert (found.kept, found.reached) == (True, "500 × (high 10, low 1,000)")


def test_costs_are_judged_by_the_dearest_game() -> None:
    cheap = cost.Cost("a", cold=15, warm=0.6, beside_scipy=1.0, state=600, announced=True)
    dear = cost.Cost("b", cold=15.5, warm=0.7, beside_scipy=1.0, state=601, announced=True)
    silent = replace(cheap, announced=False)
    assert [each.kept for each in promises.of_costs([cheap], 1, 299.9)] == [True] * 4
    assert [each.kept for each in promises.of_costs([cheap, dear], 1, 300)] == [False] * 4
    assert not [*promises.of_costs([cheap, silent], 1, 1)][1].kept


@pytest.mark.slow
def test_a_start_and_a_state_have_their_costs() -> None:
    (found,) = cost.costs(["schneider"], runs=1)
    assert found.cold > 2 * found.warm > 0
    assert found.announced
    assert 0 < found.state < 10_000


@pytest.mark.skipif(not hasattr(os, "wait4"), reason="the peak of a child is told by wait4")
def test_the_peak_is_that_of_the_command_alone() -> None:
    held = b"x" * 150_000_000
    assert cost.peak_bytes([sys.executable, "-c", "pass"]) < 100e6
    command = [sys.executable, "-c", "held = b'x' * 60_000_000"]
    assert 60e6 < cost.peak_bytes(command) < 150e6
    assert len(held) == 150_000_000


def test_the_machine_is_named() -> None:
    text = machine.described()
    assert "numba " in text
    assert "Python " in text
    assert machine.installed("no-such-package-at-all") == "not installed"


def test_playouts_are_counted_for_every_game_and_the_peer() -> None:
    every = list(playouts.tasks())
    assert {each.subject.game.split(",")[0] for each in every} == {*NAMES, *playouts.PEER_GAMES}
    wanted = [each for each in every if each.subject.game in ("extra, 4 seats", "euchre")]
    found = pace.measured(wanted, rounds=1, seconds=0.001)
    assert all(one.games >= playouts.MANY / 2 for (one,) in found.values())
    page = playouts.page(found)
    assert page.count("| elferrat | extra, 4 seats |") == 2
    assert "| OpenSpiel | euchre |" in page

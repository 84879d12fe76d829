"""Shards and their executors: nothing the result depends on but the plan."""

import os
import random
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from typing import Any, NoReturn

import numpy as np
import pytest

from elferrat.bots import bot
from elferrat.lab.executors import _AHEAD, Reports, _shared_out, in_processes
from elferrat.lab.plan import Plan, planned
from elferrat.lab.shards import game_of_bots, play_shard, shards
from elferrat.lab.simulate import in_order, simulated
from elferrat.lab.totals import Totals, no_totals, width
from elferrat.lab.work import Report
from elferrat.locale.message import Unusable
from elferrat.play.table import deal

PLAN = planned("elfer", {"variant": "false_start"}, ["random", "thumb", "random"], 3, "eleven", 12)
CHANCE = planned("elfern", {}, ["random"], None, "eleven", 400)


def total(plan: Plan, threads: int | None = None) -> Totals:
    totals = no_totals(plan.bots)
    for report in simulated(plan, threads=threads):
        totals.merge(report.totals)
    return totals


@pytest.mark.parametrize("plan", [PLAN, CHANCE], ids=["bots", "chance"])
def test_totals_are_equal_for_any_number_of_threads(plan: Plan) -> None:
    alone = total(plan, 1)
    assert alone.games == plan.games
    assert total(plan, 2) == alone
    assert total(plan, 3) == alone


@pytest.mark.parametrize("plan", [PLAN, CHANCE], ids=["bots", "chance"])
def test_another_seed_gives_other_games(plan: Plan) -> None:
    other = planned(plan.game, plan.options, plan.bots, None, "twelve", plan.games)
    assert total(other, 1) != total(plan, 1)


def test_games_of_a_plan_differ_and_are_repeatable() -> None:
    games = [game_of_bots(PLAN, number) for number in range(4)]
    assert len({tuple(game) for game in games}) > 1
    assert games == [game_of_bots(PLAN, number) for number in range(4)]
    assert {len(game) for game in games} == {width(3)}


def test_a_game_s_bonus_cards_are_counted() -> None:
    plan = planned("extra", {}, ["thumb"], 2, "eleven", 1)
    *_, first, second = game_of_bots(plan, 0)
    assert (first, second) != (0, 0)


@pytest.mark.parametrize("plan", [PLAN, CHANCE], ids=["bots", "chance"])
def test_rows_are_what_the_totals_count(plan: Plan) -> None:
    report = play_shard(plan, 3, 11, keep_rows=True)
    (rows,) = report.rows
    assert rows.shape == (8, width(len(plan.bots)))
    counted = no_totals(plan.bots)
    counted.add_all(rows)
    assert counted == report.totals == play_shard(plan, 3, 11).totals
    parts = [play_shard(plan, 3, 6, keep_rows=True), play_shard(plan, 6, 11, keep_rows=True)]
    assert np.array_equal(np.concatenate([part.rows[0] for part in parts]), rows)


@pytest.mark.parametrize("games", [1, 7, 64, 1000, 10**9])
@pytest.mark.parametrize("bots", [["random"], ["thumb"]])
def test_shards_cover_every_game_once(games: int, bots: list[str]) -> None:
    plan = planned("elfern", {}, bots, None, "", games)
    due = 0
    for (first, end), _ in zip(shards(plan), range(2000), strict=False):
        assert first == due < end
        due = end
    assert games in (due, 10**9)


def test_a_plan_goes_on_where_its_shards_would_have() -> None:
    plan = planned("elfern", {}, ["thumb"], None, "", 1000)
    all_shards = list(shards(plan))
    assert list(shards(plan, all_shards[5][0])) == all_shards[5:]


def test_reports_come_in_the_order_of_the_games() -> None:
    cut = list(shards(CHANCE))
    mixed = cut[1:]
    random.Random(1).shuffle(mixed)
    mixed.append(cut[0])  # the worst case: everything else waits for it

    def reports() -> Iterator[tuple[tuple[int, int], Report[Totals]]]:
        for shard in mixed:
            yield shard, play_shard(CHANCE, *shard, keep_rows=True)

    (joined,) = in_order(reports(), 0)
    assert (joined.first, joined.end) == (0, CHANCE.games)
    assert joined.totals == total(CHANCE, 1)
    rows = play_shard(CHANCE, 0, CHANCE.games, keep_rows=True).rows[0]
    assert np.array_equal(np.concatenate(joined.rows), rows)


def test_what_waits_for_an_early_game_is_joined() -> None:
    held: list[Report[Totals]] = []

    def reports() -> Iterator[tuple[tuple[int, int], Report[Totals]]]:
        for first in (8, 4, 6, 2, 0):
            report = play_shard(CHANCE, first, first + 2)
            held.append(report)
            yield (first, first + 2), report

    assert [(found.first, found.end) for found in in_order(reports(), 0)] == [(0, 10)]
    assert held[-1].totals.games == 10


def test_a_process_that_is_ended_from_outside_is_a_clear_complaint() -> None:
    with pytest.raises(Unusable) as refused:
        list(in_processes(killed, shards(PLAN), 2, "--threads"))
    assert (refused.value.place, refused.value.message.key) == ("--threads", "simulate-died")


def killed(first: int, end: int) -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_what_a_terminal_tells_the_whole_group_is_for_the_parent_alone() -> None:
    totals = no_totals(PLAN.bots)
    for _, report in in_processes(told_to_end, shards(PLAN), 2, "--threads"):
        totals.merge(report.totals)
    assert totals == total(PLAN, 1)


def told_to_end(first: int, end: int) -> Report[Totals]:
    try:
        for number in (signal.SIGINT, signal.SIGHUP):
            os.kill(os.getpid(), number)
    except KeyboardInterrupt:  # as such it would end the whole suite
        raise AssertionError from None
    return play_shard(PLAN, first, end)


class FirstIsLate(Executor):
    """Plays everything at once, but for the first shard: that takes until somebody plays it."""

    def __init__(self) -> None:
        self.sent: list[Future[Any]] = []

    def submit(self, call: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if self.sent:
            future.set_result(call(*args, **more))
        self.sent.append(future)
        return future


def test_shards_do_not_run_far_ahead_of_one_that_takes_long() -> None:
    pool, cut, in_hand = FirstIsLate(), [(number, number + 1) for number in range(100)], 4
    reports = _shared_out(pool, lambda first, end: play_shard(PLAN, 0, 0), cut, in_hand)
    at_most = _AHEAD * in_hand
    early = [next(reports)[0] for _ in range(at_most - 1)]
    assert sorted(early) == cut[1:at_most]
    pool.sent[0].set_result(play_shard(PLAN, 0, 0))
    assert next(reports)[0] == cut[0]
    assert len(pool.sent) == at_most
    assert sorted(shard for shard, _ in reports) == cut[at_most:]


def test_more_processes_than_the_cores_can_use_are_not_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def pool(processes: int, context: object, **more: object) -> NoReturn:
        asked.append(processes)
        raise StopAsyncIteration

    monkeypatch.setattr("elferrat.lab.executors.ProcessPoolExecutor", pool)
    monkeypatch.setattr("elferrat.lab.executors.cores", lambda: 2)
    with pytest.raises(StopAsyncIteration):
        list(simulated(planned("elfern", {}, ["thumb"], None, "x", 10**6), threads=4096))
    assert asked == [8]


@pytest.mark.parametrize("bots", [["random"], ["thumb"]])
def test_closing_early_stops(bots: list[str]) -> None:
    reports = simulated(planned("elfern", {}, bots, None, "x", 10**6), threads=2)
    assert next(reports).totals.games >= 1
    reports.close()
    with pytest.raises(StopIteration):
        next(reports)


def test_a_cluster_gets_the_same_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def reports(play: object, to_come: Iterator[tuple[int, int]], address: str) -> Reports[Totals]:
        asked.append(address)
        for shard in reversed(list(to_come)):
            yield shard, play_shard(PLAN, *shard)

    monkeypatch.setattr("elferrat.lab.cluster.reports", reports)
    totals = no_totals(PLAN.bots)
    for report in simulated(PLAN, cluster="ray://somewhere:10001"):
        totals.merge(report.totals)
    assert asked == ["ray://somewhere:10001"]
    assert totals == total(PLAN, 1)


def test_games_with_bots_are_those_of_elferrat_deal() -> None:
    """Game i is dealt from SEED:i, and seat s thinks by SEED:i:s: anybody can look at it."""
    plan = planned("elfern", {}, ["random", "thumb"], None, "eleven", 3)
    for number in range(3):
        table = deal("elfern", seed=f"eleven:{number}")
        seats = [bot(name, seed=f"eleven:{number}:{seat}") for seat, name in enumerate(plan.bots)]
        while not table.over:
            table.play(seats[table.turn].choose(table.view(table.turn)).move)
        assert table.outcome is not None
        row = game_of_bots(plan, number)
        assert row[3:5] == list(table.outcome.scores)
        assert row[0] == len(table.record().moves)

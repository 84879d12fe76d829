"""Many games: what is counted, and that the number of processes makes no difference."""

import os
import signal
from typing import Any, NoReturn

import pytest

from elferrat.games.game import Outcome
from elferrat.lab.simulate import Plan, Totals, no_totals, planned, play_game, simulated
from elferrat.locale.message import Unusable

PLAN = planned("elfer", {"variant": "false_start"}, ["random"], 3, "eleven", 12)


def total(plan: Plan, processes: int | None = None) -> dict[str, Any]:
    totals = no_totals(plan)
    for batch in simulated(plan, processes):
        totals.merge(batch)
    return totals.json()


def test_totals_are_equal_for_any_number_of_processes() -> None:
    alone = total(PLAN, 1)
    assert alone["games"] == 12
    assert total(PLAN, 2) == alone
    assert total(PLAN, 3) == alone


def test_another_seed_gives_other_games() -> None:
    other = planned("elfer", {"variant": "false_start"}, ["random"], 3, "twelve", 12)
    assert total(other, 1) != total(PLAN, 1)


def test_games_of_a_plan_differ_and_are_repeatable() -> None:
    games = [play_game(PLAN, number) for number in range(4)]
    assert len({outcome.scores for outcome, _ in games}) > 1
    assert games == [play_game(PLAN, number) for number in range(4)]


def test_what_is_counted() -> None:
    totals = Totals(no_totals(planned("elfern", {}, ["random"], None, "", 1)).seats)
    totals.add(Outcome((12, 8), (0,), "played"), 32)
    totals.add(Outcome((10, 10), (), "played"), 30)
    other = no_totals(planned("elfern", {}, ["random"], None, "", 1))
    other.add(Outcome((5, 5), (0, 1), "out"), 40)
    totals.merge(other)
    found = totals.json()
    assert found["games"] == 3
    assert found["ties"]["count"] == 2
    assert found["reasons"] == {"out": 1, "played": 2}
    assert found["length"]["value"] == 34
    assert (found["length"]["shortest"], found["length"]["longest"]) == (30, 40)
    first, second = found["seats"]
    assert (first["wins"]["count"], second["wins"]["count"]) == (2, 1)
    assert first["share"]["value"] == 0.5
    assert second["share"]["value"] == pytest.approx(1 / 6)
    assert (first["score"]["value"], second["score"]["value"]) == (9, pytest.approx(23 / 3))


def test_merging_nothing_changes_nothing() -> None:
    totals = no_totals(PLAN)
    totals.add(*play_game(PLAN, 0))
    before = totals.json()
    totals.merge(no_totals(PLAN))
    assert totals.json() == before


def test_a_share_lies_between_nothing_and_all() -> None:
    totals = no_totals(PLAN)
    for winner in (0, 0, 1):
        totals.add(Outcome((1, 2, 3), (winner,), "out"), 30)
    for seat in totals.json()["seats"]:
        share = seat["share"]
        assert 0 <= share["low"] <= share["value"] <= share["high"] <= 1


def test_a_process_that_is_ended_from_outside_is_a_clear_complaint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # What is sent to the processes: work that kills them.
    monkeypatch.setattr("elferrat.lab.simulate.play_batch", killed)
    with pytest.raises(Unusable) as refused:
        list(simulated(PLAN, 2))
    assert (refused.value.place, refused.value.message.key) == ("--threads", "cli-simulate-died")


def killed(plan: Plan, first: int, end: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_more_processes_than_the_cores_can_use_are_not_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def pool(processes: int, context: object, **more: object) -> NoReturn:
        asked.append(processes)
        raise StopAsyncIteration

    monkeypatch.setattr("elferrat.lab.simulate.ProcessPoolExecutor", pool)
    monkeypatch.setattr("elferrat.lab.simulate.cores", lambda: 2)
    with pytest.raises(StopAsyncIteration):
        list(simulated(planned("elfern", {}, ["random"], None, "x", 10**6), 4096))
    assert asked == [8]


def test_closing_early_stops() -> None:
    batches = simulated(planned("elfern", {}, ["random"], None, "x", 10**6), 2)
    assert next(batches).games >= 1
    batches.close()
    with pytest.raises(StopIteration):
        next(batches)


@pytest.mark.parametrize(
    ("bots", "players", "seats"),
    [
        (["random"], None, 2),
        (["random"], 5, 5),
        (["random", "random", "random"], None, 3),
        (["random", "random"], 2, 2),
    ],
)
def test_bots_find_their_seats(bots: list[str], players: int | None, seats: int) -> None:
    assert len(planned("extra", {}, bots, players, "", 1).bots) == seats


@pytest.mark.parametrize(
    ("game", "bots", "players", "place"),
    [
        ("whist", ["random"], None, "GAME"),
        ("elfern", ["random"], 3, "--players"),
        ("elfern", ["random"] * 3, None, "--players"),
        ("elfer", ["random", "random"], 3, "--bots"),
        ("elfer", ["random", "genius"], None, "--bots"),
        ("elfer", [""], None, "--bots"),
    ],
)
def test_impossible_plans(game: str, bots: list[str], players: int | None, place: str) -> None:
    with pytest.raises(Unusable) as refused:
        planned(game, {}, bots, players, "", 1)
    assert refused.value.place == place


def test_a_seed_that_no_shuffle_can_read_is_refused_before_any_process_starts() -> None:
    with pytest.raises(Unusable) as refused:
        planned("elfer", {}, ["random"], None, "\udcff", 1)
    assert (refused.value.place, refused.value.message.key) == ("--seed", "bad-seed")

"""What totals mean: proportions and means with their intervals."""

import pytest

from elferrat.lab.plan import planned
from elferrat.lab.summary import share_of_wins, summary
from elferrat.lab.totals import no_totals

PLAN = planned("elfern", {}, ["random"], None, "", 1)


def test_the_summary_of_three_games() -> None:
    totals = no_totals(PLAN.bots)
    for row in (
        [32, 1, 0, 12, 8, 1, 0, 0, 0],
        [30, 1, 2, 10, 10, 0, 0, 0, 0],
        [40, 1, 0, 5, 5, 1, 1, 0, 0],
    ):
        totals.add(row)
    found = summary(PLAN, totals)
    assert found["games"] == 3
    assert found["ties"]["count"] == 2
    assert found["reasons"] == {"played": 3}
    assert found["empty_pile"]["count"] == 2
    assert found["length"]["value"] == 34
    assert (found["length"]["shortest"], found["length"]["longest"]) == (30, 40)
    assert found["length"]["histogram"] == {"30": 1, "32": 1, "40": 1}
    first, second = found["seats"]
    assert (first["wins"]["count"], second["wins"]["count"]) == (2, 1)
    assert first["share"]["value"] == 0.5
    assert second["share"]["value"] == pytest.approx(1 / 6)
    assert (first["score"]["value"], second["score"]["value"]) == (9, pytest.approx(23 / 3))
    assert (first["place"]["value"], second["place"]["value"]) == (1, pytest.approx(4 / 3))
    assert "bonus" not in first
    assert found["bots"]["random"]["seats"] == [0, 1]
    assert found["bots"]["random"]["score"]["value"] == pytest.approx(25 / 3)


def test_a_bot_on_all_seats_of_a_game_of_fixed_points_has_no_spread() -> None:
    totals = no_totals(PLAN.bots)
    for honours in range(21):
        totals.add([32, 1, 0, honours, 20 - honours, honours > 10, honours < 10, 0, 0])
    found = summary(PLAN, totals)
    assert found["seats"][0]["score"]["low"] < 10 < found["seats"][0]["score"]["high"]
    score = found["bots"]["random"]["score"]
    assert (score["low"], score["value"], score["high"]) == (10, 10, 10)


def test_bonus_cards_are_told_where_there_are_any() -> None:
    plan = planned("extra", {}, ["random"], 2, "", 1)
    totals = no_totals(plan.bots)
    totals.add([150, 2, 0, 22, 11, 1, 0, 3, 1])
    found = summary(plan, totals)
    assert [seat["bonus"]["value"] for seat in found["seats"]] == [3, 1]
    assert found["bots"]["random"]["bonus"]["value"] == 2
    assert found["reasons"] == {"blocked": 1}


def test_a_share_lies_between_nothing_and_all() -> None:
    totals = no_totals(("a", "b", "c"))
    for won in ([1, 0, 0], [1, 0, 0], [1, 1, 0]):
        totals.add([30, 1, 0, 1, 2, 3, *won, 0, 0, 0])
    for standing in totals.seats:
        share = share_of_wins(standing)
        assert 0 <= share.low <= share.value <= share.high <= 1


@pytest.mark.parametrize(
    ("alone", "shared", "games", "low", "high"),
    [
        # Wilson's own formula, as tables of it print it; a shared win is half of one.
        (0, 0, 10, 0.0, 0.2775),
        (10, 0, 10, 0.7225, 1.0),
        (50, 0, 100, 0.4038, 0.5962),
        (0, 100, 100, 0.4038, 0.5962),
        (0, 2, 20, 0.0089, 0.2361),
        (1, 0, 20, 0.0089, 0.2361),
    ],
)
def test_a_share_has_the_interval_of_a_proportion(
    alone: int, shared: int, games: int, low: float, high: float
) -> None:
    totals = no_totals(("a", "b"))
    for number in range(games):
        won = (1, 0) if number < alone else (1, 1) if number < alone + shared else (0, 1)
        totals.add([30, 1, 0, 1, 2, *won, 0, 0])
    share = share_of_wins(totals.seats[0])
    assert share.value == (alone + shared / 2) / games
    assert share.low == pytest.approx(low, abs=5e-5)
    assert share.high == pytest.approx(high, abs=5e-5)
    assert (share.low == 0) == (share.value == 0)
    assert (share.high == 1) == (share.value == 1)

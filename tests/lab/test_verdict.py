"""What an arena says, of games whose players' strength is known."""

import random
from statistics import fmean
from typing import Any

import pytest

from elferrat.lab.contest import contest
from elferrat.lab.tally import Tally
from elferrat.lab.verdict import verdict

WORK = contest("elfern", {}, ["thumb", "random"], None, "x", 100)
TABLE = contest("elfer", {}, ["thumb", "random"], 3, "x", 100)


def row(scores: list[int], points: list[int] | None = None) -> list[int]:
    """A game with these scores; the best win, alone or together."""
    won = [int(score == max(scores)) for score in scores]
    return [30, 1, 0, *scores, *won, *(points or [])]


def pairs(deals: int, better: float, luck: float, chance: random.Random) -> Tally:
    """Two-seat deals: `better` points for thumb a game, `luck` for the seat with the cards."""
    tally = WORK.no_totals()
    for _ in range(deals):
        cards = chance.gauss(0, luck)
        games = []
        for seating, side in zip(WORK.seatings_of(0), (1, -1), strict=True):
            ahead = round(better + side * cards + chance.gauss(0, 2))
            scores = {"thumb": 10 + ahead, "random": 10 - ahead}
            games.append((seating, row([scores[name] for name in seating], [0, 0])))
        tally.add(games)
    return tally


def only_pair(tally: Tally) -> dict[str, Any]:
    (pair,) = verdict(WORK, tally)["pairs"]
    found: dict[str, Any] = pair
    return found


def test_one_deal_by_hand() -> None:
    tally = WORK.no_totals()
    first, second = WORK.seatings_of(0)
    assert (first, second) == (("thumb", "random"), ("random", "thumb"))
    tally.add([(first, row([13, 7], [1, 0])), (second, row([11, 9], [1, 0]))])
    found = verdict(WORK, tally)
    (pair,) = found["pairs"]
    assert pair["bots"] == ["thumb", "random"]
    assert (pair["deals"]["won"], pair["deals"]["even"], pair["deals"]["lost"]) == (1, 0, 0)
    assert pair["meetings"]["count"] == 2
    assert pair["meetings"]["value"] == 0.5
    assert pair["difference"]["value"] == (6 - 2) / 2
    assert pair["game_points"]["value"] == 0
    assert found["bots"]["thumb"]["score"]["value"] == 11
    assert found["bots"]["thumb"]["share"]["value"] == 0.5
    assert found["bots"]["random"]["place"]["value"] == 1.5
    assert found["bots"]["random"]["milliseconds"] is None


def test_what_nobody_won_is_shared() -> None:
    tally = WORK.no_totals()
    drawn = [30, 1, 0, 10, 10, 0, 0, 0, 0]
    tally.add([(seating, drawn) for seating in WORK.seatings_of(0)])
    found = verdict(WORK, tally)
    assert found["bots"]["thumb"]["share"]["value"] == 0.5
    (pair,) = found["pairs"]
    assert (pair["deals"]["even"], pair["deals"]["value"], pair["meetings"]["value"]) == (
        1,
        0.5,
        0.5,
    )


def test_at_a_table_every_seat_of_one_meets_every_seat_of_the_other() -> None:
    tally = TABLE.no_totals()
    tally.add([(("thumb", "random", "random"), row([0, -3, -8]))])
    (pair,) = verdict(TABLE, tally)["pairs"]
    assert (pair["meetings"]["count"], pair["meetings"]["value"]) == (2, 1)
    assert pair["difference"]["value"] == (3 + 8) / 2
    assert "game_points" not in pair


@pytest.mark.parametrize("luck", [0, 6])
def test_intervals_have_the_truth_as_often_as_they_say(luck: int) -> None:
    chance = random.Random(luck)
    truth = only_pair(pairs(20_000, 0.4, luck, chance))
    inside = {"deals": 0, "meetings": 0, "difference": 0}
    runs = 150
    for _ in range(runs):
        found = only_pair(pairs(80, 0.4, luck, chance))
        for name in inside:
            low, high = found[name]["low"], found[name]["high"]
            inside[name] += low <= truth[name]["value"] <= high
    for name, times in inside.items():
        # Wilson's interval takes what is half for whole: it may have the truth more often.
        assert 0.90 <= times / runs <= (0.985 if name == "difference" else 1), name


def test_turned_seats_take_luck_out_of_the_difference() -> None:
    chance = random.Random(3)
    calm = [only_pair(pairs(100, 0.4, 0, chance))["difference"] for _ in range(10)]
    wild = [only_pair(pairs(100, 0.4, 8, chance))["difference"] for _ in range(10)]

    def width(found: list[dict[str, float]]) -> float:
        return fmean(each["high"] - each["low"] for each in found)

    assert width(wild) < 1.2 * width(calm)


def test_the_better_one_is_found_out() -> None:
    found = verdict(WORK, pairs(400, 1.0, 6, random.Random(5)))
    (pair,) = found["pairs"]
    assert pair["deals"]["low"] > 0.5
    assert pair["difference"]["low"] > 0
    assert pair["test"]["ratio"] > pair["test"]["bound"]
    assert found["bots"]["thumb"]["rating"]["low"] > 0 > found["bots"]["random"]["rating"]["high"]


def test_decisions_stand_once_made() -> None:
    chance = random.Random(1)
    tally = WORK.no_totals()
    for _ in range(30):
        tally.merge(pairs(4, 3.0, 0, chance))
    ((decision, after),) = tally.decisions.values()
    assert decision == "h1"
    assert after % 4 == 0
    assert after < 120
    for _ in range(60):
        tally.merge(pairs(4, -3.0, 0, chance))
    assert tally.decisions == {("thumb", "random"): ("h1", after)}
    assert only_pair(tally)["test"]["ratio"] < 0

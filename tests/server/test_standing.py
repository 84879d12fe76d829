"""Results of finished games and what they add up to."""

import pytest

from elferrat.games.game import Outcome
from elferrat.server.seating import BOT, PERSON, Seat
from elferrat.server.standing import Tally, places, seat_results, statistics
from elferrat.server.store.facts import Played, SeatResult


@pytest.mark.parametrize(
    ("scores", "won", "left", "expected"),
    [
        ([12, 8], [True, False], [False, False], [1, 2]),
        ([10, 10], [False, False], [False, False], [1, 1]),
        ([-5, 0, -5, -30], [False, True, False, False], [False] * 4, [2, 1, 2, 4]),
        ([22, 22, 3], [True, True, False], [False] * 3, [1, 1, 3]),
        ([0, -7, -5], [True, False, False], [True, False, False], [3, 2, 1]),
        ([0, -7, -5], [True, False, False], [True, True, False], [2, 2, 1]),
        ([0, -7], [False, False], [True, True], [1, 1]),
        ([-3, -3], [True, False], [False, False], [1, 2]),
    ],
)
def test_places(scores: list[int], won: list[bool], left: list[bool], expected: list[int]) -> None:
    kept = [win and not gone for win, gone in zip(won, left, strict=True)]
    assert places(scores, kept, left) == expected


def test_the_results_of_a_game_say_who_sat_where() -> None:
    outcome = Outcome((0, -12, -3), (0,), "out")
    seats = [
        Seat(PERSON, "Ada", player=7),
        Seat(BOT, "thumb 2", level="thumb"),
        Seat(PERSON, "Guest"),
    ]
    assert seat_results(outcome, seats) == (
        SeatResult("Ada", True, 0, 1, 7, None),
        SeatResult("thumb 2", False, -12, 3, None, "thumb"),
        SeatResult("Guest", False, -3, 2, None, None),
    )


def test_who_left_wins_nothing_and_is_last_but_keeps_the_points() -> None:
    outcome = Outcome((0, -12, -3), (0,), "out")
    seats = [
        Seat(PERSON, "Ada", player=7, away="gone"),
        Seat(PERSON, "Ben", player=8),
        Seat(PERSON, "Cleo", player=9),
    ]
    found = seat_results(outcome, seats)
    assert [(each.won, each.points, each.place) for each in found] == [
        (False, 0, 3), (False, -12, 2), (False, -3, 1),
    ]  # fmt: skip
    seats[0].away = ""  # back in time
    assert seat_results(outcome, seats)[0] == SeatResult("Ada", True, 0, 1, 7)


def test_a_tally_counts() -> None:
    tally = Tally()
    assert (tally.mean, tally.best) == (None, None)
    games = [(-3, 1, False), (0, 1, True), (0, 2, True), (-9, 1, False), (4, 1, True)]
    for points, winners, won in games:
        tally.add(points, winners, won)
    assert tally.json() == {
        "games": 5, "wins": 3, "shared": 1, "points": -8, "mean": -1.6, "best": 4,
        "streak": 1, "longest": 2,
    }  # fmt: skip


def test_a_lost_game_ends_the_streak_but_not_the_longest() -> None:
    tally = Tally()
    for won in (True, True, True, False):
        tally.add(0, 1, won)
    assert (tally.streak, tally.longest) == (0, 3)


def test_points_below_nothing_have_a_best_too() -> None:
    tally = Tally()
    tally.add(-20, 1, False)
    tally.add(-11, 1, False)
    assert tally.best == -11


def test_statistics_are_by_game_and_by_seats() -> None:
    lost, drawn, won = (
        Played("elfern", 2, winners, won, points)
        for winners, won, points in [(1, False, 3), (0, False, 10), (1, True, 12)]
    )
    three, shared = Played("elfer", 3, 1, False, -6), Played("elfer", 2, 2, True, 0)
    found = statistics([won, drawn, three, lost, shared])
    assert found.keys() == {"elfern", "elfer"}
    elfern, elfer = found["elfern"].json(), found["elfer"].json()
    assert elfern.pop("by_seats") == {"2": elfern}
    assert elfern == {
        "games": 3, "wins": 1, "shared": 0, "points": 25, "mean": 8.33, "best": 12,
        "streak": 0, "longest": 1,
    }  # fmt: skip
    assert (elfer["games"], elfer["wins"], elfer["shared"]) == (2, 1, 1)
    assert {seats: part["games"] for seats, part in elfer["by_seats"].items()} == {"2": 1, "3": 1}
    assert elfer["by_seats"]["3"]["points"] == -6
    assert statistics([]) == {}

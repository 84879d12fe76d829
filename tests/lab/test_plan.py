"""Plans: what is checked before anything is played, and what makes two plans the same."""

from dataclasses import replace

import pytest

from elferrat.lab.plan import planned
from elferrat.locale.message import Unusable


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
    ("game", "bots", "players", "games", "place"),
    [
        ("whist", ["random"], None, 1, "GAME"),
        ("elfern", ["random"], 3, 1, "--players"),
        ("elfern", ["random"] * 3, None, 1, "--players"),
        ("elfer", ["random", "random"], 3, 1, "--bots"),
        ("elfer", ["random", "genius"], None, 1, "--bots"),
        ("elfer", [""], None, 1, "--bots"),
        ("elfer", ["random"], None, 0, "--games"),
        ("elfer", ["random"], None, 10**9 + 1, "--games"),
    ],
)
def test_impossible_plans(
    game: str, bots: list[str], players: int | None, games: int, place: str
) -> None:
    with pytest.raises(Unusable) as refused:
        planned(game, {}, bots, players, "", games)
    assert refused.value.place == place


def test_a_seed_that_no_shuffle_can_read_is_refused_before_any_process_starts() -> None:
    with pytest.raises(Unusable) as refused:
        planned("elfer", {}, ["random"], None, "\udcff", 1)
    assert (refused.value.place, refused.value.message.key) == ("--seed", "bad-seed")


def test_the_fingerprint_is_of_everything_that_is_played() -> None:
    plan = planned("elfer", {}, ["random"], None, "x", 10)
    others = [
        replace(plan, game="extra"),
        replace(plan, options={"draw": "one"}),
        replace(plan, bots=("random", "thumb")),
        replace(plan, seed="y"),
        replace(plan, games=11),
    ]
    assert len({each.fingerprint() for each in [plan, *others]}) == 6
    assert planned("elfer", {}, ["random"], 2, "x", 10).fingerprint() == plan.fingerprint()


def test_a_later_version_of_the_rules_has_another_fingerprint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = planned("elfer", {}, ["random"], None, "x", 10)
    before = plan.fingerprint()
    monkeypatch.setattr("elferrat.games.elfer.face.Elfer.version", 2)
    assert plan.fingerprint() != before


def test_only_games_of_chance_alone_are_for_the_twin() -> None:
    assert planned("elfer", {}, ["random"], 3, "", 1).by_chance
    assert not planned("elfer", {}, ["random", "thumb"], None, "", 1).by_chance

"""The compiled rules against the plain ones: every field, every ply, every legal move."""

import random
from typing import Any

import numpy as np
import pytest

from elferrat.games import NAMES, all_games, game_named
from elferrat.kernel.abi import MOST_CARDS, MOST_MOVES
from elferrat.kernel.playout import random_games
from elferrat.kernel.record import records, write
from elferrat.kernel.twin import driver_named, twin
from elferrat.locale.message import Unusable
from elferrat.play.randomly import random_game
from tests.kernel.traces import KINDS_OF_GAMES, Tracer, any_options, compare, plain_game

WHOLE = 10_000  # games of each kind; in eight parts, so that all cores share them
PARTS = 8

every_kind = pytest.mark.parametrize(
    ("name", "fixed"),
    KINDS_OF_GAMES,
    ids=[fixed.get("variant", name) for name, fixed in KINDS_OF_GAMES],
)


@every_kind
def test_every_field_and_every_ply_is_equal(name: str, fixed: dict[str, Any]) -> None:
    assert compare(name, 0, 40, **fixed) > 40 * 20


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@every_kind
def test_ten_thousand_games_of_every_kind_are_equal(
    name: str, fixed: dict[str, Any], part: int
) -> None:
    compare(name, WHOLE * part // PARTS, WHOLE * (part + 1) // PARTS, "ten thousand", **fixed)


def test_the_games_compared_have_every_option_and_number_of_players() -> None:
    """By chance alone: each value of each option with each number of players it allows."""
    for game in all_games():
        seen = set()
        for number in range(1000):
            o, players = any_options(game, random.Random(f"{game.name}:{number}"))
            written = game.write_options(o)
            for option in game.options:
                seen.add((option.name, written.get(option.name, option.default), players))
        wanted = {
            (option.name, value, players)
            for option in game.options
            for value in option.values
            for players in game.players
            if not (option.name == "without_blue" and value and players != 2)
        }
        assert seen >= wanted


@pytest.mark.parametrize("name", NAMES)
def test_whole_games_are_told_alike(name: str) -> None:
    game = game_named(name)
    for number in range(12):
        o, players = any_options(game, random.Random(f"rows:{number}"))
        options = game.write_options(o)
        rows = random_games(name, options, players, "rows", number, number + 3)
        plain = [random_game(name, options, players, "rows", number + i) for i in range(3)]
        assert rows.tolist() == plain


def test_games_of_a_seed_do_not_depend_on_where_a_run_begins() -> None:
    whole = random_games("elfern", {}, 2, "x", 0, 50)
    assert np.array_equal(whole[20:], random_games("elfern", {}, 2, "x", 20, 50))
    assert not np.array_equal(whole, random_games("elfern", {}, 2, "y", 0, 50))
    assert random_games("elfern", {}, 2, "x", 5, 5).shape == (0, 9)


@pytest.mark.parametrize(
    ("game", "options", "players"),
    [("chess", {}, 2), ("elfern", {"draw": 1}, 2), ("elfern", {}, 3), ("elfer", {}, 7)],
)
def test_what_cannot_be_played_is_refused(game: str, options: dict[str, Any], players: int) -> None:
    with pytest.raises(Unusable):
        random_games(game, options, players, "x", 0, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_checked_form_finds_no_access_out_of_bounds(name: str) -> None:
    """Compiled code checks no bounds by itself; here it does, and plays the same games."""
    game = game_named(name)
    tracer = Tracer(name, checked=True)
    for number in range(150):
        o, players = any_options(game, random.Random(f"checked:{number}"))
        told = tracer.game(o, players, "checked", number)
        for ply, plain in enumerate(plain_game(game, o, players, "checked", number)):
            assert told[ply] == plain


@pytest.mark.slow
def test_the_checked_form_would_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    checked = twin("extra", checked=True)
    told: list[object] = []
    monkeypatch.setattr("sys.unraisablehook", lambda found: told.append(found.exc_value))
    state = checked.blank()
    state["turn"] = 99
    rows = np.zeros((1, 8), np.int64)
    options = records(checked.game.options_type, 1).view(np.uint8)
    states = state.view(np.uint8).reshape(1, -1)
    finish = driver_named("finish_many")
    finish(checked.functions, states, options, 2, rows, 0, 1)
    assert told == []
    lists = np.zeros((1, MOST_MOVES), np.int16)
    driver_named("look_at_many")(
        checked.functions, states, options, lists, np.zeros(1, np.int64),
        np.zeros((1, checked.game.rules.MOVES), np.uint8), np.zeros(1, np.int64),
        np.zeros(1, np.uint8), np.zeros((1, checked.observation_size), np.int8), 0, 1,
    )  # fmt: skip
    assert told
    assert all(isinstance(error, IndexError) for error in told)


def test_there_is_room_for_any_pack_and_any_legal_moves() -> None:
    for game in all_games():
        assert game.rules.MOVES <= MOST_MOVES
        assert len(game.cards) + 3 <= MOST_CARDS  # extra's pack has four jokers


def test_options_reach_the_twin_as_they_are() -> None:
    game = game_named("extra")
    o = game.read_options({"bonus_supply": 8, "bonus_lost_on_exchange": True})
    kept = records(game.options_type, 1)
    write(o, kept)
    assert kept[0].item() == (0, 1, 1, 8)

"""Laws of every game: playing, taking back, replaying, the end and its points."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from elferrat.games import all_games
from elferrat.play.record import load, read_record
from elferrat.play.referee import GameOver
from elferrat.play.replay import Mismatch, replay, verify
from elferrat.play.table import Table, deal
from tests.contract.courses import Setup, course, most_moves, sampled_setups

SETUPS = sampled_setups()
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def table_after(setup: Setup) -> Table:
    """A table at which the whole course was played."""
    seed = f"{setup}/course/deal"
    table = deal(setup.name, players=setup.players, seed=seed, options=dict(setup.options))
    for move in course(setup).moves:
        table.play(move)
    return table


@every_setup
def test_a_table_plays_as_the_referee_does(setup: Setup) -> None:
    played, table = course(setup), table_after(setup)
    assert table.over
    assert json.dumps(table.position()) == json.dumps(played.written[-1])
    assert table.moves == list(played.moves)


@every_setup
def test_undo_goes_back_through_exactly_the_same_positions(setup: Setup) -> None:
    played, table = course(setup), table_after(setup)
    for move, before in zip(reversed(played.moves), reversed(played.written[:-1]), strict=True):
        assert table.undo() == move
        assert json.dumps(table.position()) == json.dumps(before)
    assert table.moves == []
    with pytest.raises(IndexError):
        table.undo()


@every_setup
def test_undone_moves_can_be_played_again(setup: Setup) -> None:
    played, table = course(setup), table_after(setup)
    for _ in range(min(9, len(played.moves))):
        table.undo()
    for move in played.moves[len(table.moves) :]:
        table.play(move)
    assert json.dumps(table.position()) == json.dumps(played.written[-1])


@every_setup
def test_the_game_ends(setup: Setup) -> None:
    played = course(setup)
    assert 0 < len(played.moves) < most_moves(setup.players)
    with pytest.raises(GameOver):
        table_after(setup).play(played.moves[-1])


@every_setup
def test_points_add_up(setup: Setup) -> None:
    end = course(setup).written[-1]
    scores, winners = end["scores"], end["winners"]
    assert len(scores) == setup.players
    if setup.name in ("elfern", "schneider"):
        assert sum(scores) == 20
        assert winners == [seat for seat in (0, 1) if scores[seat] > 10]
        assert [seat for seat in (0, 1) if end["game_points"][seat]] == winners
        assert end["reason"] == "played"
    elif setup.name == "elfer":
        left = [sum(int(card[1:]) for card in hand) for hand in end["hands"]]
        assert scores == [-points for points in left]
        assert winners == [end["turn"]] == [s for s, hand in enumerate(end["hands"]) if not hand]
        assert end["reason"] == "out"
    else:
        for seat, hand in enumerate(end["hands"]):
            lost = sum(11 if card == "*" else int(card[1:]) for card in hand)
            assert scores[seat] == 11 * len(end["bonus"][seat]) - lost
        assert winners == [seat for seat, points in enumerate(scores) if points == max(scores)]
        assert end["reason"] == ("out" if [] in end["hands"] else "blocked")


@every_setup
def test_a_record_saves_loads_replays_and_verifies(setup: Setup, tmp_path: Path) -> None:
    table = table_after(setup)
    record = table.record()
    record.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again == record
    assert json.dumps(replay(again).position()) == json.dumps(table.position())
    found = verify(again)
    assert (found.commitment, found.shuffle, found.play, found.holds) == (None, True, True, True)


@every_setup
def test_a_record_of_a_running_game_replays_so_far(setup: Setup) -> None:
    table = table_after(setup)
    table.undo()
    record = read_record(table.record().json())
    assert record.result is None
    assert json.dumps(replay(record).position()) == json.dumps(table.position())


@every_setup
def test_a_changed_record_does_not_replay(setup: Setup) -> None:
    record = table_after(setup).record()
    assert record.result is not None
    shorter = replace(record, moves=record.moves[:-1])
    longer = replace(record, moves=[*record.moves, record.moves[-1]])
    scores = [points + 1 for points in record.result["scores"]]
    richer = replace(record, result={**record.result, "scores": scores})
    for changed, index in ((shorter, None), (longer, len(record.moves)), (richer, None)):
        with pytest.raises(Mismatch) as caught:
            replay(changed)
        assert caught.value.index == index


@every_setup
def test_another_dealer_or_seed_deals_another_game_and_the_same_the_same(setup: Setup) -> None:
    game = setup.game
    deals = [json.dumps(game.write(setup.deal(f"seed {n}"))) for n in range(3)]
    assert len(set(deals)) == 3
    for dealer in range(setup.players):
        p = setup.deal("seed 0", dealer)
        assert json.dumps(game.write(p)) == json.dumps(game.write(setup.deal("seed 0", dealer)))
    assert game.write(setup.deal("seed 0", setup.players - 1)) == json.loads(deals[0])


def test_every_game_of_the_registry_is_looked_at() -> None:
    found = {setup.name for setup in SETUPS}
    assert found == {game.name for game in all_games()}
    for game in all_games():
        of_game = [setup for setup in SETUPS if setup.name == game.name]
        assert {setup.players for setup in of_game} == set(game.players)
        values = {pair for setup in of_game for pair in setup.options}
        for option in game.options:
            assert {(option.name, value) for value in option.values[1:]} <= values

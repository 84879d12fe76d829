"""Playouts, trees, judgements: repeatable, to be stopped, blind to what the seat does not see."""

from random import Random
from threading import Event, Timer
from typing import Any

import numpy as np
import pytest

import elferrat
from elferrat.locale.message import Unusable
from elferrat.play.determinisation import redeal
from elferrat.play.positions import read_position
from elferrat.play.table import Table
from elferrat.play.view import view
from elferrat.search.exact import solve
from elferrat.search.judging import judge, judge_open
from elferrat.search.lookahead import Lookahead
from elferrat.search.running import Until
from elferrat.search.spread import spread
from elferrat.search.thinking import think
from elferrat.search.worlds import Worlds

KINDS = [
    ("elfer", 2, 31), ("elfer", 4, 40), ("extra", 4, 50), ("elfern", 2, 6), ("schneider", 2, 6),
]  # fmt: skip


def played(game: str, players: int, moves: int, seed: str = "lookahead") -> Table:
    """A table after some moves by rules of thumb, where there is a choice."""
    table, bot = elferrat.deal(game, players=players, seed=seed), elferrat.bot("thumb")
    while len(table.moves) < moves or len(table.legal()) == 1:
        table.play(bot.choose(table.view(table.turn)).move)
    return table


@pytest.mark.parametrize(("game", "players", "moves"), KINDS)
def test_worlds_of_the_compiled_search_are_those_of_the_evidence(
    game: str, players: int, moves: int
) -> None:
    """Each hidden card is in each place as often as `Worlds` says, and nowhere else."""
    table = played(game, players, moves)
    seat = table.turn
    hidden = spread(table.view(seat), table.evidence(), Random(1))
    worlds = Worlds(table.view(seat), table.evidence())
    counts = {True: {}, False: {}}  # type: ignore[var-annotated]
    rng, kinds = Random(2), len(hidden.starts) - 1
    for _ in range(2000):
        for compiled in (True, False):
            if compiled:
                row = hidden.arrangements[rng.randrange(len(hidden.arrangements))]
                arrangement = row.reshape(-1, kinds).tolist()
            else:
                arrangement = worlds.arrangement(rng)
            for h, many in enumerate(arrangement):
                for k, n in enumerate(many):
                    counts[compiled][h, k] = counts[compiled].get((h, k), 0) + n
    for place, n in counts[False].items():
        assert counts[True][place] == pytest.approx(n, rel=0.15, abs=150)
    names = [table._position.game.cards[card] for card in hidden.cards]
    assert sorted(names) == sorted(card for kind in worlds.kinds for card in kind)


@pytest.mark.parametrize(("game", "players", "moves"), [*KINDS, ("elfer", 3, 0), ("extra", 2, 0)])
@pytest.mark.parametrize("remembered", [True, False])
def test_each_hidden_hand_has_as_many_cards_as_the_view_says(
    game: str, players: int, moves: int, remembered: bool
) -> None:
    table = played(game, players, moves)
    seen = table.view(table.turn)
    hidden = spread(seen, table.evidence() if remembered else None, Random(1))
    shape = (-1, len(hidden.seats), len(hidden.starts) - 1)
    many = hidden.arrangements.reshape(shape)
    assert (many.sum(2) == [seen["hands"][seat] for seat in hidden.seats]).all()
    assert (many.sum(1) <= np.diff(hidden.starts)).all()


@pytest.mark.parametrize(("game", "players", "moves"), KINDS)
def test_the_same_seat_and_seed_find_the_same_whatever_is_hidden(
    game: str, players: int, moves: int
) -> None:
    table, rng = played(game, players, moves), Random(3)
    seat = table.turn
    position = read_position(table.position())
    worlds = Worlds(table.view(seat), table.evidence())
    seen = table.view(seat)
    first = think(seen, table.evidence(), playouts=300, seed="s", weighed=300)
    judged = judge(seen, table.evidence(), playouts=300, seed="s").moves
    for _ in range(5):
        other = view(worlds.draw(rng), seat)
        assert other == seen
        again = think(other, table.evidence(), playouts=300, seed="s", weighed=300)
        assert again == first
        assert judge(other, table.evidence(), playouts=300, seed="s").moves == judged
        blind = think(view(redeal(position, seat, rng), seat), playouts=300, seed="s")
        assert blind == think(seen, playouts=300, seed="s")
    assert think(seen, table.evidence(), playouts=300, seed="t", weighed=300) != first


@pytest.mark.parametrize(("game", "players", "moves"), KINDS)
def test_every_legal_move_is_judged_and_ranked_once(game: str, players: int, moves: int) -> None:
    table = played(game, players, moves)
    seen = table.view(table.turn)
    judgement = judge(seen, table.evidence(), playouts=400)
    assert sorted(judgement.moves) == seen.legal
    values = [each.value for each in judgement.moves.values()]
    assert values == sorted(values, reverse=True)
    thought = think(seen, table.evidence(), playouts=400)
    assert sorted(move for move, _ in thought.ranked) == seen.legal


@pytest.mark.parametrize(("game", "players", "moves"), KINDS)
def test_playouts_of_two_halves_are_those_of_the_whole(game: str, players: int, moves: int) -> None:
    table = played(game, players, moves)
    hidden = spread(table.view(table.turn), table.evidence(), Random(1))
    ahead = Lookahead(hidden, "s")
    ids = [ahead.move(text) for text in table.legal()]
    whole = ahead.compare(ids, 0, 20)
    halves = ahead.compare(ids, 10, 10), Lookahead(hidden, "s").compare(ids, 0, 10)
    assert np.array_equal(np.concatenate(halves[::-1]), whole)


@pytest.mark.parametrize(("game", "players", "moves"), KINDS)
def test_no_time_still_gives_a_move(game: str, players: int, moves: int) -> None:
    table = played(game, players, moves)
    seen = table.view(table.turn)
    assert (
        think(seen, table.evidence(), playouts=10**6, until=Until.after(0)).ranked[0][0]
        in seen.legal
    )
    judgement = judge(seen, table.evidence(), playouts=10**6, seconds=0)
    assert sorted(judgement.moves) == seen.legal
    assert not judgement.complete


@pytest.mark.parametrize("game", ["elfern", "schneider"])
def test_where_nothing_is_hidden_values_are_exact(game: str) -> None:
    table = played(game, 2, 22)
    position = read_position(table.position())
    seat = table.turn
    taken = position.game.rules.score(position.state, seat)
    exact = {move: float(taken + value) for move, value in solve(position).moves.items()}
    for judgement in (judge(table.view(seat)), judge_open(position)):
        assert judgement.exact
        assert {move: each.value for move, each in judgement.moves.items()} == exact
    assert dict(think(table.view(seat), playouts=1).ranked) == exact


def test_two_threads_find_what_one_finds_in_the_same_worlds() -> None:
    for game, players, moves in KINDS:
        table = played(game, players, moves)
        hidden = spread(table.view(table.turn), table.evidence(), Random(1))
        one, two = Lookahead(hidden, "s"), Lookahead(hidden, "s", threads=2)
        ids = [one.move(text) for text in table.legal()]
        assert np.array_equal(one.compare(ids, 0, 21), two.compare(ids, 0, 21))
        tried = two.grow(200, trust=1, sharp=1)
        assert sum(each.visits for each in tried) == 200
        again = Lookahead(hidden, "s", threads=2)
        again.compare(ids, 0, 21)
        assert again.grow(200, trust=1, sharp=1) == tried


def test_a_search_stops_when_somebody_wants_it_to() -> None:
    table, stop = played("extra", 4, 50), Event()
    seen, evidence = table.view(table.turn), table.evidence()
    Timer(0.1, stop.set).start()
    thought = think(seen, evidence, playouts=10**8, until=Until(None, stop))
    assert thought.ranked[0][0] in seen.legal
    assert thought.playouts < 10**8


def test_a_deal_that_is_not_solved_in_time_is_judged_by_playouts() -> None:
    position = read_position(elferrat.deal("elfern", seed="late").position())
    judgement = judge_open(position, playouts=200, seconds=0)
    assert sorted(judgement.moves) == position.game.legal_texts(position)
    assert not judgement.exact


def test_open_cards_of_a_trick_game_are_played_exactly_from_the_first_card() -> None:
    position = read_position(elferrat.deal("schneider", seed="open").position())
    judgement = judge_open(position)
    values = {move: float(value) for move, value in solve(position).moves.items()}
    assert {move: each.value for move, each in judgement.moves.items()} == values


def test_a_sure_win_is_seen() -> None:
    """Who can go out with one card, and let others lay everything with the other, goes out."""
    position = {
        "game": "elfer", "partial": True, "turn": 0, "dealer": 1,
        "hands": [["R12", "Y12"], ["R13", "R14", "R15"]], "table": ["R11", "Y11"], "stock": [],
        "options": {"max_cards": 1},
    }  # fmt: skip
    judgement = judge_open(read_position(position))
    assert judgement.best == "Y12"


def test_a_seat_that_is_not_on_turn_is_told_so() -> None:
    table = elferrat.deal("elfern", seed="turn")
    seen: Any = table.view(1 - table.turn)
    for ask in (judge, lambda v: think(v, playouts=10)):
        with pytest.raises(Unusable, match="turn"):
            ask(seen)
    later = played("elfer", 2, 30)
    with pytest.raises(ValueError, match="evidence"):
        judge(later.view(later.turn), played("elfer", 2, 5).evidence())

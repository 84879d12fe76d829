"""Bots that look ahead: blind to what the seat does not see, at home in odd positions, in time."""

from random import Random
from threading import Event
from typing import Any

import pytest

import elferrat
from elferrat.bots import LEVELS, Budget
from elferrat.bots.searching import SearchBot, Strength
from elferrat.locale.message import Unusable
from elferrat.play.table import Table, table_from
from elferrat.play.view import view
from elferrat.search.judging import judge, judge_open
from elferrat.search.worlds import Worlds

KINDS = [("elfer", 3, 30), ("extra", 2, 60), ("elfern", 2, 9), ("schneider", 2, 9)]
FEW = Strength(tricks=60, rows=60, seconds=60, weighed=60)
ENDS: list[dict[str, Any]] = [
    {
        "game": "elfern", "partial": True, "leader": 0, "dealer": 1,
        "hands": [["7C", "9C", "TC"], ["8S", "TS", "KS"]], "stock": [],
    },
    {
        "game": "schneider", "partial": True, "leader": 0, "dealer": 1,
        "hands": [["7C", "9C"], ["8S", "TS"]], "stock": ["KH", "AH"],
    },
    {
        "game": "elfer", "partial": True, "turn": 0, "dealer": 1,
        "hands": [["R12", "R14", "Y12"], ["R13", "Y13"], ["G12"]], "table": ["R11", "Y11"],
        "stock": ["B11"],
    },
    {
        "game": "extra", "partial": True, "turn": 0, "order": ["R", "Y", "G", "B"],
        "hands": [["R12", "*"], ["R13", "Y13"]], "table": ["R11", "Y11", "G11", "B11"],
        "stock": ["*", "B12"], "bridges": [1, 1],
    },
]  # fmt: skip


def played(game: str, players: int, moves: int) -> Table:
    """A table after some moves by rules of thumb, where there is a choice."""
    table, bot = elferrat.deal(game, players=players, seed="searching"), elferrat.bot("thumb")
    while len(table.moves) < moves or len(table.legal()) == 1:
        table.play(bot.choose(table.view(table.turn)).move)
    return table


@pytest.mark.parametrize(("game", "players", "moves"), KINDS)
def test_the_whole_answer_follows_from_view_evidence_and_seed(
    game: str, players: int, moves: int
) -> None:
    table, rng = played(game, players, moves), Random(4)
    seat = table.turn
    worlds = Worlds(table.view(seat), table.evidence())
    first = SearchBot("few", FEW, "s").choose(table.view(seat), None, table.evidence())
    assert first.why.text("en")
    for _ in range(4):
        other = view(worlds.draw(rng), seat)
        assert SearchBot("few", FEW, "s").choose(other, None, table.evidence()) == first


@pytest.mark.parametrize("position", ENDS, ids=lambda position: position["game"])
def test_in_a_position_that_lacks_cards_a_bot_plays_to_the_end(position: dict[str, Any]) -> None:
    table, bot = table_from(position), SearchBot("few", FEW, "s")
    while not table.over and len(table.moves) < 60:
        choice = bot.choose(table.view(table.turn), None, table.evidence())
        assert sorted(move for move, _ in choice.ranked or [(choice.move, 0)]) in (
            table.legal(), [choice.move],
        )  # fmt: skip
        assert choice.why.text("de")
        table.play(choice.move)
    assert table.moves


@pytest.mark.parametrize("game", ["elfern", "schneider"])
@pytest.mark.parametrize("partial", [True, False])
def test_hands_bigger_than_any_deal_are_played_to_the_end(game: str, partial: bool) -> None:
    cards = [rank + suit for suit in "CSHD" for rank in "789TJQKA"]
    position: dict[str, Any] = {
        "game": game, "dealer": 1, "leader": 0, "hands": [cards[:8], cards[8:16]], "stock": [],
    }  # fmt: skip
    rest = {"partial": True, "stock": cards[16:18]} if partial else {"won": [cards[16:], []]}
    table = table_from(position | rest)
    for judgement in (judge(table.view(0), playouts=50), judge_open(table._position, playouts=50)):
        assert sorted(judgement.moves) == table.legal()
    while not table.over:
        seen = table.view(table.turn)
        choice = SearchBot("few", FEW, "s").choose(seen, None, table.evidence())
        table.play(choice.move)


@pytest.mark.parametrize("seconds", [0, -1])
def test_no_time_and_a_wish_to_stop_still_give_a_legal_move(seconds: float) -> None:
    stop = Event()
    stop.set()
    for game, players, moves in KINDS:
        table = played(game, players, moves)
        for budget in (Budget(seconds), Budget(60, stop)):
            for name in ("quick", "strong", "max"):
                choice = LEVELS[name]("s").choose(table.view(table.turn), budget, table.evidence())
                assert choice.move in table.legal()


def test_the_best_move_stands_first_and_the_others_follow_by_value() -> None:
    for game, players, moves in KINDS:
        table = played(game, players, moves)
        ranked = SearchBot("few", FEW, "s").choose(table.view(table.turn)).ranked
        values = [value for _, value in ranked[1:]]
        assert values == sorted(values, reverse=True)


def test_a_seed_that_is_no_text_and_evidence_of_another_game_are_refused() -> None:
    table = played("elfern", 2, 9)
    with pytest.raises(Unusable, match="UTF-8"):
        elferrat.bot("quick", seed="\ud800").choose(table.view(table.turn))
    with pytest.raises(ValueError, match="evidence"):
        elferrat.bot("quick").choose(
            table.view(table.turn), None, played("elfer", 3, 30).evidence()
        )

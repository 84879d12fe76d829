"""The rules as tables say what the rules say."""

from random import Random
from typing import Any

import pytest

from elferrat.games import game_named
from elferrat.games.trickdraw.rules import CARDS, RANKS, SUIT
from elferrat.search.tables import CHAINED, RANKED, SUITLESS, tables
from tests.search.minimax import OPTIONS


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_replies_follow_from_the_table_whatever_else_is_held(
    game: str, options: dict[str, Any]
) -> None:
    face = game_named(game)
    o = face.read_options(options)
    rules: Any = face.rules
    table = tables(game, o).follow.reshape(2, CARDS, SUIT + 1)
    rng = Random(game)
    for _ in range(3_000):
        cards = rng.sample(range(CARDS), rng.randint(2, 7))
        lead, hand = cards[0], sum(1 << card for card in cards[1:])
        stock = rng.choice([0, 2, 20])
        low = lead // RANKS * RANKS
        allowed = int(table[min(stock, 1), lead, hand >> low & SUIT])
        assert rules.replies(o, hand, lead, stock) == (allowed << low if allowed else hand)


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_both_ways_of_beating_are_the_rules(game: str, options: dict[str, Any]) -> None:
    face = game_named(game)
    o = face.read_options(options)
    rules: Any = face.rules
    table = tables(game, o)
    for lead in range(CARDS):
        for reply in range(CARDS):
            beats = bool(rules.beats(o, lead, reply))
            assert bool(table.beaten_by[lead] >> reply & 1) == beats
            assert bool(table.beats[reply] >> lead & 1) == beats


def test_what_may_be_forgotten() -> None:
    kinds = {}
    for game, options in OPTIONS:
        table = tables(game, game_named(game).read_options(options))
        kinds[game, *map(str, options.values())] = (table.kind, table.following)
    assert kinds["elfern",] == (RANKED, True)
    assert kinds["schneider",] == (CHAINED, False)
    assert kinds["schneider", "any_suit"] == (SUITLESS, False)
    assert kinds["schneider", "any_suit", "True"] == (CHAINED, False)
    assert kinds["schneider", "follow_suit"] == (RANKED, True)

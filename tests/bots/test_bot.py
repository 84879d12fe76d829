"""Bots by name, what they are given, and the one that plays by chance."""

import inspect
from collections import Counter
from typing import get_type_hints

import pytest

import elferrat
from elferrat.bots import LEVELS, USUAL, Bot, Budget, Choice, adviser, bot, levels
from elferrat.bots.chance import RandomBot
from elferrat.bots.warming import warm
from elferrat.games import NAMES
from elferrat.locale.message import Unusable
from elferrat.play.evidence import Evidence
from elferrat.play.view import View


def test_bots_by_name() -> None:
    assert list(LEVELS)[:2] == ["random", "novice"]
    for name in LEVELS:
        made = elferrat.bot(name)
        assert isinstance(made, Bot)
        assert made.name == name


def test_an_unknown_name_is_told_the_known_ones() -> None:
    with pytest.raises(Unusable) as caught:
        bot("oracle")
    assert caught.value.place == "bot"
    for lang in ("en", "de", "fr", "it"):
        sentence = caught.value.text(lang)
        assert "oracle" in sentence
        assert "thumb" in sentence


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_is_given_view_budget_and_evidence_and_nothing_else(name: str) -> None:
    choose = type(bot(name)).choose
    assert list(inspect.signature(choose).parameters) == ["self", "view", "budget", "evidence"]
    hints = get_type_hints(choose)
    assert hints == {
        "view": View,
        "budget": Budget | None,
        "evidence": Evidence | None,
        "return": Choice,
    }


@pytest.mark.parametrize("name", LEVELS)
def test_a_seat_that_is_not_on_turn_is_no_question(name: str) -> None:
    table = elferrat.deal("elfern", seed="a")
    for seat in (1 - table.turn, None):
        with pytest.raises(Unusable) as caught:
            bot(name).choose(table.view(seat))
        assert caught.value.message.key == "hint-not-on-turn"


def test_chance_is_the_same_for_the_same_seed() -> None:
    view = elferrat.deal("schneider", seed="a").view(0)
    one, same, other = (bot("random", seed=seed) for seed in ("x", "x", "y"))
    first = [one.choose(view).move for _ in range(40)]
    assert first == [same.choose(view).move for _ in range(40)]
    assert first != [other.choose(view).move for _ in range(40)]
    assert first != [bot("random").choose(view).move for _ in range(40)]


def test_chance_gives_every_legal_move_its_share() -> None:
    view = elferrat.deal("schneider", seed="a").view(0)
    chance = bot("random", seed="fair")
    drawn = Counter(chance.choose(view).move for _ in range(6000))
    assert set(drawn) == set(view.legal)
    assert all(abs(count - 1000) < 150 for count in drawn.values())


def test_a_single_legal_move_needs_no_thought() -> None:
    table = elferrat.deal("elfer", seed="eleven")
    assert len(table.legal()) == 1
    choice = bot("thumb").choose(table.view(table.turn), Budget(seconds=1))
    assert choice.move == table.legal()[0]
    assert choice.why.key == "hint-only"


class Slow(RandomBot):
    """A bot that can do nothing without compiled code."""

    compiled = True


def test_who_needs_compiled_code_is_offered_only_where_there_is_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LEVELS, "quick", Slow)
    monkeypatch.setattr(elferrat.bots, "available", lambda: True)
    assert list(LEVELS) == levels()
    assert adviser() == "max"
    monkeypatch.setattr(elferrat.bots, "available", lambda: False)
    assert "quick" not in levels()
    assert adviser() == USUAL
    assert set(levels()) >= {"random", "novice", "thumb"}


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", NAMES)
def test_what_is_warm_has_chosen_before(
    name: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, asked = bot(name, seed="x"), list[tuple[int, float, int]]()

    def choose(view: View, budget: Budget, evidence: Evidence) -> None:
        asked.append((len(view.legal), budget.seconds, evidence.moves))

    monkeypatch.setattr(one, "choose", choose)
    warm(one, game)
    assert len(asked) == one.compiled
    monkeypatch.setattr(type(one), "compiled", True)
    asked.clear()
    warm(one, game)
    [(legal, seconds, moves)] = asked
    assert legal > 1
    assert (seconds, moves < 40) == (0, True)

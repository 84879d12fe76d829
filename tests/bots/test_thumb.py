"""What holds for the rules of thumb in every game: legal, the same for the same view, said."""

import re
from random import Random

import pytest

from elferrat.bots import bot
from elferrat.games import NAMES
from elferrat.games.game import AnyPosition
from elferrat.locale.catalogue import keys
from elferrat.locale.values import LANGUAGES
from elferrat.play.determinisation import redeal
from elferrat.play.referee import step
from elferrat.play.view import View, view
from tests.contract.courses import Setup, all_setups, course, most_moves, sampled_setups

SETUPS = sampled_setups()
THUMB = bot("thumb")
TEXT_LEFT_OPEN = re.compile(r"[{}]|hint-")


def view_on_turn(p: AnyPosition) -> View:
    return view(p, p.game.rules.to_move(p.state))


def check_choice(p: AnyPosition) -> str:
    """One choice: legal, the same again, and said in four languages."""
    seen = view_on_turn(p)
    choice = THUMB.choose(seen)
    assert choice.move in seen.legal
    assert THUMB.choose(view_on_turn(p)) == choice
    for lang in LANGUAGES:
        assert choice.why.key in keys(lang)
        assert not TEXT_LEFT_OPEN.search(choice.why.text(lang)), choice.why
    return choice.move


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_positions_of_chance_games(setup: Setup) -> None:
    for p in course(setup).positions[:-1:7]:
        check_choice(p)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_positions_of_chance_games_with_any_options(name: str) -> None:
    for setup in all_setups():
        if setup.name == name:
            for p in course(setup).positions[:-1:23]:
                check_choice(p)


@pytest.mark.parametrize("setup", SETUPS[::2], ids=str)
def test_thumb_on_every_seat_plays_to_the_end(setup: Setup) -> None:
    p = setup.deal("to the end")
    for _ in range(most_moves(setup.players)):
        step(p, THUMB.choose(view_on_turn(p)).move)
        if p.outcome is not None:
            return
    pytest.fail("the game does not end")


@pytest.mark.parametrize("setup", SETUPS[::3], ids=str)
def test_hidden_cards_change_nothing(setup: Setup) -> None:
    rng = Random(str(setup))
    for p in course(setup).positions[:-1:19]:
        seat = p.game.rules.to_move(p.state)
        choice = THUMB.choose(view(p, seat))
        assert THUMB.choose(view(redeal(p, seat, rng), seat)) == choice

"""Worlds of whole games: the real one is always among them, and each looks as the real one does."""

from random import Random

import pytest

from elferrat.play.determinisation import redeal
from elferrat.play.evidence import Evidence
from elferrat.play.referee import seen_by, step
from elferrat.play.view import view
from elferrat.search.worlds import Worlds
from tests.contract.courses import Setup, sampled_setups

SETUPS = [
    pytest.param(setup, id=str(setup), marks=() if number % 4 == 0 else pytest.mark.slow)
    for number, setup in enumerate(sampled_setups())
]


@pytest.mark.parametrize("setup", SETUPS)
def test_the_real_world_is_possible_and_others_look_like_it(setup: Setup) -> None:
    rng = Random(str(setup))
    p = setup.deal("worlds")
    evidence = Evidence(p)
    while p.outcome is None:
        if rng.random() < 0.08:
            seat = rng.choice([None, *range(p.game.seats(p.state))])
            seen = view(p, seat).json()
            worlds = Worlds(seen, evidence)
            assert not evidence.moves or worlds.ways(p.game.hands(p.state))
            other = worlds.draw(rng)
            assert view(other, seat).json() == seen
        before, move = p.copy(), rng.choice(p.game.legal_texts(p))
        evidence.follow(before, move, step(p, move))


@pytest.mark.parametrize("setup", SETUPS)
def test_evidence_is_the_same_whatever_is_hidden(setup: Setup) -> None:
    """A move is followed beside the same move in a position whose hidden cards lie otherwise."""
    rng = Random(str(setup))
    p = setup.deal("worlds")
    compared = 0
    while p.outcome is None:
        before, move = p.copy(), rng.choice(p.game.legal_texts(p))
        events = step(p, move)
        other = redeal(before, None, rng)
        if move in other.game.legal_texts(other):
            found, again = Evidence(before), Evidence(other)
            found.follow(before, move, events)
            if seen_by(events, None) == seen_by(step(other.copy(), move), None):
                again.follow(other, move, events)
                assert found.steps == again.steps
                compared += 1
    assert compared

"""What is judged from what a seat knew does not change when what it could not see is dealt anew."""

from dataclasses import replace
from random import Random

import pytest

from elferrat.play.view import view
from elferrat.review.course import moments
from elferrat.review.reviewing import judged
from elferrat.search.worlds import Worlds
from tests.review.test_blunders import by_chance

PLAYOUTS = 60


@pytest.mark.parametrize(
    ("game", "players"), [("elfern", 2), ("schneider", 2), ("elfer", 2), ("elfer", 4), ("extra", 3)]
)
def test_hidden_cards_do_not_reach_what_was_known(game: str, players: int) -> None:
    differed, rng = 0, Random(game)
    for moment in moments(by_chance(game, "hidden", players)):
        if not moment.chosen or moment.number % (20 if game == "extra" else 5):
            continue
        p = moment.before
        world = Worlds(view(p, moment.seat), moment.evidence).draw(rng)
        one = judged(moment, PLAYOUTS, "x")
        other = judged(replace(moment, before=world), PLAYOUTS, "x")
        assert one.known == other.known, moment.number
        differed += one.open != other.open
    assert differed

"""A copy of a position stays as it is, whatever becomes of the position."""

from random import Random

import pytest

from elferrat.games import NAMES, game_named
from elferrat.play.referee import step


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_stays_as_it_is(name: str) -> None:
    game, rng = game_named(name), Random(f"copies {name}")
    p = game.deal(game.read_options({}), 2, "copies")
    kept = []
    while p.outcome is None:
        kept.append((p.copy(), game.write(p)))
        step(p, rng.choice(game.legal_texts(p)))
    assert all(game.write(copy) == written for copy, written in kept)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_shares_no_list(name: str) -> None:
    game = game_named(name)
    p = game.deal(game.read_options({}), 2, "copies")
    ours, others = p.state, p.copy().state

    def lists(value: object) -> list[int]:
        if not isinstance(value, list):
            return []
        return [id(value), *(one for item in value for one in lists(item))]

    fields = [getattr(state, field) for field in ours.__slots__ for state in (ours, others)]
    found = [one for value in fields for one in lists(value)]
    assert found
    assert len(found) == len(set(found))

"""What a seat on turn knows, read from JSON: exactly the view that was written."""

import json

import pytest

from elferrat.games.game import AnyPosition
from elferrat.play.known import hidden_place, read_view
from elferrat.play.view import view
from tests.contract.courses import Setup, course, sampled_setups


@pytest.mark.parametrize("setup", sampled_setups(), ids=str)
def test_every_view_is_read_as_it_was_written(setup: Setup) -> None:
    """In every game, with every option: at the opening, while a turn goes on, with jokers taken."""
    looked = 0
    for number, p in enumerate(course(setup).positions):
        if p.outcome is None and (number < 8 or number % 5 == 0):
            check(p)
            looked += 1
    assert looked


def check(p: AnyPosition) -> None:
    seat = p.game.rules.to_move(p.state)
    seen = view(p, seat)
    written = json.loads(json.dumps(seen.json()))
    assert hidden_place(written) in ("hands", "stock")
    read = read_view(written)
    assert (read.seat, read.json()) == (seat, seen.json())
    assert hidden_place(p.game.write(p)) == ""

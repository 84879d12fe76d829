"""Records: their fields, there and back, and what does not fit."""

import random
from typing import Any

import numpy as np
import pytest

from elferrat.games import all_games, game_named
from elferrat.kernel.record import read, record_type, records, write
from elferrat.locale.message import Unusable
from elferrat.play.positions import read_position
from tests.kernel.traces import any_options, flat

MOST_BYTES = 600


def test_a_state_takes_at_most_600_bytes() -> None:
    for game in all_games():
        assert record_type(game.state_type).itemsize <= MOST_BYTES


def test_only_types_whose_arithmetic_does_not_wrap() -> None:
    for game in all_games():
        for kind in (game.state_type, game.options_type):
            widths = {field[0].base for field in (record_type(kind).fields or {}).values()}
            assert widths <= {np.dtype("i4"), np.dtype("i8")}


def middle(name: str, number: int) -> Any:
    """A position somewhere in a game by chance."""
    game = game_named(name)
    rng = random.Random(f"{name}:{number}")
    o, players = any_options(game, rng)
    p = game.deal(o, players, f"{number}")
    for _ in range(rng.randrange(80)):
        if p.outcome is None:
            game.play(p, rng.choice(game.legal(p)))
    return p


@pytest.mark.parametrize("name", ["elfer", "extra", "elfern", "schneider"])
def test_there_and_back_nothing_changes(name: str) -> None:
    game = game_named(name)
    for number in range(60):
        p = middle(name, number)
        rows = records(game.state_type, 3)
        write(p.state, rows, 1)
        assert read(game.state_type, rows, 1) == p.state
        assert read(game.state_type, rows, 0) == read(game.state_type, rows, 2) == game.state_type()


@pytest.mark.parametrize("name", ["elfer", "extra", "elfern", "schneider"])
def test_every_value_fits_its_field_with_a_bit_to_spare(name: str) -> None:
    """A mask of 32 cards in 32 bits would turn negative, unseen by compiled code."""
    game = game_named(name)
    limits = {
        key: np.iinfo(field[0].base).max
        for key, field in (record_type(game.state_type).fields or {}).items()
    }
    whole = game.state_type()
    for number in range(100):
        state = middle(name, number).state
        for key, limit in limits.items():
            assert max(map(abs, flat(getattr(state, key)))) <= limit
    if name in ("elfern", "schneider"):
        whole.hand = [2**32 - 1, 0]
        rows = records(game.state_type, 1)
        write(whole, rows)
        assert read(game.state_type, rows).hand == [2**32 - 1, 0]


def test_a_number_too_large_for_its_field_is_not_cut_off() -> None:
    state = game_named("elfer").state_type()
    state.stock_size = 2**40
    with pytest.raises(OverflowError):
        write(state, records(type(state), 1))


def test_a_stock_that_no_deal_leaves_is_refused_by_name() -> None:
    stock = [f"{colour}{n}" for colour in "RYGB" for n in range(1, 22) if n not in (1, 2, 11)]
    data = {"game": "extra", "partial": True, "hands": [["R1"], ["R2"]], "stock": stock}
    p = read_position(data)
    assert p.state.stock_size == 72
    with pytest.raises(Unusable) as refused:
        write(p.state, records(type(p.state), 1))
    assert refused.value.place == "stock"
    assert "72" in refused.value.text("en")

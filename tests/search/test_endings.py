"""The table of Elfern's endings: complete, and right wherever it is looked up."""

from random import Random
from typing import Any

import numpy as np
import pytest

from elferrat.games import game_named
from elferrat.search.endings import shape, takes
from elferrat.search.tables import tables
from tests.search.minimax import Plain

COUNT = 5_626_837


def hands(number: int) -> tuple[int, int]:
    rng = Random(number)
    size = rng.randint(1, 6)
    cards = rng.sample(range(32), 2 * size)
    return sum(1 << card for card in cards[:size]), sum(1 << card for card in cards[size:])


def compare(options: dict[str, Any], many: int) -> None:
    rules = tables("elfern", game_named("elfern").read_options(options))
    pairs = [hands(number) for number in range(many)]
    found = takes(rules, *(np.array(side) for side in zip(*pairs, strict=True)))
    plain = Plain("elfern", options, [])
    assert found.tolist() == [plain.take(*pair, 0) for pair in pairs]


def test_there_are_so_many() -> None:
    assert shape().count == COUNT


@pytest.mark.parametrize("must_head", [False, True])
def test_endings_agree_with_plain_minimax(must_head: bool) -> None:
    compare({"must_head": must_head}, 150)


@pytest.mark.slow
@pytest.mark.parametrize("must_head", [False, True])
def test_many_endings_agree_with_plain_minimax(must_head: bool) -> None:
    compare({"must_head": must_head}, 2_000)


def test_no_cards_take_nothing() -> None:
    rules = tables("elfern", game_named("elfern").read_options({}))
    none = np.zeros(2, np.int64)
    assert takes(rules, none, none).tolist() == [0, 0]

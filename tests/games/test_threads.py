"""Positions of one game in several threads do not disturb each other (records are read so)."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from elferrat.bots import bot
from elferrat.games import NAMES, game_named
from elferrat.play.positions import read_position
from elferrat.play.referee import step
from elferrat.play.view import View

pytestmark = pytest.mark.slow  # tracing and threads that begin in haste do not agree

THREADS = 4
GAMES = 3  # a thread


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as Python can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def told(name: str, number: int) -> list[Any]:
    """All that a random game shows: legal moves, refusals, events, views, positions."""
    game, rng = game_named(name), Random(f"{name} {number}")
    p = game.deal(game.read_options({}), 2, f"threads {number}")
    shown: list[Any] = []
    while p.outcome is None:
        seat, legal = game.rules.to_move(p.state), game.legal_texts(p)
        impossible = rng.randrange(len(game.moves))
        shown += [legal, game.refuse(p, impossible), game.view(p, seat)]
        shown.append(step(p, rng.choice(legal)))
    written = game.write(p)
    return [*shown, written, game.write(read_position(written))]


def advised(name: str, number: int) -> list[Any]:
    """What a bot plays from the seats' own views."""
    game, adviser = game_named(name), bot("thumb")
    p = game.deal(game.read_options({}), 2, f"advice {number}")
    chosen = []
    for _ in range(12):
        if p.outcome is None:
            seat = game.rules.to_move(p.state)
            chosen.append(adviser.choose(View(game.view(p, seat), seat)))
            step(p, chosen[-1].move)
    return chosen


@pytest.mark.parametrize("work", [told, advised])
@pytest.mark.parametrize("name", NAMES)
def test_threads_do_not_disturb_each_other(hasty: None, name: str, work: Any) -> None:
    alone = [work(name, number) for number in range(GAMES)]
    with ThreadPoolExecutor(THREADS) as threads:
        together = list(threads.map(lambda n: work(name, n % GAMES), range(THREADS * GAMES)))
    assert together == alone * THREADS

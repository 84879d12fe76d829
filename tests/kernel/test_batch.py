"""Batches: the same games as the plain form, whatever the threads; bad moves play nothing."""

import os
import random
import signal
import time
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from elferrat.games import NAMES, game_named
from elferrat.games.game import copy_state
from elferrat.kernel.batch import Batch
from elferrat.locale.message import Unusable
from elferrat.play.randomly import GameStream, dealt
from tests.kernel.traces import any_options


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_shows_what_the_plain_form_shows(name: str) -> None:
    game = game_named(name)
    observation = import_module(f"elferrat.games.{name}.observation")
    rng = random.Random(f"batch:{name}")
    for _ in range(4):
        o, players = any_options(game, rng)
        options = game.write_options(o)
        batch = Batch(name, options, players, 7, "batch", threads=1)
        plain = [dealt(name, options, players, GameStream("batch", i)) for i in range(7)]
        seen = [0] * observation.SIZE
        for _ in range(60):
            for i, p in enumerate(plain):
                rules, s = p.game.rules, p.state
                assert batch.turns[i] == rules.to_move(s)
                assert batch.over[i] == bool(s.over)
                assert np.flatnonzero(batch.masks[i]).tolist() == p.game.legal(p)
                observation.observe(s, p.options, rules.to_move(s), seen)
                assert batch.observations[i].tolist() == seen
                assert batch.scores[i].tolist() == [rules.score(s, seat) for seat in range(players)]
                assert batch.wins[i].tolist() == [rules.wins(s, seat) for seat in range(players)]
                assert batch.position(i).state == s
            moves = batch.choose()
            batch.step(moves)
            for move, p in zip(moves.tolist(), plain, strict=True):
                assert (move == -1) == (p.outcome is not None)
                if p.outcome is None:
                    game.play(p, move)
                else:
                    assert batch.position(plain.index(p)).outcome == p.outcome


def history(threads: int | None, size: int) -> list[Any]:
    batch = Batch("extra", {}, 3, size, "threads", threads)
    told: list[Any] = []
    for _ in range(40):
        batch.step(batch.choose(), renew=True)
        told.append([batch.masks.copy(), batch.observations.copy(), batch.scores.copy()])
    told.append([batch.states.copy().view(np.uint8), batch.moves_made.copy(), batch.turns.copy()])
    return told


def test_no_number_of_threads_changes_anything() -> None:
    size = 1100  # enough for two threads
    for one, two in zip(history(1, size), history(2, size), strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))


def test_a_slot_goes_on_with_its_next_game() -> None:
    size = 5
    batch = Batch("schneider", {}, 2, size, "renewed", threads=1)
    for _ in range(32):
        batch.step(batch.choose(), renew=True)
    assert batch.over.all()
    assert not batch.masks.any()
    assert batch.choose().tolist() == [-1] * size
    finished = batch.scores.copy()
    batch.step(batch.choose())
    assert np.array_equal(batch.scores, finished)
    batch.step(batch.choose(), renew=True)
    assert batch.moves_made.tolist() == [0] * size
    for i in range(size):
        second = dealt("schneider", {}, 2, GameStream("renewed", i + size))
        assert batch.position(i).state == second.state
    batch.reset()
    for i in range(size):
        assert batch.position(i).state == dealt("schneider", {}, 2, GameStream("renewed", i)).state


@pytest.mark.parametrize("wrong", ["too low", "too high", "not legal"])
def test_an_illegal_move_is_named_and_nothing_is_played(wrong: str) -> None:
    batch = Batch("elfern", {}, 2, 6, "bad", threads=1)
    before = batch.states.copy()
    moves = batch.choose()
    unmarked = int(np.argmin(batch.masks[4]))
    moves[4] = {"too low": -1, "too high": 32, "not legal": unmarked}[wrong]
    with pytest.raises(Unusable) as refused:
        batch.step(moves)
    assert refused.value.place == "moves[4]"
    assert np.array_equal(batch.states.view(np.uint8), before.view(np.uint8))
    assert batch.moves_made.tolist() == [0] * 6


@pytest.mark.parametrize(
    "moves",
    [
        np.zeros(5, np.int64), np.zeros((6, 1), np.int64), np.zeros(6), np.zeros(6, bool),
        [0] * 6, None,
    ],
)  # fmt: skip
def test_what_is_no_array_of_moves_is_refused(moves: Any) -> None:
    batch = Batch("elfern", {}, 2, 6, "bad", threads=1)
    with pytest.raises(Unusable) as refused:
        batch.step(moves)
    assert refused.value.place == "moves"


def test_moves_may_be_of_any_whole_type() -> None:
    batch = Batch("elfern", {}, 2, 6, "small", threads=1)
    batch.step(batch.choose().astype(np.uint8))
    assert batch.moves_made.tolist() == [1] * 6


@pytest.mark.parametrize(
    ("game", "options", "players", "size", "threads", "place"),
    [
        ("chess", {}, 2, 4, 1, "game"),
        ("elfern", {"draw": "one"}, 2, 4, 1, "options"),
        ("elfern", {}, 3, 4, 1, "players"),
        ("elfern", {}, 2, 0, 1, "size"),
        ("elfern", {}, 2, 4, -1, "threads"),
        ("elfern", {}, 2, 4, 0, "threads"),
        ("elfern", {}, 2.0, 4, 1, "players"),
        ("elfern", {}, 2, True, 1, "size"),
        ("elfern", {}, 2, "4", 1, "size"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(
    game: str, options: dict[str, Any], players: Any, size: Any, threads: Any, place: str
) -> None:
    with pytest.raises(Unusable) as refused:
        Batch(game, options, players, size, "x", threads)
    assert refused.value.place == place


def test_nobody_outside_changes_the_present() -> None:
    batch = Batch("elfern", {}, 2, 3, "shown", threads=1)
    for shown in (batch.states, batch.turns, batch.over, batch.masks, batch.observations,
                  batch.moves_made, batch.scores):  # fmt: skip
        with pytest.raises(ValueError, match="read-only"):
            shown[:] = shown.copy()


def test_a_position_is_a_copy() -> None:
    batch = Batch("extra", {}, 2, 1, "copy", threads=1)
    p = batch.position(0)
    before = copy_state(p.state)
    batch.step(batch.choose())
    assert p.state == before
    assert batch.position(0).state != before


def test_another_seed_can_be_dealt() -> None:
    batch = Batch("elfern", {}, 2, 3, "first", threads=1)
    batch.step(batch.choose())
    batch.reset("second")
    fresh = Batch("elfern", {}, 2, 3, "second", threads=1)
    assert np.array_equal(batch.states, fresh.states)
    batch.reset()
    assert np.array_equal(batch.states, fresh.states)


@pytest.mark.parametrize("name", NAMES)
def test_others_play_on_until_it_is_a_seats_turn(name: str) -> None:
    observation = import_module(f"elferrat.games.{name}.observation")
    batch = Batch(name, {}, 2, 6, "others", threads=1)
    seen = [0] * observation.SIZE
    moves = np.zeros(6, np.int64)
    for _ in range(300):
        batch.play_others(1)
        assert (batch.over | (batch.turns == 1)).all()
        for i in range(6):
            p = batch.position(i)
            observation.observe(p.state, p.options, 1, seen)
            assert batch.observations[i].tolist() == seen
        own = (~batch.over).astype(np.int64)
        before = batch.moves_made + own
        batch.step(batch.choose())
        moves += own
        assert np.array_equal(batch.moves_made, before)
    assert batch.over.all()
    assert (batch.moves_made > moves).all()


@pytest.mark.parametrize("seed", [None, 3, "\ud800"])
def test_a_seed_is_a_text(seed: Any) -> None:
    with pytest.raises(Unusable) as refused:
        Batch("elfern", {}, 2, 2, seed)
    assert refused.value.place == "seed"
    batch = Batch("elfern", {}, 2, 2, "x")
    if seed is not None:
        with pytest.raises(Unusable):
            batch.reset(seed)


@pytest.mark.parametrize("seat", [-1, 2, 10**9, "0"])
def test_others_are_played_for_a_seat_that_is_there(seat: Any) -> None:
    batch = Batch("extra", {}, 2, 3, "x")
    with pytest.raises(Unusable) as refused:
        batch.play_others(seat)
    assert refused.value.place == "seat"
    assert batch.moves_made.tolist() == [0, 0, 0]


@pytest.mark.parametrize("slot", [-1, 3])
def test_a_slot_that_is_not_there(slot: int) -> None:
    with pytest.raises(IndexError):
        Batch("elfern", {}, 2, 3, "x").position(slot)


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")  # that it works is the point
def test_a_forked_child_goes_on_with_threads_of_its_own() -> None:
    batch = Batch("elfern", {}, 2, 64, "fork", threads=2)
    batch.step(batch.choose())
    child = os.fork()
    if child == 0:
        try:
            batch.step(batch.choose())
            os._exit(0 if batch.moves_made.tolist() == [2] * 64 else 1)
        finally:
            os._exit(2)
    deadline = time.monotonic() + 60
    status = (0, 0)
    while status[0] == 0 and time.monotonic() < deadline:
        status = os.waitpid(child, os.WNOHANG)
    if status[0] == 0:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    assert status == (child, 0)

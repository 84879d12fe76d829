"""What compiled code could do differently: bits of integers, threads, and children of a fork."""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from elferrat.cards import bits, chance
from elferrat.kernel.abi import DRIVERS
from elferrat.kernel.compiler import compiled, parts, second_namespace
from elferrat.kernel.machine import assembled
from elferrat.kernel.playout import random_games
from elferrat.kernel.twin import driver_named


def second(module: Any) -> Any:
    return second_namespace(module)[module.__name__]


def masks() -> list[int]:
    edges = [0, 1, 2**31 - 1, 2**31, 2**32 - 1, 2**62, 2**63 - 1]
    rng = np.random.default_rng(11)
    return edges + [int(x) >> int(n) for x in rng.integers(0, 2**63 - 1, 60) for n in (0, 20, 43)]


def test_masks_are_counted_and_added_up_alike() -> None:
    twins = second(bits)
    for mask in masks():
        assert twins["count"](mask) == bits.count(mask) == bin(mask).count("1")
        assert twins["total"](mask) == bits.total(mask)
        plain, fast = [0] * 64, np.zeros(64, np.int64)
        n = bits.append(plain, 0, mask, 7)
        assert twins["append"](fast, 0, mask, 7) == n == bin(mask).count("1")
        assert fast[:n].tolist() == plain[:n]


def test_the_generator_gives_the_same_numbers_compiled() -> None:
    twins = second(chance)
    for seed, game in (("x", 0), ("eleven", 2**40 + 3), ("", 2**63 - 1)):
        key = chance.key_of(seed)
        plain, fast = [0] * 4, np.zeros(4, np.int64)
        chance.begin(plain, key, game)
        twins["begin"](fast, np.array(key), game)
        for n in (1, 2, 3, 84, 2**30, 3 << 28) * 40:
            assert chance.below(plain, n) == twins["below"](fast, n)
        cards, order = list(range(80)), np.arange(80)
        chance.shuffle(plain, cards, 80)
        twins["shuffle"](fast, order, 80)
        assert order.tolist() == cards
        assert fast.tolist() == plain


def test_the_code_is_the_modules_own() -> None:
    twins = second(bits)
    assert twins["count"].py_func.__code__ is bits.count.__code__


def a_batch() -> tuple[Any, ...]:
    masks, over = np.ones((2, 8), np.uint8), np.zeros(2, np.uint8)
    return masks, over, np.zeros(2, np.int64)


def test_only_arrays_and_whole_numbers_cross_the_border() -> None:
    """A record handed to Python would be a copy, and changes to it lost."""
    for name, kinds in DRIVERS.items():
        assert set(kinds.split()) <= {"n", "i8", "i8*", "u1", "u1*", "i1*", "i2*"}, name
    assert driver_named("first_illegal")(*a_batch()) == -1


@pytest.mark.parametrize(
    ("at", "wrong"),
    [
        (0, np.ones(16, np.uint8)),
        (0, np.ones((2, 8), np.int8)),
        (0, np.ones((8, 2), np.uint8).T),
        (1, [0, 0]),
        (2, np.zeros(4, np.int64)[::2]),
        (2, np.zeros(2, np.int32)),
        (2, 7),
    ],
)
def test_what_compiled_code_would_misread_is_refused(at: int, wrong: Any) -> None:
    given = list(a_batch())
    given[at] = wrong
    with pytest.raises(TypeError):
        driver_named("first_illegal")(*given)


def test_every_argument_must_be_there() -> None:
    with pytest.raises(ValueError, match="zip"):
        driver_named("first_illegal")(*a_batch()[:2])


def test_code_that_could_fail_is_not_kept() -> None:
    """A new array asks for memory, and its failure for help of Numba's that is not there later."""

    def grow(words: int, x: int, y: int, z: int) -> int:
        return len(np.zeros(x))

    made = compiled(grow, "grow", {"np": np, "len": len})
    with pytest.raises(RuntimeError, match="NRT_"):
        assembled(parts([made]))


def test_threads_together_play_what_one_plays() -> None:
    alone = random_games("extra", {}, 4, "threads", 0, 400)
    with ThreadPoolExecutor(2) as pool:
        parts = [
            pool.submit(random_games, "extra", {}, 4, "threads", first, first + 50)
            for first in range(0, 400, 50)
        ]
        assert np.array_equal(np.vstack([part.result() for part in parts]), alone)


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")  # that it works is the point
def test_a_forked_child_goes_on_playing() -> None:
    """Numba's own parallel loops abort the child of a process that used them."""
    rows = random_games("elfern", {}, 2, "fork", 0, 20)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            with ThreadPoolExecutor(2) as pool:
                again = list(
                    pool.map(lambda i: random_games("elfern", {}, 2, "fork", i, i + 10), (0, 10))
                )
            os.write(writer, b"equal" if np.array_equal(np.vstack(again), rows) else b"different")
            status = 0
        finally:
            os._exit(status)
    os.close(writer)
    with os.fdopen(reader, "rb") as told:
        assert told.read() == b"equal"
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0

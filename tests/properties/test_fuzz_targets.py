"""The fuzz targets without the fuzzer: seeds, changed seeds and noise through each of them."""

from collections.abc import Callable
from random import Random
from types import ModuleType

import pytest

from fuzz import fuzz_move_text, fuzz_position, fuzz_record
from fuzz.mutate import mutated_bytes, scrambled

QUICK = 1500
SLOW = 12_000

TARGETS = [fuzz_move_text, fuzz_position, fuzz_record]
every_target = pytest.mark.parametrize("target", TARGETS, ids=lambda module: module.__name__)


def changed_document(seed: bytes, rng: Random) -> bytes:
    return mutated_bytes(seed, rng) or scrambled(seed, rng)


def noise(seed: bytes, rng: Random) -> bytes:
    return rng.randbytes(rng.randrange(60))


CHANGES: tuple[Callable[[bytes, Random], bytes], ...] = (changed_document, scrambled, noise)


def throw(target: ModuleType, inputs: int) -> None:
    rng = Random(target.__name__)
    seeds = list(target.seed_inputs())
    for number in range(inputs):
        target.one_input(CHANGES[number % 8 % 3](rng.choice(seeds), rng))


@every_target
def test_seeds_come_through(target: ModuleType) -> None:
    seeds = list(target.seed_inputs())
    assert len(seeds) > 20
    for seed in seeds[::3]:
        target.one_input(seed)


@every_target
def test_nothing_but_a_clean_refusal_comes_out(target: ModuleType) -> None:
    throw(target, QUICK)


@pytest.mark.slow
@every_target
def test_nothing_but_a_clean_refusal_comes_out_of_very_many(target: ModuleType) -> None:
    throw(target, SLOW)

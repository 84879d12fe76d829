"""The fast generator: the published numbers, streams apart from each other, fair draws."""

from collections import Counter
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elferrat.cards import chance

# The first words after the state 1, 2, 3, 4, by xoshiro128++'s published definition; other
# libraries test for the same ones.
PUBLISHED = [
    641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295,
    495546011, 621204420,
]  # fmt: skip

GAMES = 20_000


def begun(seed: str, game: int) -> list[int]:
    stream = [0] * chance.STATE
    chance.begin(stream, chance.key_of(seed), game)
    return stream


def chi_square(counts: Counter[int], kinds: int) -> float:
    """Pearson's sum for equally likely kinds; near kinds - 1, and how far off is known."""
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def unremarkable(value: float, kinds: int) -> bool:
    """Whether a chi-square value is within five deviations of its mean."""
    freedom = kinds - 1
    return bool(abs(value - freedom) < 5 * (2 * freedom) ** 0.5)


def test_it_is_xoshiro128_plus_plus() -> None:
    stream = [1, 2, 3, 4]
    assert [chance.next_word(stream) for _ in PUBLISHED] == PUBLISHED


def test_a_stream_never_stands_still() -> None:
    """Whatever key and game make it, the state is never all zeros."""
    stream = [0] * chance.STATE
    chance.begin(stream, [0, 0, 0, 0], 0)
    key = list(stream)
    for i in range(chance.STATE):  # the key that cancels game 0 out
        key[i] = chance.mixed(0x9E3779B9 * (i + 1) & 0xFFFFFFFF)
        key[i] = chance.mixed(key[i])
    chance.begin(stream, key, 0)
    assert stream == [1, 0, 0, 0]


@given(st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))
def test_mixed_is_a_permutation(one: int, other: int) -> None:
    assert (chance.mixed(one) == chance.mixed(other)) == (one == other)
    assert 0 <= chance.mixed(one) < 2**32


@given(st.text(), st.integers(0, 2**63 - 1), st.integers(1, 2**30))
def test_numbers_stay_in_range(seed: str, game: int, n: int) -> None:
    if any("\ud800" <= sign <= "\udfff" for sign in seed):
        return
    stream = begun(seed, game)
    for _ in range(20):
        assert 0 <= chance.below(stream, n) < n
        assert all(0 <= word < 2**32 for word in stream)


def test_every_game_of_a_seed_has_a_stream_of_its_own() -> None:
    numbers = [*range(GAMES), *(n << 32 for n in range(1, 2000)), 2**62, 2**63 - 1]
    assert len({tuple(begun("eleven", number)) for number in numbers}) == len(numbers)
    assert begun("eleven", 5) != begun("twelve", 5)


@pytest.mark.parametrize("n", [2, 3, 7, 32, 80])
def test_first_draws_of_neighbouring_games_are_fair_and_unrelated(n: int) -> None:
    first = [chance.below(begun("fair", game), n) for game in range(GAMES)]
    assert unremarkable(chi_square(Counter(first), n), n)
    together = Counter(a * n + b for a, b in pairwise(first))
    assert unremarkable(chi_square(together, n * n), n * n)


@pytest.mark.parametrize("n", [2, 3, 6, 11, 84])
def test_draws_within_a_stream_are_fair_and_unrelated(n: int) -> None:
    stream = begun("fair", 1)
    drawn = [chance.below(stream, n) for _ in range(200_000)]
    assert unremarkable(chi_square(Counter(drawn), n), n)
    together = Counter(a * n + b for a, b in pairwise(drawn))
    assert unremarkable(chi_square(together, n * n), n * n)


def test_draws_are_exact_where_words_do_not_divide_evenly() -> None:
    """2³⁰ · 3/4: without rejection a third of the numbers would come twice as often."""
    n = 3 << 28
    stream = begun("exact", 1)
    thirds = Counter(chance.below(stream, n) >> 28 for _ in range(60_000))
    assert unremarkable(chi_square(thirds, 3), 3)
    low = Counter(chance.below(stream, n) & 3 for _ in range(60_000))
    assert unremarkable(chi_square(low, 4), 4)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    orders = {order: i for i, order in enumerate(permutations(range(5)))}
    seen: Counter[int] = Counter()
    for game in range(GAMES):
        cards = list(range(5))
        chance.shuffle(begun("orders", game), cards, 5)
        seen[orders[tuple(cards)]] += 1
    assert unremarkable(chi_square(seen, len(orders)), len(orders))


def test_every_card_of_a_whole_pack_goes_everywhere() -> None:
    places: Counter[int] = Counter()
    neighbours: Counter[int] = Counter()
    for game in range(4000):
        cards = list(range(32))
        chance.shuffle(begun("places", game), cards, 32)
        places.update(32 * place + card for place, card in enumerate(cards))
        neighbours.update(32 * a + b for a, b in pairwise(cards))
    # A card lies in one place only, which takes freedom away: 31 · 31 of 32 · 32 - 1 are left.
    assert abs(chi_square(places, 1024) - 31 * 31) < 5 * (2 * 31 * 31) ** 0.5
    expected = 4000 * 31 / (32 * 31)
    square = sum((neighbours[i] - expected) ** 2 for i in range(1024) if i // 32 != i % 32)
    assert abs(square / expected - 32 * 31) < 6 * (2 * 32 * 31) ** 0.5

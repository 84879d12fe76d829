"""All endings of Elfern, exactly: what the leader takes of the last six tricks or fewer.

The table is built once a process, in less than a second, for each of the two ways to follow suit
(`must_head`), and holds 5.6 million bytes.
"""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from dataclasses import dataclass
from functools import cache
from itertools import product
from threading import Lock
from typing import Any

import numpy as np

from elferrat.games.trickdraw.rules import RANKS, TEN
from elferrat.kernel.driver import Driver
from elferrat.kernel.twin import drivers_of
from elferrat.search.ending_drivers import CLASSES, MOST, PATTERNS
from elferrat.search.tables import Tables

Array = np.ndarray[Any, np.dtype[Any]]

_TABLE = "i2 i8 i4 i8 i8"  # patterns, classes, pairs, sizes, starts
_KINDS = {
    "fill_endings": f"i8 i2 {_TABLE} i8 i8* i1",
    "look_up": f"{_TABLE} i1 i8 i8 i1",
}
_ONE_AT_A_TIME = Lock()


@dataclass(frozen=True)
class Shape:
    """How endings are numbered; `ending_drivers.index` reads it.

    Attributes:
        patterns: by (leader's ranks << 8 | other's ranks) of one suit its pattern, -1 where both
            hands hold the same card or too many; int16 of shape (65536,)
        classes: by pattern its class, int64: (leader's cards) * (MOST + 1) + (other's cards); the
            class of two patterns is the sum
        pairs: by one * (one + 1) / 2 + other (one >= other) the rank of two patterns within their
            class, -1 where they hold too many cards; int32
        sizes: pairs of a class, int64 of shape (CLASSES,)
        starts: where the endings of n cards a hand begin whose lower suits are of a class, by
            n * CLASSES + class; int64
        first_of: where the pairs of a class begin in `hands`, in pairs
        hands: for every pair, class by class, its two hands as masks of the lower two suits, then
            its two patterns, falling; int64 of shape (n, 4)
        count: how many endings there are
    """

    patterns: Array
    classes: Array
    pairs: Array
    sizes: Array
    starts: Array
    first_of: Array
    hands: Array
    count: int


@cache
def shape() -> Shape:
    """The numbering of endings."""
    found, patterns = _patterns()
    mine = np.array([p[0].bit_count() for p in found])
    theirs = np.array([p[1].bit_count() for p in found])
    one, other = np.tril_indices(PATTERNS)
    m, t = mine[one] + mine[other], theirs[one] + theirs[other]
    classes = np.where((m <= MOST) & (t <= MOST), m * (MOST + 1) + t, CLASSES)
    order = np.argsort(classes, kind="stable")
    sizes = np.bincount(classes, minlength=CLASSES + 1)[:CLASSES]
    first_of = np.concatenate(([0], np.cumsum(sizes)[:-1]))
    kept = order[: sizes.sum()]
    pairs = np.full(len(one), -1, np.int32)
    pairs[kept] = np.arange(len(kept)) - first_of[classes[kept]]
    masks = np.array(found, np.int64)
    hands = np.stack(
        (*(masks[one[kept]] | masks[other[kept]] << RANKS).T, one[kept], other[kept]), axis=1
    )
    starts = np.zeros((MOST + 1) * CLASSES, np.int64)
    count = 0
    for n in range(MOST + 1):
        for m, t in product(range(n + 1), repeat=2):
            here = m * (MOST + 1) + t
            starts[n * CLASSES + here] = count
            count += int(sizes[here] * sizes[(n - m) * (MOST + 1) + n - t])
    return Shape(
        patterns, mine * (MOST + 1) + theirs, pairs, sizes.astype(np.int64), starts,
        first_of.astype(np.int64), hands, count,
    )  # fmt: skip


def _patterns() -> tuple[list[tuple[int, int]], Array]:
    # The low cards of a pattern are the lowest ones, its honours the ten and up: only their order
    # counts, so every suit of two hands has a pattern.
    found: dict[tuple[int, int], int] = {}
    patterns = np.full(1 << 2 * RANKS, -1, np.int16)
    for held in range(1 << RANKS):
        cards = [rank for rank in range(RANKS) if held >> rank & 1]
        low = sum(rank < TEN for rank in cards)
        places = [*range(low), *range(TEN, TEN + len(cards) - low)]
        for owners in range(1 << len(cards)):
            mine = [i for i in range(len(cards)) if owners >> i & 1]
            theirs = [i for i in range(len(cards)) if not owners >> i & 1]
            if max(len(mine), len(theirs)) <= MOST:
                key = sum(1 << places[i] for i in mine), sum(1 << places[i] for i in theirs)
                here = sum(1 << cards[i] for i in mine) << RANKS | sum(
                    1 << cards[i] for i in theirs
                )
                patterns[here] = found.setdefault(key, len(found))
    return list(found), patterns


@cache
def drivers() -> dict[str, Driver]:
    """The compiled loops over endings."""
    return drivers_of("endings", "elferrat.search.ending_drivers", _KINDS)


_values: dict[bytes, Array] = {}


def values(rules: Tables) -> Array:
    """The value of every ending, int8, indexed as `shape` numbers them; built when first asked."""
    key = rules.follow.tobytes()
    with _ONE_AT_A_TIME:
        if key not in _values:
            s = shape()
            filled = np.zeros(s.count, np.int8)
            drivers()["fill_endings"](
                rules.beaten_by, rules.follow, s.patterns, s.classes, s.pairs, s.sizes, s.starts,
                s.first_of, s.hands, filled,
            )  # fmt: skip
            _values[key] = filled
    return _values[key]


def takes(rules: Tables, mine: Array, theirs: Array) -> Array:
    """What the leader takes in each of many endings, both hands playing their best.

    `mine` and `theirs`: masks of the leader's and the other's cards, int64 of shape (n,), as many
    cards in both and at most six. Returns honours, int8 of shape (n,).
    """
    s = shape()
    found = np.empty(len(mine), np.int8)
    drivers()["look_up"](
        s.patterns, s.classes, s.pairs, s.sizes, s.starts, values(rules), mine, theirs, found
    )
    return found

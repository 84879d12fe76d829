"""Compiled loops over Elfern's endings: all ways the last tricks can lie, at most six cards a hand.

Once the stock is gone only the order of the cards left in each suit counts, who holds them, and
which are honours; the suits are alike. So a suit is one of `PATTERNS` patterns, and an ending is
four of them, falling: two pairs whose cards add up to the same number in both hands.
`values[index(...)]` is what the leader takes, both playing their best. A hand is a mask as in
`games.trickdraw.rules`.
"""

from typing import Any

from elferrat.games.trickdraw.rules import CARDS, RANKS, SUIT, TEN

MOST = 6  # cards a hand
PATTERNS = 923  # of a suit: 0 to 3 low cards, 0 to 5 honours, at most MOST in one hand
HONOURS = sum(SUIT >> TEN << TEN + RANKS * suit for suit in range(4))  # as a mask
CLASSES = (MOST + 1) ** 2  # (cards in the leader's hand, in the other hand) of two suits

Array = Any


def pattern(patterns: Array, mine: int, theirs: int, suit: int) -> int:
    """The pattern of one suit of two hands."""
    low = suit * RANKS
    return patterns[(mine >> low & SUIT) << RANKS | theirs >> low & SUIT]  # type: ignore[no-any-return]


def index(
    patterns: Array, classes: Array, pairs: Array, sizes: Array, starts: Array, mine: int,
    theirs: int,
) -> int:  # fmt: skip
    """Where the value of an ending lies; `mine` is the hand of the one who leads."""
    a, b = pattern(patterns, mine, theirs, 0), pattern(patterns, mine, theirs, 1)
    c, d = pattern(patterns, mine, theirs, 2), pattern(patterns, mine, theirs, 3)
    a, c = max(a, c), min(a, c)
    b, d = max(b, d), min(b, d)
    a, b = max(a, b), min(a, b)
    c, d = max(c, d), min(c, d)
    b, c = max(b, c), min(b, c)
    start = starts[mine.bit_count() * CLASSES + classes[a] + classes[b]]
    many = sizes[classes[c] + classes[d]]
    return start + pairs[a * (a + 1) // 2 + b] * many + pairs[c * (c + 1) // 2 + d]  # type: ignore[no-any-return]


def honours_of(mask: int) -> int:
    """How many honours a mask of cards holds (F2)."""
    return (mask & HONOURS).bit_count()


def replies(follow: Array, stock: int, hand: int, lead: int) -> int:
    """The cards of a hand that may be played to a lead; `stock` is 1 while cards are left there."""
    low = lead // RANKS * RANKS
    held = hand >> low & SUIT
    allowed = follow[((stock * CARDS + lead) << RANKS) + held]
    return allowed << low if allowed else hand


def led(
    beaten_by: Array, follow: Array, patterns: Array, classes: Array, pairs: Array, sizes: Array,
    starts: Array, values: Array, mine: int, theirs: int, lead: int,
) -> int:  # fmt: skip
    """What the leader takes with this lead, all shorter endings known."""
    rest = mine & ~(1 << lead)
    left = replies(follow, 0, theirs, lead)
    all_honours = honours_of(mine | theirs)
    least = CARDS
    while left:
        bit = left & -left
        left ^= bit
        other = theirs & ~bit
        taken = honours_of(bit | 1 << lead)
        if beaten_by[lead] & bit:
            mine_then = all_honours - taken
            if rest:
                mine_then -= values[index(patterns, classes, pairs, sizes, starts, other, rest)]
        else:
            mine_then = taken
            if rest:
                mine_then += values[index(patterns, classes, pairs, sizes, starts, rest, other)]
        least = min(least, mine_then)
    return least


def best_lead(
    beaten_by: Array, follow: Array, patterns: Array, classes: Array, pairs: Array, sizes: Array,
    starts: Array, values: Array, mine: int, theirs: int,
) -> int:  # fmt: skip
    """What the leader takes with the best lead."""
    best = 0
    left = mine
    while left:
        bit = left & -left
        left ^= bit
        found = led(beaten_by, follow, patterns, classes, pairs, sizes, starts, values, mine,
                    theirs, bit.bit_length() - 1)  # fmt: skip
        best = max(best, found)
    return best


def fill_endings(
    beaten_by: Array, follow: Array, patterns: Array, classes: Array, pairs: Array, sizes: Array,
    starts: Array, first_of: Array, hands: Array, values: Array, room: Array,
) -> int:  # fmt: skip
    """Write the value of every ending, the short ones first.

    `hands[p]` is what pair p is: the two hands in the lower two suits, then the two patterns,
    falling. The pairs of class c are those from `first_of[c]` on.
    """
    for n in range(1, MOST + 1):
        for m in range(n + 1):
            for t in range(n + 1):
                here = m * (MOST + 1) + t
                rest = (n - m) * (MOST + 1) + n - t
                at = starts[n * CLASSES + here]
                for i in range(sizes[here]):
                    one = first_of[here] + i
                    for j in range(sizes[rest]):
                        two = first_of[rest] + j
                        if hands[one, 3] >= hands[two, 2]:
                            mine = hands[one, 0] | hands[two, 0] << 2 * RANKS
                            theirs = hands[one, 1] | hands[two, 1] << 2 * RANKS
                            values[at] = best_lead(beaten_by, follow, patterns, classes, pairs,
                                                   sizes, starts, values, mine, theirs)  # fmt: skip
                        at += 1
    return 0


def look_up(
    patterns: Array, classes: Array, pairs: Array, sizes: Array, starts: Array, values: Array,
    mine: Array, theirs: Array, found: Array, room: Array,
) -> int:  # fmt: skip
    """Write what the leader takes in every ending of two arrays of hands; 0 for empty hands."""
    for i in range(mine.shape[0]):
        found[i] = 0
        if mine[i]:
            found[i] = values[index(patterns, classes, pairs, sizes, starts, mine[i], theirs[i])]
    return 0

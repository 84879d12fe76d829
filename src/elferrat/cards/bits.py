"""Small integer functions on card masks: bit n of a mask stands for card or number n.

Plain ints only, because the compiled twin runs these very functions.
"""


def count(mask: int) -> int:
    """Number of bits set in a mask that is not negative."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def beside(mask: int) -> int:
    """The bits next to a set bit, on either side, that are not set themselves."""
    return (mask << 1 | mask >> 1) & ~mask


def total(mask: int) -> int:
    """Sum of the positions of the set bits: the numbers of a row's cards added up."""
    n = 0
    position = 0
    while mask >> position:
        if mask >> position & 1:
            n += position
        position += 1
    return n

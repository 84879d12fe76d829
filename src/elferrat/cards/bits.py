"""Small integer functions on card masks: bit n of a mask stands for card or number n.

Plain ints only, because the compiled twin runs these very functions.
"""


def count(mask: int) -> int:
    """Number of bits set in a mask that is not negative."""
    return mask.bit_count()


def beside(mask: int) -> int:
    """The bits next to a set bit, on either side, that are not set themselves."""
    return (mask << 1 | mask >> 1) & ~mask


def total(mask: int) -> int:
    """Sum of the positions of the set bits: the numbers of a row's cards added up."""
    n = 0
    while mask:
        n += (mask & -mask).bit_length() - 1
        mask &= mask - 1
    return n


def append(moves: list[int], n: int, mask: int, first: int) -> int:
    """Write `first` + position of each set bit, rising, from entry n on; return the new length."""
    # Most masks have no bit or one, unforeseeably: the first entry is written without a branch.
    moves[n] = first + (mask & -mask).bit_length() - 1
    n += mask != 0
    mask &= mask - 1
    while mask:
        moves[n] = first + (mask & -mask).bit_length() - 1
        n += 1
        mask &= mask - 1
    return n

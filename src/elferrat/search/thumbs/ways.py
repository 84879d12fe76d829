"""What stands behind a cell of a row: own cards to be freed, and others that would be let out.

A row mask has bit n set for number n, as in the rules.
"""

from typing import Any

import numpy as np

from elferrat.search.weights.rows import OTHERS_FADE

LONGEST = 21  # cells of a row
OTHERS_FADES = tuple(OTHERS_FADE**waiting for waiting in range(LONGEST + 1))
LISTED = 10  # cells of a way that is looked up; longer ones are walked

Array = Any

# What is known of a way: how many own cards follow at once; the own cards on it, each counting less
# for every card of others before it; the cards of others before the first own one that they close.
RUN, OWN, OTHERS = range(3)


def walked(hand: int, length: int, step: int, fades: Array, fact: int) -> float:
    """A fact about a way of so many cells, given as a mask whose bit 0 is the lowest one.

    `step`: 1 if the lowest cell is the nearest, -1 if the highest is. `fades[n]`: how much an own
    card counts behind n of others.
    """
    run = waiting = 0
    freed = False
    own = others = 0.0
    for i in range(length):
        if hand >> (i if step > 0 else length - 1 - i) & 1:
            if waiting == 0:
                run += 1
            else:
                freed = True
            own += fades[waiting]
        else:
            if not freed:
                others += OTHERS_FADES[waiting]
            waiting += 1
    if fact == RUN:
        return run
    return own if fact == OWN else others


def listed(fade: float) -> Array:
    """All facts of all ways up to `LISTED` cells: by direction, by 2 ** cells + mask.

    `fade`: how much an own card counts behind one of others, each further one again.
    """
    fades = [fade**waiting for waiting in range(LONGEST + 1)]
    table = np.zeros((2, 2 << LISTED, 4))
    for upward in range(2):
        for length in range(1, LISTED + 1):
            for hand in range(1 << length):
                for fact in (RUN, OWN, OTHERS):
                    table[upward, (1 << length) + hand, fact] = walked(
                        hand, length, 1 if upward else -1, fades, fact
                    )
    return table


def above(number: int, filled: int, length: int) -> int:
    """How many cells are empty between a number and the next filled one above it or the end."""
    beyond = filled >> number + 1
    return (beyond & -beyond).bit_length() - 1 if beyond else length - number


def below(number: int, filled: int) -> int:
    """How many cells are empty between a number and the next filled one below it or the end."""
    return number - max((filled & (1 << number) - 1).bit_length() - 1, 0) - 1


def grown(lying: int, hand: int) -> int:
    """A row after all cards of the hand were laid that can be, one after another."""
    wider = lying | (lying << 1 | lying >> 1) & hand
    while wider != lying:
        lying = wider
        wider = lying | (lying << 1 | lying >> 1) & hand
    return lying

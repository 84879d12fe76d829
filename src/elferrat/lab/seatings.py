"""Who sits where: the seatings in which an arena plays each deal, in whole turns of the table.

A turn is a seating with everybody moved on by one seat, and by two, until it comes again. Within
it every bot has each seat equally often, so no seat can favour one.
"""

from collections.abc import Sequence
from itertools import combinations, permutations, product
from math import gcd

Seating = tuple[str, ...]  # the bot of each seat
Pair = tuple[str, str]


def all_turns(bots: Sequence[str], players: int) -> list[tuple[Seating, ...]]:
    """Every seating of the bots, turn by turn, in an order that follows from the names' order.

    As many bots as seats: each way to seat them, a name that comes twice in either place. More:
    each choice of so many of them. Fewer: each table at which all of them sit.
    """
    names = list(dict.fromkeys(bots))
    numbers = [names.index(name) for name in bots]
    if len(bots) >= players:
        seatings = set(permutations(numbers, players))
    else:
        tables = product(range(len(names)), repeat=players)
        seatings = {table for table in tables if len({*table}) == len(names)}
    first = {min(_turned(seating)) for seating in seatings}
    return [
        tuple(tuple(names[number] for number in seating) for seating in _turned(one))
        for one in sorted(first)
    ]


def _turned(seating: tuple[int, ...]) -> list[tuple[int, ...]]:
    places = range(len(seating))
    return list(dict.fromkeys(seating[place:] + seating[:place] for place in places))


def cycle(turns: Sequence[tuple[Seating, ...]], at_most: int) -> tuple[tuple[Seating, ...], ...]:
    """The seatings of deal after deal, until they begin anew: whole turns, so many at most a deal.

    At least one turn a deal; each turn comes equally often in the cycle.
    """
    longest = max(len(turn) for turn in turns)
    each = min(len(turns), max(1, at_most // longest))
    return tuple(
        tuple(
            seating
            for place in range(each)
            for seating in turns[(deal * each + place) % len(turns)]
        )
        for deal in range(len(turns) // gcd(len(turns), each))
    )


def pairs_of(bots: Sequence[str]) -> list[Pair]:
    """Every two different bots, in the order in which they were named."""
    return list(combinations(dict.fromkeys(bots), 2))

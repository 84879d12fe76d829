"""What the rules of thumb of the two row games share: the way behind a cell, and who waits there.

A row mask has bit n set for number n, as in the rules.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from elferrat.cards.rows import COLOURS
from elferrat.locale.message import Message
from elferrat.locale.values import CardText
from elferrat.search.weights.rows import OTHERS_FADE


def cell(name: str) -> tuple[int, int]:
    """Row and number of a cell's or number card's name."""
    return COLOURS.index(name[0]), int(name[1:])


def cell_text(row: int, number: int) -> CardText:
    """A cell or number card as a sentence shows it."""
    return CardText(f"{COLOURS[row]}{number}")


def masks_of(names: list[str]) -> list[int]:
    """One mask a row of cells given by name; a joker lying there counts, one in a hand not."""
    masks = [0] * len(COLOURS)
    for name in names:
        where = name.lstrip("*")
        if where:
            row, number = cell(where)
            masks[row] |= 1 << number
    return masks


@dataclass(frozen=True, slots=True)
class Way:
    """The empty cells behind a cell, on one side, up to the row's end or the next filled cell."""

    run: int  # own cards that follow at once
    opened: int  # the number of the first card behind them that is not one's own; 0: none
    freed: int  # the number of the first own card behind that; 0: none
    own: float  # own cards behind it, each counting less for every card of others before it
    others: float  # cards not one's own before `freed`, fading likewise
    waiting: int  # cards not one's own on the whole way


def ways(number: int, hand: int, filled: int, length: int, own_fades: float) -> Iterator[Way]:
    """The ways that lead on from a number of a row, with the own cards and filled cells there."""
    for step in (1, -1):
        k = number + step
        if 1 <= k <= length and not filled >> k & 1:
            yield _way(k, step, hand, filled, length, own_fades)


def _way(k: int, step: int, hand: int, filled: int, length: int, own_fades: float) -> Way:
    run = opened = freed = waiting = 0
    own = others = 0.0
    while 1 <= k <= length and not filled >> k & 1:
        if hand >> k & 1:
            if not opened:
                run += 1
            elif not freed:
                freed = k
            own += own_fades**waiting
        else:
            if not opened:
                opened = k
            if not freed:
                others += OTHERS_FADE**waiting
            waiting += 1
        k += step
    return Way(run, opened, freed, own, others, waiting)


def why_laid(row: int, number: int, behind: list[Way]) -> Message:
    """The reason for laying a card, by what stands behind it."""
    card = cell_text(row, number)
    freed = [way.freed for way in behind if way.freed and not way.run]
    opened = [way.opened for way in behind if way.opened and not way.run]
    if freed:
        return Message("hint-row-frees", {"card": card, "own": cell_text(row, freed[0])})
    if opened:
        return Message("hint-row-least", {"card": card, "opened": cell_text(row, opened[0])})
    return Message("hint-row-own" if behind else "hint-row-closed", {"card": card})

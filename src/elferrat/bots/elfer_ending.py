"""The end of Elfer raus! with two players and an empty pile: all cards are known.

A small search for a move that goes out first whatever the other does. It gives up after a fixed
number of positions, so that the same view gets the same answer on every machine.
"""

from elferrat.cards.rows import COLOURS
from elferrat.games.elfer.rules import (
    ANY_START,
    ELEVEN,
    FALSE_START,
    NUMBERS,
    ROWS,
    STANDARD,
    TEN_TO_TWELVE,
    Options,
)

MOST_POSITIONS = 2000
ROW_BITS = NUMBERS + 2  # a row's mask with an empty bit at either end, so that rows do not touch
WHOLE = (1 << ROW_BITS) - 1


class TooMany(Exception):
    """The search gives up: it has looked at as many positions as it may."""


def winning_move(
    o: Options, hand: list[int], other: list[int], lying: list[int], start: int, legal: list[str]
) -> str | None:
    """A legal move that goes out first against every defence; None if none was found.

    `hand`, `other` and `lying` are row masks; every card is in one of them.
    """
    ending = Ending(o, (joined(hand), joined(other)), start)
    try:
        for move in legal:
            if ending.wins_with(joined(lying), move):
                return move
    except TooMany:
        pass
    return None


def joined(masks: list[int]) -> int:
    """Row masks as one number."""
    return sum(mask << ROW_BITS * row for row, mask in enumerate(masks))


def bits(mask: int) -> list[int]:
    """The single bits of a mask, rising."""
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


class Ending:
    """Two hands and nothing else; what lies (`lying`) is all that changes, seat 0 asks."""

    def __init__(self, o: Options, hands: tuple[int, int], start: int) -> None:
        self._hands = hands
        self._starts = {
            STANDARD: ELEVEN,
            FALSE_START: 0,
            ANY_START: 1 << start if start else 0,
        }.get(o.variant, TEN_TO_TWELVE)
        self._forced = joined([ELEVEN] * ROWS) if o.force_eleven and o.variant == STANDARD else 0
        self._single = o.max_cards == 1
        self._known: dict[tuple[int, int, bool], bool] = {}

    def fitting(self, lying: int, seat: int) -> int:
        """The cards of a hand that fit (E6, V1.2, V2.2, V3.2) and may be laid (E7)."""
        open_cells = lying << 1 | lying >> 1
        for row in range(0, ROWS * ROW_BITS, ROW_BITS):
            if not lying >> row & WHOLE:
                open_cells |= self._starts << row
        fitting = open_cells & ~lying & self._hands[seat]
        return fitting & self._forced or fitting

    def wins_with(self, lying: int, move: str) -> bool:
        """Whether seat 0, on turn, goes out first after this move."""
        if move in ("end", "pass"):
            return not self.wins(lying, 1, False)
        row, number = COLOURS.index(move[0]), int(move[1:])
        return self._lays(lying, 0, 1 << row * ROW_BITS + number)

    def wins(self, lying: int, seat: int, laid: bool) -> bool:
        """Whether the seat on turn goes out first; `laid`: it may end the turn."""
        key = (lying, seat, laid)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_POSITIONS:
                raise TooMany
            known = self._known[key] = self._search(lying, seat, laid)
        return known

    def _search(self, lying: int, seat: int, laid: bool) -> bool:
        fitting = 0 if laid and self._single else self.fitting(lying, seat)
        if not laid and not fitting:
            return not self.wins(lying, 1 - seat, False)
        if not self._single and self._sweeps(lying, seat):
            return True
        theirs = self._hands[1 - seat] & ~lying
        lets_out = [bit for bit in bits(fitting) if (bit << 1 | bit >> 1) & theirs]
        closed = [bit for bit in bits(fitting) if not (bit << 1 | bit >> 1) & theirs]
        return (
            any(self._lays(lying, seat, bit) for bit in closed)
            or (laid and not self.wins(lying, 1 - seat, False))
            or any(self._lays(lying, seat, bit) for bit in lets_out)
        )

    def _lays(self, lying: int, seat: int, bit: int) -> bool:
        lying |= bit
        return not self._hands[seat] & ~lying or self.wins(lying, seat, True)

    def _sweeps(self, lying: int, seat: int) -> bool:
        """Whether one's own cards alone, laid next to what lies, empty the hand at once."""
        hand = self._hands[seat]
        while (wider := lying | (lying << 1 | lying >> 1) & hand) != lying:
            lying = wider
        return not hand & ~lying

"""The last tricks of a two-hand game with all cards known, played out exactly.

Once the stock is empty the other hand is what was never seen. Honours add up to a fixed sum, so
the line that takes the most of them is also the best for game points, whatever the scoring.
"""

from collections.abc import Callable

from elferrat.cards.tricks import CARD_NAMES
from elferrat.games.trickdraw.rules import RANKS, TEN

Replies = Callable[[int, int], int]  # (hand of the one who replies, card led) → legal replies
Beats = Callable[[int, int], bool]  # (card led, reply) → whether the reply wins

HONOURS = sum(1 << card for card in range(len(CARD_NAMES)) if card % RANKS >= TEN)


def cards_of(mask: int) -> list[int]:
    """The card ids of a mask, rising."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards


def honours(mask: int) -> int:
    """How many honours a mask of cards holds (F2, S1)."""
    return (mask & HONOURS).bit_count()


class Ending:
    """The rest of a hand, both hands known; `take` counts the leader's honours from here on."""

    def __init__(self, replies: Replies, beats: Beats) -> None:
        self._replies = replies
        self._beats = beats
        self._known: dict[tuple[int, int], int] = {}

    def take(self, leader: int, other: int) -> int:
        """Honours that the leader takes of both hands (masks) when both play their best."""
        if not leader:
            return 0
        known = self._known.get((leader, other))
        if known is None:
            known = max(self.lead(leader, other, card) for card in cards_of(leader))
            self._known[leader, other] = known
        return known

    def lead(self, leader: int, other: int, card: int) -> int:
        """Honours that the leader takes if this card is led."""
        rest = leader & ~(1 << card)
        return honours(leader | other) - max(
            self.reply(rest, other, card, answer) for answer in cards_of(self._replies(other, card))
        )

    def reply(self, rest: int, hand: int, lead: int, answer: int) -> int:
        """Honours that the one who replies takes; `rest` is the leader's hand without the lead."""
        left = hand & ~(1 << answer)
        if self._beats(lead, answer):
            return honours(1 << lead | 1 << answer) + self.take(left, rest)
        return honours(left | rest) - self.take(rest, left)

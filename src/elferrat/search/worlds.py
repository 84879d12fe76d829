"""Worlds: positions that a seat must think possible after all that it saw, drawn exactly.

A deal is as likely as any other, so a world is as likely as it has deals that lead to it by the
moves that were made. Nothing else is read from the moves: why somebody played a card, or did not,
is for those who want to guess.

A hidden card is free if it may lie in every hidden place. The few others are sorted into kinds that
the evidence does not tell apart. The hands are drawn one after another, jokers and cards of each
kind, each hand as often as all the rest can lie so: in whole numbers, nothing is rounded.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate, product
from math import comb, factorial, perm, prod
from random import Random
from typing import Any

from elferrat.cards.rows import JOKER
from elferrat.games.game import AnyPosition
from elferrat.play.determinisation import fill, filled, hidden_cards, pack_of
from elferrat.play.evidence import Evidence
from elferrat.search.pasts import Counts, Past, layings

Choice = tuple[int, Counts]  # jokers, and cards by kind


class Worlds:
    """The worlds of a seat, or of a spectator: all that its view and the evidence leave open."""

    def __init__(
        self,
        view: Mapping[str, Any],
        evidence: Evidence,
        unseen: Sequence[str] | None = None,
    ) -> None:
        """Count the worlds.

        `unseen`: the cards that the hidden hands and the stock are made of; by default all of the
        pack that the view does not show. Only a partial position needs to say.

        Raises:
            Unusable: the view's fields contradict each other.
            ValueError: the evidence is not that of this view, or no cards can lie so.
        """
        if len(evidence.steps) != len(view["hands"]):
            raise ValueError("the evidence is of another game")
        self._view, self._opening = view, not evidence.moves
        if view.get("over") or self._opening:
            return
        cards = hidden_cards(view) if unseen is None else list(unseen)
        jokers = pack_of(view).count(JOKER)
        self._jokers = cards.count(JOKER)
        numbers = [card for card in cards if card != JOKER]
        self.seats = [s for s, hand in enumerate(view["hands"]) if isinstance(hand, int)]
        pasts = [Past(evidence.steps[seat], numbers, jokers) for seat in self.seats]
        self._sort(numbers, pasts)
        self._pasts = pasts
        for seat, past in zip(self.seats, pasts, strict=True):
            if any(held + sum(left) != view["hands"][seat] for held, left in past.ways):
                raise ValueError(f"the evidence of seat {seat} is of another hand")
        # Methods that remember are made here, so that what they remember goes with this object.
        self._laid = cache(self._lay)
        self._completions = cache(self._complete)
        self._choices = cache(self._choose)
        if not self._completions(0, self._jokers, self._many):
            raise ValueError("no cards can lie as the evidence says")

    def draw(self, rng: Random) -> AnyPosition:
        """A world."""
        if self._view.get("over") or self._opening:
            return fill(self._view, rng)
        return filled(self._view, *self.deal(rng))

    def deal(self, rng: Random) -> tuple[list[Any], list[str]]:
        """The hands by seat and the stock, its top first, of a world."""
        kinds = [rng.sample(kind, len(kind)) for kind in self.kinds]
        hands: list[Any] = list(self._view["hands"])
        for seat, counts in zip(self.seats, self.arrangement(rng), strict=True):
            hands[seat] = []
            for kind, count in zip(kinds, counts, strict=True):
                hands[seat] += kind[:count]
                del kind[:count]
        stock = [card for kind in kinds for card in kind]
        return hands, rng.sample(stock, len(stock))

    @property
    def kinds(self) -> list[list[str]]:
        """The hidden cards, in groups of those that nothing tells apart."""
        return [[JOKER] * self._jokers, *self._kinds, self._free]

    def arrangement(self, rng: Random) -> list[list[int]]:
        """How many cards of each kind each hidden hand holds in a world, by `seats`."""
        arranged = []
        jokers, left = self._jokers, self._many
        for number, seat in enumerate(self.seats):
            totals, choices = self._choices(number, jokers, left)
            held, counts = choices[bisect_right(totals, rng.randrange(totals[-1]))]
            free = self._view["hands"][seat] - held - sum(counts)
            arranged.append([held, *counts, free])
            jokers -= held
            left = tuple(many - count for many, count in zip(left, counts, strict=True))
        return arranged

    def ways(self, hands: Sequence[Sequence[str]]) -> int:
        """How many deals lead to a world with these hands, whatever the order of the stock."""
        total = 1
        for number, seat in enumerate(self.seats):
            hand = list(hands[seat])
            counts = tuple(sum(card in kind for card in hand) for kind in self._kinds)
            laid = self._laid(number, hand.count(JOKER), counts)
            total *= laid * factorial(sum(card in self._free for card in hand))
        return total

    def _sort(self, numbers: list[str], pasts: list[Past]) -> None:
        # Cards by kind; free are those that may lie wherever any card may.
        anywhere = tuple(
            tuple(k for k, group in enumerate(past.groups) if group.among is None) for past in pasts
        )
        kinds: dict[tuple[Counts, ...], list[str]] = {anywhere: []}
        for card in numbers:
            kinds.setdefault(tuple(past.allowed(card) for past in pasts), []).append(card)
        self._free = kinds.pop(anywhere)
        self._kinds, self._groups = list(kinds.values()), list(kinds)
        self._many = tuple(map(len, self._kinds))

    # --- counting

    def _lay(self, number: int, held: int, counts: Counts) -> int:
        """In how many ways a hand of so many jokers and cards of each kind has come about."""
        past = self._pasts[number]
        cards = [(n, groups[number]) for n, groups in zip(counts, self._groups, strict=True)]
        full = {k: group.among is not None for k, group in enumerate(past.groups)}
        return sum(
            ways * layings(left, cards, full)
            for (jokers, left), ways in past.ways.items()
            if jokers == held and sum(left) >= sum(counts)
        )

    def _complete(self, number: int, jokers: int, left: Counts) -> int:
        """In how many ways jokers and kinds left over can lie in the hands from `number` on."""
        if number < len(self.seats):
            totals, _ = self._choices(number, jokers, left)
            return totals[-1] if totals else 0
        stock: int = self._view["stock"]
        if jokers > stock:
            return 0
        return comb(stock, jokers) * perm(stock - jokers, sum(left))

    def _choose(self, number: int, jokers: int, left: Counts) -> tuple[list[int], list[Choice]]:
        """What a hand may hold, with running totals of the ways of all the rest."""
        size: int = self._view["hands"][self.seats[number]]
        choices, ways = [], []
        for held, counts in product(range(jokers + 1), product(*(range(n + 1) for n in left))):
            if held + sum(counts) > size:
                continue
            laid = self._laid(number, held, counts)
            if laid:
                rest = tuple(n - count for n, count in zip(left, counts, strict=True))
                which = prod(comb(n, count) for n, count in zip(left, counts, strict=True))
                completed = self._completions(number + 1, jokers - held, rest)
                if completed:
                    choices.append((held, counts))
                    ways.append(which * laid * completed)
        return list(accumulate(ways)), choices

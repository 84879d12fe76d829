"""In how many ways a hand can have come about, of which only the outside was seen.

A way says for each card that was shown which place of the hand it came from, and which places held
jokers. Places filled at moments that nothing tells apart any more are one group.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb

from elferrat.cards.rows import JOKER
from elferrat.play.evidence import Drew, Lacked, Showed, Step, Took

Counts = tuple[int, ...]
Ways = dict[tuple[int, Counts], int]  # by jokers in hand, and places left in each group

NEVER = -1


@dataclass(frozen=True, slots=True)
class Group:
    """Places of a hand that are alike: filled since a step, each with one of `among`."""

    since: int
    among: frozenset[str] | None


class Past:
    """The ways of one hand. `groups` are those that are left, `ways` counts over them.

    `hidden`: the number cards that nobody has shown yet; `jokers`: how many are in the pack.
    """

    def __init__(self, steps: Sequence[Step], hidden: Sequence[str], jokers: int) -> None:
        self._lacked = [(i, step.cards) for i, step in enumerate(steps) if isinstance(step, Lacked)]
        self._limits = self._when_needed(steps, hidden)
        self._jokers = jokers
        self.groups: list[Group] = []
        self.ways: Ways = {(0, ()): 1}
        for i, step in enumerate(steps):
            if isinstance(step, Drew):
                self._grow(i, step)
            elif isinstance(step, Took):
                self.ways = {(held + 1, left): ways for (held, left), ways in self.ways.items()}
            elif isinstance(step, Showed) and step.card == JOKER:
                self.ways = {(held - 1, left): w for (held, left), w in self.ways.items() if held}
            elif isinstance(step, Showed):
                self._shrink(i, step.card)
            self._join(i)

    def allowed(self, card: str) -> Counts:
        """The groups in whose places a hidden card may lie, by number."""
        return self._fitting(card, None)

    def _last_lacked(self, card: str, until: int | None) -> int:
        found = [i for i, cards in self._lacked if card in cards and (until is None or i < until)]
        return found[-1] if found else NEVER

    def _fitting(self, card: str, until: int | None) -> Counts:
        last = self._last_lacked(card, until)
        return tuple(
            k
            for k, group in enumerate(self.groups)
            if group.since > last and (group.among is None or card in group.among)
        )

    def _when_needed(
        self, steps: Sequence[Step], hidden: Sequence[str]
    ) -> list[tuple[int, int | None]]:
        # Moments before and after which places differ, and up to which step somebody asks.
        shown = [
            (self._last_lacked(step.card, i), i)
            for i, step in enumerate(steps)
            if isinstance(step, Showed)
        ]
        now = [(self._last_lacked(card, None), None) for card in hidden]
        return [limit for limit in [*shown, *now] if limit[0] != NEVER]

    def _grow(self, i: int, step: Drew) -> None:
        more: Counter[tuple[int, Counts]] = Counter()
        most = min(step.count, self._jokers) if step.among is None else 0
        for (held, left), ways in self.ways.items():
            for new in range(most + 1):
                more[held + new, (*left, step.count - new)] += ways * comb(step.count, new)
        self.groups.append(Group(i, step.among))
        self.ways = dict(more)

    def _shrink(self, i: int, card: str) -> None:
        fewer: Counter[tuple[int, Counts]] = Counter()
        fitting = self._fitting(card, i)
        for (held, left), ways in self.ways.items():
            for k in fitting:
                if left[k]:
                    fewer[held, (*left[:k], left[k] - 1, *left[k + 1 :])] += ways * left[k]
        self.ways = dict(fewer)

    def _join(self, i: int) -> None:
        """Make one group of those between which nobody will tell any more; forget empty ones."""
        limits = sorted({begin for begin, end in self._limits if end is None or end > i})
        kinds: dict[tuple[frozenset[str] | None, int], list[int]] = {}
        for k, group in enumerate(self.groups):
            if any(left[k] for _, left in self.ways):
                later = sum(group.since > limit for limit in limits)
                kinds.setdefault((group.among, later), []).append(k)
        if len(kinds) == len(self.groups):
            return
        self.groups = [
            Group(self.groups[members[-1]].since, among) for (among, _), members in kinds.items()
        ]
        joined: Counter[tuple[int, Counts]] = Counter()
        for (held, left), ways in self.ways.items():
            places = tuple(sum(left[k] for k in members) for members in kinds.values())
            joined[held, places] += ways
        self.ways = dict(joined)


def layings(left: Counts, cards: Sequence[tuple[int, Counts]], full: Mapping[int, bool]) -> int:
    """In how many ways cards can lie in places of groups, of which some must be full.

    `cards`: of each kind how many, and the groups they may lie in; `full`: by group.
    """
    if not cards:
        return int(not any(places and full[k] for k, places in enumerate(left)))
    (count, groups), *rest = cards
    if not count:
        return layings(left, rest, full)
    return sum(
        left[k]
        * layings((*left[:k], left[k] - 1, *left[k + 1 :]), [(count - 1, groups), *rest], full)
        for k in groups
        if left[k]
    )

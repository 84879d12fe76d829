"""Equilibria of small games of two seats, and what a way to play loses to its best answer.

A game is a tree, level by level: all nodes that it has after so many moves. What one seat wins the
other loses. Moves of an information set (all nodes that look alike to the seat on turn) have
neighbouring numbers, their *slots*; a policy is the chance of each slot. Nobody forgets what they
saw, so the nodes of an information set are all on one level.
"""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from array import array
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np

CHANCE = 2  # the seat of the information sets where lots are drawn

Floats = np.ndarray[Any, np.dtype[np.float64]]
Ints = np.ndarray[Any, np.dtype[np.int32]]
Policy = Floats  # by slot its chance, 1 in all in every information set


@dataclass(frozen=True)
class Level:
    """The nodes after so many moves, children of one parent side by side.

    Attributes:
        parent: of each node its parent on the level before, shape (nodes,)
        slot: the move that leads to it, shape (nodes,)
        ends: the nodes where the game is over
        worth: what seat 0 gets there, shape (len(ends),)
    """

    parent: Ints
    slot: Ints
    ends: Ints
    worth: Floats


@dataclass(frozen=True)
class Tree:
    """A game. `levels` begins with the nodes after the first move.

    Attributes:
        seats: by information set who moves there
        starts: by information set its first slot; last, how many slots there are
        chance: by slot its chance where lots are drawn, else 0
    """

    seats: Ints
    starts: Ints
    chance: Floats
    levels: tuple[Level, ...]

    @property
    def nodes(self) -> int:
        """How many nodes there are."""
        return 1 + sum(len(level.slot) for level in self.levels)

    @cached_property
    def widths(self) -> Ints:
        """By information set how many moves there are."""
        return np.diff(self.starts)

    @cached_property
    def sets(self) -> Ints:
        """By slot its information set."""
        return np.repeat(np.arange(len(self.seats), dtype=np.int32), self.widths)

    def of_seat(self, seat: int) -> Any:
        """By slot whether it is a move of that seat."""
        return self.seats[self.sets] == seat

    def paid(self, worth: Callable[[float], float]) -> "Tree":
        """The same game where an end that was worth x is worth `worth(x)`."""
        levels = []
        for level in self.levels:
            known, which = np.unique(level.worth, return_inverse=True)
            table = np.array([worth(float(each)) for each in known])
            levels.append(replace(level, worth=table[which] if len(known) else level.worth))
        return replace(self, levels=tuple(levels))


Node = tuple[int, int]  # level, the root's is 0, and place in it


@dataclass
class _Growth:
    parent: "array[int]" = field(default_factory=lambda: array("i"))
    slot: "array[int]" = field(default_factory=lambda: array("i"))
    ends: "array[int]" = field(default_factory=lambda: array("i"))
    worth: "array[float]" = field(default_factory=lambda: array("d"))


class Builder:
    """Makes a tree from its root, the node (0, 0), on."""

    root: Node = (0, 0)

    def __init__(self) -> None:
        self._levels: list[_Growth] = []
        self._numbers: dict[Hashable, int] = {}
        self._places: list[tuple[int, int, int]] = []  # by set: level, seat, moves
        self._starts = [0]
        self._chance: list[float] = []

    def moves(
        self, node: Node, seat: int, name: Hashable, count: int, chances: Sequence[float] = ()
    ) -> list[Node]:
        """Let a seat move at a node, and return the nodes that its moves lead to.

        `name`: of the information set; `chances`: of each lot, where the seat is `CHANCE`.

        Raises:
            ValueError: there are no moves; or the information set was on another level, another
                seat's, or had more or fewer moves.
        """
        if not count:
            raise ValueError(f"information set {name} has no moves")
        level, place = node
        number = self._numbers.setdefault(name, len(self._places))
        if number == len(self._places):
            self._places.append((level, seat, count))
            self._starts.append(self._starts[-1] + count)
            self._chance += chances or [0.0] * count
        elif self._places[number] != (level, seat, count):
            raise ValueError(f"information set {name} is {self._places[number]} elsewhere")
        if level == len(self._levels):
            self._levels.append(_Growth())
        growth, first = self._levels[level], self._starts[number]
        at = len(growth.slot)
        growth.parent.extend([place] * count)
        growth.slot.extend(range(first, first + count))
        return [(level + 1, at + i) for i in range(count)]

    def end(self, node: Node, worth: float) -> None:
        """Let the game be over at a node, where seat 0 gets `worth`."""
        growth = self._levels[node[0] - 1]
        growth.ends.append(node[1])
        growth.worth.append(worth)

    @property
    def sets(self) -> int:
        """How many information sets there are so far."""
        return len(self._places)

    def tree(self) -> Tree:
        """The tree."""
        return Tree(
            np.array([seat for _, seat, _ in self._places], np.int32),
            np.array(self._starts, np.int32),
            np.array(self._chance, np.float64),
            tuple(
                Level(*(np.array(part) for part in (g.parent, g.slot, g.ends, g.worth)))
                for g in self._levels
            ),
        )


def even(tree: Tree) -> Policy:
    """The policy of both seats to which every move is as good as any other."""
    return np.where(tree.of_seat(CHANCE), tree.chance, 1 / tree.widths[tree.sets])


def value(tree: Tree, policy: Policy) -> float:
    """What seat 0 gets on average where each seat plays its part of the policy."""
    reach = _reach(tree, policy)
    return float(
        sum(
            there[level.ends] @ level.worth for there, level in zip(reach, tree.levels, strict=True)
        )
    )


def best_answer(tree: Tree, policy: Policy, seat: int) -> tuple[float, Policy]:
    """What that seat gets at best where the other plays the policy, and how (one move a set)."""
    mine = tree.of_seat(seat)
    answer = np.where(mine, 0.0, policy)
    others = _reach(tree, np.where(mine, 1.0, policy))
    gain: Floats | None = None
    for number in range(len(tree.levels) - 1, -1, -1):
        level = tree.levels[number]
        worth = _worth(level, gain, 1 - 2 * seat)
        moves = np.bincount(level.slot, others[number] * worth, len(mine))
        asked = np.zeros(len(mine), bool)
        asked[level.slot] = True
        best = np.maximum.reduceat(moves, tree.starts[:-1])[tree.sets]
        good = np.flatnonzero(mine & asked & (moves >= best))
        _, firsts = np.unique(tree.sets[good], return_index=True)
        answer[good[firsts]] = 1
        gain = _gain(tree, number, answer, worth)
    assert gain is not None
    return float(gain[0]), answer


def exploitability(tree: Tree, policy: Policy) -> float:
    """What the best answer gains over the value of the game, in the mean of both seats.

    An equilibrium's is 0. Both parts of the policy count: seat 0 answers the second, seat 1 the
    first.
    """
    return (best_answer(tree, policy, 0)[0] + best_answer(tree, policy, 1)[0]) / 2


@dataclass(frozen=True)
class Equilibrium:
    """A policy that is nearly one.

    Attributes:
        policy: of both seats
        course: exploitability after so many rounds, as measured on the way
    """

    policy: Policy
    course: dict[int, float]

    @property
    def exploitability(self) -> float:
        """What is left of it."""
        return list(self.course.values())[-1]


def equilibrium(tree: Tree, *, within: float = 0.001, most: int = 6400) -> Equilibrium:
    """Find an equilibrium by CFR+ (Tammelin 2014): regrets never below 0, later rounds count more.

    It ends when the exploitability is not above `within`, or after so many rounds.
    """
    mine = [tree.of_seat(seat) for seat in range(2)]
    regrets = np.zeros(len(tree.chance))
    sums = np.zeros(len(tree.chance))
    policy = even(tree)
    course = {0: exploitability(tree, policy)}
    done, checked = 0, 25
    while course[max(course)] > within and done < most:
        done += 1
        for seat, own in enumerate(mine):
            others = _reach(tree, np.where(own, 1.0, policy))
            moves = _worth_of_moves(tree, policy, others, 1 - 2 * seat)
            mean = np.add.reduceat(policy * moves, tree.starts[:-1])[tree.sets]
            regrets = np.where(own, np.maximum(regrets + moves - mean, 0), regrets)
            policy = np.where(own, _shares(tree, regrets), policy)
            reached = np.zeros(len(sums))
            for level, there in zip(
                tree.levels, _reach(tree, np.where(own, policy, 1.0)), strict=True
            ):
                reached[level.slot] = there  # the same for every node of an information set
            sums += np.where(own, done * reached, 0)
        if done in (checked, most):
            checked *= 2
            course[done] = exploitability(tree, _averaged(tree, sums))
    return Equilibrium(_averaged(tree, sums) if done else policy, course)


# --- passes over the tree -----------------------------------------------------------------------


def _reach(tree: Tree, weights: Floats) -> list[Floats]:
    """By level, the product of the weights on the way to each node."""
    found = []
    reach = np.ones(1)
    for level in tree.levels:
        reach = reach[level.parent] * weights[level.slot]
        found.append(reach)
    return found


def _worth(level: Level, gain: Floats | None, sign: int) -> Floats:
    """What nodes are worth; `gain`: what their moves bring, None on the last level."""
    worth = np.zeros(len(level.slot)) if gain is None else gain
    worth[level.ends] = sign * level.worth
    return worth


def _gain(tree: Tree, number: int, policy: Policy, worth: Floats) -> Floats:
    """What the nodes of the level before get from their moves."""
    level = tree.levels[number]
    parents = len(tree.levels[number - 1].slot) if number else 1
    sums = np.bincount(level.parent, policy[level.slot] * worth, parents)
    return sums.astype(np.float64, copy=False)


def _worth_of_moves(tree: Tree, policy: Policy, others: list[Floats], sign: int) -> Floats:
    """By slot what a move brings its seat, times how often chance and the other let it come to it.

    It is right for the moves of the seat that `others` leaves out.
    """
    moves = np.zeros(len(policy))
    gain: Floats | None = None
    for number in range(len(tree.levels) - 1, -1, -1):
        level = tree.levels[number]
        worth = _worth(level, gain, sign)
        moves += np.bincount(level.slot, others[number] * worth, len(policy))
        gain = _gain(tree, number, policy, worth)
    return moves


def _averaged(tree: Tree, sums: Floats) -> Policy:
    """The mean policy of all rounds."""
    return _shares(tree, np.where(tree.of_seat(CHANCE), tree.chance, sums))


def _shares(tree: Tree, weights: Floats) -> Policy:
    """Moves by their weights, evenly in information sets without any."""
    totals = np.add.reduceat(weights, tree.starts[:-1])[tree.sets]
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.where(totals > 0, weights / totals, 1 / tree.widths[tree.sets])

"""Games whose answers are in the books, as trees."""

from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import numpy as np

from elferrat.lab.equilibrium import CHANCE, Builder, Node, Policy, Tree, value

MOST_PURE = 5000


def matrix(payoffs: list[list[float]]) -> Tree:
    """Both choose at once: seat 1 does not see what seat 0 chose."""
    builder = Builder()
    rows = builder.moves(Builder.root, 0, "row", len(payoffs))
    for row, line in zip(rows, payoffs, strict=True):
        for node, worth in zip(builder.moves(row, 1, "column", len(line)), line, strict=True):
            builder.end(node, worth)
    return builder.tree()


def kuhn() -> Tree:
    """Kuhn's poker: three cards, one each; seat 0 loses 1/18 of a chip a deal."""
    builder = Builder()
    deals = list(permutations(range(3), 2))
    nodes = builder.moves(Builder.root, CHANCE, "deal", len(deals), [1 / len(deals)] * len(deals))
    for hands, node in zip(deals, nodes, strict=True):
        _bet(builder, node, hands, "")
    return builder.tree()


def _bet(builder: Builder, node: Node, hands: tuple[int, ...], said: str) -> None:
    sign = 1 if hands[0] > hands[1] else -1
    ends = {"pp": sign, "bb": 2 * sign, "pbb": 2 * sign, "bp": 1, "pbp": -1}
    if said in ends:
        builder.end(node, ends[said])
        return
    seat = len(said) % 2
    for word, then in zip("pb", builder.moves(node, seat, (hands[seat], said), 2), strict=True):
        _bet(builder, then, hands, said + word)


def from_spiel(game: Any) -> Tree:
    """An OpenSpiel game of two players that move in turn."""
    builder = Builder()

    def follow(state: Any, node: Node) -> None:
        if state.is_terminal():
            builder.end(node, state.returns()[0])
            return
        if state.is_chance_node():
            moves, chances = zip(*state.chance_outcomes(), strict=True)
            nodes = builder.moves(node, CHANCE, state.history_str(), len(moves), chances)
        else:
            moves, seat = state.legal_actions(), state.current_player()
            name = seat, state.information_state_string()
            nodes = builder.moves(node, seat, name, len(moves))
        for move, then in zip(moves, nodes, strict=True):
            follow(state.child(move), then)

    follow(game.new_initial_state(), Builder.root)
    return builder.tree()


def by_chance(tree: Tree, seed: int) -> Policy:
    """Any policy."""
    weights = np.random.default_rng(seed).random(len(tree.chance)) + 0.01
    totals = np.add.reduceat(weights, tree.starts[:-1])
    return np.where(tree.of_seat(CHANCE), tree.chance, weights / totals[tree.sets])


def best_of_all(tree: Tree, policy: Policy, seat: int) -> float:
    """What a seat gets at best, every pure way to play tried."""
    sets = [number for number, owner in enumerate(tree.seats) if owner == seat]
    widths = [range(int(tree.widths[number])) for number in sets]
    assert np.prod([len(width) for width in widths]) <= MOST_PURE
    found = []
    for choice in product(*widths):
        tried = np.where(tree.of_seat(seat), 0.0, policy)
        for number, move in zip(sets, choice, strict=True):
            tried[tree.starts[number] + move] = 1
        found.append((1 - 2 * seat) * value(tree, tried))
    return max(found)


SMALL: dict[str, Callable[[], Tree]] = {
    "pennies": lambda: matrix([[1, -1], [-1, 1]]),
    "uneven": lambda: matrix([[2, -1], [-1, 1]]),
    "three": lambda: matrix([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]),
    "kuhn": kuhn,
}
VALUES = {"pennies": 0, "uneven": 1 / 5, "three": 0, "kuhn": -1 / 18}

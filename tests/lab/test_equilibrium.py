"""Equilibria against what the books say, best answers against every way to play."""

import numpy as np
import pyspiel
import pytest

from elferrat.adapters import openspiel
from elferrat.lab.equilibrium import (
    Builder,
    best_answer,
    equilibrium,
    even,
    exploitability,
    value,
)
from tests.lab.small_games import SMALL, VALUES, best_of_all, by_chance, from_spiel, matrix


@pytest.mark.parametrize("name", SMALL)
def test_values_are_those_of_the_books(name: str) -> None:
    tree = SMALL[name]()
    found = equilibrium(tree)
    assert value(tree, found.policy) == pytest.approx(VALUES[name], abs=1e-3)
    assert 0 <= found.exploitability <= 1e-3


def test_the_mix_of_an_uneven_game() -> None:
    tree = SMALL["uneven"]()
    assert equilibrium(tree).policy == pytest.approx([0.4, 0.6, 0.4, 0.6], abs=0.01)


def test_a_move_that_is_never_good_is_left_out() -> None:
    tree = matrix([[1, -1], [-1, 1], [-2, -2]])
    found = equilibrium(tree).policy
    assert found == pytest.approx([0.5, 0.5, 0, 0.5, 0.5], abs=0.01)


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("seat", [0, 1])
def test_no_way_to_play_does_better_than_the_best_answer(name: str, seat: int) -> None:
    tree = SMALL[name]()
    for seed in range(5):
        policy = by_chance(tree, seed)
        found, answer = best_answer(tree, policy, seat)
        assert found == pytest.approx(best_of_all(tree, policy, seat))
        assert (1 - 2 * seat) * value(tree, answer) == pytest.approx(found)
        assert (answer[~tree.of_seat(seat)] == policy[~tree.of_seat(seat)]).all()
        assert np.add.reduceat(answer, tree.starts[:-1]) == pytest.approx(1)


def test_exploitability_is_the_mean_gain_over_the_value() -> None:
    tree = SMALL["kuhn"]()
    policy, worth = by_chance(tree, 7), VALUES["kuhn"]
    first = best_of_all(tree, policy, 0) - worth
    second = best_of_all(tree, policy, 1) + worth
    assert exploitability(tree, policy) == pytest.approx((first + second) / 2)


def test_it_is_less_and_less_exploitable() -> None:
    course = equilibrium(SMALL["kuhn"](), within=0, most=800).course
    assert list(course) == [0, 25, 50, 100, 200, 400, 800]
    assert course[0] > 0.1 > course[50] > course[800]
    assert course[800] < 0.001


def test_twice_is_the_same() -> None:
    tree = SMALL["kuhn"]()
    one, other = (equilibrium(tree, most=60) for _ in range(2))
    assert (one.policy == other.policy).all()
    assert one.course == other.course


def test_ends_can_be_paid_otherwise() -> None:
    tree = SMALL["kuhn"]().paid(lambda worth: 3 * worth)
    assert value(tree, even(tree)) == pytest.approx(3 * value(SMALL["kuhn"](), even(tree)))


def test_nobody_forgets() -> None:
    builder = Builder()
    first, second = builder.moves(Builder.root, 0, "first", 2)
    builder.moves(first, 0, "again", 2)
    with pytest.raises(ValueError, match="elsewhere"):
        builder.moves(second, 0, "first", 2)
    with pytest.raises(ValueError, match="elsewhere"):
        builder.moves(second, 0, "again", 3)
    with pytest.raises(ValueError, match="elsewhere"):
        builder.moves(second, 1, "again", 2)
    with pytest.raises(ValueError, match="no moves"):
        builder.moves(second, 1, "nothing", 0)


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker", "elferrat_elfern_small(deals=2)"])
def test_openspiel_measures_the_same(name: str) -> None:
    openspiel.register()
    game = pyspiel.load_game(name)
    tree = from_spiel(game)
    cached = pyspiel.convert_to_cached_tree(game) if name.startswith("elferrat") else game
    assert exploitability(tree, even(tree)) == pytest.approx(
        pyspiel.exploitability(cached, pyspiel.UniformRandomPolicy(cached))
    )


@pytest.mark.slow
def test_openspiel_finds_the_same_value() -> None:
    game = pyspiel.load_game("leduc_poker")
    tree = from_spiel(game)
    ours = equilibrium(tree, within=5e-3)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(max(ours.course)):
        solver.evaluate_and_update_policy()
    theirs = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, True)[
        0
    ]
    assert value(tree, ours.policy) == pytest.approx(theirs, abs=1e-2)
    assert pyspiel.exploitability(game, solver.average_policy()) < 1e-2

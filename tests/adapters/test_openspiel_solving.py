"""OpenSpiel's own algorithms on our games: exact values of the small, search in the whole ones."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, exploitability, ismcts, mcts

from elferrat.adapters import openspiel
from tests.adapters.openspiel_games import loaded
from tests.contract.courses import Setup

WHOLE = [
    Setup("elfern", (), 2),
    Setup("schneider", (("beat", "follow_suit"),), 2),
    pytest.param(Setup("elfer", (), 3), marks=pytest.mark.slow),
    Setup("elfer", (("variant", "any_start"), ("may_hold_drawn", True)), 4),
    pytest.param(Setup("extra", (), 2), marks=pytest.mark.slow),
    Setup("extra", (("bonus_lost_on_exchange", True),), 6),
]


def course_of_cfr(name: str, steps: list[int]) -> list[float]:
    """Exploitability of the average strategy, exactly, before CFR and after so many iterations."""
    game = pyspiel.convert_to_cached_tree(pyspiel.load_game(name))
    solver = pyspiel.CFRSolver(game)
    found = [pyspiel.exploitability(game, solver.average_policy())]  # every move equally likely
    for iterations in steps:
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        found.append(pyspiel.exploitability(game, solver.average_policy()))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", ["elfern", "schneider"])
def test_cfr_makes_a_few_small_deals_hard_to_exploit(game: str) -> None:
    before, early, late = course_of_cfr(f"elferrat_{game}_small(deals=3)", [20, 80])
    assert before > 1
    assert early < before / 4
    assert late < early / 4


@pytest.mark.slow
@pytest.mark.parametrize("game", ["elfern", "schneider"])
def test_cfr_makes_the_small_game_hard_to_exploit(game: str) -> None:
    before, early, late = course_of_cfr(f"elferrat_{game}_small", [4, 16])
    assert before > 2
    assert early < before / 2
    assert late < before / 8


def test_best_responses_gain_what_the_exact_exploitability_says() -> None:
    game = pyspiel.convert_to_cached_tree(pyspiel.load_game("elferrat_schneider_small(deals=2)"))
    even = policy.UniformRandomPolicy(game)
    found = exploitability.nash_conv(game, even, return_only_nash_conv=False)
    exact = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    assert found.nash_conv / 2 == pytest.approx(exact)
    answer = best_response.BestResponsePolicy(game, 0, even)
    value = answer.value(game.new_initial_state())
    rng, gained = Random(1), []
    for _ in range(200):
        state = openspiel.dealt(game, rng)
        while not state.is_terminal():
            player = answer if state.current_player() == 0 else even
            chances = player.action_probabilities(state)
            state.apply_action(rng.choices(list(chances), list(chances.values()))[0])
        gained.append(state.returns()[0])
    assert np.mean(gained) == pytest.approx(value, abs=5 * np.std(gained) / np.sqrt(len(gained)))
    assert value > 1


def searcher(game: Any, seed: int, simulations: int) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    return ismcts.ISMCTSBot(
        game, evaluator, 2.0, simulations, random_state=np.random.RandomState(seed + 1)
    )


@pytest.mark.slow
@pytest.mark.parametrize("setup", WHOLE, ids=str)
def test_ismcts_plays_whole_games(setup: Setup) -> None:
    game = loaded(setup)
    bot = searcher(game, 1, 2)
    state = openspiel.dealt(game, Random(str(setup)))
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.slow
def test_ismcts_wins_against_chance() -> None:
    game, rng = pyspiel.load_game("elferrat_elfern(utility=points)"), Random(6)
    bot, gained = searcher(game, 2, 12), []
    for number in range(24):
        state = openspiel.dealt(game, rng)
        while not state.is_terminal():
            mine = state.current_player() == number % 2
            action = bot.step(state) if mine else rng.choice(state.legal_actions())
            state.apply_action(int(action))
        gained.append(state.returns()[number % 2])
    assert np.mean(gained) > 3 * np.std(gained) / np.sqrt(len(gained))

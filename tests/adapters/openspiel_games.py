"""OpenSpiel games for tests: the setups of the contract tests, somewhere in a random game."""

from random import Random
from typing import Any

import pyspiel

from elferrat.adapters import openspiel
from elferrat.adapters.openspiel_course import Course
from elferrat.games.options import Value
from tests.contract.courses import Setup

openspiel.register()


def loaded(setup: Setup, **more: Value) -> Any:
    chosen: dict[str, Value] = {**dict(setup.options), **more}
    if setup.game.players != (2,):
        chosen["players"] = setup.players
    return pyspiel.load_game(f"elferrat_{setup.name}", chosen)


def after(game: Any, moves: int, rng: Random) -> Any:
    """A state so many random moves after the deal, not yet over."""
    while True:
        state = openspiel.dealt(game, rng)
        for _ in range(moves):
            state.apply_action(rng.choice(state.legal_actions()))
            if state.is_terminal():
                break
        else:
            return state


def to_end(state: Any, rng: Random) -> Any:
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def course_in(state: Any) -> Course:
    course: Course = state.course
    return course

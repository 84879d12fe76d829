"""PettingZoo environments pass PettingZoo's own tests and do what the games do."""

import pickle
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_wrapper_fn

from elferrat import deal
from elferrat.adapters.pettingzoo import env, parallel_env, raw_env
from elferrat.games import game_named
from elferrat.locale.message import Unusable
from elferrat.play.referee import IllegalMove
from tests.contract.courses import Setup, course, sampled_setups

pytestmark = [
    # What PettingZoo's tests say of its own card games too, where it does not know them by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    # Nobody has a legal action after the end.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]

SETUPS = [setup for setup in sampled_setups() if len(setup.options) < 2]
VARIANTS = ("standard", "false_start", "three_starts", "any_start")
Make = Callable[..., Any]


def made(setup: Setup, make: Make = env, **settings: Any) -> Any:
    return make(setup.name, options=dict(setup.options), players=setup.players, **settings)


def zoo(setup: Setup, make: Make = env) -> Make:
    return partial(made, setup, make)


def play(environment: Any, choose: Callable[[list[int]], int] = min) -> dict[str, float]:
    """Play a game that is reset to its end; the rewards that each agent was given at last."""
    told: dict[str, float] = {}
    for agent in environment.agent_iter():
        observation, reward, over, cut, _ = environment.last()
        if over or cut:
            told[agent] = reward
            environment.step(None)
        else:
            assert reward == 0
            legal = np.flatnonzero(observation["action_mask"]).tolist()
            environment.step(choose(legal))
    return told


def test_every_variant_and_every_number_of_players_is_among_the_setups() -> None:
    variants = {dict(s.options).get("variant", "standard") for s in SETUPS if s.name == "elfer"}
    assert variants == set(VARIANTS)
    for name in ("elfer", "extra", "elfern", "schneider"):
        assert {s.players for s in SETUPS if s.name == name} == set(game_named(name).players)


# --- PettingZoo's own tests ---------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_api(setup: Setup) -> None:
    api_test(made(setup), num_cycles=200)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_seeds(setup: Setup) -> None:
    seed_test(zoo(setup), num_cycles=60)
    seed_test(zoo(setup, raw_env), num_cycles=60)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_max_cycles(setup: Setup) -> None:
    """The test wants every agent asked in every cycle: the parallel form, and PettingZoo's own
    conversion of that back to agents one by one.
    """
    parallel = zoo(setup, parallel_env)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=aec_wrapper_fn(parallel)))


@pytest.mark.parametrize("setup", SETUPS[::5], ids=str)
def test_parallel_api(setup: Setup) -> None:
    parallel_api_test(made(setup, parallel_env), num_cycles=300)


@pytest.mark.parametrize("setup", SETUPS[::6], ids=str)
def test_rendering(setup: Setup, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(zoo(setup), {"svg": lambda told: told.startswith("<svg")})
    assert "holds" in capsys.readouterr().out


# --- what they mean -----------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_game_is_that_of_the_rules(setup: Setup) -> None:
    """The moves of a course, dealt as the contract says, end as the course ends."""
    environment = made(setup, raw_env)
    environment.reset(seed=7)
    played = setup.deal("7")
    assert environment.position.game.write(environment.position) == setup.game.write(played)
    rewards = play(environment, lambda legal: legal[len(legal) // 2])
    while played.outcome is None:
        legal = setup.game.legal(played)
        setup.game.play(played, legal[len(legal) // 2])
    winners = played.outcome.winners
    best = (setup.players - len(winners)) / max(1, len(winners)) / (setup.players - 1)
    for seat in range(setup.players):
        expected = (best if seat in winners else -1 / (setup.players - 1)) if winners else 0
        assert rewards[f"seat_{seat}"] == pytest.approx(expected)
    assert sum(rewards.values()) == pytest.approx(0)


def test_points_are_those_of_the_game() -> None:
    for setup in SETUPS[::4]:
        environment = made(setup, reward="points")
        environment.reset(seed=3)
        rewards = play(environment)
        scores = environment.unwrapped.position.outcome.scores
        assert rewards == {f"seat_{seat}": score for seat, score in enumerate(scores)}


def test_the_end_says_scores_and_winners() -> None:
    environment = env("extra", players=3)
    environment.reset(seed=3)
    while not any(environment.terminations.values()):
        environment.step(environment.unwrapped.legal()[0])
    outcome = environment.unwrapped.position.outcome
    assert environment.infos == {
        f"seat_{seat}": {"score": outcome.scores[seat], "winner": seat in outcome.winners}
        for seat in range(3)
    }


def test_the_deal_of_a_seed_is_the_one_of_its_digits() -> None:
    environment = env("extra", players=4)
    for seed, text in ((11, "11"), (None, "11:1"), (None, "11:2"), (0, "0"), (None, "0:1")):
        environment.reset(seed=seed)
        position = environment.unwrapped.position
        assert position.game.write(position) == deal("extra", players=4, seed=text).position()


def test_without_a_seed_deals_differ() -> None:
    first, second = env("elfern"), env("elfern")
    hands = []
    for environment in (first, first, second):
        environment.reset()
        hands.append(environment.unwrapped.position.state.hand)
    assert hands[0] != hands[1] != hands[2] != hands[0]


def test_masks_are_for_the_seat_on_turn_only() -> None:
    for setup in SETUPS[::7]:
        environment = made(setup)
        environment.reset(seed=5)
        turn = environment.agent_selection
        for agent in environment.agents:
            seen = environment.observe(agent)
            legal = environment.unwrapped.legal() if agent == turn else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            assert environment.observation_space(agent).contains(seen)


def test_an_illegal_action_ends_the_game_for_all() -> None:
    environment = env("elfer", players=3)
    environment.reset(seed=1)
    agent = environment.agent_selection
    illegal = int(np.flatnonzero(environment.observe(agent)["action_mask"] == 0)[0])
    environment.step(illegal)
    rewards = {}
    for dead in environment.agent_iter():
        _, rewards[dead], over, _, _ = environment.last()
        assert over
        environment.step(None)
    assert rewards == {f"seat_{seat}": -1 if f"seat_{seat}" == agent else 0 for seat in range(3)}


def test_the_raw_environment_says_why_an_action_is_illegal() -> None:
    environment = raw_env("elfern")
    environment.reset(seed=1)
    legal = environment.legal()
    illegal = next(card for card in range(32) if card not in legal)
    with pytest.raises(IllegalMove) as caught:
        environment.step(illegal)
    assert caught.value.clause == "hand"
    for action in (-1, 32):
        with pytest.raises(Unusable, match=r"^action: "):
            environment.step(action)
    assert environment.legal() == legal
    environment.step(np.int64(legal[0]))


def test_the_parallel_form_plays_on_after_an_illegal_action() -> None:
    moves = []
    for _ in range(2):
        environment = parallel_env("elfern")
        environment.reset(seed=4)
        game = environment.unwrapped
        legal = game.legal()
        illegal = next(card for card in range(32) if card not in legal)
        _, _, _, _, infos = environment.step(dict.fromkeys(environment.agents, illegal))
        assert infos["seat_0"]["illegal"] is True
        assert "illegal" not in infos["seat_1"]
        assert game.position.state.lead in legal
        moves.append(game.position.state.lead)
        _, _, _, _, infos = environment.step(dict.fromkeys(environment.agents, game.legal()[0]))
        assert not any("illegal" in info for info in infos.values())
    assert moves[0] == moves[1]


def test_a_game_is_cut_off_after_so_many_moves() -> None:
    environment = env("elfer", players=4, max_cycles=9)
    environment.reset(seed=2)
    moves = 0
    while not any(environment.truncations.values()):
        environment.step(environment.unwrapped.legal()[0])
        moves += 1
    assert moves == 9
    assert not any(environment.terminations.values())
    assert play(environment) == {f"seat_{seat}": 0 for seat in range(4)}


def test_names_and_spaces() -> None:
    environment = env("schneider")
    assert str(environment) == "schneider_v1"
    assert environment.possible_agents == ["seat_0", "seat_1"]
    assert environment.action_space("seat_1").n == 32
    assert environment.observation_space("seat_0")["observation"].dtype == np.int8
    environment.reset()
    assert environment.render() is None


def test_an_environment_can_be_pickled_in_the_middle_of_a_game() -> None:
    environment = env("extra", players=2)
    environment.reset(seed=6)
    environment.step(environment.unwrapped.legal()[0])
    twin = pickle.loads(pickle.dumps(environment))
    assert play(twin) == play(environment)


@pytest.mark.parametrize(
    ("settings", "place"),
    [
        ({"game": "skat"}, "game"),
        ({"game": "elfern", "players": 3}, "players"),
        ({"game": "elfer", "players": 3, "options": {"without_blue": True}}, "players"),
        ({"game": "elfer", "options": {"variant": "v9"}}, "options.variant"),
        ({"game": "elfer", "options": {"jokers": 1}}, "options"),
        ({"game": "elfer", "reward": "fame"}, "reward"),
        ({"game": "elfer", "render_mode": "rgb_array"}, "render_mode"),
        ({"game": "elfer", "max_cycles": 0}, "max_cycles"),
    ],
)
@pytest.mark.parametrize("make", [env, raw_env, parallel_env])
def test_unusable_settings_are_refused_at_once(
    make: Make, settings: dict[str, Any], place: str
) -> None:
    with pytest.raises(Unusable) as caught:
        make(**settings)
    assert caught.value.place == place
    assert "\n" not in str(caught.value)


def test_courses_of_the_contract_play_here_too() -> None:
    """Every move of a random course is legal here at its moment, and the end is the same."""
    for setup in SETUPS[::3]:
        played = course(setup)
        environment = made(setup, raw_env)
        environment.reset(seed=0)
        environment.position = played.start.copy()
        for move in played.moves:
            environment.agent_selection = environment._on_turn()
            environment.step(setup.game.parse(move))
        assert environment.position.outcome == played.end.outcome
        assert all(environment.terminations.values())

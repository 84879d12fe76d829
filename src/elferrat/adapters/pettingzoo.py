"""PettingZoo environments for every game and variant (extra `pettingzoo`).

    from elferrat.adapters import pettingzoo as elferrat_zoo

    env = elferrat_zoo.env("extra", players=4)
    env.reset(seed=11)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Agents are `seat_0`, `seat_1`, …. An observation has the numbers of the game's `observation.py`
from the agent's eyes, and the mask of legal actions: those of the seat on turn, none for others
and after the end. An action is the id of a move. Tables of both stand in `docs/environments.md`.
"""

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any

from elferrat.adapters.extras import missing_extra
from elferrat.adapters.rewards import SHARE, final_rewards, reward_kind
from elferrat.games import game_named
from elferrat.games.fields import choice, whole
from elferrat.games.game import AnyPosition
from elferrat.play.referee import step

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
except ModuleNotFoundError as error:
    raise missing_extra(error, "pettingzoo") from None

RENDER_MODES = ("human", "ansi", "svg")
MOST_CYCLES = 2**31 - 1

Observation = dict[str, Any]


def env(game: str, *, illegal_reward: float = -1, **settings: Any) -> "AECEnv[str, Any, Any]":
    """A turn-based environment in PettingZoo's usual wrappers; `settings` are those of `raw_env`.

    An illegal action ends the game for all: `illegal_reward` to the agent that chose it, 0 to the
    others.

    Raises:
        Unusable: a game, option, number of players, reward or render mode that there is not.
    """
    made: Any = raw_env(game, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=illegal_reward)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(game: str, **settings: Any) -> "ParallelEnv[str, Any, Any]":
    """The same game in PettingZoo's parallel form; `settings` are those of `raw_env`.

    One step is one move of the game: every agent names an action, the action of the seat on turn
    counts. Where that is illegal, a legal move drawn by lot is made instead, and the info of the
    agent says `illegal`.

    Raises:
        Unusable: a game, option, number of players, reward or render mode that there is not.
    """
    return turn_based_aec_to_parallel_wrapper(PlayOnWrapper(raw_env(game, **settings)))


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game, without wrappers: an illegal action raises `play.referee.IllegalMove`.

    `game` is a name and `options` its JSON mapping; `players` is the fewest by default. `reward`
    is `share` (what a win is worth, adding up to 0) or `points` (the game's own): see
    `adapters.rewards`; it comes with the end of the game. `max_cycles` cuts a game off after so
    many moves. `render_mode` is `ansi` (a text that says all that lies and all hands), `human`
    (the same, printed after each move) or `svg` (a picture, as text).

    Raises:
        Unusable: a game, option, number of players, reward or render mode that there is not.
    """

    def __init__(
        self,
        game: str,
        *,
        options: Mapping[str, Any] | None = None,
        players: int | None = None,
        render_mode: str | None = None,
        reward: str = SHARE,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.game = game_named(game)
        self._options = self.game.read_options({} if options is None else dict(options))
        seats = self.game.players[0] if players is None else players
        self.game.check_players(self._options, seats)
        if render_mode is not None:
            choice(render_mode, RENDER_MODES, "render_mode")
        if max_cycles is not None:
            whole(max_cycles, 1, MOST_CYCLES, "max_cycles")
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"{game}_v{self.game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._reward = reward_kind(reward)
        module = import_module(f"elferrat.games.{game}.observation")
        self._observe: Any = module.observe
        self._numbers = [0] * module.SIZE
        self.observation_spaces = {
            agent: self._observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.game.rules.MOVES) for agent in self.possible_agents
        }
        self._seed = str(Random().getrandbits(63))
        self._deals = 0
        self.position: AnyPosition | None = None

    def _observation_space(self) -> "spaces.Dict":
        moves = self.game.rules.MOVES
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (len(self._numbers),), np.int8),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        """The space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        """The ids of all moves of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game.

        The deal of `seed` is that of its decimal digits as a seed text (contract 4), so that
        `elferrat deal GAME --seed 11` shows it. Further resets without a seed deal from `11:1`,
        `11:2`, …; without any seed at all chance decides. `options` are not used: those of the
        game belong to the environment.
        """
        if seed is not None:
            self._seed, self._deals, text = str(seed), 0, str(seed)
        else:
            self._deals += 1
            text = f"{self._seed}:{self._deals}"
        self.position = self.game.deal(self._options, len(self.possible_agents), text)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, and the mask of its legal actions."""
        p = self._dealt()
        self._observe(p.state, p.options, self.possible_agents.index(agent), self._numbers)
        mask = np.zeros(self.game.rules.MOVES, np.int8)
        if agent == self._on_turn():
            mask[self.game.legal(p)] = 1
        return {"observation": np.array(self._numbers, np.int8), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Make a move for the selected agent; None for an agent whose game is over.

        Raises:
            IllegalMove: a clause forbids the move; nothing changed.
            Unusable: there is no such action.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        p = self._dealt()
        move = whole(int(action), 0, self.game.rules.MOVES - 1, "action")
        step(p, self.game.text(move))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos = {agent: {} for agent in self.agents}
        if p.outcome is not None:
            self._finish(p)
        elif self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self, p: AnyPosition) -> None:
        assert p.outcome is not None
        seats = range(len(self.possible_agents))
        wins = np.array([[seat in p.outcome.winners for seat in seats]])
        worth = final_rewards(self._reward, wins, np.array([p.outcome.scores]))[0]
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(worth[seat])
            self.terminations[agent] = True
            self.infos[agent] = {
                "score": p.outcome.scores[seat],
                "winner": seat in p.outcome.winners,
            }

    def legal(self) -> list[int]:
        """The legal actions of the seat on turn, rising; none after the end."""
        return self.game.legal(self._dealt())

    def render(self) -> str | None:
        """The table with all hands open, as the render mode wants it; None if there is no mode."""
        if self.render_mode is None:
            return None
        fields = self.game.write(self._dealt())
        if self.render_mode == "svg":
            from elferrat.picture import table_svg

            return table_svg(fields, None)
        from elferrat.picture.scene import Scene
        from elferrat.picture.sentences import description, title

        scene = Scene(fields, None, "en", "french")
        lines = description(scene, between="\n")
        text = f"{title(scene)}\n{lines}\n"
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _dealt(self) -> AnyPosition:
        assert self.position is not None, "reset() deals the first game"
        return self.position

    def _on_turn(self) -> str:
        return self.possible_agents[self.game.rules.to_move(self._dealt().state)]

    def _select(self) -> None:
        self.agent_selection = self._on_turn()


class PlayOnWrapper(wrappers.BaseWrapper[str, Any, Any]):  # type: ignore[misc]
    """Makes a legal move drawn by lot where the action is illegal, and says so in the info."""

    def __init__(self, env: raw_env) -> None:
        super().__init__(env)
        self._game = env
        self._lots = Random()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed draws the same lots."""
        if seed is not None:
            self._lots.seed(seed)
        super().reset(seed, options)

    def step(self, action: Any) -> None:
        """Make the move, or another one if it is illegal."""
        game = self._game
        agent = game.agent_selection
        running = not (game.terminations[agent] or game.truncations[agent])
        illegal = running and action not in game.legal()
        super().step(self._lots.choice(game.legal()) if illegal else action)
        if illegal:
            game.infos[agent]["illegal"] = True

    def __str__(self) -> str:
        return str(self.env)

"""A Gymnasium vector environment over many compiled games at once (extra `gymnasium`).

    from elferrat.adapters.gymnasium import BatchEnv

    envs = BatchEnv("extra", num_envs=4096, players=4)
    observations, info = envs.reset(seed=11)
    for _ in range(1000):
        observations, rewards, terminations, truncations, info = envs.step(envs.random_actions())

An observation has the numbers of the game's `observation.py` from the eyes of the seat on turn,
and the mask of its legal actions, all zeros after the end. An action is the id of a move. Tables
of both stand in `docs/environments.md`.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from elferrat.adapters.extras import missing_extra
from elferrat.adapters.rewards import SHARE, final_rewards, reward_kind
from elferrat.games import game_named
from elferrat.games.fields import seat_number, whole

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from elferrat.kernel.batch import Batch
except ModuleNotFoundError as error:
    raise missing_extra(error, "gymnasium") from None

MOST_ENVS = 2**24

Array = np.ndarray[Any, Any]


class BatchEnv(VectorEnv[dict[str, Array], Array, Array]):
    """`num_envs` games of one kind, a step being one move in each of them.

    `game` is a name and `options` its JSON mapping; `players` is the fewest by default. `reward`
    is `share` (what a win is worth, adding up to 0) or `points` (the game's own): see
    `adapters.rewards`; it comes with the end of a game. `threads` are those of the batch.
    Arrays are copies, unless `copies` is set to False: then observations and masks are the batch's
    own arrays, which the next step overwrites.

    Without a `learner` every action is that of the seat on turn, `info["turn"]` before the step,
    and the reward is for the seat that has just moved. With a `learner` that seat alone is asked
    and rewarded; the others make uniformly random moves, so that each game is an ordinary
    environment for one agent.

    `info`: `turn` (num_envs,) the seat on turn; `rewards` (num_envs, seats) what the step is worth
    to every seat, not only to the one rewarded; `scores` (num_envs, seats) the game's own points,
    and `_scores` (num_envs,) where they are given: at the end, since before it they tell hidden
    cards.

    What is observed of a game that is over is seen by the seat in `turn`, or by the learner.

    A game that ended is dealt anew by the next step, whose action for it counts for nothing
    (`AutoresetMode.NEXT_STEP`). No game is ever truncated.

    Raises:
        Unusable: a game, option, number of players, reward or seat that there is not.
    """

    copies = True

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        options: Mapping[str, Any] | None = None,
        players: int | None = None,
        learner: int | None = None,
        reward: str = SHARE,
        threads: int | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}
        chosen = game_named(game)
        read = {} if options is None else dict(options)
        self.players = chosen.players[0] if players is None else players
        chosen.check_players(chosen.read_options(read), self.players)
        if learner is not None:
            seat_number(learner, self.players, "learner")
        self.num_envs = whole(num_envs, 1, MOST_ENVS, "num_envs")
        self.learner = learner
        self._reward = reward_kind(reward)
        self._seed, self._deals = str(Random().getrandbits(63)), 0
        self.batch = Batch(game, read, self.players, num_envs, self._seed, threads)
        self._moves = chosen.rules.MOVES
        self.single_action_space = spaces.Discrete(self._moves)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 127, self.batch.observations.shape[1:], np.int8),
                "action_mask": spaces.Box(0, 1, (self._moves,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Deal all games anew.

        The games of `seed` are those that a `kernel.batch.Batch` has for its digits as a seed
        text. Further resets without a seed have those of `11:1`, `11:2`, …; without any seed at
        all chance decides. `options` are not used: those of the game belong to the environment.
        """
        super().reset(seed=seed)
        self._seed, self._deals = (self._seed, self._deals + 1) if seed is None else (str(seed), 0)
        self.batch.reset(f"{self._seed}:{self._deals}" if self._deals else self._seed)
        self._play_others()
        return self._observations(), self._info(np.zeros((self.num_envs, self.players)))

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Make one move in each game, shape (num_envs,); deal those anew that had ended.

        Raises:
            Unusable: a move is illegal; nothing was played.
        """
        batch = self.batch
        moved = batch.turns.copy() if self.learner is None else self.learner
        batch.step(np.asarray(actions), renew=True)
        self._play_others()
        over = batch.over.copy()
        worth = np.zeros((self.num_envs, self.players))
        worth[over] = final_rewards(self._reward, batch.wins[over], batch.scores[over])
        rewards = worth[np.arange(self.num_envs), moved]
        return self._observations(), rewards, over, np.zeros_like(over), self._info(worth)

    def random_actions(self) -> Array:
        """A uniformly random legal action for each game, shape (num_envs,); -1 where it is over."""
        return self.batch.choose()

    def _play_others(self) -> None:
        if self.learner is not None:
            self.batch.play_others(self.learner)

    def _observations(self) -> dict[str, Array]:
        numbers, masks = self.batch.observations, self.batch.masks.view(np.int8)
        if self.copies:
            numbers, masks = numbers.copy(), masks.copy()
        return {"observation": numbers, "action_mask": masks}

    def _info(self, worth: Array) -> dict[str, Any]:
        over = self.batch.over.copy()
        return {
            "turn": self.batch.turns.copy(),
            "rewards": worth,
            "scores": np.where(over[:, None], self.batch.scores, 0),
            "_scores": over,
        }

"""OpenSpiel games for every game and variant (extra `openspiel`).

    import pyspiel
    from elferrat.adapters import openspiel

    openspiel.register()
    game = pyspiel.load_game("elferrat_elfern")
    game = pyspiel.load_game("elferrat_elfer(players=4,variant=any_start)")
    small = pyspiel.load_game("elferrat_schneider_small(cards=12,deals=30)")

Chance is explicit; actions are the ids of the game's moves. What each parameter means, and what
the small games are for, stands in `docs/openspiel.md`.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from elferrat.adapters.extras import missing_extra
from elferrat.adapters.openspiel_course import Course
from elferrat.adapters.openspiel_deals import SMALL_DECKS, AnyGame, Deal, pack_deal, small_deal
from elferrat.adapters.openspiel_tensors import HistoryTensor, ViewTensor
from elferrat.adapters.openspiel_utility import GAME_POINTS, POINTS, WIN, bounds, worth
from elferrat.adapters.openspiel_worlds import resample
from elferrat.games import all_games
from elferrat.games.fields import choice
from elferrat.locale.message import Unusable

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing_extra(error, "openspiel") from None

Parameters = Mapping[str, Any]

PREFIX = "elferrat_"
SMALL = "_small"
SMALL_DEALS = 30


def register() -> list[str]:
    """Make the games known to `pyspiel.load_game` and return their names; twice does no harm."""
    known = set(pyspiel.registered_names())
    names = []
    for game in all_games():
        for small in (False, True) if is_trick_game(game) else (False,):
            kind = game_type(game, small)
            names.append(kind.short_name)
            if kind.short_name not in known:
                # OpenSpiel outlives Python and lets go of what it was given then: a class, which
                # refers to itself, takes no harm from that, while a mere function would be freed.
                named = {"game": game, "small": small}
                pyspiel.register_game(kind, type(game.name, (ElferratGame,), named))
    return names


def dealt(game: Any, rng: Random) -> Any:
    """A state at the first decision of a player: the lots before it are drawn by `rng`."""
    state = game.new_initial_state()
    while state.is_chance_node():
        lots, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(lots, chances)[0])
    return state


def is_trick_game(game: AnyGame) -> bool:
    """Whether cards are played to tricks."""
    return "trick" in game.fields


def game_type(game: AnyGame, small: bool) -> Any:
    """What OpenSpiel wants to know of a game before its parameters."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name + (SMALL if small else ""),
        long_name=f"Elferrat: {game.name}" + (", a small deck" if small else ""),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=is_trick_game(game),
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game, small),
    )


def parameters(game: AnyGame, small: bool) -> dict[str, Any]:
    """The parameters of a game and their defaults: every option by its JSON name, and our own."""
    options = {option.name: option.default for option in game.options}
    if small:
        return options | {"cards": SMALL_DECKS[0], "deals": SMALL_DEALS, "seed": "elferrat"}
    return options | {"players": game.players[0], "utility": WIN}


def make_deal(game: AnyGame, small: bool, params: Parameters) -> Deal:
    """Where the chance of a game with these parameters comes from.

    Raises:
        Unusable: a parameter has a value that is not possible.
    """
    chosen = tuple((option.name, params[option.name]) for option in game.options)
    if small:
        return small_deal(game.name, chosen, params["cards"], params["deals"], params["seed"])
    return pack_deal(game.name, chosen, params["players"])


class ElferratGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters, as OpenSpiel knows it; a subclass names the game.

    Raises:
        Unusable: a parameter has a value that is not possible.
    """

    game: AnyGame
    small: bool

    def __init__(self, params: Parameters | None = None) -> None:
        game, small = self.game, self.small
        known = parameters(game, small)
        given = {**known, **(params or {})}
        self.deal = make_deal(game, small, given)
        kinds = (WIN, POINTS, GAME_POINTS) if is_trick_game(game) else (WIN, POINTS)
        self.utility = POINTS if small else choice(given["utility"], kinds, "utility")
        low, high = bounds(self.deal, self.utility)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.MOVES,
            max_chance_outcomes=self.deal.most_outcomes,
            num_players=self.deal.players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0,
            max_game_length=self.deal.most_moves,
        )
        super().__init__(game_type(game, small), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> "ElferratState":
        """A game of which no lot is drawn yet."""
        return ElferratState(self, self.deal, self.utility)

    def max_chance_nodes_in_history(self) -> int:
        """Every lot of the deal; later all is decided by the players."""
        return self.deal.chances

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Parameters | None = None
    ) -> "Observer":
        """What a seat sees: by default the present view, with perfect recall everything so far.

        Raises:
            Unusable: private information of all seats, or no public information, is asked for.
        """
        if params:
            raise Unusable("params", "openspiel-observation")
        return Observer(self.deal, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _loaded(name: str) -> Any:
    # Where it is unpickled, nobody may have registered the games.
    register()
    return pyspiel.load_game(name)


class ElferratState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment; `course` is what has happened so far."""

    def __init__(self, game: Any, deal: Deal, utility: str) -> None:
        super().__init__(game)
        self.course = Course(deal)
        self._utility = utility

    def current_player(self) -> int:
        """The seat on turn, chance while lots are drawn, or the end."""
        course = self.course
        if course.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if course.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return course.deal.game.rules.to_move(course.position.state)

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible lots with their probabilities."""
        return self.course.deal.outcomes(self.course.drawn)

    def _apply_action(self, action: int) -> None:
        self.course.go(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.course.deal.name(self.course.drawn, action)
        return self.course.deal.game.moves[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.over

    def returns(self) -> list[float]:
        """What the finished game is worth to each seat, adding up to 0; nothing before."""
        outcome = None if self.course.position is None else self.course.position.outcome
        if outcome is None:
            return [0.0] * self.course.deal.players
        return worth(outcome, self._utility)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ElferratState":
        """A state with other hidden cards that the player cannot tell from this one."""
        other = resample(self.course, player, sampler)
        state: ElferratState = self.get_game().new_initial_state()
        for action in (*other.drawn, *other.moves):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return str(self.course)


class Observer:
    """What OpenSpiel's observations are made of; `tensor` is None where there is no tensor."""

    def __init__(self, deal: Deal, kind: Any) -> None:
        private = kind.private_info
        if not kind.public_info or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise Unusable("iig_obs_type", "openspiel-observation")
        self._recall = kind.perfect_recall
        self._spectator = private == pyspiel.PrivateInfoType.NONE
        self._maker: HistoryTensor | ViewTensor | None = None
        if not self._spectator:
            if not self._recall:
                self._maker = ViewTensor(deal)
            elif is_trick_game(deal.game):
                self._maker = HistoryTensor(deal)
        self.dict: dict[str, Any] = {}
        self.tensor = None if self._maker is None else self._blank(self._maker.blocks)

    def _blank(self, blocks: Sequence[tuple[str, tuple[int, ...]]]) -> Any:
        sizes = [int(np.prod(shape)) for _, shape in blocks]
        tensor = np.zeros(sum(sizes), np.float32)
        first = 0
        for (name, shape), size in zip(blocks, sizes, strict=True):
            self.dict[name] = tensor[first : first + size].reshape(shape)
            first += size
        return tensor

    def set_from(self, state: ElferratState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if self._maker is None or self.tensor is None:
            return
        self.tensor.fill(0)
        for name, place, value in self._maker.entries(state.course, player):
            self.dict[name][place] = value

    def string_from(self, state: ElferratState, player: int) -> str:
        """What a player sees, as text."""
        seat = None if self._spectator else player
        return state.course.known(seat) if self._recall else state.course.seen(seat)

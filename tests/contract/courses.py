"""Random games of every kind, played once and looked at by all laws.

A setup is a game with options and a number of players; a course is one game played from it, move
by move, with every position on the way. Chance comes from the shuffle's own streams, so that a
course is the same on every machine and Python.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import Any

from elferrat.cards.shuffle import Stream
from elferrat.games import all_games, game_named
from elferrat.games.game import AnyPosition, Event, Game
from elferrat.games.options import Option, Value, written
from elferrat.locale.message import Unusable
from elferrat.play.referee import step

AnyGame = Game[Any, Any]


@dataclass(frozen=True)
class Setup:
    """A game, its options without default values, and how many play it."""

    name: str
    options: tuple[tuple[str, Value], ...]
    players: int

    @property
    def game(self) -> AnyGame:
        return game_named(self.name)

    def __str__(self) -> str:
        chosen = [f"{option}={written(value)}" for option, value in self.options]
        return "-".join([self.name, f"{self.players}p", *chosen])

    def deal(self, seed: str, dealer: int | None = None) -> AnyPosition:
        options = self.game.read_options(dict(self.options))
        return self.game.deal(options, self.players, seed, dealer)


@dataclass(frozen=True)
class Course:
    """A game from its deal to its end: `positions[i]` is the one before `moves[i]`."""

    setup: Setup
    positions: tuple[AnyPosition, ...]
    moves: tuple[str, ...]
    events: tuple[tuple[Event, ...], ...]

    @property
    def start(self) -> AnyPosition:
        return self.positions[0]

    @property
    def end(self) -> AnyPosition:
        return self.positions[-1]

    @cached_property
    def written(self) -> tuple[dict[str, Any], ...]:
        return tuple(self.setup.game.write(p) for p in self.positions)


@cache
def course(setup: Setup, seed: str = "course") -> Course:
    """Any legal move, each as likely, until the game is over."""
    game = setup.game
    stream = Stream(f"{setup}/{seed}")
    p = setup.deal(f"{setup}/{seed}/deal")
    positions = [p.copy()]
    moves: list[str] = []
    events: list[tuple[Event, ...]] = []
    while p.outcome is None:
        assert len(moves) < most_moves(setup.players), f"{setup} does not end"
        texts = game.legal_texts(p)
        move = texts[stream.below(len(texts))]
        events.append(tuple(step(p, move)))
        moves.append(move)
        positions.append(p.copy())
    return Course(setup, tuple(positions), tuple(moves), tuple(events))


def most_moves(players: int) -> int:
    """More moves than any game can have.

    Each of at most 84 cells is filled once and exchanged once, at most 44 cards are drawn and 4
    discarded, each of these may be followed by an end, and at most `players` passes lie between
    two other moves.
    """
    return 2 * (84 + 84 + 44 + 4) * (players + 1)


def playable(setup: Setup) -> bool:
    """Whether so many can play with these options."""
    try:
        setup.deal("any")
    except Unusable:
        return False
    return True


def pick(option: Option, number: int) -> Value:
    return option.values[number % len(option.values)]


def chosen(game: AnyGame, values: tuple[Value, ...]) -> tuple[tuple[str, Value], ...]:
    """Values for all options, those left out that are the default."""
    return tuple(
        (option.name, value)
        for option, value in zip(game.options, values, strict=True)
        if value != option.default
    )


@cache
def all_setups() -> tuple[Setup, ...]:
    """Every combination of options with every number of players."""
    setups = (
        Setup(game.name, chosen(game, values), players)
        for game in all_games()
        for values in product(*(option.values for option in game.options))
        for players in game.players
    )
    return tuple(filter(playable, setups))


@cache
def sampled_setups() -> tuple[Setup, ...]:
    """The plain game for every number of players, every single value, and a drawn dozen."""
    found: list[Setup] = []
    for game in all_games():
        of_game = [setup for setup in all_setups() if setup.name == game.name]
        plain = [setup for setup in of_game if not setup.options]
        single = [setup for setup in of_game if len(setup.options) == 1]
        mixed = [setup for setup in of_game if len(setup.options) > 1]
        Stream(f"mixed {game.name}").shuffle(mixed)
        by_value: dict[tuple[str, Value], list[Setup]] = {}
        for setup in single:
            by_value.setdefault(setup.options[0], []).append(setup)
        turned = [alike[i % len(alike)] for i, alike in enumerate(by_value.values())]
        found += (*plain, *turned, *mixed[:12])
    return tuple(found)

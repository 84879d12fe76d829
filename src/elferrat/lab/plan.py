"""What a simulation plays: everything its result depends on, and nothing else."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from elferrat import __version__
from elferrat.bots import bot
from elferrat.games import game_named
from elferrat.locale.message import Unusable

MOST_GAMES = 10**9
CHANCE = "random"  # the bot whose games need no views


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: a game with options, a bot a seat, the seed text of all chance, how many.

    Where every bot is `random`, deal and moves of game i follow from its own stream of the seed
    (`elferrat.cards.chance`), so that the twin can play it. Else it is dealt from `SEED:i` as
    contract 4 says, and the bot of seat s plays by `SEED:i:s`.
    """

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    games: int

    @property
    def by_chance(self) -> bool:
        """Whether every bot is `random`, so that the twin can play."""
        return all(name == CHANCE for name in self.bots)

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why a game may end, by the number of the reason less one."""
        return game_named(self.game).reasons

    @property
    def has_bonus(self) -> bool:
        """Whether the game has bonus cards."""
        return "bonus" in game_named(self.game).fields

    def json(self) -> dict[str, Any]:
        """The plan as a JSON object."""
        return {
            "game": self.game,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "games": self.games,
        }

    def fingerprint(self) -> str:
        """SHA-256 over the plan, the version of the game's rules and that of this program."""
        made = {"plan": self.json(), "rules": game_named(self.game).version, "by": __version__}
        return sha256(json.dumps(made, sort_keys=True).encode()).hexdigest()


def planned(
    game: str,
    options: dict[str, Any],
    bots: Sequence[str],
    players: int | None,
    seed: str,
    games: int,
) -> Plan:
    """A plan, checked; one bot's name serves all seats.

    Raises:
        Unusable: no such game, option or bot, a number of players that cannot play, neither one
            bot nor one for each seat, a seed that UTF-8 cannot write, or no game at all.
    """
    chosen = game_named(game, "GAME")
    seats = players or (len(bots) if len(bots) > 1 else chosen.players[0])
    chosen.check_players(chosen.read_options(options), seats, "--players")
    if len(bots) not in (1, seats):
        raise Unusable("--bots", "simulate-bots-and-seats", bots=len(bots), seats=seats)
    for name in bots:
        try:
            bot(name)
        except Unusable as error:
            raise Unusable("--bots", error.message.key, **error.message.args) from None
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise Unusable("--seed", "bad-seed") from None
    if not 1 <= games <= MOST_GAMES:
        raise Unusable("--games", "bad-range", value=games, low=1, high=MOST_GAMES)
    return Plan(game, options, tuple(bots) * (seats if len(bots) == 1 else 1), seed, games)

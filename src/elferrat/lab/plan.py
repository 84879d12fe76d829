"""What a simulation plays: everything its result depends on, and nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from elferrat.bots import bot
from elferrat.games import game_named
from elferrat.kernel import available
from elferrat.lab.totals import Totals, no_totals, width
from elferrat.lab.work import Report, Shard, Work
from elferrat.locale.message import Unusable

if TYPE_CHECKING:
    import pyarrow as pa

    from elferrat.lab.totals import Rows

MOST_GAMES = 10**9
CHANCE = "random"  # the bot whose games need no views


@dataclass(frozen=True, slots=True)
class Plan(Work[Totals]):
    """What is played: a game with options, a bot a seat, the seed text of all chance, how many.

    Where every bot is `random`, deal and moves of game i follow from its own stream of the seed
    (`elferrat.cards.chance`), so that the twin can play it. Else it is dealt from `SEED:i` as
    contract 4 says, and the bot of seat s plays by `SEED:i:s`.
    """

    FORMAT: ClassVar[str] = "elferrat-checkpoint"
    WORKERS: ClassVar[str] = "--threads"
    ONE_BY_ONE: ClassVar[bool] = False

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

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Plan":
        """The plan of a JSON object of `json`, checked as a new one is."""
        seats = len(data["bots"])
        return planned(
            data["game"], data["options"], data["bots"], seats, data["seed"], data["games"]
        )

    @property
    def on_threads(self) -> bool:
        """Whether the twin plays."""
        return self.by_chance and available()

    @property
    def width(self) -> int:
        """How many numbers a game's row has; which, `elferrat.lab.totals` says."""
        return width(len(self.bots))

    def no_totals(self) -> Totals:
        """The totals before the first game."""
        return no_totals(self.bots)

    def shards(self, first: int = 0) -> Iterator[Shard]:
        """The shards from the game `first` on, in the order of their numbers."""
        from elferrat.lab.shards import shards

        return shards(self, first)

    def play(self, first: int, end: int, keep_rows: bool = False) -> Report[Totals]:
        """Play a shard; `keep_rows` needs NumPy."""
        from elferrat.lab.shards import play_shard

        return play_shard(self, first, end, keep_rows)

    def schema(self) -> "pa.Schema":
        """The columns of the rows in a file."""
        from elferrat.lab.rows import schema

        return schema(self)

    def table(self, first: int, rows: "Rows") -> "pa.Table":
        """Rows, the first of which is game `first`, as the columns of `schema`."""
        from elferrat.lab.rows import table

        return table(self, first, rows)


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
    check_bots(bots)
    check_seed(seed)
    if not 1 <= games <= MOST_GAMES:
        raise Unusable("--games", "bad-range", value=games, low=1, high=MOST_GAMES)
    return Plan(game, options, tuple(bots) * (seats if len(bots) == 1 else 1), seed, games)


def check_bots(bots: Sequence[str]) -> None:
    """Raise `Unusable` if a name is that of no bot."""
    for name in bots:
        try:
            bot(name)
        except Unusable as error:
            raise Unusable("--bots", error.message.key, **error.message.args) from None


def check_seed(seed: str) -> None:
    """Raise `Unusable` if UTF-8 cannot write a seed."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise Unusable("--seed", "bad-seed") from None

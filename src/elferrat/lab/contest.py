"""What an arena plays: deal after deal, each in several seatings of the bots."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING, Any, ClassVar

from elferrat.bots import Budget, bot
from elferrat.games import game_named
from elferrat.lab.plan import check_bots, check_seed
from elferrat.lab.seatings import Seating, all_turns, cycle
from elferrat.lab.sequential import Hypotheses
from elferrat.lab.shards import played
from elferrat.lab.tally import Tally
from elferrat.lab.totals import MOVES, REASON, SCORES, STOCK, all_places
from elferrat.lab.work import Report, Shard, Work
from elferrat.locale.message import Unusable
from elferrat.play.evidence import Evidence, followed
from elferrat.play.view import view

if TYPE_CHECKING:
    import pyarrow as pa

    from elferrat.lab.totals import Rows

MOST_DEALS = 10**7
SEATINGS = 24  # a deal, unless more are asked for
MOST_SEATINGS = 720  # six bots on six seats

_GAMES_A_SHARD = 8
_AT_LEAST = 64  # so many shards where there are deals enough

_HURRY = Budget(0.005)
_warm: set[str] = set()  # what this process has compiled and loaded for


@dataclass(frozen=True, slots=True)
class Contest(Work[Tally]):
    """A game with options, the bots and how many play, the seed text of all chance, how many deals.

    Deal d is that of `SEED:d`, in every seating, and the bot on seat s plays by `SEED:d:s`.
    `at_most`: seatings a deal (see `seatings.cycle`); `stop`: whether to end once the sequential
    test of every pair is decided.
    """

    FORMAT: ClassVar[str] = "elferrat-arena"
    WORKERS: ClassVar[str] = "--workers"
    ONE_BY_ONE: ClassVar[bool] = True

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    players: int
    seed: str
    deals: int
    at_most: int = SEATINGS
    hypotheses: Hypotheses = field(default_factory=Hypotheses)
    stop: bool = False
    games: int = field(init=False)
    seatings: tuple[tuple[Seating, ...], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        made = cycle(all_turns(self.bots, self.players), self.at_most)
        object.__setattr__(self, "seatings", made)
        object.__setattr__(self, "games", self.start_of(self.deals))

    # --- numbers

    def starts(self) -> list[int]:
        """The games before each deal of the cycle of seatings, and all its games at the end."""
        return [0, *accumulate(len(each) for each in self.seatings)]

    def start_of(self, deal: int) -> int:
        """The number of a deal's first game."""
        starts = self.starts()
        times, rest = divmod(deal, len(self.seatings))
        return times * starts[-1] + starts[rest]

    def deal_of(self, game: int) -> int:
        """The deal that a game belongs to."""
        starts = self.starts()
        times, rest = divmod(game, starts[-1])
        return times * len(self.seatings) + bisect_right(starts, rest) - 1

    def seatings_of(self, deal: int) -> tuple[Seating, ...]:
        """Who sits where in each game of a deal."""
        return self.seatings[deal % len(self.seatings)]

    @property
    def has_points(self) -> bool:
        """Whether the game has game points beside its scores."""
        return "game_points" in game_named(self.game).own_finish_fields

    # --- as a work

    def json(self) -> dict[str, Any]:
        """The contest as a JSON object, for `read`."""
        return {
            "game": self.game,
            "options": self.options,
            "bots": list(self.bots),
            "players": self.players,
            "seed": self.seed,
            "deals": self.deals,
            "at_most": self.at_most,
            "hypotheses": asdict(self.hypotheses),
            "stop": self.stop,
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Contest":
        """The contest of a JSON object of `json`, checked as a new one is."""
        names = ("game", "options", "bots", "players", "seed", "deals", "at_most", "stop")
        hypotheses = Hypotheses(**data["hypotheses"])
        return contest(**{name: data[name] for name in names}, hypotheses=hypotheses)

    @property
    def width(self) -> int:
        """How many numbers a game's row has."""
        return SCORES + (3 if self.has_points else 2) * self.players

    def no_totals(self) -> Tally:
        """The tally before the first deal."""
        return Tally(self.bots, self.hypotheses)

    def ended(self, totals: Tally) -> bool:
        """Whether all deals are played, or everything is decided and that is what was asked for."""
        return totals.games == self.games or (self.stop and totals.all_decided)

    def shards(self, first: int = 0) -> Iterator[Shard]:
        """Some whole deals each, from the game `first` on."""
        size = max(1, min(_GAMES_A_SHARD // len(self.seatings[0]), self.deals // _AT_LEAST))
        for deal in range(self.deal_of(first), self.deals, size):
            yield self.start_of(deal), self.start_of(min(deal + size, self.deals))

    def play(self, first: int, end: int, keep_rows: bool = False) -> Report[Tally]:
        """Play whole deals; `keep_rows` needs NumPy."""
        self.warm_up()
        tally = self.no_totals()
        rows: list[list[int]] = []
        for deal in range(self.deal_of(first), self.deal_of(end)):
            seatings = self.seatings_of(deal)
            games = [(seating, self.row(deal, seating, tally)) for seating in seatings]
            tally.add(games)
            rows += [row for _, row in games]
        if not keep_rows:
            return Report(first, end, tally, [])
        import numpy as np

        return Report(first, end, tally, [np.array(rows, dtype=np.int32)])

    def row(self, deal: int, seating: Seating, tally: Tally) -> list[int]:
        """A game: moves, reason, stock, by seat scores, who won, game points; its times tallied."""

        def tell(seat: int, spent: int) -> None:
            tally.times[seating[seat]].add(spent)

        p, row = played(self.game, self.options, seating, f"{self.seed}:{deal}", tell)
        assert p.outcome is not None
        return row + list(p.outcome.game_points or ())

    def warm_up(self) -> None:
        """Let every bot play a whole game in a hurry, once a process.

        What it must load or compile for that is not its thinking.

        Raises:
            Unusable: a bot needs what is not installed.
        """
        key = self.fingerprint()
        if key in _warm:
            return
        game = game_named(self.game)
        p = game.deal(game.read_options(self.options), self.players, self.seed)
        bots = [bot(name, seed=self.seed) for name in dict.fromkeys(self.bots)]
        evidence = Evidence(p)
        while p.outcome is None:
            seen = view(p, game.rules.to_move(p.state))
            moves = [each.choose(seen, _HURRY, evidence).move for each in bots]
            followed(p, moves[0], evidence)
        _warm.add(key)

    # --- as a file

    def schema(self) -> "pa.Schema":
        """The columns of the rows in a file, seats counted from 0."""
        import pyarrow as pa

        from elferrat.lab.rows import metadata

        seats = range(self.players)
        columns = [
            ("game", pa.int64()),
            ("deal", pa.int64()),
            ("moves", pa.int32()),
            ("reason", pa.string()),
            ("stock", pa.int16()),
            *((f"bot_{seat}", pa.string()) for seat in seats),
            *((f"score_{seat}", pa.int32()) for seat in seats),
            *((f"place_{seat}", pa.int16()) for seat in seats),
            *((f"won_{seat}", pa.bool_()) for seat in seats),
            *((f"game_points_{seat}", pa.int32()) for seat in seats if self.has_points),
        ]
        return pa.schema(columns, metadata=metadata(self))

    def table(self, first: int, rows: "Rows") -> "pa.Table":
        """Rows, the first of which is game `first`, as the columns of `schema`."""
        import numpy as np
        import pyarrow as pa

        from elferrat.lab.rows import shaped

        numbers = np.arange(first, first + len(rows))
        deals = [self.deal_of(int(number)) for number in numbers]
        seatings = [
            self.seatings_of(deal)[int(number) - self.start_of(deal)]
            for number, deal in zip(numbers, deals, strict=True)
        ]
        ends = range(SCORES, self.width, self.players)
        scores, won, *points = (rows[:, start : start + self.players] for start in ends)
        columns = [
            numbers,
            np.array(deals, dtype=np.int64),
            rows[:, MOVES],
            pa.array(game_named(self.game).reasons).take(pa.array(rows[:, REASON] - 1)),
            rows[:, STOCK],
            *(pa.array(names) for names in zip(*seatings, strict=True)),
            *scores.T,
            *all_places(scores, won).T,
            *(won > 0).T,
            *(column for part in points for column in part.T),
        ]
        return shaped(self.schema(), columns)


def contest(
    game: str,
    options: dict[str, Any],
    bots: Sequence[str],
    players: int | None,
    seed: str,
    deals: int,
    **more: Any,
) -> Contest:
    """A contest, checked; `players` None: as many as there are names, if so many can play.

    Raises:
        Unusable: no such game, option or bot, a number of players that cannot play, fewer than two
            different bots, one named twice where not every seat is named, a seed that UTF-8 cannot
            write, a number out of its range, or hypotheses in the wrong order.
    """
    chosen = game_named(game, "GAME")
    fewest, most = chosen.players[0], chosen.players[-1]
    seats = players or min(max(len(bots), fewest), most)
    chosen.check_players(chosen.read_options(options), seats, "--players")
    check_bots(bots)
    if len({*bots}) < 2:
        raise Unusable("--bots", "arena-two-bots")
    if len({*bots}) < len(bots) != seats:
        raise Unusable("--bots", "arena-named-twice", bots=len(bots), seats=seats)
    check_seed(seed)
    found = Contest(game, options, tuple(bots), seats, seed, deals, **more)
    ranges = {"--deals": (deals, MOST_DEALS), "--seatings": (found.at_most, MOST_SEATINGS)}
    for place, (value, limit) in ranges.items():
        if not 1 <= value <= limit:
            raise Unusable(place, "bad-range", value=value, low=1, high=limit)
    asked = found.hypotheses
    if not 0 < asked.h0 < asked.h1 < 100:
        raise Unusable("--h1", "arena-hypotheses", h0=asked.h0, h1=asked.h1)
    return found

"""What a run plays, as those see it that share it out, keep it and write it down.

A simulation's plan and an arena's contest are such works: games with numbers, cut into shards.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar

from elferrat import __version__
from elferrat.games import game_named

if TYPE_CHECKING:
    import pyarrow as pa

    from elferrat.lab.totals import Rows

Shard = tuple[int, int]  # the first game's number, and the one after the last


class Counted(Protocol):
    """What games showed, added up."""

    @property
    def games(self) -> int:
        """How many games were counted."""

    def merge(self, other: Any, /) -> None:
        """Count the games of another one of the same work too."""

    def json(self) -> dict[str, Any]:
        """All of it as a JSON object, for `read`."""

    def read(self, data: Mapping[str, Any], /) -> None:
        """Take over a JSON object of `json`; raises what a wrong one makes it raise."""


T = TypeVar("T", bound=Counted)


@dataclass(slots=True)
class Report(Generic[T]):
    """What the games from `first` up to, but not with, `end` showed.

    `rows`: one game a row (see the work's `table`), empty unless asked for; more than one matrix
    where reports were joined.
    """

    first: int
    end: int
    totals: T
    rows: "list[Rows]"

    def join(self, following: "Report[T]") -> None:
        """Take over the games that follow these."""
        assert following.first == self.end
        self.end = following.end
        self.totals.merge(following.totals)
        self.rows += following.rows


class Work(ABC, Generic[T]):
    """Games to play; everything their result depends on, and nothing else.

    The cut into shards depends on the work alone, and a shard's result on the work and its
    numbers alone. So threads, processes and machines may share the shards as they like.
    """

    __slots__ = ()

    FORMAT: ClassVar[str]  # how its checkpoints begin
    WORKERS: ClassVar[str]  # what its command calls the number of threads or processes
    ONE_BY_ONE: ClassVar[bool]  # whether it matters after which shard its end is looked for

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    games: int  # how many there are

    @abstractmethod
    def json(self) -> dict[str, Any]:
        """The work as a JSON object, for `read`."""

    @classmethod
    @abstractmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        """The work of a JSON object of `json`.

        Raises:
            Unusable: nothing that this version of the program can play.
            LookupError, TypeError, ValueError, AttributeError: it is not such an object.
        """

    @property
    def on_threads(self) -> bool:
        """Whether playing lets go of the interpreter, so that threads will do."""
        return False

    @property
    @abstractmethod
    def width(self) -> int:
        """How many numbers a game's row has."""

    @abstractmethod
    def no_totals(self) -> T:
        """The totals before the first game."""

    @abstractmethod
    def shards(self, first: int = 0) -> Iterator[Shard]:
        """The shards from the game `first` on, in the order of their numbers."""

    @abstractmethod
    def play(self, first: int, end: int, keep_rows: bool = False) -> Report[T]:
        """Play a shard; `keep_rows` needs NumPy."""

    @abstractmethod
    def schema(self) -> "pa.Schema":
        """The columns of the rows in a file."""

    @abstractmethod
    def table(self, first: int, rows: "Rows") -> "pa.Table":
        """Rows, the first of which is game `first`, as the columns of `schema`."""

    def ended(self, totals: T) -> bool:
        """Whether nothing is left to play after these."""
        return totals.games == self.games

    def fingerprint(self) -> str:
        """SHA-256 over the work, the version of the game's rules and that of this program."""
        made = {"plan": self.json(), "rules": game_named(self.game).version, "by": __version__}
        return sha256(json.dumps(made, sort_keys=True).encode()).hexdigest()

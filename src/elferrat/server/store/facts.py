"""What the store is given and what it gives back, as plain values.

Times are milliseconds since 1970, UTC. A player is an account's id; guests and bots have none.
In logs, summaries and results, whoever has an account is named by an object with the fields
`player` and `name` (and `text` for what they said): `Store.forget` looks for these.
"""

import secrets
from dataclasses import dataclass, field
from typing import Any, TypedDict

from elferrat.locale.message import ElferratError, Message


class Conflict(Exception):
    """Somebody else was first: that number or command of the table, that code, or that name."""


class StoreDown(ElferratError):
    """The database cannot be reached or written now; nothing was acknowledged, try again.

    Where only the answer to a commit was lost, the entries may be there all the same: the very
    same `append` again then succeeds, since entries that are already stored as given are no
    conflict. `reason` is what the database said, for the host's log: no values of any row.
    """

    def __init__(self, key: str = "store-down", reason: str = "") -> None:
        super().__init__(Message(key))
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known of a table besides its log; stored in one transaction with the entries.

    `phase` is "gathering", "playing", "between" or "closed". `due` is when somebody must look at
    the table though nobody is connected, None for never. `summary` holds public facts for lists,
    as JSON. `seated` are the players that sit there from now on; None: the same as before.
    """

    phase: str
    due: int | None = None
    listed: bool = False
    summary: dict[str, Any] = field(default_factory=dict)
    seated: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class TableFacts:
    """A table as lists show it; `last` is the number of its last entry."""

    id: int
    code: str
    created: int
    last: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What one seat of a finished game came to; `place` counts from 1, equals share the better.

    `bot` is the level of a bot that sat there, None for a person.
    """

    name: str
    won: bool
    points: int
    place: int
    player: int | None = None
    bot: str | None = None


def public_id() -> str:
    """A new name for a finished game in links: 16 random characters that fit into a URL."""
    return secrets.token_urlsafe(12)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game for lists and statistics; its record follows from the log.

    `index` counts the games of a table from 0; `first` and `last` are the entries of the log
    between which it was played. `rules` is the version of the game's rules.
    """

    table: int
    index: int
    game: str
    options: dict[str, Any]
    rules: int
    started: int
    ended: int
    first: int
    last: int
    result: dict[str, Any]
    seats: tuple[SeatResult, ...]
    public: str = field(default_factory=public_id)


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A finished game as the store has it: its own id, the table's code, and the game."""

    id: int
    code: str
    finished: FinishedGame


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who keeps a name.

    `unique` is the name made comparable (case, look-alikes), which no two players share;
    `recovery` is a hash of the recovery code, never the code. `muted` is until when they may not
    chat, None for not at all. `id` is 0 for a player that is not stored yet.
    """

    id: int
    name: str
    unique: str
    recovery: str
    created: int
    lang: str = "en"
    seen: int = 0
    muted: int | None = None


class PlayerChanges(TypedDict, total=False):
    """Fields of a `Player` that change; the others stay as they are."""

    name: str
    unique: str
    recovery: str
    lang: str
    seen: int
    muted: int | None


@dataclass(frozen=True, slots=True)
class Rating:
    """Skill as a normal distribution: mean and standard deviation after so many rated games."""

    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a ranking."""

    player: int
    name: str
    rating: Rating


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game from the side of one player: of how many seats, how many of which won."""

    game: str
    seats: int
    winners: int
    won: bool
    points: int

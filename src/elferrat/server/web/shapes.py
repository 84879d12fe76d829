"""The JSON that goes in and out over HTTP, as Pydantic models: they check it and describe it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from elferrat.games import NAMES
from elferrat.server.lessons import LESSONS

Name = Annotated[str, StringConstraints(max_length=200)]
Recovery = Annotated[str, StringConstraints(max_length=100)]
RequestId = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{16,64}$",
        description="an id that the client made by chance and keeps to itself: the same request "
        "again, should its answer be lost, gets the same table or seat and tokens",
    ),
]
SeatKey = Annotated[str, StringConstraints(pattern=r"^[0-8]$")]


class Wanted(BaseModel):
    """What all bodies have in common: exactly the fields that are listed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Wanted):
    """Terms of a table, bots by seat, and who sits down at once, if anybody does."""

    game: Annotated[str, Field(json_schema_extra={"enum": list(NAMES)})]
    options: dict[str, str | int | bool] = {}
    seats: Annotated[int, Field(ge=1, le=9)] | None = None
    clock: dict[str, str | int] = {"kind": "none"}
    games: Annotated[int, Field(ge=0, le=99)] = 1
    listed: bool = False
    chat: bool = False
    pace: Annotated[int, Field(ge=0, le=5_000)] = 700
    lesson: Annotated[str, Field(json_schema_extra={"enum": ["", *LESSONS]})] = ""
    bots: dict[SeatKey, Annotated[str, StringConstraints(max_length=20)]] = {}
    name: Name | None = None
    id: RequestId | None = None

    def terms(self) -> dict[str, Any]:
        """The part that `read_terms` reads, without what was left out."""
        return self.model_dump(
            exclude={"bots", "name", "id"}, exclude_unset=True, exclude_none=True
        )


class NewSeat(Wanted):
    """Who sits down; without `seat` on any that is open, without `name` under a kept one."""

    name: Name | None = None
    seat: Annotated[int, Field(ge=0, le=8)] | None = None
    id: RequestId | None = None


class Recover(Wanted):
    """A seat's recovery code, to move it to this device."""

    recovery: Recovery
    id: RequestId | None = None


class NewPlayer(Wanted):
    """The name that somebody wants to keep."""

    name: Name


class RecoverPlayer(Wanted):
    """A player's recovery code."""

    recovery: Recovery


class ChangePlayer(Wanted):
    """Another name, or another recovery code, which signs every other device out."""

    name: Name | None = None
    renew: bool = False


# --- answers -------------------------------------------------------------------------------------


class SeatTaken(BaseModel):
    """A seat and the right to it; `recovery` is shown this once, null where it was before."""

    code: str
    seat: int
    seat_token: str
    recovery: str | None


class TableMade(BaseModel):
    """A table, the right to lead it, and, for who sat down at once, the right to a seat."""

    code: str
    link: str
    host_token: str
    seat: int | None = None
    seat_token: str | None = None
    recovery: str | None = None


class ListedTable(BaseModel):
    """A table in a list: what it is made for and who sits there.

    `ends` is when it ends by itself because nobody plays there (ms), given in its last three days.
    """

    code: str
    created: int
    phase: str
    summary: dict[str, Any]
    ends: int | None


class TableList(BaseModel):
    """Tables, newest first; `before` asks for the next page, null at the end."""

    tables: list[ListedTable]
    before: int | None


class PlayerShown(BaseModel):
    """What anybody may know of a player; figures and ratings by game."""

    id: int
    name: str
    statistics: dict[str, dict[str, Any]]
    ratings: dict[str, dict[str, Any]]


class PlayerKept(BaseModel):
    """A player, the token that says who it is, and the recovery code, which is shown this once."""

    id: int
    name: str
    player_token: str
    recovery: str | None


class GameSeat(BaseModel):
    """What a finished game was for one seat."""

    name: str
    won: bool
    points: int
    place: int
    player: int | None
    bot: str | None


class GamePlayed(BaseModel):
    """A finished game; its record is at /api/records/RECORD."""

    record: str
    table: str
    game: str
    options: dict[str, str | int | bool]
    started: int
    ended: int
    result: dict[str, Any]
    seats: list[GameSeat]


class GameList(BaseModel):
    """Finished games, newest first; `before` asks for the next page, null at the end."""

    games: list[GamePlayed]
    before: int | None


class RecordStep(BaseModel):
    """A move of a finished game: what it led to, and the fields of the position that changed.

    As in a `told` frame: replace the fields of `play`, drop those that `gone` names.
    """

    seat: int
    move: str
    by: Literal["bot", "autopilot", "late"] | None
    events: list[dict[str, Any]]
    play: dict[str, Any]
    gone: list[str]


class RecordSteps(BaseModel):
    """A finished game move by move; `start` is the whole position at its beginning, open."""

    game: str
    start: dict[str, Any]
    steps: list[RecordStep]


class ReviewProgress(BaseModel):
    """How far the review of a game is: decisions judged, and all of them once that is known."""

    made: bool
    done: int = 0
    count: int | None = None


class RankingLine(BaseModel):
    """A line of a ranking: `rating` is what somebody is at least, almost surely."""

    player: int
    name: str
    rating: dict[str, float]


class Ranking(BaseModel):
    """The best players of a game, best first."""

    game: str
    players: list[RankingLine]


class GameOffered(BaseModel):
    """A game that can be played: its options with their values, the default first."""

    game: str
    name: str
    rules: int
    players: list[int]
    options: dict[str, dict[str, Any]]


class Offer(BaseModel):
    """All games; the levels of bots, weakest first, and what each is like; and the usual one.

    `reviews`: whether finished games can be reviewed here.
    """

    games: list[GameOffered]
    bots: list[str]
    levels: dict[str, str]
    usual_bot: str
    reviews: bool


class Health(BaseModel):
    """Whether the server can do its work."""

    status: Literal["ok"]
    version: str

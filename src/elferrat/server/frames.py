"""The frames of the wire, as Pydantic models: what a table sends, for the description of the
interface and for tests. The server itself builds frames as bytes, in `sight` and `live`.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

SeatNumber = Annotated[int, Field(ge=0, le=8)]
Number = Annotated[int, Field(ge=0, description="number of an entry of the table's log")]
Millis = Annotated[int, Field(description="milliseconds since 1970, UTC")]
Crc = Annotated[
    str,
    Field(
        pattern=r"^[0-9a-f]{8}$",
        description="CRC-32 of the whole view as canonical JSON: names sorted at every level, "
        "no blanks, UTF-8",
    ),
]


class Shape(BaseModel):
    """What all parts of a frame have in common: exactly the fields that are listed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ClockShown(Shape):
    """A table's clock; which numbers it has depends on its kind."""

    kind: Literal["none", "turn", "game", "days"]
    seconds: int | None = None
    increment: int | None = None
    days: int | None = None


class TermsShown(Shape):
    """What a table was made for; `games` 0: as many as wanted, `pace`: bots wait so many ms,
    `lesson`: the one that is taught there, or nothing.
    """

    game: str
    options: dict[str, str | int | bool]
    seats: int
    clock: ClockShown
    games: int
    listed: bool
    chat: bool
    pace: int
    lesson: str


class SeatShown(Shape):
    """A seat. `away` says why the autopilot plays: `left`, `gone`, `time`, or nothing.

    `keeps_name`: who sits here keeps this name on the server; a guest of that name does not.
    """

    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    ready: bool
    away: Literal["", "left", "gone", "time"]
    muted: bool
    again: bool
    keeps_name: bool


class DealShown(Shape):
    """What proves a deal: the secret's SHA-256 before, the texts, and the secret at the end."""

    commitment: str
    texts: list[str]
    secret: str | None


class WishShown(Shape):
    """A seat's wish to take its last move back: to how many moves, and who agreed so far."""

    seat: SeatNumber
    to: int
    agreed: list[SeatNumber]


class TableShown(Shape):
    """The part `table` of a view. `you`, `text` and `undo` are the viewer's own.

    `host` is the seat with the host's rights: the host's own, or who stands in for it.
    """

    code: str
    phase: Literal["gathering", "playing", "between", "done", "closed"]
    terms: TermsShown
    seats: list[SeatShown]
    match: dict[str, Any]
    game: int
    host: SeatNumber | None
    commitment: str
    deal: DealShown | None
    remaining: list[int] | None
    deadline: Millis | None
    asked: WishShown | None
    ended: str
    you: SeatNumber | None
    text: str | None
    undo: bool


class TableNews(Shape):
    """Fields of `table` that changed, each with its whole new value."""

    code: str = ""
    phase: Literal["gathering", "playing", "between", "done", "closed"] = "gathering"
    terms: TermsShown | None = None
    seats: list[SeatShown] = []
    match: dict[str, Any] = {}
    game: int = 0
    host: SeatNumber | None = None
    commitment: str = ""
    deal: DealShown | None = None
    remaining: list[int] | None = None
    deadline: Millis | None = None
    asked: WishShown | None = None
    ended: str = ""
    you: SeatNumber | None = None
    text: str | None = None
    undo: bool = False


Play = Annotated[
    dict[str, Any],
    Field(description="the game as the viewer may see it: contract 2, `view.schema.json`"),
]


class ViewShown(Shape):
    """The whole view; `play` is null before the first deal."""

    table: TableShown
    play: Play | None


class EventTold(Shape):
    """An entry of the log as the viewer may know it; `events` is what it led to in the game.

    `before` is the name of whoever sat where a bot sits down.
    """

    kind: str
    number: Number
    at: Millis
    seat: SeatNumber | None = None
    name: str | None = None
    before: str | None = None
    level: str | None = None
    ready: bool | None = None
    game: int | None = None
    move: str | None = None
    by: Literal["bot", "autopilot", "late"] | None = None
    to: int | None = None
    agree: bool | None = None
    why: str | None = None
    phrase: str | None = None
    text: str | None = None
    muted: bool | None = None
    ms: int | None = None
    events: list[dict[str, Any]] = []


class Own(Shape):
    """What is known of the client itself, and is no part of the view."""

    host: bool = False


class AbsentSeat(Shape):
    """A seat to which nobody is connected; at `until` the autopilot begins to play for it."""

    seat: SeatNumber
    until: Millis


class Welcome(Shape):
    """The whole view, at the beginning and after a resync; `events` is all that was missed.

    `absent` is as in the frame of that name. `now` is the server's time: deadlines are told by it.
    `build` names the browser client that the server gives out, "" if it has none.
    """

    frame: Literal["welcome"]
    number: Number
    now: Millis
    build: str
    events: list[EventTold]
    own: Own
    absent: list[AbsentSeat]
    view: ViewShown
    hash: Crc


class Told(Shape):
    """What happened, and the fields of the view that changed: merge `table` and `play` field by
    field, drop the fields of `play` that `gone` names; `play` null: there is no game any more.
    """

    frame: Literal["told"]
    number: Number
    events: list[EventTold]
    table: TableNews | None = None
    play: Play | None = None
    gone: list[str] = []
    hash: Crc


class Ack(Shape):
    """The command is stored; `number` is its entry's."""

    frame: Literal["ack"]
    id: str
    number: Number


class Refusal(Shape):
    """The command changed nothing: which clause, why, and which moves are legal.

    `reason` names what could be played instead in notation; `why` does not.
    """

    frame: Literal["refused"]
    id: str | None
    clause: str
    reason: str
    why: str
    legal: list[str]


class Outdated(Shape):
    """The command was made before the game went on; a `welcome` with what was missed follows."""

    frame: Literal["stale"]
    id: str


class HintGiven(Shape):
    """What a bot would play; `value` is what it expects, null if it does not say."""

    frame: Literal["hint"]
    id: str
    move: str
    value: float | None
    why: str


class Warned(Shape):
    """A seat has little time left."""

    frame: Literal["warning"]
    seat: SeatNumber
    deadline: Millis


class Absent(Shape):
    """The seats of people whose connection is gone: all of them, each time that this changes. It
    is no part of the view: no log knows it.
    """

    frame: Literal["absent"]
    seats: list[AbsentSeat]


class Bye(Shape):
    """The server stops, or does not want this connection any longer; come back later."""

    frame: Literal["bye"]
    reason: str


AnyFrame = Annotated[
    Welcome | Told | Ack | Refusal | Outdated | HintGiven | Warned | Absent | Bye,
    Field(discriminator="frame"),
]
FRAMES: TypeAdapter[Any] = TypeAdapter(AnyFrame)

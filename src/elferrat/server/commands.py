"""Commands: what a client may ask of a table, as it comes over the wire."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from elferrat.bots import USUAL
from elferrat.locale.message import Unusable

MOST_BYTES = 4_096  # of one command
SeatNumber = Annotated[int, Field(ge=0, le=8)]


class Command(BaseModel):
    """What all commands have: an id of their own, and the last number that the client has seen.

    A repeated id gets the answer that the first one got. `expect` guards moves and what belongs to
    them: if the game went on meanwhile, the answer is what was missed. So it is for whatever was
    asked so long ago that nobody knows any more whether it took effect.
    """

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    id: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
    expect: Annotated[int, Field(ge=0, le=2**53)] = 0


class Ready(Command):
    """Ready for the next deal, with a text for its seed (contract 4); or not ready after all."""

    do: Literal["ready"]
    ready: bool = True
    text: Annotated[str, Field(max_length=64)] = ""


class Move(Command):
    """A move in the notation of contract 1."""

    do: Literal["move"]
    move: Annotated[str, Field(max_length=16)]


class Undo(Command):
    """Take back one's last move within one's own turn, up to a draw or end."""

    do: Literal["undo"]


class AskBack(Command):
    """Ask everybody to let one's last move be taken back."""

    do: Literal["ask_back"]


class AnswerBack(Command):
    """Agree that a move is taken back, or refuse; who asked withdraws by refusing."""

    do: Literal["answer_back"]
    agree: bool


class Hint(Command):
    """What a bot would play with what this seat knows; only who asks is told."""

    do: Literal["hint"]


class Say(Command):
    """A set phrase, or, where the table allows it, a text."""

    do: Literal["say"]
    phrase: Annotated[str, Field(max_length=40)] | None = None
    text: Annotated[str, Field(max_length=2_000)] | None = None


class Leave(Command):
    """Leave the seat: before the deal it becomes free, afterwards the autopilot plays on."""

    do: Literal["leave"]


class ComeBack(Command):
    """Take one's seat back from the autopilot."""

    do: Literal["come_back"]


class Rename(Command):
    """Another name for one's seat."""

    do: Literal["rename"]
    name: Annotated[str, Field(max_length=200)]


class Rematch(Command):
    """Wish for another match with seats turned, or not after all; begins when all agree."""

    do: Literal["rematch"]
    agree: bool = True


class AddBot(Command):
    """Host: a bot of some level on an open seat, or instead of a bot or an absent person."""

    do: Literal["add_bot"]
    seat: SeatNumber
    level: Annotated[str, Field(max_length=20)] = USUAL


class Remove(Command):
    """Host: free a seat before the deal; in a running game the autopilot takes it over."""

    do: Literal["remove"]
    seat: SeatNumber


class OpenSeat(Command):
    """Host: one more open seat."""

    do: Literal["open_seat"]


class CloseSeat(Command):
    """Host: do without an open seat."""

    do: Literal["close_seat"]
    seat: SeatNumber


class Start(Command):
    """Host: deal, if every seat is taken and everybody ready; needed only where bots play alone."""

    do: Literal["start"]


class Mute(Command):
    """Host: what this seat says is no longer passed on, or is again."""

    do: Literal["mute"]
    seat: SeatNumber
    muted: bool = True


class EndTable(Command):
    """Host: close the table for good."""

    do: Literal["end_table"]


class Resync(Command):
    """Send my whole view again; `differs` says that its hash did not fit."""

    do: Literal["resync"]
    differs: bool = False


AnyCommand = Annotated[
    Ready | Move | Undo | AskBack | AnswerBack | Hint | Say | Leave | ComeBack | Rename | Rematch
    | AddBot | Remove | OpenSeat | CloseSeat | Start | Mute | EndTable | Resync,
    Field(discriminator="do"),
]  # fmt: skip
COMMANDS: TypeAdapter[Any] = TypeAdapter(AnyCommand)


def read_command(text: str | bytes) -> Command:
    """A command from its JSON text.

    Raises:
        Unusable: it is too long, no JSON, or no command; the place says where.
    """
    if len(text) > MOST_BYTES:
        raise Unusable("", "command-too-long", most=MOST_BYTES)
    try:
        found: Command = COMMANDS.validate_json(text)
    except ValidationError as error:
        raise unreadable(error) from None
    return found


def unreadable(error: ValidationError) -> Unusable:
    """The first complaint of Pydantic as one of ours; what was sent is not repeated."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join([str(part) for part in first["loc"]])
    if first["type"] == "json_invalid":
        return Unusable("", "bad-json")
    known = {"missing": "missing-field", "extra_forbidden": "command-field"}
    return Unusable(place, known.get(first["type"], "command-value"))

"""Orders: what the server itself asks of a room, for somebody or because time has passed."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Order:
    """What all orders have in common: nothing but where they come from."""


@dataclass(frozen=True, slots=True)
class Sit(Order):
    """Somebody takes a seat: any open one, or a certain one. `recovery` is a hash.

    `kept`: the player keeps that name. `host`: it is the table's host who sits down.
    """

    name: str
    grant: str
    recovery: str
    player: int | None = None
    seat: int | None = None
    host: bool = False
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Regrant(Order):
    """A seat moves to another device: whoever knows its recovery code gets a new grant."""

    recovery: str
    grant: str
    next_recovery: str


@dataclass(frozen=True, slots=True)
class Chosen(Order):
    """A move that a bot chose when the game had last changed with entry `changed`."""

    seat: int
    move: str
    by: str
    changed: int


@dataclass(frozen=True, slots=True)
class Gone(Order):
    """Nobody has been connected to a seat, or has sent a command for it, for the whole grace."""

    grant: str


@dataclass(frozen=True, slots=True)
class CameBack(Order):
    """Somebody is connected to a seat again."""

    grant: str


@dataclass(frozen=True, slots=True)
class TimeUp(Order):
    """The deadline of the seat on turn has passed."""


@dataclass(frozen=True, slots=True)
class Credit(Order):
    """Nobody could play for some time (ms); `outage` names it, so that it is credited once."""

    ms: int
    outage: str


@dataclass(frozen=True, slots=True)
class End(Order):
    """The table is closed: by an `admin`, or because it stood `idle`."""

    why: str


@dataclass(frozen=True, slots=True)
class Silence(Order):
    """An administrator mutes a seat, or lifts it."""

    seat: int
    muted: bool

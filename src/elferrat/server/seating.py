"""Seats of a table: who sits there, and what the log has told of them."""

from dataclasses import dataclass

from elferrat.server.names import same_name

OPEN = "open"
PERSON = "person"
BOT = "bot"


@dataclass(slots=True)
class Seat:
    """A seat. `grant` names the right to it: whoever holds a token with that grant sits here.

    `text` is what it adds to the seed (contract 4). `away` says why the autopilot plays for it:
    `left`, `gone` or `time`; empty while its holder plays. `kept` is the name that the holder
    keeps, if it sat down under it.
    """

    kind: str = OPEN
    name: str = ""
    level: str = ""
    grant: str = ""
    recovery: str = ""
    player: int | None = None
    kept: str = ""
    ready: bool = False
    text: str = ""
    away: str = ""
    muted: bool = False
    again: bool = False  # wants a rematch

    @property
    def acts_alone(self) -> bool:
        """Whether the server chooses the moves here: a bot, or the autopilot."""
        return self.kind == BOT or bool(self.away)


def keeps_name(seat: Seat) -> bool:
    """Whether who sits here is shown under the name that is kept for them, and for nobody else."""
    return bool(seat.kept) and same_name(seat.name) == same_name(seat.kept)

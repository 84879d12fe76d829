"""What the lists know of a table: its phase, when somebody must look at it, public facts."""

from collections.abc import Sequence
from typing import Any

from elferrat.server.agenda import nobody_waits
from elferrat.server.clocks import DAY
from elferrat.server.entry import Entry
from elferrat.server.room import CLOSED, GATHERING, Room
from elferrat.server.seating import OPEN, PERSON
from elferrat.server.store.facts import Standing

STAND_IN = 10_000  # ms after which another process looks whether a bot has moved
IDLE_DAYS = 14  # a table at which nobody plays is closed after these


# Entries after which other players may sit at the table.
_SEATING = frozenset(("seated", "bot_added", "vacated", "seat_closed"))


class Listing:
    """What lists know of one table; public facts are gathered anew only when they change."""

    def __init__(self) -> None:
        self._summary: dict[str, Any] = {}
        self._of = -1

    def standing(self, room: Room, grace: int, entries: Sequence[Entry]) -> Standing:
        """The standing of the room after the last of these entries; `grace` in ms."""
        if self._of != room.settled:
            self._summary, self._of = summary(room), room.settled
        return Standing(
            phase=room.phase,
            due=due(room, grace),
            listed=room.terms.listed and room.phase == GATHERING,
            summary=self._summary,
            seated=_seated(room, entries),
        )


def standing(room: Room, grace: int, entries: Sequence[Entry]) -> Standing:
    """The standing of a room that is looked at once."""
    return Listing().standing(room, grace, entries)


def _seated(room: Room, entries: Sequence[Entry]) -> tuple[int, ...] | None:
    if not any(entry.kind in _SEATING for entry in entries):
        return None
    return tuple(seat.player for seat in room.seats if seat.player is not None)


def due(room: Room, grace: int) -> int | None:
    """When somebody must look at the table though nobody is connected (ms); None: never."""
    if room.phase == CLOSED:
        return None
    turn = room.turn
    if turn is not None and room.seats[turn].acts_alone:
        return room.at + STAND_IN
    if turn is None or nobody_waits(room):
        return room.at + IDLE_DAYS * DAY
    if room.terms.clock.kind == "days":
        return room.deadline
    away = room.at + grace + STAND_IN
    return away if room.deadline is None else min(away, room.deadline + STAND_IN)


def summary(room: Room) -> dict[str, Any]:
    """Facts that anybody may see in a list."""
    terms = room.terms_json
    return {
        "game": terms["game"],
        "options": terms["options"],
        "clock": terms["clock"],
        "games": terms["games"],
        "played": len(room.match.hands),
        "seats": [_seat(seat.kind, seat.name, seat.player) for seat in room.seats],
        "open": sum(seat.kind == OPEN for seat in room.seats),
    }


def _seat(kind: str, name: str, player: int | None) -> dict[str, Any]:
    seat: dict[str, Any] = {"kind": kind, "name": name}
    return seat if kind != PERSON or player is None else seat | {"player": player}

"""What a seat or a spectator is told: views, and the frames that carry what changed in them.

Everything that leaves for a client is built here by listing what it may see; an entry of a kind
that is not listed is refused. A view has two parts: `table` (seats, match, clock, the deal's
commitment) and `play` (the game as in contract 2; null before the first deal). It is kept encoded,
field by field, so that frames carry only fields that changed, and every frame ends with the
CRC-32 of the whole view.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

import orjson

from elferrat.games.game import Event
from elferrat.play.referee import seen_by
from elferrat.server.entry import Entry
from elferrat.server.room import BETWEEN, DONE, PLAYING, Room
from elferrat.server.seating import BOT, PERSON

Fields = dict[str, bytes]  # of one part of a view, encoded

_TOLD: dict[str, tuple[str, ...]] = {
    "created": (),
    "committed": ("game",),
    "seated": ("name",),
    "regranted": (),
    "bot_added": ("level", "name"),
    "vacated": (),
    "seat_opened": (),
    "seat_closed": (),
    "renamed": ("name",),
    "ready": ("ready",),
    "dealt": ("game",),
    "moved": ("move", "by"),
    "undone": (),
    "back_asked": ("to",),
    "back_answered": ("agree",),
    "taken_back": ("to",),
    "away": ("why",),
    "returned": (),
    "said": ("phrase", "text"),
    "muted": ("muted",),
    "credited": ("ms",),
    "wished_again": ("agree",),
    "rematched": (),
    "ended": ("why",),
}


def told(entry: Entry, events: Sequence[Event], seat: int | None) -> dict[str, Any]:
    """An entry as a seat, or a spectator (None), may know it.

    Raises:
        KeyError: an entry of a kind that nobody has listed; it is not passed on.
    """
    allowed = _TOLD[entry.kind]
    seen: dict[str, Any] = {"kind": entry.kind, "number": entry.number, "at": entry.at}
    if entry.seat is not None:
        seen["seat"] = entry.seat
    seen |= {name: entry.body[name] for name in allowed if name in entry.body}
    if events:
        seen["events"] = seen_by(events, seat)
    return seen


# --- views ---------------------------------------------------------------------------------------


def table_view(room: Room) -> dict[str, Any]:
    """What the part `table` shows to everybody."""
    terms = room.terms.json()
    match = room.match
    over = room.phase in (BETWEEN, DONE)
    return {
        "code": room.code,
        "phase": room.phase,
        "terms": terms,
        "seats": [_seat_view(room, number) for number in range(len(room.seats))],
        "match": match.json() | {"dealer": match.dealer, "to_come": match.games_to_come},
        "game": room.game,
        "commitment": room.commitment,
        "deal": _deal_view(room, over),
        "remaining": None if room.timing is None else room.timing.remaining,
        "deadline": room.deadline,
        "asked": None if room.asked is None else _wish(room),
        "ended": room.ended,
    }


def own_view(room: Room, seat: int | None) -> dict[str, Any]:
    """What the part `table` shows to one viewer: its seat, its text for the seed, its undo."""
    return {
        "you": seat,
        "text": None if seat is None else room.seats[seat].text,
        "undo": seat is not None and room.turn == seat and room.undoable > 0,
    }


def shared(room: Room) -> Fields:
    """The fields of the part `table` that are the same for every viewer, encoded once."""
    return _encoded(table_view(room))


def _seat_view(room: Room, number: int) -> dict[str, Any]:
    seat = room.seats[number]
    return {
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level if seat.kind == BOT else "",
        "ready": seat.ready,
        "away": seat.away,
        "muted": seat.muted,
        "again": seat.again,
        "keeps_name": seat.kind == PERSON and seat.player is not None,
    }


def _deal_view(room: Room, over: bool) -> dict[str, Any] | None:
    """What anybody may know of the running or last game's deal; its secret only when it is over."""
    if not room.marks:
        return None
    shown = {"commitment": room.marks["commitment"], "texts": list(room.texts), "secret": None}
    if over and room.secrets_shown:
        shown["secret"] = room.secrets_shown[0]
    return shown


def _wish(room: Room) -> dict[str, Any]:
    assert room.asked is not None
    return {"seat": room.asked.seat, "to": room.asked.to, "agreed": sorted(room.asked.agreed)}


def play_view(room: Room, seat: int | None) -> dict[str, Any] | None:
    """The part `play` of a view: the running or last game as in contract 2."""
    position = room.position
    if position is None:
        return None
    inside = seat is not None and seat < position.game.seats(position.state)
    view = position.game.view(position, seat if inside else None)
    if room.phase != PLAYING:
        view.pop("legal", None)
    return view


def _encoded(fields: dict[str, Any]) -> Fields:
    dumps, sort = orjson.dumps, orjson.OPT_SORT_KEYS
    return {name: dumps(value, option=sort) for name, value in fields.items()}


def _joined(fields: Fields, names: Iterable[str]) -> bytes:
    return b"{" + b",".join([b'"%b":%b' % (n.encode(), fields[n]) for n in names]) + b"}"


@dataclass(slots=True)
class Sight:
    """What one viewer knows: the fields of its view, encoded; the base for the next frame."""

    table: Fields = field(default_factory=dict)
    play: Fields | None = None

    @classmethod
    def of(cls, room: Room, seat: int | None, common: Fields | None = None) -> "Sight":
        """The view of a seat, or of a spectator (None); `common` is `shared(room)` if at hand."""
        table = (common or shared(room)) | _encoded(own_view(room, seat))
        play = play_view(room, seat)
        return cls(table, None if play is None else _encoded(play))

    def text(self) -> bytes:
        """The view as canonical JSON: names sorted, no blanks, UTF-8."""
        play = b"null" if self.play is None else _joined(self.play, sorted(self.play))
        return b'{"play":%b,"table":%b}' % (play, _joined(self.table, sorted(self.table)))

    def hash(self) -> str:
        """CRC-32 of the canonical JSON, eight hex digits."""
        return f"{crc32(self.text()):08x}"

    def frame(self, before: "Sight", number: int, events: bytes) -> bytes:
        """The frame that leads from an earlier view to this one; `events` is a JSON list."""
        changed = [n for n, value in self.table.items() if before.table.get(n) != value]
        parts = [b'{"frame":"told","number":%d,"events":%b' % (number, events)]
        if changed:
            parts.append(b',"table":' + _joined(self.table, changed))
        if self.play is None:
            parts += [b',"play":null'] if before.play is not None else []
        elif before.play is None:
            parts.append(b',"play":' + _joined(self.play, self.play))
        else:
            then = before.play
            now = [n for n, value in self.play.items() if then.get(n) != value]
            gone = [n for n in then if n not in self.play]
            parts += [b',"play":' + _joined(self.play, now)] if now else []
            parts += [b',"gone":' + orjson.dumps(gone)] if gone else []
        parts.append(b',"hash":"%b"}' % self.hash().encode())
        return b"".join(parts)

    def welcome(self, number: int, events: bytes, own: dict[str, Any]) -> bytes:
        """The frame that begins or mends a connection: the whole view, and what was missed."""
        return b'{"frame":"welcome","number":%d,"events":%b,"own":%b,"view":%b,"hash":"%b"}' % (
            number, events, orjson.dumps(own), self.text(), self.hash().encode(),
        )  # fmt: skip


def missed(log: Iterable[Entry], after: int, seat: int | None) -> list[dict[str, Any]]:
    """What a viewer was told after a number, from a table's whole log."""
    room = Room()
    seen = []
    for entry in log:
        events = room.apply(entry)
        if entry.number > after:
            seen.append(told(entry, events, seat))
    return seen

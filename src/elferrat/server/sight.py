"""What a seat or a spectator is told: views, and the frames that carry what changed in them.

Everything that leaves for a client is built here by listing what it may see; an entry of a kind
that is not listed is refused. A view has two parts: `table` (seats, match, clock, the deal's
commitment) and `play` (the game as in contract 2; null before the first deal). It is kept encoded,
field by field, so that frames carry only fields that changed, and every frame ends with the
CRC-32 of the whole view.
"""

from bisect import bisect
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any
from zlib import crc32

import orjson

from elferrat.games.game import Event
from elferrat.play.referee import insiders, seen_by
from elferrat.server.clocks import LAG
from elferrat.server.entry import Entry
from elferrat.server.room import PLAYING, Room
from elferrat.server.seating import BOT, keeps_name

Fields = dict[str, bytes]  # of one part of a view, encoded

_TOLD: dict[str, tuple[str, ...]] = {
    "created": (),
    "committed": ("game",),
    "seated": ("name",),
    "regranted": (),
    "bot_added": ("level", "name", "before"),
    "vacated": ("name",),
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
    seen |= {name: _shown(entry.body[name]) for name in allowed if name in entry.body}
    if events:
        seen["events"] = seen_by(events, seat)
    return seen


def _shown(value: Any) -> Any:
    """A value of a log as it is told: of somebody nothing but the name."""
    return value["name"] if isinstance(value, dict) else value


# --- views ---------------------------------------------------------------------------------------


def settled_view(room: Room) -> dict[str, Any]:
    """What `table` shows to everybody and a move leaves as it is, unless it ends a game."""
    match = room.match
    return {
        "code": room.code,
        "commitment": room.commitment,
        "deal": _deal_view(room),
        "ended": room.ended,
        "game": room.game,
        "host": room.acting_host,
        "match": match.json() | {"dealer": match.dealer, "to_come": match.games_to_come},
        "phase": room.phase,
        "seats": [_seat_view(room, number) for number in range(len(room.seats))],
        "terms": room.terms_json,
    }


def moving_view(room: Room) -> dict[str, Any]:
    """What the part `table` shows to everybody and any move may change."""
    return {
        "asked": None if room.asked is None else _wish(room),
        "deadline": None if room.deadline is None else room.deadline - LAG,  # the lag is a reserve
        "remaining": None if room.timing is None else room.timing.remaining,
    }


def table_view(room: Room) -> dict[str, Any]:
    """All that `table` shows to everybody."""
    return settled_view(room) | moving_view(room)


def own_view(room: Room, seat: int | None) -> dict[str, Any]:
    """What `table` shows to one viewer: its text for the seed, its undo, its seat; sorted last."""
    return {
        "text": None if seat is None else room.seats[seat].text,
        "undo": room.undoable > 0 and seat is not None and room.turn == seat,
        "you": seat,
    }


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
        "keeps_name": keeps_name(seat),
    }


def _deal_view(room: Room) -> dict[str, Any] | None:
    """What anybody may know of the running or last game's deal; its secret only when it is over."""
    if not room.marks:
        return None
    shown = {"commitment": room.marks["commitment"], "texts": list(room.texts), "secret": None}
    if room.phase != PLAYING and room.secrets_shown:
        shown["secret"] = room.secrets_shown[0]
    return shown


def _wish(room: Room) -> dict[str, Any]:
    assert room.asked is not None
    return {"seat": room.asked.seat, "to": room.asked.to, "agreed": sorted(room.asked.agreed)}


def play_views(
    room: Room, seats: Sequence[int | None]
) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
    """The part `play` of some views, the running or last game as in contract 2: what all see
    alike, and what each sees besides.
    """
    position = room.position
    if position is None:
        return None
    count = position.game.seats(position.state)
    inside = [seat if seat is not None and seat < count else None for seat in seats]
    common, own = position.game.views(position, inside)
    if room.phase != PLAYING:
        for each in own:
            each.pop("legal", None)
    return common, own


def play_view(room: Room, seat: int | None) -> dict[str, Any] | None:
    """The part `play` of one view."""
    views = play_views(room, [seat])
    return None if views is None else views[0] | views[1][0]


def _encoded(fields: dict[str, Any]) -> Fields:
    """Each field as it stands in JSON, `"name":value`."""
    sort = orjson.OPT_SORT_KEYS
    return {name: _label(name) + orjson.dumps(value, None, sort) for name, value in fields.items()}


@cache
def _label(name: str) -> bytes:
    return b'"%b":' % name.encode()


class Common:
    """What a part of a view shows to every viewer alike, encoded once.

    `own` names the fields that viewers may have besides, each its own.
    """

    __slots__ = ("_base", "_changed", "_gone", "fields", "gaps", "own")

    def __init__(self, fields: Fields, own: Iterable[str]) -> None:
        self.fields = fields
        self.own = sorted(own)
        gaps: list[list[bytes]] = [[] for _ in range(len(self.own) + 1)]
        for name in sorted(fields):
            gaps[bisect(self.own, name)].append(fields[name])
        # The text before, between and behind the viewer's own fields.
        self.gaps = [b",".join(gap) for gap in gaps]
        self._base: Common | None = None
        self._changed: list[bytes] = []
        self._gone: list[str] = []

    def since(self, before: "Common") -> tuple[list[bytes], list[str]]:
        """Fields that differ from an earlier state, and names that are no longer there; the same
        for all who were told of that state.
        """
        if self._base is not before:
            then = before.fields
            self._changed = [v for name, v in self.fields.items() if then.get(name) != v]
            self._gone = [name for name in then if name not in self.fields]
            self._base = before
        return self._changed, self._gone

    def settle(self) -> None:
        """Let go of the state before, or every state would keep all earlier ones."""
        self._base, self._changed, self._gone = None, [], []


@dataclass(slots=True)
class Part:
    """A part of what one viewer sees: what all see, and its own besides."""

    common: Common
    own: Fields

    def text(self) -> bytes:
        """The part as canonical JSON: names sorted, no blanks, UTF-8."""
        first, *gaps = self.common.gaps
        texts = [first]
        for name, gap in zip(self.common.own, gaps, strict=True):
            texts += (self.own.get(name, b""), gap)
        return b"{%b}" % b",".join(filter(None, texts))

    def since(self, before: "Part") -> tuple[list[bytes], list[str]]:
        """Fields that differ from an earlier state, and names that are no longer there."""
        own, then = self.own, before.own
        changed, gone = self.common.since(before.common)
        now = changed + [value for name, value in own.items() if then.get(name) != value]
        if own.keys() != then.keys():
            gone = gone + [name for name in then if name not in self.common.fields]
        return now, [name for name in gone if name not in own]


EMPTY = Part(Common({}, ()), {})


@dataclass(frozen=True, slots=True)
class Around:
    """What a welcome tells beside the view, as no log knows it.

    `own` is about the client itself, `absent` tells whose connection is gone; `now` is the server's
    time (ms), by which a client reads deadlines; `build` names the client that the server gives
    out, by which an older one notices.
    """

    own: dict[str, Any]
    absent: list[dict[str, int]]
    now: int
    build: str


@dataclass(slots=True)
class Sight:
    """What one viewer knows, encoded; the base for the next frame."""

    table: Part
    play: Part | None

    @classmethod
    def of(cls, room: Room, seat: int | None) -> "Sight":
        """The view of a seat, or of a spectator (None)."""
        return Eyes().views(room, [seat])[0]

    def text(self) -> bytes:
        """The view as canonical JSON: names sorted, no blanks, UTF-8."""
        play = b"null" if self.play is None else self.play.text()
        return b'{"play":%b,"table":%b}' % (play, self.table.text())

    def hash(self) -> bytes:
        """CRC-32 of the canonical JSON, eight hex digits."""
        return b"%08x" % crc32(self.text())

    def frame(self, before: "Sight", number: int, events: bytes) -> bytes:
        """The frame that leads from an earlier view to this one; `events` is a JSON list."""
        parts = [b'{"frame":"told","number":%d,"events":%b' % (number, events)]
        if self.table is not before.table:
            table, _ = self.table.since(before.table)
            parts += [b',"table":{%b}' % b",".join(table)] if table else []
        if self.play is None:
            parts += [b',"play":null'] if before.play is not None else []
        else:
            play, gone = self.play.since(before.play or EMPTY)
            parts += [b',"play":{%b}' % b",".join(play)] if play else []
            parts += [b',"gone":' + orjson.dumps(gone)] if gone else []
        parts.append(b',"hash":"%b"}' % self.hash())
        return b"".join(parts)

    def welcome(self, number: int, events: bytes, around: Around) -> bytes:
        """The frame that begins or mends a connection: the whole view, and what was missed."""
        start = b'{"frame":"welcome","number":%d,"events":%b,%b' % (
            number, events, orjson.dumps(around)[1:-1],
        )  # fmt: skip
        return start + b',"view":%b,"hash":"%b"}' % (self.text(), self.hash())

    def settle(self) -> None:
        """Let go of the view before."""
        self.table.common.settle()
        if self.play is not None:
            self.play.common.settle()


class Eyes:
    """The views of a table's viewers; what several of them share is encoded once.

    It remembers the part `table`, which most moves leave as it is.
    """

    def __init__(self) -> None:
        self._settled: Fields = {}
        self._of = -1
        self._moving: Fields = {}
        self._table = EMPTY.common
        self._tables: dict[tuple[int | None, bool], Part] = {}  # by seat, and whether it may undo

    def views(self, room: Room, seats: Sequence[int | None]) -> list[Sight]:
        """What each of some seats and spectators (None) sees."""
        self._look(room)
        tables = [self._part(room, seat) for seat in seats]
        plays = play_views(room, seats)
        if plays is None:
            return [Sight(table, None) for table in tables]
        shown, own = plays
        common = Common(_encoded(shown), set().union(*own))
        return [
            Sight(table, Part(common, _encoded(each)))
            for table, each in zip(tables, own, strict=True)
        ]

    def _look(self, room: Room) -> None:
        """Forget the part `table` if it has changed for everybody."""
        settled, moving = self._of == room.settled, _encoded(moving_view(room))
        if settled and moving == self._moving:
            return
        if not settled:
            self._settled, self._of = _encoded(settled_view(room)), room.settled
        self._moving = moving
        self._table, self._tables = Common(self._settled | moving, own_view(room, None)), {}

    def _part(self, room: Room, seat: int | None) -> Part:
        own = own_view(room, seat)
        key = seat, own["undo"]
        if key not in self._tables:
            self._tables[key] = Part(self._table, _encoded(own))
        return self._tables[key]


def news(pairs: Sequence[tuple[Entry, list[Event]]], seats: Sequence[int | None]) -> list[bytes]:
    """Entries as each of some viewers may know them, as JSON lists."""
    inside = {seat for _, events in pairs for seat in insiders(events)}
    known: dict[int | None, bytes] = {}
    lists = []
    for seat in seats:
        who = seat if seat in inside else None
        if who not in known:
            known[who] = orjson.dumps([told(entry, events, who) for entry, events in pairs])
        lists.append(known[who])
    return lists


THIS_GAME = -1  # as a number: everything since the last deal


def missed(log: Sequence[Entry], after: int, grant: str | None) -> list[dict[str, Any]]:
    """What the holder of a grant, or a spectator (None), was told after a number.

    `log` is the table's whole log. Seats may be turned in it, so each entry is told to the seat
    that the grant had then.
    """
    if after == THIS_GAME:
        deals = [entry.number for entry in log if entry.kind == "dealt"]
        after = deals[-1] - 1 if deals else len(log)
    room = Room()
    seen = []
    for entry in log:
        events = room.apply(entry)
        if entry.number > after:
            seen.append(told(entry, events, None if grant is None else room.seat_of(grant)))
    return seen

"""Who looks at a table, and what they are told: each its own view, kept up to date."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from elferrat.games.game import Event
from elferrat.server.answers import frame
from elferrat.server.clocks import LAG
from elferrat.server.connection import Connection
from elferrat.server.entry import Entry
from elferrat.server.room import Room
from elferrat.server.sight import Around, Eyes, Sight, news

Pairs = Sequence[tuple[Entry, list[Event]]]  # entries, and what happened in the game by each


class Audience:
    """The viewers of one table. All connections of a seat see the same and get the same bytes."""

    def __init__(self, now: Callable[[], int], build: str) -> None:
        self._now = now
        self._build = build
        self.viewers: set[Connection] = set()
        self.shown = 0  # number of the last entry told
        self._eyes = Eyes()
        self._sights: dict[str | None, Sight] = {}
        self._absent: list[dict[str, int]] = []  # as in the frame `absent`

    @property
    def connected(self) -> set[str]:
        """The grants of the seats to which somebody is connected."""
        return {viewer.grant for viewer in self.viewers if viewer.grant is not None}

    def tell(self, room: Room, pairs: Pairs) -> None:
        """Send the newest entries to everybody, with what they change in each view."""
        if not pairs:
            return
        self.shown = room.number
        groups: dict[str | None, list[Connection]] = {}
        for viewer in self.viewers:
            groups.setdefault(viewer.grant, []).append(viewer)
        if not groups:
            self._sights = {}
            return
        seats = [seat_of(room, grant) for grant in groups]
        sights = dict(zip(groups, self._eyes.views(room, seats), strict=True))
        for (grant, sight), events in zip(sights.items(), news(pairs, seats), strict=True):
            told = sight.frame(self._sights[grant], room.number, events)
            for viewer in groups[grant]:
                viewer.send(told)
        next(iter(sights.values())).settle()
        self._sights = sights

    def welcome(self, room: Room, viewer: Connection, missed: bytes, own: dict[str, Any]) -> None:
        """Let somebody see the table from now on; the first frame is the whole view."""
        self.viewers.add(viewer)
        viewer.fresh = lambda: self.whole(room, viewer.grant, b"[]")
        sight = Sight.of(room, seat_of(room, viewer.grant))
        self._sights[viewer.grant] = sight
        viewer.send(self._welcome(sight, room.number, missed, own))

    def tell_absent(self, room: Room, missed_at: Mapping[str, int]) -> None:
        """Tell everybody whose connection is gone, and when each is missed (ms), if that is new.

        It is no part of a view: it follows from no log, and each process knows it by itself.
        """
        if not missed_at and not self._absent:
            return
        seats = {seat_of(room, grant): at for grant, at in missed_at.items()}
        absent = [{"seat": n, "until": seats[n]} for n in range(len(room.seats)) if n in seats]
        if absent != self._absent:
            self._absent = absent
            self.send(frame("absent", seats=absent))

    def warn(self, seat: int, deadline: int) -> None:
        """Tell everybody that a seat has little time left (ms)."""
        self.send(frame("warning", seat=seat, deadline=deadline - LAG))

    def forget(self) -> None:
        """Keep nothing of the room that was told of; there is another one in its place."""
        self._eyes = Eyes()

    def renew(self, room: Room) -> None:
        """Send everybody the whole view whom no entry told how it has changed."""
        for viewer in self.viewers:
            sight = Sight.of(room, seat_of(room, viewer.grant))
            if sight.text() != self._sights[viewer.grant].text():
                viewer.send(self._welcome(sight, room.number, b"[]", {}))
        for grant in self._sights:
            self._sights[grant] = Sight.of(room, seat_of(room, grant))

    def whole(self, room: Room, grant: str | None, missed: bytes) -> bytes:
        """The whole view of a viewer as it was last told, or, if it does not listen, as it is."""
        sight = self._sights.get(grant)
        if sight is not None:
            return self._welcome(sight, self.shown, missed, {})
        return self.glance(room, grant, missed, {})

    def glance(self, room: Room, grant: str | None, missed: bytes, own: dict[str, Any]) -> bytes:
        """The whole view of somebody as it is now."""
        return self._welcome(Sight.of(room, seat_of(room, grant)), room.number, missed, own)

    def send(self, frame: bytes) -> None:
        """Send the same to everybody."""
        for viewer in self.viewers:
            viewer.send(frame)

    def close(self) -> None:
        """Let everybody go."""
        for viewer in self.viewers:
            viewer.close()

    def _welcome(self, sight: Sight, number: int, missed: bytes, own: dict[str, Any]) -> bytes:
        around = Around(own, self._absent, self._now(), self._build)
        return sight.welcome(number, missed, around)


def seat_of(room: Room, grant: str | None) -> int | None:
    """The seat that a viewer holds."""
    return None if grant is None else room.seat_of(grant)

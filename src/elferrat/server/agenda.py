"""What is due at a table, and when: bots' moves, warnings, deadlines, the grace of the absent.

Pure: the room, who is connected and the time (ms) are handed in; doing it is somebody else's work.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

from elferrat.server.entry import Entry
from elferrat.server.room import Room
from elferrat.server.seating import PERSON

NOTICE = 2_000  # ms without a connection after which the others are told: a reload is none
STAND_IN = 2_500  # ms that a process waits for the one which stored the last entry
WARNING = 10_000  # ms before a deadline, or a quarter of a shorter time
LONG_WARNING = 43_200_000  # ms before it, where a turn has days
NEVER = -1


@dataclass(frozen=True, slots=True)
class Think:
    """The seat on turn plays alone: its move is to be chosen."""

    seat: int


@dataclass(frozen=True, slots=True)
class Warn:
    """The seat on turn has little time left."""

    seat: int
    deadline: int


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The seat on turn has no time left."""


@dataclass(frozen=True, slots=True)
class Miss:
    """Nobody has been connected to a seat, or has sent a command for it, for the whole grace."""

    grant: str


Todo = Think | Warn | TimeUp | Miss


@dataclass(slots=True)
class Agenda:
    """What has been begun, so that it is begun once. `mine`: this process stored the last entry,
    so others leave it some time to go on.
    """

    grace: int
    mine: bool
    thinking: int = NEVER  # the change of the game for which a bot is being asked
    warned: int = NEVER  # the deadline that was warned of
    warned_at: int = 0  # when that was (ms)
    absent: dict[str, int] = field(default_factory=dict)  # since when nobody is connected
    noticed: set[str] = field(default_factory=set)  # the absent of whom the others are told
    unheard: set[str] = field(default_factory=set)  # who plays without listening: a program

    @property
    def missed_at(self) -> dict[str, int]:
        """When each of the noticed will be missed, if nobody connects to its seat until then."""
        return {grant: self.absent[grant] + self.grace for grant in self.noticed}

    def next(self, room: Room, connected: Collection[str], now: int) -> int | None:
        """When something is to be done; None: nothing, until something happens."""
        turn, deadline = room.turn, room.deadline
        missing = self._missing(room, connected, now)
        times = [
            at + (self.grace if grant in self.noticed else min(self._notice(grant), self.grace))
            for grant, at in missing.items()
        ]
        if turn is None:
            return min(times, default=None)
        if room.seats[turn].acts_alone and self.thinking != room.changed:
            times.append(room.at + room.terms.pace + self._late)
        if deadline is not None:
            warned = self.warned == deadline
            times.append(self._forced_at(room, deadline) if warned else warning_at(room, deadline))
        return min(times, default=None)

    def due(self, room: Room, connected: Collection[str], now: int) -> Iterator[Todo]:
        """All that is to be done now; what is begun is noted."""
        if room.turn is not None:
            yield from self._in_turn(room, room.turn, now)
        for grant, since in list(self._missing(room, connected, now).items()):
            if now >= since + self.grace:
                yield Miss(grant)

    def spoke(self, grant: str | None, connected: Collection[str], now: int) -> None:
        """A command came from a seat. Where nobody is connected to it, it is there all the same."""
        if grant is None or grant in connected:
            return
        self.unheard.add(grant)
        self.noticed.discard(grant)
        if grant in self.absent:
            self.absent[grant] = now

    def followed(
        self, room: Room, entries: Iterable[Entry], connected: Collection[str], now: int
    ) -> None:
        """Another process has stored these entries, and with them what seats sent to it."""
        self.mine = False
        # By who sent it, not by the entry's seat: that is whom it is about, and may be closed or
        # turned since.
        senders = {entry.command.partition(":")[0] for entry in entries if entry.command}
        for seat in room.seats:
            if seat.grant[:8] in senders:
                self.spoke(seat.grant, connected, now)

    def _notice(self, grant: str) -> int:
        """After how long without a sign of a seat (ms) the others are told. Who only sends commands
        gives no other sign while the others think.
        """
        return max(NOTICE, self.grace // 2) if grant in self.unheard else NOTICE

    def _in_turn(self, room: Room, turn: int, now: int) -> Iterator[Todo]:
        deadline = room.deadline
        if room.seats[turn].acts_alone:
            ready = now >= room.at + room.terms.pace + self._late
            if ready and self.thinking != room.changed:
                self.thinking = room.changed
                yield Think(turn)
        elif deadline is not None and self.warned != deadline:
            if now >= warning_at(room, deadline):
                self.warned, self.warned_at = deadline, now
                yield Warn(turn, deadline)
        elif deadline is not None and now >= self._forced_at(room, deadline):
            yield TimeUp()

    def _forced_at(self, room: Room, deadline: int) -> int:
        """When the seat on turn loses its turn: never without a warning in good time.

        A process that has just started, or has taken the table over, warns late. Turns of days are
        not lengthened so: they sleep in the store and are woken at their deadline.
        """
        if room.terms.clock.kind == "days":
            return deadline + self._late
        return max(deadline + self._late, self.warned_at + deadline - warning_at(room, deadline))

    @property
    def _late(self) -> int:
        return 0 if self.mine else STAND_IN

    def _missing(self, room: Room, connected: Collection[str], now: int) -> dict[str, int]:
        """The seats of people who have not left and are not connected, where that matters."""
        if self.unheard:
            self.unheard &= {seat.grant for seat in room.seats} - set(connected)
        if room.terms.clock.kind == "days" or not room.begun or nobody_waits(room):
            self.absent, self.noticed = {}, set()
            return self.absent
        grants = [room.seats[number].grant for number in room.persons()]
        missing = [grant for grant in grants if grant not in connected]
        self.absent = {grant: self.absent.get(grant, now) for grant in missing}
        long = {g for g, since in self.absent.items() if now >= since + self._notice(g)}
        self.noticed = long | self.noticed & self.absent.keys()
        return self.absent


def nobody_waits(room: Room) -> bool:
    """Whether one person plays against bots only, and no clock runs: then the table can wait."""
    people = sum(seat.kind == PERSON for seat in room.seats)
    return people == 1 and room.terms.clock.kind == "none"


def warning_at(room: Room, deadline: int) -> int:
    """When the seat on turn is warned of its deadline."""
    assert room.timing is not None
    if room.terms.clock.kind == "days":
        return deadline - LONG_WARNING
    return deadline - min(WARNING, (deadline - room.timing.since) // 4)

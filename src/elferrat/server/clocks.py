"""Clocks of a table: pure arithmetic in milliseconds; who reads the time is somebody else."""

from dataclasses import dataclass, field

LAG = 1_000  # ms of each turn that nobody is charged for: the way there and back
SECOND = 1_000
DAY = 86_400_000


@dataclass(frozen=True, slots=True)
class Clock:
    """What a table plays with: `none`; `turn`: seconds a turn; `game`: seconds a game, and an
    increment for each turn; `days`: days a turn, for play by correspondence.
    """

    kind: str = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0

    @property
    def turn(self) -> int | None:
        """How long a turn may take, in ms; None where no turn has a limit of its own."""
        if self.kind == "turn":
            return self.seconds * SECOND
        return self.days * DAY if self.kind == "days" else None


@dataclass(slots=True)
class Timing:
    """The clocks of one game: when the turn began, and what each seat has left (ms)."""

    clock: Clock
    since: int
    remaining: list[int] = field(default_factory=list)  # by seat; empty without a clock a game
    _granted: list[tuple[int, int]] = field(default_factory=list)  # increments: after move, seat

    @classmethod
    def begin(cls, clock: Clock, seats: int, at: int) -> "Timing":
        """The clocks at the deal."""
        left = [clock.seconds * SECOND] * seats if clock.kind == "game" else []
        return cls(clock, at, left)

    def deadline(self, seat: int) -> int | None:
        """When a seat on turn has no time left, in ms since 1970; None: never."""
        limit = self.remaining[seat] if self.remaining else self.clock.turn
        return None if limit is None else self.since + limit + LAG

    def turn_over(self, seat: int, at: int, moves: int) -> None:
        """A seat's turn has ended with so many moves made, and the next one's time begins."""
        self._spend(seat, at)
        if self.remaining and self.clock.increment:
            self.remaining[seat] += self.clock.increment * SECOND
            self._granted.append((moves, seat))

    def broken_off(self, seat: int, at: int) -> None:
        """A seat's turn ends without a move: it has spent its time and gets no increment."""
        self._spend(seat, at)

    def taken_back(self, seat: int, at: int, moves: int) -> None:
        """Only so many moves are left: what was spent stays spent, later increments are undone."""
        self._spend(seat, at)
        for after, receiver in self._granted:
            if after > moves:
                left = self.remaining[receiver] - self.clock.increment * SECOND
                self.remaining[receiver] = max(0, left)
        self._granted = [grant for grant in self._granted if grant[0] <= moves]

    def _spend(self, seat: int, at: int) -> None:
        if self.remaining:
            spent = max(0, at - self.since - LAG)
            self.remaining[seat] = max(0, self.remaining[seat] - spent)
        self.since = at

    def credit(self, span: int) -> None:
        """Time in which nobody could play, in ms, is given back."""
        self.since += span

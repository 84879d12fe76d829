"""A room: everything that a table's log says. It has no socket, no clock and no chance of its own.

A room is the fold of its entries: `Room.from_log(entries)`. `apply` takes the next entry; which
entries a command leads to is decided in `elferrat.server.deciding`.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from hmac import compare_digest
from typing import Any

from elferrat.games import game_named
from elferrat.games.game import AnyPosition, Event
from elferrat.play.match import Match, first_dealer, new_match
from elferrat.play.record import Record
from elferrat.play.referee import step
from elferrat.server.clocks import Timing
from elferrat.server.course import Asked, Foreseen, Made, move_made
from elferrat.server.entry import Entry
from elferrat.server.seating import BOT, OPEN, PERSON, Seat
from elferrat.server.terms import Terms, read_terms

GATHERING = "gathering"  # before the first deal
PLAYING = "playing"
BETWEEN = "between"  # a game is over, the match goes on
DONE = "done"  # the match is over; a rematch is possible
CLOSED = "closed"

# What nobody can unsee, and what hands the turn on: an undo stops here.
BARRIERS = frozenset(("drew", "turn_ended", "passed", "trick_won", "game_over"))


# Entries that change nothing but the running game, unless they end it.
_IN_PLAY = frozenset(("moved", "undone"))
REMEMBERED = 16  # entries before a deal whose commands are still known after it
# What only a client's command leads to; without one, the log was packed and dropped it. But a name
# is also changed where it `yields` to somebody who keeps it.
_COMMANDED = frozenset(("ready", "renamed", "said", "wished_again"))


class Broken(Exception):
    """A log that this version cannot fold: a gap, an unknown kind, other rules."""


class Room:
    """The state of a table. Seats move when they are turned, so they are found by their grant."""

    # Of a table's memory this is much: as a dict, so many names take seven times as much.
    __slots__ = (
        "_foreseen", "answered", "asked", "at", "changed", "code", "dealer", "dealt", "dealt_at",
        "ended", "finished", "finished_at", "forgotten", "game", "host", "host_moved", "host_seat",
        "marks", "match", "moves", "number", "phase", "position", "replaced", "results", "seats",
        "secret", "secrets_shown", "settled", "terms", "terms_json", "texts", "timing", "undoable",
    )  # fmt: skip

    def __init__(self) -> None:
        self.number = 0  # of the last entry
        self.at = 0  # its time, ms
        self.code = ""
        self.host = ""  # the host's grant
        self.host_moved = False  # the host's seat went to another device, and the rights with it
        self.host_seat = ""  # the grant of the seat that the host took, if any
        self.phase = GATHERING
        self.seats: list[Seat] = []
        self.terms = Terms("")
        self.terms_json: dict[str, Any] = {}
        self.match: Match
        self.dealer = 0
        self.game = -1  # index of the game that is played, or was played last
        self.secret = ""  # of the next game, or of the one being played
        self.secrets_shown: tuple[str, ...] = ()  # the last finished game's, once it is over
        self.texts: list[str] = []
        self.position: AnyPosition | None = None
        self._foreseen: Foreseen | None = None
        self.moves: list[Made] = []
        self.undoable = 0
        self.asked: Asked | None = None
        self.timing: Timing | None = None
        self.dealt = 0  # number of the entry that dealt the running game
        self.dealt_at = 0
        self.finished = 0  # number of the entry that ended the last game
        self.finished_at = 0
        self.results: list[Seat] = []  # who sat where when the last game ended
        self.replaced: dict[int, Seat] = {}  # people of the running game whose seat a bot has now
        self.changed = 0  # number of the last entry that changed the game
        self.settled = 0  # number of the last entry that changed more than the running game
        self.marks: dict[str, Any] = {}
        self.ended = ""
        # Commands of this game by their hash, which takes half the room of their text; and the
        # number of the entry that answers each.
        self.answered: dict[int, int] = {}
        self.forgotten = 0  # commands that led to entries before this one are not known any more

    @classmethod
    def from_log(cls, entries: Iterable[Entry]) -> "Room":
        """The room that a log leads to.

        Raises:
            Broken: the log has a gap or an entry that this version does not know.
        """
        room = cls()
        for entry in entries:
            room.apply(entry)
        return room

    def apply(self, entry: Entry) -> list[Event]:
        """Take the next entry; return what happened in the game, with every card named.

        Raises:
            Broken: it is not the next one, or of an unknown kind; the room is as it was.
        """
        if entry.number != self.number + 1:
            raise Broken(f"entry {entry.number} after {self.number}")
        fold = _FOLDS.get(entry.kind)
        if fold is None:
            raise Broken(f"entry {entry.number} is of an unknown kind")
        events = fold(self, entry)
        self.number, self.at = entry.number, entry.at
        if entry.kind not in _IN_PLAY or self.phase != PLAYING:
            self.settled = entry.number
        if entry.command is not None:
            self.answered.setdefault(hash(entry.command), entry.number)
        elif entry.kind in _COMMANDED and "yields" not in entry.body:
            self.forgotten = entry.number + 1
        return events or []

    # --- what follows from it

    @property
    def turn(self) -> int | None:
        """The seat on turn of the running game; None when nobody is to move."""
        if self.phase != PLAYING or self.position is None:
            return None
        return self.position.game.rules.to_move(self.position.state)

    @property
    def begun(self) -> bool:
        """Whether a game was dealt and the table goes on: then who is gone would be waited for."""
        return self.game >= 0 and self.phase != CLOSED

    @property
    def deadline(self) -> int | None:
        """When the seat on turn runs out of time, ms; None: never."""
        turn = self.turn
        if turn is None or self.timing is None or self.seats[turn].acts_alone:
            return None
        return self.timing.deadline(turn)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, in hex, shown before anybody sits down (contract 4)."""
        return sha256(self.secret.encode()).hexdigest()

    @property
    def seed(self) -> str:
        """The seed of the running game, or of the last one: secret until the game is over."""
        secret = self.secrets_shown[0] if self.secrets_shown else self.secret
        return ":".join([secret, *self.texts])

    @property
    def acting_host(self) -> int | None:
        """The seat with the host's rights: the host's own, or, while that is away or gone, the
        first of the people who play. None: the host took no seat, or nobody is there.
        """
        if not self.host_seat:
            return None
        own, people = self.seat_of(self.host_seat), self.persons()
        return own if own in people else next(iter(people), None)

    def led_by(self, host: str | None) -> bool:
        """Whether a host's grant, as it is claimed, gives the host's rights."""
        return host is not None and not self.host_moved and compare_digest(host, self.host)

    def answer_to(self, command: str) -> int | None:
        """The number of the entry that answers a command (`who:id`); None if none is known."""
        return self.answered.get(hash(command))

    def waiting(self) -> set[int]:
        """The seats for which the next deal still waits."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == OPEN or (seat.kind == PERSON and not seat.ready and not seat.away)
        }

    def seat_of(self, grant: str) -> int | None:
        """The seat that a grant gives the right to."""
        for number, seat in enumerate(self.seats):
            if seat.kind == PERSON and seat.grant == grant:
                return number
        return None

    def persons(self) -> list[int]:
        """The seats of people who play themselves."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and not seat.away]

    def deal(self) -> AnyPosition:
        """The running game's start, dealt once more from its seed."""
        game = game_named(self.terms.game)
        options = game.read_options(self.terms.options)
        return game.deal(options, len(self.seats), self.seed, self.dealer)

    def record(self) -> Record:
        """The last finished game as a record (contract 3).

        Raises:
            ValueError: no game is over, so its seed is still secret.
        """
        if self.position is None or self.position.outcome is None:
            raise ValueError("a record shows the seed, so there is none before the end")
        outcome, start = self.position.outcome, self.deal()
        chosen = [(n, made.by) for n, made in enumerate(self.moves) if made.by]
        return Record(
            game=self.terms.game,
            rules=start.game.version,
            options=dict(self.terms.options),
            players=[seat.name for seat in self.results],
            start=start.game.write(start),
            moves=[made.move for made in self.moves],
            seed=self.seed,
            result={
                "scores": list(outcome.scores),
                "winners": list(outcome.winners),
                "reason": outcome.reason,
            },
            time={"started": _iso(self.dealt_at), "finished": _iso(self.finished_at)},
            marks={
                "commitment": self.marks["commitment"],
                "table": self.code,
                "game": self.game,
                "bots": {str(n): s.level for n, s in enumerate(self.results) if s.kind == BOT},
                "by": {kind: [n for n, by in chosen if by == kind] for _, kind in chosen},
            },
        )

    def foresee(self, move: str) -> AnyPosition:
        """The position that a move of the seat on turn would lead to.

        It is kept, so that the entry of this move, if it comes next, need not be worked out again.

        Raises:
            MoveError: the move is not legal.
        """
        if self.position is None:
            raise Broken("a move before the first deal")
        position = self.position.copy()
        self._foreseen = Foreseen(move, self.position, position, step(position, move))
        return position

    # --- the fold, kind by kind

    def _created(self, entry: Entry) -> None:
        self.code = entry.body["code"]
        self.host = entry.body["host"]
        self.terms = read_terms(entry.body["terms"])
        self.terms_json = self.terms.json()
        self.seats = [Seat() for _ in range(self.terms.seats)]
        self._new_match()

    def _committed(self, entry: Entry) -> None:
        self.secret = entry.body["secret"]
        if self.phase == PLAYING:
            raise Broken("a secret for the next game while this one runs")

    def _seated(self, entry: Entry) -> None:
        body = entry.body
        self.seats[_seat(entry)] = Seat(
            PERSON, body["name"], grant=body["grant"], recovery=body["recovery"],
            player=body.get("player"), kept=body["name"] if body.get("kept") else "",
        )  # fmt: skip
        if body.get("host"):
            self.host_seat = body["grant"]

    def _regranted(self, entry: Entry) -> None:
        seat = self.seats[_seat(entry)]
        if seat.grant == self.host_seat:
            self.host_seat, self.host_moved = entry.body["grant"], True
        seat.grant, seat.recovery = entry.body["grant"], entry.body["recovery"]

    def _bot_added(self, entry: Entry) -> None:
        number, level = _seat(entry), entry.body["level"]
        before = self.seats[number]
        if self.phase == PLAYING and before.kind == PERSON:
            self.replaced.setdefault(number, before)
        self.seats[number] = Seat(BOT, entry.body["name"], level=level)
        self._forget_wish()

    def _vacated(self, entry: Entry) -> None:
        self.seats[_seat(entry)] = Seat()

    def _seat_opened(self, entry: Entry) -> None:
        self.seats.append(Seat())
        self._new_match()

    def _seat_closed(self, entry: Entry) -> None:
        del self.seats[_seat(entry)]
        self._new_match()

    def _renamed(self, entry: Entry) -> None:
        self.seats[_seat(entry)].name = entry.body["name"]

    def _ready(self, entry: Entry) -> None:
        seat = self.seats[_seat(entry)]
        seat.ready, seat.text = entry.body["ready"], entry.body["text"]

    def _dealt(self, entry: Entry) -> None:
        game = game_named(self.terms.game)
        if entry.body["rules"] != game.version:
            raise Broken(f"rules {entry.body['rules']} of {game.name}, not {game.version}")
        self.game, self.secrets_shown = entry.body["game"], ()
        self.texts = [seat.text for seat in self.seats]
        if not self.match.hands or self.match.dealer is None:
            self.match = self.match.dealt_by(first_dealer(game.name, len(self.seats), self.seed)[0])
        assert self.match.dealer is not None
        self.dealer = self.match.dealer
        self.marks = {"commitment": self.commitment}
        self.position, self._foreseen = self.deal(), None
        self.moves, self.undoable, self.asked, self.replaced = [], 0, None, {}
        self.forgotten = max(self.forgotten, entry.number - REMEMBERED)
        self.answered = {c: n for c, n in self.answered.items() if n >= self.forgotten}
        self.phase = PLAYING
        self.dealt = self.changed = entry.number
        self.dealt_at = entry.at
        self.timing = Timing.begin(self.terms.clock, len(self.seats), entry.at)
        for seat in self.seats:
            seat.ready, seat.text, seat.again = False, "", False

    def _moved(self, entry: Entry) -> list[Event]:
        position, seat = self._running(), _seat(entry)
        seen, self._foreseen = self._foreseen, None
        if seen is not None and seen.move == entry.body["move"] and seen.base is position:
            position, events = seen.position, seen.events
            self.position = position
        else:
            events = step(position, entry.body["move"])
        self.moves.append(move_made(seat, entry.body["move"], entry.body.get("by", "")))
        barred = any(event["event"] in BARRIERS for event in events)
        self.undoable = 0 if barred or self.turn != seat else self.undoable + 1
        self._forget_wish()
        self.changed = entry.number
        self._pass_turn(seat, entry.at)
        if position.outcome is not None:
            self._finish(entry)
        return events

    def _undone(self, entry: Entry) -> None:
        self._rewind(len(self.moves) - 1)
        self.undoable -= 1
        self.changed = entry.number

    def _back_asked(self, entry: Entry) -> None:
        self.asked = Asked(_seat(entry), entry.body["to"], entry.number)

    def _back_answered(self, entry: Entry) -> None:
        if not entry.body["agree"]:
            self._forget_wish()
        elif self.asked is not None:
            self.asked.agreed.add(_seat(entry))

    def _taken_back(self, entry: Entry) -> None:
        turn = self.turn
        self._rewind(entry.body["to"])
        self.undoable = 0
        self._forget_wish()
        self.changed = entry.number
        if turn is not None and self.timing is not None:
            self.timing.taken_back(turn, entry.at, len(self.moves))

    def _away(self, entry: Entry) -> None:
        seat = self.seats[_seat(entry)]
        if self.timing is not None and self.turn == entry.seat:
            self.timing.broken_off(_seat(entry), entry.at)
        seat.away = entry.body["why"]
        self._forget_wish()

    def _returned(self, entry: Entry) -> None:
        self.seats[_seat(entry)].away = ""
        if self.timing is not None and self.turn == entry.seat:
            self.timing.since = entry.at

    def _said(self, entry: Entry) -> None:
        pass

    def _muted(self, entry: Entry) -> None:
        self.seats[_seat(entry)].muted = entry.body["muted"]

    def _credited(self, entry: Entry) -> None:
        if self.timing is not None:
            self.timing.credit(entry.body["ms"])

    def _wished_again(self, entry: Entry) -> None:
        self.seats[_seat(entry)].again = entry.body["agree"]

    def _rematched(self, entry: Entry) -> None:
        self.seats = self.seats[1:] + self.seats[:1]
        for seat in self.seats:
            seat.ready, seat.text, seat.again = False, "", False
        self.phase = GATHERING
        self.position, self.timing = None, None
        self._new_match()

    def _ended(self, entry: Entry) -> None:
        if self.phase == PLAYING:  # broken off: its deal can be checked all the same
            self.secrets_shown = (self.secret,)
        self.phase = CLOSED
        self.ended = entry.body["why"]

    # --- parts of it

    def _new_match(self) -> None:
        players = len(self.seats)
        game = game_named(self.terms.game)
        fits = players in game.players
        self.match = new_match(
            self.terms.game, self.terms.options, players=players if fits else game.players[0]
        )

    def _running(self) -> AnyPosition:
        if self.phase != PLAYING or self.position is None:
            raise Broken("a move while no game runs")
        return self.position

    def _pass_turn(self, seat: int, at: int) -> None:
        if self.timing is not None and self.turn != seat:
            self.timing.turn_over(seat, at, len(self.moves))

    def _finish(self, entry: Entry) -> None:
        position = self._running()
        self.finished, self.finished_at = entry.number, entry.at
        self.results = [self._result(number) for number in range(len(self.seats))]
        assert position.outcome is not None
        self.match = self.match.after(position.outcome)
        self.phase = DONE if self.match_ends() else BETWEEN
        self.secrets_shown = (self.secret,)

    def _result(self, number: int) -> Seat:
        """Whose result a seat's is: a bot's, unless it took over from somebody who had left."""
        before = self.replaced.get(number)
        return replace(self.seats[number] if before is None or not before.away else before)

    def match_ends(self) -> bool:
        """Whether the match is over with the results that it has (S8, X63 ask for more games)."""
        played, wanted = len(self.match.hands), self.terms.games
        if wanted == 0 or played < wanted:
            return False
        return wanted == 1 or self.match.games_to_come == 0

    def _rewind(self, to: int) -> None:
        self._running()
        position = self.deal()
        del self.moves[to:]
        for made in self.moves:
            step(position, made.move)
        self.position, self._foreseen = position, None

    def _forget_wish(self) -> None:
        self.asked = None


def _iso(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")


def _seat(entry: Entry) -> int:
    if entry.seat is None:
        raise Broken(f"entry {entry.number} names no seat")
    return entry.seat


_Fold = Callable[[Room, Entry], list[Event] | None]
_FOLDS: dict[str, _Fold] = {
    "created": Room._created,
    "committed": Room._committed,
    "seated": Room._seated,
    "regranted": Room._regranted,
    "bot_added": Room._bot_added,
    "vacated": Room._vacated,
    "seat_opened": Room._seat_opened,
    "seat_closed": Room._seat_closed,
    "renamed": Room._renamed,
    "ready": Room._ready,
    "dealt": Room._dealt,
    "moved": Room._moved,
    "undone": Room._undone,
    "back_asked": Room._back_asked,
    "back_answered": Room._back_answered,
    "taken_back": Room._taken_back,
    "away": Room._away,
    "returned": Room._returned,
    "said": Room._said,
    "muted": Room._muted,
    "credited": Room._credited,
    "wished_again": Room._wished_again,
    "rematched": Room._rematched,
    "ended": Room._ended,
}
KINDS = frozenset(_FOLDS)

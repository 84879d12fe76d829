"""Rooms without sockets: tables in the memory of a test, their time and secrets from a seed."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from elferrat.server import commands as wire
from elferrat.server import orders
from elferrat.server.deciding import create, decide
from elferrat.server.entry import Entry
from elferrat.server.room import Room
from elferrat.server.seating import OPEN, PERSON
from elferrat.server.terms import read_terms
from elferrat.server.verdicts import Actor, Setting

# Every game with the variants and options that change how it is played, and its seats.
TABLES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("elfer", {}, 4),
    ("elfer", {"variant": "false_start"}, 3),
    ("elfer", {"variant": "three_starts"}, 2),
    ("elfer", {"variant": "any_start"}, 6),
    ("extra", {}, 4),
    ("extra", {}, 2),
    ("elfern", {}, 2),
    ("schneider", {}, 2),
)
NAMES = ("Ada", "Ben", "Cid", "Dora", "Eli", "Fay")


class Game:
    """A room, its log, and the means to go on: every command is decided and applied at once."""

    def __init__(
        self, game: str, seats: int, rng: Random, bots: Sequence[int] = (), **terms: Any
    ) -> None:
        self.rng = rng
        self.now = 1_700_000_000_000
        chosen = read_terms({"game": game, "seats": seats, **terms})
        levels = dict.fromkeys(bots, "thumb")
        self.log = create("BCDFGH", chosen.json(), "host-grant", levels, self.setting())
        self.room = Room.from_log(self.log)
        self._ids = 0

    def setting(self) -> Setting:
        return Setting(self.now, lambda: f"{self.rng.getrandbits(256):064x}")

    def do(self, command: wire.Command | orders.Order, actor: Actor | None = None) -> list[Entry]:
        """Decide and apply; a second passes."""
        self.now += 1_000
        entries = decide(self.room, command, actor or Actor(), self.setting())
        for entry in entries:
            self.room.apply(entry)
        self.log += entries
        return entries

    def ask(self, seat: int, kind: type[Any], **fields: Any) -> list[Entry]:
        """A command of a seat's holder, with an id of its own and the newest number."""
        return self.do(self.make(kind, **fields), self.holder(seat))

    def make(self, kind: type[Any], **fields: Any) -> Any:
        self._ids += 1
        name = kind.model_fields["do"].annotation.__args__[0]
        return kind(**{"id": f"c{self._ids}", "expect": self.room.number, "do": name, **fields})

    def holder(self, seat: int) -> Actor:
        return Actor(seat, name=self.room.seats[seat].grant[:8])

    def fill(self) -> None:
        """People on every open seat, all of them ready."""
        for number, seat in enumerate(self.room.seats):
            if seat.kind == OPEN:
                self.do(orders.Sit(NAMES[number], f"grant{number}", f"recovery{number}"))
        self.ready()

    def ready(self) -> None:
        for number, seat in enumerate(self.room.seats):
            if seat.kind == PERSON and self.room.turn is None:
                self.ask(number, wire.Ready, text=f"text {number}")

    def legal(self) -> list[str]:
        assert self.room.position is not None
        return self.room.position.game.legal_texts(self.room.position)

    def move(self, move: str | None = None) -> list[Entry]:
        """The seat on turn moves, by chance unless told how."""
        turn = self.room.turn
        assert turn is not None
        chosen = self.rng.choice(self.legal()) if move is None else move
        if self.room.seats[turn].acts_alone:
            return self.do(orders.Chosen(turn, chosen, "bot", self.room.changed))
        return self.ask(turn, wire.Move, move=chosen)

    def play(self, each: Callable[["Game"], None] | None = None) -> None:
        """Play the running game to its end by chance."""
        while self.room.turn is not None:
            self.move()
            if each is not None:
                each(self)

"""The moves of a record one by one, each with what was known when it was made."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from elferrat.games.game import AnyPosition
from elferrat.play.evidence import Evidence
from elferrat.play.positions import read_position
from elferrat.play.record import Record
from elferrat.play.referee import step


@dataclass(frozen=True, slots=True)
class Moment:
    """A move, counted from 1, and all that was there before it.

    `evidence` is what the course of the game had told until then; it goes on with the next moment.
    """

    number: int
    seat: int
    move: str
    legal: tuple[str, ...]
    before: AnyPosition
    evidence: Evidence

    @property
    def chosen(self) -> bool:
        """Whether there was anything to choose."""
        return len(self.legal) > 1


def moments(record: Record) -> Iterator[Moment]:
    """Every move of a record that replays."""
    position = read_position(record.start)
    evidence = Evidence(position)
    for number, move in enumerate(record.moves, 1):
        before, game = position.copy(), position.game
        seat, legal = game.rules.to_move(before.state), tuple(game.legal_texts(before))
        yield Moment(number, seat, move, legal, before, evidence)
        evidence.follow(before, move, step(position, move))


def decisions(record: Record) -> int:
    """How many moves of a record that replays left something to choose."""
    position, found = read_position(record.start), 0
    for move in record.moves:
        found += len(position.game.legal(position)) > 1
        step(position, move)
    return found


def positions(record: Record, numbers: Collection[int]) -> dict[int, AnyPosition]:
    """The positions before some moves of a record that replays, by the moves' numbers."""
    position, found = read_position(record.start), {}
    for number, move in enumerate(record.moves, 1):
        if number in numbers:
            found[number] = position.copy()
        step(position, move)
    return found

"""The course of a running game: the moves made, a move foreseen, a wish to take moves back."""

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from elferrat.games.game import AnyPosition, Event


class Made(NamedTuple):
    """A move of the running game. `by` is empty for the seat's holder, else who chose it: `bot`,
    `autopilot`, or `late` for the stand-in of a bot that gave no usable answer in time.
    """

    seat: int
    move: str
    by: str


@cache
def move_made(seat: int, move: str, by: str) -> Made:
    """A move, the same object wherever it is made: there are some thousands, in all games."""
    return Made(seat, move, by)


class Foreseen(NamedTuple):
    """What a move leads to from a position."""

    move: str
    base: AnyPosition
    position: AnyPosition
    events: list[Event]


@dataclass(slots=True)
class Asked:
    """A wish to take moves back: who, to how many moves, and who has agreed so far."""

    seat: int
    to: int
    number: int
    agreed: set[int] = field(default_factory=set)

"""What every bot is: something that looks at a seat's view and names a move with its reason."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from elferrat.locale.message import Message, Unusable
from elferrat.play.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move, in seconds; rules of thumb need none."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Choice:
    """A move as text, why the bot chose it, and what it expects of it.

    `value` is the bot's own estimate, comparable only among the moves of one decision; None where
    it has none. `why` is a sentence of the catalogue that names the reason really used, from
    nothing but the seat's view: it is also the hint in the terminal.
    """

    move: str
    value: float | None
    why: Message


class Bot(ABC):
    """A player. It is given views and nothing else, so it cannot know more than its seat."""

    name: str

    @abstractmethod
    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        """A legal move of the seat whose view this is.

        Raises:
            Unusable: the view's seat is not on turn, or the game is over.
        """


def moves_to_choose_from(view: View) -> list[str]:
    """The legal moves of a view, at least one; raises `Unusable` for a seat not on turn."""
    moves = view.legal
    if not moves:
        raise Unusable("view", "hint-not-on-turn")
    return moves

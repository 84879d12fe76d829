"""What every bot is: something that looks at a seat's view and names a move with its reason."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from threading import Event
from typing import ClassVar

from elferrat.locale.message import Message, Unusable
from elferrat.play.evidence import Evidence
from elferrat.play.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move, in seconds; rules of thumb need none.

    When `stop` is set it answers with the best move so far.
    """

    seconds: float
    stop: Event | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A move as text, why the bot chose it, and what it expects of it.

    `value` is the bot's own estimate, comparable only among the moves of one decision; None where
    it has none. `why` is a sentence of the catalogue that names the reason really used, from
    nothing but the seat's view: it is also the hint in the terminal. `ranked` are the legal moves
    with their values, best first, where the bot has valued them all; else it is empty.
    """

    move: str
    value: float | None
    why: Message
    ranked: tuple[tuple[str, float], ...] = ()


class Bot(ABC):
    """A player. It is given what its seat may know and nothing else: a view, and evidence.

    `remembers`: whether evidence makes a difference to it; who asks another may spare the trouble.
    `compiled`: whether it needs compiled code (`elferrat.kernel`).
    """

    name: str
    remembers: ClassVar[bool] = False
    compiled: ClassVar[bool] = False

    def prepared(self, game: str) -> bool:
        """Whether it can choose at once in that game: nothing has to be compiled before."""
        return True

    @abstractmethod
    def choose(
        self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
    ) -> Choice:
        """A legal move of the seat whose view this is.

        `evidence`: what the course of the game told everybody about hidden hands, up to this view.

        Raises:
            Unusable: the view's seat is not on turn, or the game is over.
        """


class ViewBot(Bot):
    """A bot that goes by the view alone: it takes no time, and evidence is no use to it."""

    def choose(
        self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
    ) -> Choice:
        """What it picks of the legal moves."""
        return self.pick(view, moves_to_choose_from(view))

    @abstractmethod
    def pick(self, view: View, moves: list[str], /) -> Choice:
        """One of the legal moves of the view, at least one."""


def only_move(move: str) -> Choice:
    """The choice of a move beside which there is none."""
    return Choice(move, None, Message("hint-only"))


def moves_to_choose_from(view: View) -> list[str]:
    """The legal moves of a view, at least one; raises `Unusable` for a seat not on turn."""
    moves = view.legal
    if not moves:
        raise Unusable("view", "hint-not-on-turn")
    return moves

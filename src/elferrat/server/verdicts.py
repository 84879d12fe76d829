"""Who commands, what a decision needs from outside, and what it says when it adds nothing."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from elferrat.locale.message import ElferratError, Message
from elferrat.play.referee import MoveError


@dataclass(frozen=True, slots=True)
class Actor:
    """Who commands: the seat it holds, if any, and whether it is the table's host."""

    seat: int | None = None
    host: bool = False
    name: str = ""  # tells commands of one client from those of another; never shown


class Refused(ElferratError):
    """A command that changed nothing: the clause, the sentence, and what would be legal."""

    def __init__(self, clause: str, key: str, /, **args: Any) -> None:
        super().__init__(Message(key, args))
        self.clause = clause
        self.legal: list[str] = []
        self._of_move: MoveError | None = None

    @classmethod
    def move(cls, error: MoveError) -> "Refused":
        """The refusal of a move, with the moves that were legal instead."""
        refused = cls(error.clause, error.message.key, **error.message.args)
        refused.legal = error.legal
        refused._of_move = error
        return refused

    def why(self, lang: str, pack: str) -> str:
        """Why not, and nothing more: whoever sees the legal moves needs no list of them."""
        return super().text(lang, pack)

    def text(self, lang: str = "en", pack: str = "french") -> str:
        """Why not, and what could be done instead."""
        if self._of_move is not None:
            return self._of_move.text(lang, pack)
        return super().text(lang, pack)


class Stale(Exception):
    """The command was made for a table that has gone on: its sender needs what it missed."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a decision needs from outside: the time (ms) and a source of fresh secrets."""

    now: int
    secret: Callable[[], str]

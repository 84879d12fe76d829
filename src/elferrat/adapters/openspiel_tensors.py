"""What a seat knows as rows of numbers: the present view, and the history of a trick game."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from elferrat.adapters.openspiel_course import Course
from elferrat.adapters.openspiel_deals import Deal

Block = tuple[str, tuple[int, ...]]
Entries = Iterator[tuple[str, tuple[int, ...], int]]  # block, place in it, value


class ViewTensor:
    """The game's own observation (`elferrat.games.<game>.observation`), block by block.

    All 0 while lots are drawn.
    """

    def __init__(self, deal: Deal) -> None:
        self._observation: Any = import_module(f"elferrat.games.{deal.game.name}.observation")
        self._numbers = [0] * self._observation.SIZE
        self.blocks: tuple[Block, ...] = tuple(
            (name, (length,)) for name, length in self._observation.LAYOUT
        )

    def entries(self, course: Course, seat: int) -> Entries:
        """Every number that is not 0."""
        if course.position is None:
            return
        p = course.position
        self._observation.observe(p.state, p.options, seat, self._numbers)
        first = 0
        for name, (length,) in self.blocks:
            for i in range(length):
                if self._numbers[first + i]:
                    yield name, (i,), self._numbers[first + i]
            first += length


class HistoryTensor:
    """All that a seat saw of a trick game: who it is, its deal, what it drew, and every move.

    Who made a move and won a trick follows from the moves; so every information state has its
    own tensor. Row games have none: their histories go on for hundreds of moves.
    """

    def __init__(self, deal: Deal) -> None:
        cards, moves = len(deal.game.cards), len(deal.pack)
        self.blocks: tuple[Block, ...] = (
            ("seat", (deal.players,)),
            ("dealt", (cards,)),
            ("drawn", (moves // 2, cards)),
            ("moves", (moves, cards)),
        )

    def entries(self, course: Course, seat: int) -> Entries:
        """Every number that is not 0."""
        yield "seat", (seat,), 1
        if course.position is None:
            return
        drawn = course.cards_drawn(seat)
        for card in course.hand_dealt(seat):
            yield "dealt", (card,), 1
        for i, card in enumerate(drawn):
            yield "drawn", (i, card), 1
        for i, move in enumerate(course.moves):
            yield "moves", (i, move), 1

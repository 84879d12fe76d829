"""Short games made by hand: in each one move throws points away for sure, all others are forced or
as good as the best.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import elferrat
from elferrat.cards.rows import cell_names
from elferrat.cards.tricks import CARD_NAMES
from elferrat.play.record import Record


@dataclass(frozen=True)
class Handmade:
    """A game, the number of its one mistake, what it cost, and what had been better."""

    record: Record
    mistake: int
    loss: float
    best: str


def played(position: dict[str, Any], moves: str) -> Record:
    """The record of a position that was played on to the end of its game."""
    table = elferrat.table_from(position)
    for move in moves.split():
        table.play(move)
    assert table.over
    return table.record()


def last_tricks(game: str, one: str, other: str, **fields: Any) -> dict[str, Any]:
    """The end of a trick game: two hands, and every other card won by one side or the other."""
    hands = [one.split(), other.split()]
    gone = [card for card in CARD_NAMES if card not in hands[0] + hands[1]]
    return {"game": game, "hands": hands, "stock": [], "won": [gone[:14], gone[14:]],
            "leader": 0, "turn": 0, "trick": [], **fields}  # fmt: skip


def last_cards(game: str, numbers: int, hands: Iterable[str], **fields: Any) -> dict[str, Any]:
    """The end of a row game: some hands, and every other card on the table."""
    held = [hand.split() for hand in hands]
    gone = [card for hand in held for card in hand]
    lying = [card for card in cell_names(numbers) if card not in gone]
    return {"game": game, "hands": held, "stock": [], "table": lying, "turn": 0, **fields}


def elfern() -> Handmade:
    """The king is thrown on an ace that takes it, though it would have won the last trick."""
    start = last_tricks("elfern", "AH 7C", "7S KC")
    return Handmade(played(start, "AH KC 7C 7S"), 2, 1, "7S")


def schneider() -> Handmade:
    """The ace does not take the king, and is then thrown away itself."""
    start = last_tricks("schneider", "KH 7C", "AH 8D")
    return Handmade(played(start, "KH 8D 7C AH"), 2, 2, "AH")


def elfer() -> Handmade:
    """The turn is ended though the last card fits: the other one gets rid of a 20."""
    start = last_cards("elfer", 20, ("R19", "R20 B20"), laid=1)
    return Handmade(played(start, "end B20 end R19"), 1, 20, "R19")


def extra() -> Handmade:
    """The same with a bonus card for the other one, who fills a side meanwhile."""
    start = last_cards(
        "extra", 21, ("R20", "R21 B21"), discarded=4, bridges=[0, 0], laid=1,
        bonus=[["R-", "Y-", "G-"], ["B-", "Y+", "G+"]],
    )  # fmt: skip
    return Handmade(played(start, "end B21 end R20"), 1, 32, "R20")


GAMES = {make.__name__: make for make in (elfern, schneider, elfer, extra)}

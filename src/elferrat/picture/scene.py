"""What a drawing shows of a position or a view, read from its JSON object for one pair of eyes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elferrat.locale.catalogue import say

ROW_GAMES = ("elfer", "extra")
COLOURS = "RYGB"
HONOURS = "TJQKA"

Hand = list[str] | int  # the cards, or how many are hidden


@dataclass(frozen=True, slots=True)
class Scene:
    """One drawing: the fields, whose eyes see it (None: a spectator, or everybody's cards)."""

    fields: Mapping[str, Any]
    seat: int | None
    lang: str
    pack: str
    names: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.fields["game"])

    @property
    def over(self) -> bool:
        """Whether the game is over; then nothing is hidden."""
        return bool(self.fields.get("over"))

    @property
    def hands(self) -> list[Hand]:
        """Every hand as the seat may see it, also if the fields know more than the seat."""
        hands = self.fields["hands"]
        if self.seat is None or self.over:
            return list(hands)
        return [
            hand if type(hand) is int or seat == self.seat else len(hand)
            for seat, hand in enumerate(hands)
        ]

    @property
    def pile(self) -> int:
        """How many cards lie face down."""
        stock = self.fields.get("stock", 0)
        return stock if isinstance(stock, int) else len(stock)

    @property
    def turn(self) -> int | None:
        """The seat on turn; None when the game is over."""
        return None if self.over else self.fields.get("turn", 0)

    def options(self, name: str, default: object = None) -> Any:
        """The value of an option."""
        return self.fields.get("options", {}).get(name, default)

    def word(self, key: str, **args: object) -> str:
        """A sentence or word of the catalogue."""
        return say(f"picture-{key}", args, self.lang, self.pack)


def honours(cards: Sequence[str]) -> int:
    """How many of the cards are honours (F2, S1)."""
    return sum(card[0] in HONOURS for card in cards)


# --- rows ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its colour, what lies by number (True: a joker), and where a card can be laid."""

    colour: str
    length: int
    lying: Mapping[int, bool]
    reachable: frozenset[int]

    def card(self, number: int) -> str:
        """The notation of what lies on a cell."""
        return f"{'*' * self.lying[number]}{self.colour}{number}"


def rows(scene: Scene) -> list[Row]:
    """The rows from top to bottom."""
    length = 21 if scene.game == "extra" else 20
    order = scene.fields.get("order", COLOURS)
    if scene.options("without_blue"):
        order = [colour for colour in order if colour != "B"]
    found = []
    for colour in order:
        lying = {
            int(card.lstrip("*")[1:]): card.startswith("*")
            for card in scene.fields.get("table", [])
            if card.lstrip("*")[0] == colour
        }
        wanted = beside(lying, length) if lying else starts(scene)
        found.append(Row(colour, length, lying, frozenset(wanted)))
    return found


def beside(lying: Mapping[int, bool], length: int) -> set[int]:
    """The empty cells next to a filled one (E6, X20)."""
    near = {number + step for number in lying for step in (-1, 1)}
    return {number for number in near if 1 <= number <= length and number not in lying}


def starts(scene: Scene) -> set[int]:
    """The numbers that may open a row on which nothing lies (E6, V2, V2.2, V3.2)."""
    variant = scene.options("variant", "standard")
    if variant == "standard":
        return {11}
    if variant == "three_starts":
        return {10, 11, 12}
    start = scene.fields.get("start")
    return {start} if start else set()


def runs(numbers: Sequence[int]) -> str:
    """Rising numbers in short: `7–12, 15`."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return ", ".join([f"{a}–{b}" if b > a else str(a) for a, b in parts])

"""What a position makes public about cards that nobody sees, as conditions on the hands."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Condition:
    """Worlds in which a seat holds at least `least` of some cards, and no hand any of `unheld`."""

    seat: int
    cards: frozenset[str] = frozenset()
    least: int = 0
    unheld: frozenset[str] = frozenset()

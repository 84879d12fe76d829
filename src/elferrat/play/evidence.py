"""What the course of a game tells about the cards in a hand: when it grew, what left it, what it
cannot have held.

Everybody at the table knows all of it. Which cards a move speaks about is asked of the rules: a
card is not in a hand whose move it would have made illegal. So who draws in Elfer raus! holds
nothing that fits (E8), who passes neither (E10, X14), and who does not follow suit has none of it
(F7, S9).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elferrat.cards.rows import JOKER
from elferrat.games.game import AnyPosition, Event
from elferrat.play.referee import step


@dataclass(frozen=True, slots=True)
class Drew:
    """Cards came into the hand, unseen; each is one of `among`, where something is known of it."""

    count: int
    among: frozenset[str] | None = None


@dataclass(frozen=True, slots=True)
class Lacked:
    """At this moment none of these cards was in the hand."""

    cards: frozenset[str]


@dataclass(frozen=True, slots=True)
class Showed:
    """A card left the hand."""

    card: str


@dataclass(frozen=True, slots=True)
class Took:
    """A joker came into the hand from the table (X31)."""


Step = Drew | Lacked | Showed | Took


class Evidence:
    """For each seat what happened to its hand, in order.

    It begins with a position whose hands are taken as dealt, and follows move after move.
    """

    def __init__(self, start: AnyPosition) -> None:
        hands = start.game.hands(start.state)
        self.moves = 0
        self.steps: list[list[Step]] = [[Drew(len(hand))] for hand in hands]

    def follow(self, before: AnyPosition, move: str, events: Iterable[Event]) -> None:
        """Add a move, made in the position `before`, and what it did."""
        seat, made = before.game.rules.to_move(before.state), before.game.parse(move)
        assert made is not None
        # Other hands have a say in the first move only: whose 11 opens (E2).
        asked = range(len(self.steps)) if self.moves == 0 else [seat]
        lacked = {each: _refused(before, each, made) for each in asked}
        for each, cards in lacked.items():
            if cards:
                self.steps[each].append(Lacked(cards))
        for event in events:
            kind, steps = event["event"], self.steps[event["seat"]]
            if kind == "drew":
                own = lacked[seat] if event["seat"] == seat else frozenset()
                steps += _drawn(before, made, event["count"], own)
            elif kind in ("laid", "joker_laid", "discarded", "exchanged"):
                steps += _left(event)
        self.moves += 1

    def copy(self) -> "Evidence":
        """The same evidence, which does not grow with this one."""
        return self._made(self.moves, [list(steps) for steps in self.steps])

    def json(self) -> dict[str, Any]:
        """All of it as a JSON object, the same bytes for the same evidence."""
        return {
            "moves": self.moves,
            "steps": [[_written(one) for one in steps] for steps in self.steps],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Evidence":
        """The evidence that `json` wrote."""
        return cls._made(data["moves"], [[_read(one) for one in steps] for steps in data["steps"]])

    @classmethod
    def _made(cls, moves: int, steps: list[list[Step]]) -> "Evidence":
        evidence = cls.__new__(cls)
        evidence.moves, evidence.steps = moves, steps
        return evidence


def followed(p: AnyPosition, move: str, evidence: Evidence | None) -> list[Event]:
    """Make a move in a position, in place, and let the evidence, if any, follow it.

    Raises:
        UnreadableMove, GameOver, IllegalMove: nothing has changed.
    """
    if evidence is None:
        return step(p, move)
    before = p.copy()
    events = step(p, move)
    evidence.follow(before, move, events)
    return events


def _written(one: Step) -> list[Any]:
    match one:
        case Drew(count, among):
            return ["drew", count] if among is None else ["drew", count, sorted(among)]
        case Lacked(cards):
            return ["lacked", *sorted(cards)]
        case Showed(card):
            return ["showed", card]
    return ["took"]


def _read(written: Sequence[Any]) -> Step:
    match written:
        case ["drew", count]:
            return Drew(count)
        case ["drew", count, among]:
            return Drew(count, frozenset(among))
        case ["lacked", *cards]:
            return Lacked(frozenset(cards))
        case ["showed", card]:
            return Showed(card)
        case ["took"]:
            return Took()
    raise ValueError("not a step of evidence")


def _left(event: Event) -> list[Step]:
    if event["event"] == "exchanged":
        return [Showed(event["cell"]), Took()]
    card = event.get("card")
    return [Showed(JOKER if card is None else card)]


def _refused(p: AnyPosition, seat: int, move: int) -> frozenset[str]:
    """The unseen cards with any of which in that hand the move would have been illegal."""
    unseen = _unseen(p)
    if _legal_with(p, seat, unseen, move):
        return frozenset()
    return frozenset(
        p.game.cards[card] for card in unseen if not _legal_with(p, seat, [card], move)
    )


def _unseen(p: AnyPosition) -> list[int]:
    """The cards that are in hands or in the stock, jokers apart."""
    held = [card for hand in p.game.hands(p.state) for card in hand]
    seen = {*held, *p.game.stock(p.state)} - {JOKER}
    return [card for card, name in enumerate(p.game.cards) if name in seen]


def _legal_with(p: AnyPosition, seat: int, cards: Iterable[int], move: int) -> bool:
    other = p.copy()
    for card in cards:
        other.game.rules.take(other.state, seat, card)
    return move in other.game.legal(other)


def _drawn(p: AnyPosition, move: int, count: int, lacked: frozenset[str]) -> list[Step]:
    """What is known of drawn cards: that one fits, or does not, where else the draw had gone on.

    A draw asks of a card what made the draw necessary: whether it is one of those that were lacked.
    """
    if not lacked:
        return [Drew(count)]
    unseen = _unseen(p)
    fitting = next(card for card in unseen if p.game.cards[card] in lacked)
    others = [card for card in unseen if p.game.cards[card] not in lacked][:1]
    steps: list[Step] = []
    for place in range(count):
        fits = _drawn_alike(p, move, place, fitting)
        fails = any(_drawn_alike(p, move, place, card) for card in others)
        steps.append(Drew(1, lacked if fits and not fails else None))
        if fails and not fits:
            steps.append(Lacked(lacked))
    return steps


def _drawn_alike(p: AnyPosition, move: int, place: int, card: int) -> bool:
    """Whether the draw would have taken as many cards, and the turn gone on, with another card."""
    turns = set()
    for put in (False, True):
        other = p.copy()
        s = other.state
        if put:
            s.stock[s.stock_size - 1 - place] = card
        size = s.stock_size
        p.game.rules.play(s, other.options, move)
        turns.add((size - s.stock_size, p.game.rules.to_move(s)))
    return len(turns) == 1

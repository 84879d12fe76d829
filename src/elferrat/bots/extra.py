"""Rules of thumb for Elfer raus! Extra: points decide, and going out is only one way to them.

1. Take bonus cards: fill the last empty cell of a side; bring a side to its last but one cell only
   if one can fill the last as well.
2. Hold back what others wait for; drawing a card is cheaper than letting them out.
3. Lay what has one's own cards behind it, and what clears the way to one's own cards.
4. Keep jokers and bridges for what they are needed for; once somebody is near the end, or the hand
   can be emptied in this turn, use them up: a joker left costs 11.
5. Exchange as soon as a card is laid: it costs none of the four, and the number card has no other
   way out of the hand.
6. Do not lay the last card while others are ahead on points.
"""

from dataclasses import dataclass

from elferrat.bots.player import Choice
from elferrat.bots.rows import Way, cell, cell_text, masks_of, ways, why_laid
from elferrat.games.extra.face import GAME
from elferrat.games.extra.rules import (
    CARDS_A_TURN,
    HIGH_SIDE,
    LOW_SIDE,
    NUMBERS,
)
from elferrat.locale.message import Message
from elferrat.locale.values import CardText
from elferrat.play.view import View
from elferrat.search.weights.extra import (
    A_CARD_LEFT,
    BEHIND_A_RUN,
    BONUS,
    BRIDGE_KEPT,
    BRIDGE_LATE,
    EXCHANGED,
    JOKER_KEPT,
    LAID,
    LATE,
    LET_OUT,
    NOT_YET,
    OFFERED_BONUS,
    OWN_FADE,
    POINT,
    STOP,
)


@dataclass(frozen=True, slots=True)
class Sight:
    """A view of the game as row masks, and where one stands."""

    hand: list[int]
    jokers: int
    filled: list[int]
    share: float  # of the unseen cards that are in other hands
    fewest: int  # cards in the smallest other hand
    size: int  # cards in one's own hand
    laid: int  # this turn
    supply: int  # bonus cards left
    lead: float  # one's own points for bonus cards, less the best others' points as they stand

    @property
    def late(self) -> bool:
        """Whether the end is near: another hand is small, or one's own can go out this turn."""
        return self.fewest <= LATE or self.size <= CARDS_A_TURN - self.laid


@dataclass(frozen=True, slots=True)
class Laying:
    """A move that fills a cell, and what stands behind that cell."""

    row: int
    number: int
    joker: bool
    bridge: bool
    missing: int  # cells of the side that stay empty, as a mask of the row
    fills_next: bool  # the last missing cell can be filled by oneself, in this turn
    ways: list[Way]


def sight(view: View) -> Sight:
    """What the seat of a view can work out from it."""
    seat = view.seat
    options = GAME.read_options(view["options"])
    others = [s for s in range(len(view["hands"])) if s != seat]
    sizes = [view["hands"][s] for s in others]
    bonus = [11 * len(sides) for sides in view["bonus"]]
    assert seat is not None
    return Sight(
        hand=masks_of(view.hand),
        jokers=view.hand.count("*"),
        filled=masks_of(view["table"]),
        share=sum(sizes) / (sum(sizes) + view["stock"]),
        fewest=min(sizes),
        size=len(view.hand),
        laid=view["laid"],
        supply=options.bonus_supply - sum(len(sides) for sides in view["bonus"]),
        lead=bonus[seat] - max(bonus[s] - A_CARD_LEFT * view["hands"][s] for s in others),
    )


def choose(view: View) -> Choice:
    """The next thing to do in the turn."""
    s = sight(view)
    values = {move: value(s, move) for move in view.legal}
    best = max(view.legal, key=lambda move: values[move])
    return Choice(best, values[best], why(s, view.legal, best))


def reason(view: View, move: str) -> Message:
    """Why a move may be the one to make, whoever found it."""
    return why(sight(view), view.legal, move)


def held_back(view: View, move: str) -> int:
    """How many cards of others wait behind a cell as long as it is not filled."""
    return sum(way.waiting for way in laying(sight(view), move).ways)


def laying(s: Sight, move: str) -> Laying:
    """What a move that fills a cell does there."""
    target = move.rpartition(">")[2]
    joker = target[0] == "*"
    row, number = cell(target.lstrip("*"))
    filled = s.filled[row] | 1 << number
    hand = s.hand[row] & ~(1 << number)
    missing = (LOW_SIDE if number < 11 else HIGH_SIDE) & ~filled
    return Laying(
        row=row,
        number=number,
        joker=joker,
        bridge=">" in move,
        missing=missing,
        fills_next=s.laid + 1 < CARDS_A_TURN and (hand & missing != 0 or s.jokers > joker),
        ways=list(ways(number, hand, filled, NUMBERS, OWN_FADE)),
    )


def value(s: Sight, move: str) -> float:
    """What a move is worth, in cards got rid of."""
    if move in ("draw", "end", "pass"):
        return STOP
    if move[0] == "=":
        return value_of_exchange(s, int(move[2:]))
    if move == "-*":
        worth = LAID + 11 * POINT - (0 if s.late else JOKER_KEPT)
        return worth - (NOT_YET if s.size == 1 and s.lead < 0 else 0)
    return value_of_laying(s, laying(s, move))


def value_of_exchange(s: Sight, number: int) -> float:
    """An exchange pays unless it leaves a joker in the hand that costs more than the number."""
    if not s.laid:
        return -NOT_YET
    stuck = s.laid == CARDS_A_TURN and s.fewest <= LATE and number < 11
    return -EXCHANGED if stuck else EXCHANGED


def value_of_laying(s: Sight, m: Laying) -> float:
    """A card less, the bonus, and the ways behind, less what the joker and bridge are worth."""
    worth = LAID + POINT * (11 if m.joker else m.number) + value_of_side(s, m)
    for way in m.ways:
        release = way.own - LET_OUT * way.others * s.share
        if way.run:
            release = max(release, 0) * BEHIND_A_RUN**way.run + way.run * BEHIND_A_RUN
        worth += release
    if m.joker and not s.late:
        worth -= JOKER_KEPT
    if m.bridge:
        worth -= BRIDGE_LATE if s.fewest <= LATE else BRIDGE_KEPT
    lead = s.lead + (11 if takes_bonus(s, m) else 0)
    return worth - (NOT_YET if s.size == 1 and lead < 0 else 0)


def takes_bonus(s: Sight, m: Laying) -> bool:
    """Whether the move earns a bonus card (X40, X42)."""
    return s.supply > 0 and not m.missing


def sets_up(s: Sight, m: Laying) -> bool:
    """Whether the move leaves one cell of a side that earns a bonus card."""
    return s.supply > 0 and m.missing.bit_count() == 1


def value_of_side(s: Sight, m: Laying) -> float:
    """The bonus that a move takes, makes sure of, or offers to others (X40)."""
    if takes_bonus(s, m) or (sets_up(s, m) and m.fills_next):
        return BONUS
    return -OFFERED_BONUS if sets_up(s, m) else 0


def why(s: Sight, legal: list[str], move: str) -> Message:
    """The reason for a move."""
    if move in ("draw", "end", "pass"):
        return why_stop(s, legal, move)
    if move[0] == "=":
        return Message("hint-extra-exchange", {"card": CardText(move[1:])})
    if s.size == 1:
        return Message("hint-extra-out")
    if move == "-*":
        return why_joker_off(s)
    return why_lay(s, laying(s, move))


def why_lay(s: Sight, m: Laying) -> Message:
    """The reason for filling a cell."""
    args = {"card": cell_text(m.row, m.number)}
    if takes_bonus(s, m):
        return Message("hint-extra-bonus", args)
    if sets_up(s, m) and m.fills_next:
        last = cell_text(m.row, m.missing.bit_length() - 1)
        return Message("hint-extra-setup", {**args, "last": last})
    if m.joker and s.hand[m.row] >> m.number & 1:
        return Message("hint-extra-joker-back", args)
    if m.joker:
        return why_joker_off(s) if s.late else Message("hint-extra-joker", args)
    if m.bridge:
        return Message("hint-extra-bridge", args)
    return why_laid(m.row, m.number, m.ways)


def why_joker_off(s: Sight) -> Message:
    """The reason for getting rid of a joker."""
    if not s.late:
        return Message("hint-extra-joker-away")
    if s.fewest <= LATE:
        return Message("hint-extra-joker-late", {"count": s.fewest})
    return Message("hint-extra-joker-last", {"count": s.size})


def why_stop(s: Sight, legal: list[str], move: str) -> Message:
    """The reason for playing nothing more: the card held back, behind which most others wait."""
    if s.laid == CARDS_A_TURN:
        return Message("hint-extra-four")
    own = [laying(s, other) for other in legal if other[0].isupper() and ">" not in other]
    if not own:
        return Message(f"hint-extra-{move}-nothing")
    behind = ((sum(way.waiting for way in m.ways), cell_text(m.row, m.number)) for m in own)
    waiting, held = max(behind)
    if not waiting:
        return Message(f"hint-extra-{move}-nothing")
    return Message(f"hint-extra-{move}", {"card": held, "count": waiting})

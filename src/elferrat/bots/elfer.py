"""Rules of thumb for Elfer raus!: who goes out wins, so it counts who has to wait for whom.

1. Go out when all cards of the hand can be laid in this turn.
2. Two players, empty pile: all cards are known; play what wins by force, if it can be found.
3. Lay what clears the way to one's own cards, most of all if few cards of others stand between.
4. Hold back what others wait for, the more so the fewer cards they have left. One card a turn has
   to be laid, so cards with one's own next card behind them, which open nothing, are the reserve.
5. Any-start opening: choose a number of which one holds many, since each opens a row.
6. Of equal cards the higher one goes first (points, E12).
"""

from dataclasses import dataclass

from elferrat.bots.elfer_ending import winning_move
from elferrat.bots.player import Choice
from elferrat.bots.rows import Way, cell, cell_text, masks_of, ways, why_laid
from elferrat.games.elfer.face import GAME
from elferrat.games.elfer.rules import ANY_START, NUMBERS, ROWS, WHOLE_ROW, Options, rows_in_play
from elferrat.locale.message import Message
from elferrat.play.view import View
from elferrat.search.weights.elfer import (
    BEHIND_A_RUN,
    ENOUGH,
    HIGHER_FIRST,
    OWN_FADE,
    SAME_NUMBER,
)

WHY_FORCED = Message("hint-elfer-forced")


@dataclass(frozen=True, slots=True)
class Sight:
    """A view of the game as row masks."""

    options: Options
    hand: list[int]
    lying: list[int]
    unseen: list[int]  # in other hands or in the pile
    share: float  # of the unseen cards that are in other hands
    fewest: int  # cards in the smallest other hand
    all_known: bool  # two players, and all unseen cards are in the other hand
    opening: bool
    start: int
    cards: list[str]  # the legal cards


def sight(view: View) -> Sight:
    """What the seat of a view can work out from it."""
    options = GAME.read_options(view["options"])
    sizes = [size for seat, size in enumerate(view["hands"]) if seat != view.seat]
    hand, lying = masks_of(view.hand), masks_of(view["table"])
    rows = rows_in_play(options)
    unseen = [WHOLE_ROW & ~(hand[r] | lying[r]) if r < rows else 0 for r in range(ROWS)]
    return Sight(
        options=options,
        hand=hand,
        lying=lying,
        unseen=unseen,
        share=sum(sizes) / (sum(sizes) + view["stock"]),
        fewest=min(sizes),
        all_known=sizes == [sum(mask.bit_count() for mask in unseen)],
        opening=view["phase"] == "open",
        start=view["start"] or 0,
        cards=[move for move in view.legal if move[0].isupper()],
    )


def choose(view: View) -> Choice:
    """The next card to lay, or the end of the turn."""
    s = sight(view)
    if not s.opening and goes_out(s):
        return Choice(s.cards[0], None, why_out(s))
    forced = winner(s, view.legal)
    if forced:
        return Choice(forced, None, WHY_FORCED)
    values = {card: value(s, card) for card in s.cards}
    best = max(s.cards, key=lambda card: values[card])
    if "end" in view.legal and values[best] < ENOUGH:
        return Choice("end", ENOUGH, why_end(s))
    return Choice(best, values[best], why_card(s, best))


def reason(view: View, move: str) -> Message:
    """Why a move may be the one to make, whoever found it."""
    s = sight(view)
    if move in s.cards and not s.opening and goes_out(s):
        return why_out(s)
    if winner(s, [move]):
        return WHY_FORCED
    return why_card(s, move) if move in s.cards else why_end(s)


def held_back(view: View, move: str) -> int:
    """How many cards of others wait behind a card as long as it is not laid."""
    return sum(way.waiting for way in ways_behind(sight(view), move))


def winner(s: Sight, moves: list[str]) -> str | None:
    """The first of these moves that wins by force, where that can be known and is found."""
    if s.opening or not s.all_known:
        return None
    return winning_move(s.options, s.hand, s.unseen, s.lying, s.start, moves)


def forced_move(view: View) -> str | None:
    """A move that goes out first whatever the other does, if that is known and is found."""
    return winner(sight(view), view.legal)


def goes_out(s: Sight) -> bool:
    """Whether the whole hand can be laid in this turn."""
    if s.options.max_cards:
        return sum(mask.bit_count() for mask in s.hand) == 1
    return all(runs_out(s, row) for row in range(ROWS) if s.hand[row])


def runs_out(s: Sight, row: int) -> bool:
    """Whether all cards of a row in the hand can be laid, one after another."""
    begun = [s.lying[row]] if s.lying[row] else []
    if not begun:
        starts = [cell(card) for card in s.cards]
        begun = [1 << number for r, number in starts if r == row]
    return any(not s.hand[row] & ~grown(mask, s.hand[row]) for mask in begun)


def grown(lying: int, hand: int) -> int:
    """A row after all cards of the hand were laid that can be, one after another."""
    while (wider := lying | (lying << 1 | lying >> 1) & hand) != lying:
        lying = wider
    return lying


def ways_behind(s: Sight, card: str) -> list[Way]:
    """The ways that laying a card opens."""
    row, number = cell(card)
    return list(ways(number, s.hand[row], s.lying[row], NUMBERS, OWN_FADE))


def value(s: Sight, card: str) -> float:
    """What laying a card is worth: own cards it brings nearer, less those of others it lets out."""
    row, number = cell(card)
    worth = HIGHER_FIRST * number
    for way in ways_behind(s, card):
        release = way.own - way.others * s.share * (1 + 1 / s.fewest)
        worth += max(release, 0) * BEHIND_A_RUN**way.run if way.run else release
    if s.opening and s.options.variant == ANY_START:
        same = sum(s.hand[r] >> number & 1 for r in range(ROWS) if r != row)
        worth += SAME_NUMBER * same
    return worth


def why_card(s: Sight, card: str) -> Message:
    """The reason for a card, by what stands behind it."""
    row, number = cell(card)
    if s.opening and s.options.variant == ANY_START:
        args = {"card": cell_text(row, number), "number": number}
        same = sum(mask >> number & 1 for mask in s.hand)
        return Message("hint-elfer-start", {**args, "count": same})
    return why_laid(row, number, ways_behind(s, card))


def why_out(s: Sight) -> Message:
    """The reason for a card after which all others can be laid as well."""
    return Message("hint-elfer-out", {"count": sum(mask.bit_count() for mask in s.hand)})


def why_end(s: Sight) -> Message:
    """The reason for ending the turn: the card held back behind which most cards of others wait."""
    waiting = {card: sum(way.waiting for way in ways_behind(s, card)) for card in s.cards}
    held = max(s.cards, key=lambda card: waiting[card])
    args = {"card": cell_text(*cell(held)), "count": waiting[held]}
    return Message("hint-elfer-hold" if waiting[held] else "hint-elfer-reserve", args)

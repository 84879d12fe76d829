"""Rules of thumb that the two-player trick games share: what is known, and what a card is worth.

1. All cards known (the stock is gone): play the rest out exactly.
2. Leading: prefer what no unseen card beats; weigh the chance that the other hand beats the rest.
3. Replying: take what pays, else give the card that is needed least, a low one before an honour.
4. A card's worth in the hand counts against playing it: sure winners and guards are kept.
"""

from dataclasses import dataclass
from functools import partial
from math import comb
from typing import Any, Protocol, TypeVar

from elferrat.bots.ending import HONOURS, Beats, Ending, Replies, cards_of, honours
from elferrat.bots.player import Choice
from elferrat.cards.tricks import CARD_NAMES
from elferrat.games.trickdraw.rules import of_suit
from elferrat.locale.message import Message
from elferrat.locale.values import AnyOf, CardText
from elferrat.play.view import View
from elferrat.search.weights.tricks import Worth

CARD_IDS = {name: card for card, name in enumerate(CARD_NAMES)}
ALL_CARDS = (1 << len(CARD_NAMES)) - 1
FEW = 3  # so many beaters a reason still names


def mask_of(names: list[str]) -> int:
    """The mask of cards given by name."""
    mask = 0
    for name in names:
        mask |= 1 << CARD_IDS[name]
    return mask


O = TypeVar("O")  # noqa: E741 - a game's Options
O_contra = TypeVar("O_contra", contravariant=True)


class TrickRules(Protocol[O_contra]):
    """What the `rules.py` of a trick game says about one trick."""

    def replies(self, o: O_contra, hand: int, lead: int, stock_size: int, /) -> int:
        """The cards of a hand that may be played to a lead, as a mask."""

    def beats(self, o: O_contra, lead: int, reply: int, /) -> bool:
        """Whether the reply wins the trick."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A view of a trick game as masks (bit n is card n), with the game's rule of what beats."""

    hand: int
    unseen: int  # in the other hand or in the stock
    other_size: int  # cards in the other hand
    lead: int  # the card to reply to, -1 when leading
    legal: int
    beats: Beats

    @property
    def all_known(self) -> bool:
        """Whether the other hand is known card by card: nothing else is unseen."""
        return self.unseen.bit_count() == self.other_size

    def chance(self, cards: int) -> float:
        """The chance that the other hand holds at least one of these cards (a mask)."""
        unseen = self.unseen.bit_count()
        none = comb(unseen - (self.unseen & cards).bit_count(), self.other_size)
        return 1 - none / comb(unseen, self.other_size)

    def beaters(self, lead: int) -> int:
        """The unseen cards that would beat this lead, as a mask."""
        return sum(1 << card for card in cards_of(self.unseen) if self.beats(lead, card))


def sight(view: View, beats: Beats) -> Sight:
    """What the seat of a view can work out from it."""
    seat = view.seat
    assert seat is not None
    hand = mask_of(view["hands"][seat])
    seen = mask_of(view["trick"]) | mask_of(view["won"][0]) | mask_of(view["won"][1])
    return Sight(
        hand=hand,
        unseen=ALL_CARDS & ~hand & ~seen,
        other_size=view["hands"][1 - seat],
        lead=CARD_IDS[view["trick"][0]] if view["trick"] else -1,
        legal=mask_of(view.legal),
        beats=beats,
    )


def kept(worth: Worth, s: Sight, card: int) -> float:
    """What the hand loses, beyond the trick, when this card leaves it."""
    sure = not s.beaters(card)
    if honours(1 << card):
        value = worth.sure_honour if sure else worth.open_honour
    else:
        value = worth.sure_low if sure else worth.open_low
        if guards(s, card):
            value += worth.guard
    caught = sum(s.beats(other, card) for other in cards_of(s.unseen & HONOURS))
    return value + worth.capture * caught


def of_lead(worth: Worth, s: Sight, card: int) -> float:
    """What leading a card promises: honours won minus honours lost, and the next lead."""
    beaters = s.beaters(card)
    beaten = s.chance(beaters)
    stake = honours(1 << card) + worth.lead
    forced = 1 - s.chance(s.unseen & ~HONOURS)  # that only honours can be given
    return (
        (1 - beaten) * (stake + forced)
        - beaten * stake
        - s.chance(beaters & HONOURS)
        - kept(worth, s, card)
    )


def of_reply(worth: Worth, s: Sight, card: int) -> float:
    """What replying with a card brings: honours won minus honours lost, and the next lead."""
    trick = honours(1 << s.lead | 1 << card) + worth.lead
    return (trick if s.beats(s.lead, card) else -trick) - kept(worth, s, card)


def guards(s: Sight, card: int) -> bool:
    """Whether a low card is the only one to follow with beside an honour that can be beaten."""
    suit = s.hand & of_suit(card)
    alone = suit & ~HONOURS == 1 << card
    return alone and any(s.beaters(honour) for honour in cards_of(suit & HONOURS))


def choose(view: View, worth: Worth, rules: TrickRules[O], o: O) -> Choice:
    """The card to play, by the rules of thumb at the head of this module."""
    s = sight(view, partial(rules.beats, o))
    legal = cards_of(s.legal)
    if s.all_known:
        values = ending_values(s, lambda hand, lead: rules.replies(o, hand, lead, 0), legal)
    elif s.lead < 0:
        values = {card: of_lead(worth, s, card) for card in legal}
    else:
        values = {card: of_reply(worth, s, card) for card in legal}
    card = max(legal, key=lambda card: values[card])
    return Choice(CARD_NAMES[card], values[card], why(s, card, values[card]))


def reason(view: View, move: str, rules: TrickRules[O], o: O) -> Message:
    """Why a card may be the one to play, whoever found it."""
    s, card = sight(view, partial(rules.beats, o)), CARD_IDS[move]
    if not s.all_known:
        return why(s, card, 0)
    values = ending_values(s, lambda hand, lead: rules.replies(o, hand, lead, 0), [card])
    return why(s, card, values[card])


def why(s: Sight, card: int, value: float) -> Message:
    """The reason for a card; in an ending `value` is what it takes."""
    if s.all_known:
        rest = honours(s.hand | s.unseen | (1 << s.lead if s.lead >= 0 else 0))
        return said("hint-ending", card, take=int(value), rest=rest)
    return why_lead(s, card) if s.lead < 0 else why_reply(s, card)


def ending_values(s: Sight, replies: Replies, legal: list[int]) -> dict[int, float]:
    """Honours that each legal card takes from here on, both playing their best."""
    ending = Ending(replies, s.beats)
    if s.lead < 0:
        return {card: ending.lead(s.hand, s.unseen, card) for card in legal}
    return {card: ending.reply(s.unseen, s.hand, s.lead, card) for card in legal}


def why_lead(s: Sight, card: int) -> Message:
    """The reason for a lead, while cards are unknown."""
    beaters = cards_of(s.beaters(card))
    if not beaters:
        return said("hint-lead-sure", card)
    if not honours(1 << card):
        return said("hint-lead-low", card)
    if len(beaters) <= FEW:
        return said("hint-lead-few", card, beaters=AnyOf(card_text(other) for other in beaters))
    return said("hint-lead-many", card, count=len(beaters))


def why_reply(s: Sight, card: int) -> Message:
    """The reason for a reply, while cards are unknown."""
    lead = card_text(s.lead)
    if s.beats(s.lead, card):
        return said("hint-take", card, lead=lead, honours=honours(1 << s.lead | 1 << card))
    takers = [other for other in cards_of(s.legal) if s.beats(s.lead, other)]
    if takers:
        return said("hint-duck", card, lead=lead, takers=AnyOf(map(card_text, takers)))
    if not honours(1 << card):
        return said("hint-give-low", card, lead=lead)
    if s.legal & ~HONOURS:
        return said("hint-give-least", card, lead=lead)
    return said("hint-give-honour", card, lead=lead)


def card_text(card: int) -> CardText:
    """A card as a sentence shows it."""
    return CardText(CARD_NAMES[card])


def said(key: str, card: int, **args: Any) -> Message:
    """A reason about one card."""
    return Message(key, {"card": card_text(card), **args})

"""The rules of Elfern (`elfern`), clause by clause: rulebook F1 to F8 and F12.

What a hand shares with Bohemian Schneider stands in `trickdraw`. Dealers, held points and the
match (F3, F9 to F11, F13, F14) are `elferrat.play.match`.
"""

from dataclasses import dataclass

from elferrat.cards.bits import append
from elferrat.games.trickdraw.rules import (
    CARDS,
    State,
    deal,
    deal_stands,
    finish_trick,
    higher_in_suit,
    lots,
    of_suit,
    pack,
    put,
    score,
    take,
    to_move,
    wins,
)

MOVES = CARDS
PACKET = 2

ADD, DOUBLE, NO_STAENDER = 0, 1, 2
WINNER, LOSER, ALTERNATE = 0, 1, 2
STANDARD, ALTENBURG = 0, 1


@dataclass(slots=True)
class Options:
    """The choices of F; the first named value is the default."""

    must_head: int = 0
    staender: int = ADD
    next_dealer: int = WINNER
    scoring: int = STANDARD


def setup(
    s: State, o: Options, players: int, dealer: int, cards: list[int], size: int, lots: list[int]
) -> None:
    """Deal a shuffled pack to a blank state, in packets of two (F4); the opponent leads (F5)."""
    deal(s, dealer, cards, PACKET)


def replies(o: Options, hand: int, lead: int, stock_size: int) -> int:
    """The cards of a hand that may be played to a lead, as a mask (F6, F7)."""
    if stock_size > 0:
        return hand
    following = hand & of_suit(lead)
    heading = hand & higher_in_suit(lead)
    if o.must_head and heading:
        return heading
    return following if following else hand


def playable(s: State, o: Options) -> int:
    """The cards that the seat to move may play, as a mask (F5, F6, F7)."""
    hand = s.hand[to_move(s)]
    return hand if s.lead < 0 else replies(o, hand, s.lead, s.stock_size)


def legal(s: State, o: Options, moves: list[int]) -> int:
    """Write the legal moves into `moves`, rising; return how many (F5, F6, F7)."""
    return 0 if s.over else append(moves, 0, playable(s, o), 0)


def beats(o: Options, lead: int, reply: int) -> bool:
    """Whether the reply wins: the highest card of the suit led (F6)."""
    return higher_in_suit(lead) >> reply & 1 == 1


def play(s: State, o: Options, card: int) -> None:
    """Play a legal card to the trick."""
    if s.lead < 0:
        put(s, card)
    else:
        finish_trick(s, card, beats(o, s.lead, card))


def game_points(o: Options, honours: int) -> int:
    """What a hand with that many honours is worth, without a held point (F8, F12)."""
    if honours < 11:
        return 0
    if o.scoring == ALTENBURG:
        return 1 + (honours > 13) + (honours > 15) + (honours > 17) + (honours > 19)
    return 1 + (honours > 14) + (honours > 19)


__all__ = [
    "MOVES", "Options", "State", "beats", "deal_stands", "game_points", "legal", "lots", "pack",
    "play", "replies", "score", "setup", "take", "to_move", "wins",
]  # fmt: skip

"""The rules of Bohemian Schneider (`schneider`), clause by clause: rulebook S1 to S10.

What a hand shares with Elfern stands in `trickdraw`. Dealers and the match (S2, S8) are
`elferrat.play.match`.
"""

from dataclasses import dataclass

from elferrat.cards.bits import append
from elferrat.games.trickdraw.rules import (
    ACE,
    CARDS,
    RANKS,
    SEVEN,
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
PACKET = 3

EXACT_SUIT, ANY_SUIT, FOLLOW_SUIT = 0, 1, 2


@dataclass(slots=True)
class Options:
    """The choices of S; the first named value is the default."""

    beat: int = EXACT_SUIT
    seven_beats_ace: int = 0
    schneider_from: int = 17


def setup(
    s: State, o: Options, players: int, dealer: int, cards: list[int], size: int, lots: list[int]
) -> None:
    """Deal a shuffled pack to a blank state, in packets of three (S3); the opponent leads (S4)."""
    deal(s, dealer, cards, PACKET)


def replies(o: Options, hand: int, lead: int, stock_size: int) -> int:
    """The cards of a hand that may be played to a lead, as a mask (S5, S9)."""
    following = hand & of_suit(lead)
    return following if o.beat == FOLLOW_SUIT and following else hand


def playable(s: State, o: Options) -> int:
    """The cards that the seat to move may play, as a mask (S4, S5, S9)."""
    hand = s.hand[to_move(s)]
    return hand if s.lead < 0 else replies(o, hand, s.lead, s.stock_size)


def legal(s: State, o: Options, moves: list[int]) -> int:
    """Write the legal moves into `moves`, rising; return how many (S4, S5, S9)."""
    return 0 if s.over else append(moves, 0, playable(s, o), 0)


def beats(o: Options, lead: int, reply: int) -> bool:
    """Whether the reply wins the trick (S5, S9, S10)."""
    same_suit = of_suit(lead) >> reply & 1 == 1
    if lead % RANKS == ACE:
        return o.seven_beats_ace == 1 and same_suit and reply % RANKS == SEVEN
    if o.beat == FOLLOW_SUIT:
        return higher_in_suit(lead) >> reply & 1 == 1
    one_higher = reply % RANKS == lead % RANKS + 1
    return one_higher and (same_suit or o.beat == ANY_SUIT)


def play(s: State, o: Options, card: int) -> None:
    """Play a legal card to the trick."""
    if s.lead < 0:
        put(s, card)
    else:
        finish_trick(s, card, beats(o, s.lead, card))


def game_points(o: Options, honours: int) -> int:
    """What a hand with that many honours is worth (S7)."""
    if honours < 11:
        return 0
    return 1 + (honours >= o.schneider_from) + (honours > 19)


__all__ = [
    "MOVES", "Options", "State", "beats", "deal_stands", "game_points", "legal", "lots", "pack",
    "play", "replies", "score", "setup", "take", "to_move", "wins",
]  # fmt: skip

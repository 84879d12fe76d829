"""The slow, plain way to value an open position of a trick game: every line to its end."""

from functools import lru_cache
from random import Random
from typing import Any

from elferrat.games import game_named
from elferrat.games.game import AnyPosition
from elferrat.games.trickdraw.rules import CARDS, RANKS, TEN

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("elfern", {}),
    ("elfern", {"must_head": True}),
    ("schneider", {}),
    ("schneider", {"seven_beats_ace": True}),
    ("schneider", {"beat": "any_suit"}),
    ("schneider", {"beat": "any_suit", "seven_beats_ace": True}),
    ("schneider", {"beat": "follow_suit"}),
    ("schneider", {"beat": "follow_suit", "seven_beats_ace": True}),
]


HONOURS = sum(1 << card for card in range(CARDS) if card % RANKS >= TEN)


def honours(mask: int) -> int:
    return (mask & HONOURS).bit_count()


def cards_in(mask: int) -> list[int]:
    cards = []
    while mask:
        cards.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return cards


class Plain:
    """Minimax over the game's own rules, positions remembered."""

    def __init__(self, game: str, options: dict[str, Any], stock: list[int]) -> None:
        self.rules: Any = game_named(game).rules
        self.options = game_named(game).read_options(options)
        self.stock = stock
        self.in_stock = [
            honours(sum(1 << card for card in stock[n:])) for n in range(len(stock) + 1)
        ]
        self.take = lru_cache(None)(self._take)

    def _take(self, leader: int, other: int, drawn: int) -> int:
        """Honours of the leader."""
        return max((self.lead(leader, other, drawn, card) for card in cards_in(leader)), default=0)

    def lead(self, leader: int, other: int, drawn: int, card: int) -> int:
        """Honours of the leader with this card."""
        left = len(self.stock) - drawn
        replies = cards_in(self.rules.replies(self.options, other, card, left))
        rest = leader & ~(1 << card)
        to_win = self.to_win(leader, other, drawn)
        return min(to_win - self.reply(rest, other, drawn, card, reply) for reply in replies)

    def reply(self, leader: int, other: int, drawn: int, lead: int, card: int) -> int:
        """Honours of the one who replies with this card; the lead has left the leader's hand."""
        beaten = self.rules.beats(self.options, lead, card)
        hands = [other & ~(1 << card), leader]
        if not beaten:
            hands.reverse()
        if drawn < len(self.stock):
            hands[0] |= 1 << self.stock[drawn]
            hands[1] |= 1 << self.stock[drawn + 1]
            drawn += 2
        best = self.take(hands[0], hands[1], drawn)
        return (
            honours(1 << lead | 1 << card) + best
            if beaten
            else self.to_win(hands[0], hands[1], drawn) - best
        )

    def to_win(self, leader: int, other: int, drawn: int) -> int:
        return honours(leader | other) + self.in_stock[drawn]


def values(p: AnyPosition) -> dict[int, int]:
    """What the seat to move takes with each legal card."""
    s = p.state
    seat = p.game.rules.to_move(s)
    hand, other = s.hand[seat], s.hand[1 - seat]
    plain = Plain(p.game.name, p.game.write_options(p.options), s.stock[: s.stock_size][::-1])
    cards = [p.game.cards.index(text) for text in p.game.legal_texts(p)]
    if s.lead < 0:
        return {card: plain.lead(hand, other, 0, card) for card in cards}
    return {card: plain.reply(other, hand, 0, s.lead, card) for card in cards}


def position(game: str, options: dict[str, Any], seed: str, moves: int) -> AnyPosition:
    """A random position so many moves after a deal."""
    face = game_named(game)
    p = face.deal(face.read_options(options), 2, seed)
    rng = Random(seed)
    for _ in range(moves):
        face.rules.play(p.state, p.options, face.cards.index(rng.choice(face.legal_texts(p))))
    return p

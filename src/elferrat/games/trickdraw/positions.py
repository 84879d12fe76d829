"""Positions of the two-player trick games as JSON: strict reading with the checks of contract 2."""

from collections.abc import Mapping
from typing import Any, TypeVar

from elferrat.cards.tricks import CARD_NAMES
from elferrat.games.fields import (
    COMMON,
    FINISH,
    CardReader,
    boolean,
    finish_fields,
    items,
    missing_cards,
    no_unknown,
    seat_lists,
    seat_number,
)
from elferrat.games.game import Game, Position
from elferrat.games.trickdraw.rules import CARDS, HAND_SIZE, PLAYED, State, to_move
from elferrat.locale.message import Unusable

O = TypeVar("O")  # noqa: E741

FIELDS = ("dealer", "leader", "trick", "won")
CARD_IDS = {name: card for card, name in enumerate(CARD_NAMES)}


def read(game: Game[State, O], data: Mapping[str, Any]) -> Position[State, O]:
    """A position from its JSON object; raises `Unusable`."""
    no_unknown(data, (*COMMON, *FIELDS, *FINISH, *game.own_finish_fields))
    o = game.read_options(data.get("options", {}))
    partial = boolean(data.get("partial", False), "partial")
    game.check_players(o, len(items(data["hands"], "hands")), "hands")
    s = State()
    seen = read_cards(s, data)
    s.dealer = seat_number(data.get("dealer", 1), 2, "dealer")
    s.leader = seat_number(data.get("leader", 1 - s.dealer), 2, "leader")
    finish = finish_fields(data, 2, game.reasons, game.own_finish_fields)
    if finish:
        s.over = PLAYED
    turn = to_move(s)
    if seat_number(data.get("turn", turn), 2, "turn") != turn:
        raise Unusable("turn", "wrong-turn", seat=turn)
    check_sizes(s)
    if not partial:
        check_complete(s, seen)
    p = Position(game, o, s, partial)
    p.outcome = game.believe(p, finish)
    return p


def read_cards(s: State, data: Mapping[str, Any]) -> set[int]:
    """Hands, stock, trick and won piles, each card once; all cards seen."""
    reader = CardReader(CARD_IDS)
    for seat, hand in enumerate(seat_lists(data["hands"], 2, "hands")):
        for card in reader.cards(hand, f"hands[{seat}]"):
            s.hand[seat] |= 1 << card
    reader.stock(s, data)
    trick = items(data.get("trick", []), "trick")
    if len(trick) > 1:
        raise Unusable("trick", "long-trick")
    for card in reader.cards(trick, "trick"):
        s.lead = card
    for seat, pile in enumerate(seat_lists(data.get("won", [[], []]), 2, "won")):
        cards = reader.cards(pile, f"won[{seat}]")
        s.won[seat][: len(cards)] = cards
        s.won_size[seat] = len(cards)
    return reader.seen


def check_sizes(s: State) -> None:
    """Somebody can play, hands are of one size (the replying one has one more), the stock even."""
    if not s.over and not s.hand[to_move(s)]:
        raise Unusable(f"hands[{to_move(s)}]", "empty-hand")
    replying = s.hand[1 - s.leader].bit_count() - (1 if s.lead >= 0 else 0)
    if s.hand[s.leader].bit_count() != replying:
        raise Unusable("hands", "unequal-hands")
    if s.stock_size % 2:
        raise Unusable("stock", "odd-stock", count=s.stock_size)


def check_complete(s: State, seen: set[int]) -> None:
    """No card is missing, and hands have six cards while the stock lasts."""
    missing = [CARD_NAMES[card] for card in range(CARDS) if card not in seen]
    if missing:
        raise missing_cards(missing)
    full = s.hand[s.leader].bit_count() + (1 if s.lead >= 0 else 0) == HAND_SIZE
    if s.stock_size and not full:
        raise Unusable("hands", "six-cards", size=HAND_SIZE)

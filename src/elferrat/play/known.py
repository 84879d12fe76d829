"""Reading from JSON what the seat on turn knows of a position that hides cards: its view.

Hands of others may be told as well, and the stock alone may be hidden. What such a view leaves out
or says wrong is complained about as in a position: hidden places are filled with cards, one way in
which they may lie, and the result is read as a position is.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from elferrat.games import game_named
from elferrat.games.fields import items, whole
from elferrat.games.game import AnyPosition
from elferrat.locale.message import Unusable
from elferrat.play.determinisation import hidden_cards
from elferrat.play.positions import fields_of
from elferrat.play.view import View

_MOST = 84  # cards that any of the games has


def hidden_place(data: object) -> str:
    """Which field of a position hides cards: `hands`, `stock`, or none."""
    if isinstance(data, Mapping):
        for name in ("hands", "stock"):
            held = data.get(name)
            if any(type(each) is int for each in (held if isinstance(held, list) else [held])):
                return name
    return ""


def read_view(data: object) -> View:
    """What the seat on turn knows, from a JSON object that hides cards; `legal` is worked out anew.

    Raises:
        Unusable: what is missing, doubled, unknown or impossible, and where; the hand of the seat
            on turn is hidden; the game is over.
    """
    fields = fields_of(data)
    game = game_named(fields["game"])
    options = game.write_options(game.read_options(fields.get("options", {})))
    hands = _hands(fields)
    stock = _stock(fields, hands)
    for place, cards in _shown(fields, hands):
        for i, card in enumerate(cards):
            if not isinstance(card, str):
                raise Unusable(f"{place}[{i}]", "bad-card", value=card)
    if type(fields.get("turn")) is int:
        _check_told(hands, fields["turn"])
    shown = {name: value for name, value in fields.items() if name != "legal"}
    unseen = hidden_cards({**shown, "options": options, "hands": hands})
    places = stock + sum(hand for hand in hands if isinstance(hand, int))
    if len(unseen) < places:
        raise Unusable("", "view-few-cards", count=len(unseen), places=places)
    whole_position = {**shown, **_laid(unseen, hands, stock)}
    p = game.read({**whole_position, "partial": True})
    if len(unseen) > places and not fields.get("partial", False):
        raise Unusable("", "view-many-cards", count=len(unseen), places=places)
    p = game.read(whole_position)
    if p.outcome is not None:
        raise Unusable("over", "search-over")
    seat = game.rules.to_move(p.state)
    _check_told(hands, seat)
    return View(_told(p, seat, hands, stock), seat)


def _hands(fields: Mapping[str, Any]) -> list[Any]:
    """The hands by seat, each a list of cards or the number of them."""
    hands = items(fields["hands"], "hands")
    for seat, hand in enumerate(hands):
        place = f"hands[{seat}]"
        if type(hand) is int:
            whole(hand, 0, _MOST, place)
        else:
            items(hand, place)
    return hands


def _stock(fields: Mapping[str, Any], hands: list[Any]) -> int:
    """How many cards are in the stock, none of which is told."""
    stock = fields.get("stock", 0)
    if stock and isinstance(stock, list) and hidden_place({"hands": hands}):
        raise Unusable("stock", "view-stock")
    return 0 if stock == [] else whole(stock, 0, _MOST, "stock")


def _shown(fields: Mapping[str, Any], hands: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    """Every list of cards that is told, with its place."""
    for seat, hand in enumerate(hands):
        if isinstance(hand, list):
            yield f"hands[{seat}]", hand
    for name in ("table", "trick"):
        yield name, items(fields.get(name, []), name)
    for seat, pile in enumerate(items(fields.get("won", []), "won")):
        yield f"won[{seat}]", items(pile, f"won[{seat}]")
    whole(fields.get("discarded", 0), 0, _MOST, "discarded")


def _check_told(hands: list[Any], turn: int) -> None:
    if 0 <= turn < len(hands) and isinstance(hands[turn], int):
        raise Unusable(f"hands[{turn}]", "view-other-seat", seat=turn)


def _laid(unseen: list[str], hands: list[Any], stock: int) -> dict[str, Any]:
    """Unseen cards in all hidden places."""
    # An 11 in a hidden hand might have to open the game before the seat on turn does, the more so
    # the higher its row (E2): they come last, red after all.
    cards = unseen[::-1]
    cards.sort(key=lambda card: card[1:] == "11")
    laid: list[Any] = []
    for hand in hands:
        size = hand if isinstance(hand, int) else 0
        laid.append(cards[:size] if isinstance(hand, int) else hand)
        cards = cards[size:]
    return {"hands": laid, "stock": cards[:stock]}


def _told(p: AnyPosition, seat: int, hands: list[Any], stock: int) -> dict[str, Any]:
    """The view of a seat in full form, with the hands of others that are told."""
    fields = p.game.view(p, seat)
    for other, hand in enumerate(p.game.hands(p.state)):
        if isinstance(hands[other], list):
            fields["hands"][other] = hand
    return {**fields, "stock": stock}

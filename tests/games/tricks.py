"""Short ways to write positions of the trick games, for their tests."""

from typing import Any

import pytest

from elferrat.cards.shuffle import Stream
from elferrat.play.positions import read_position
from elferrat.play.referee import MoveError, judge, step

PACK = [rank + suit for suit in "CSHD" for rank in "789TJQKA"]


def position(game: str, hands: tuple[str, str], **fields: Any) -> dict[str, Any]:
    """A partial position; cards as blank-separated text, other fields as in the contract."""
    data: dict[str, Any] = {"game": game, "hands": [hand.split() for hand in hands]}
    if "stock" in fields:
        fields["stock"] = fields["stock"].split()
    if "won" in fields:
        fields["won"] = [pile.split() for pile in fields["won"]]
    return data | {"partial": True} | fields


def complete(game: str, **fields: Any) -> dict[str, Any]:
    """A complete position with twelve cards dealt by suit and rank, and the rest in the stock."""
    hands = {"hands": [PACK[:6], PACK[6:12]], "stock": PACK[12:]}
    return {"game": game} | hands | fields


def legal(data: dict[str, Any]) -> list[str]:
    """The legal moves of a position."""
    p = read_position(data)
    return p.game.legal_texts(p)


def after(data: dict[str, Any], *moves: str) -> dict[str, Any]:
    """The full position after legal moves."""
    return judged(data, *moves)["position"]  # type: ignore[no-any-return]


def events(data: dict[str, Any], *moves: str) -> list[dict[str, Any]]:
    """What legal moves made happen."""
    return judged(data, *moves)["events"]  # type: ignore[no-any-return]


def judged(data: dict[str, Any], *moves: str) -> dict[str, Any]:
    """The answer of `judge --json`, which must be that all is legal."""
    answer = judge(read_position(data), moves).json()
    assert answer["legal"], answer
    return answer


def refused(data: dict[str, Any], move: str) -> str:
    """The clause that forbids a move, after checking that nothing changed."""
    p = read_position(data)
    before = p.game.write(p)
    with pytest.raises(MoveError) as caught:
        step(p, move)
    error = caught.value
    assert p.game.write(p) == before
    assert error.legal == p.game.legal_texts(p)
    assert error.move == move
    assert move not in error.legal
    return error.clause


def dealt(seed: str, packet: int, dealer: int) -> tuple[list[list[str]], list[str]]:
    """Hands by seat, in the order of the deal, and stock, as contract 4 says."""
    pack = PACK[:]
    Stream(seed).shuffle(pack)
    hands: list[list[str]] = [[], []]
    seat = 1 - dealer
    for first in range(0, 12, packet):
        hands[seat] += pack[first : first + packet]
        seat = 1 - seat
    return hands, pack[12:]


def sorted_hand(cards: list[str]) -> list[str]:
    """Cards in output order: C S H D, 7 to A."""
    return sorted(cards, key=PACK.index)


def fresh(game: str, seed: str, packet: int, dealer: int) -> dict[str, Any]:
    """The whole position that a deal in such packets must make."""
    hands, stock = dealt(seed, packet, dealer)
    return {
        "game": game,
        "options": {},
        "hands": [sorted_hand(hand) for hand in hands],
        "stock": stock,
        "turn": 1 - dealer,
        "dealer": dealer,
        "leader": 1 - dealer,
        "trick": [],
        "won": [[], []],
    }

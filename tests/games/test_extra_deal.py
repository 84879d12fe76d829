"""The deal of Elfer raus! Extra (X1 to X4; contract 4)."""

from typing import Any

import pytest

import elferrat
from elferrat.cards.shuffle import Stream
from elferrat.locale.message import Unusable
from tests.games.rows import ELEVENS, cards, rest

PACK = [*cards(rest("R1-21 Y1-21 G1-21 B1-21", *ELEVENS)), "*", "*", "*", "*"]
SIZES = {2: (20, 4, 44), 3: (20, 4, 24), 4: (15, 3, 24), 5: (12, 3, 24), 6: (12, 2, 12)}
SEEDS = [f"seed {i}" for i in range(40)]


def position(players: int, seed: str = "x", dealer: int | None = None) -> dict[str, Any]:
    return elferrat.deal("extra", players=players, seed=seed, dealer=dealer).position()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_X1_84_number_cards_and_4_jokers(players: int) -> None:
    p = position(players)
    everywhere = sum(p["hands"], p["stock"] + p["table"])
    assert sorted(everywhere) == sorted(cards("R1-21 Y1-21 G1-21 B1-21") + ["*"] * 4)
    assert sum(p["bridges"]) <= 15
    assert p["options"] == {}


def test_X2_the_elevens_lie_in_an_order_decided_at_the_deal() -> None:
    orders = set()
    for seed in SEEDS:
        stream = Stream(seed)
        stream.shuffle(list(PACK))
        order = list("RYGB")
        stream.shuffle(order)
        p = position(3, seed)
        assert p["order"] == order
        assert p["table"] == ELEVENS
        orders.add("".join(order))
    assert len(orders) > 12


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_X3_hand_pile_and_bridges(players: int) -> None:
    hand, bridges, pile = SIZES[players]
    p = position(players)
    assert [len(cards) for cards in p["hands"]] == [hand] * players
    assert p["bridges"] == [bridges] * players
    assert len(p["stock"]) == pile


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_X3_cards_are_dealt_singly_and_the_rest_is_the_pile(players: int) -> None:
    size = players * SIZES[players][0]
    for seed in SEEDS[:15]:
        shuffled = list(PACK)
        Stream(seed).shuffle(shuffled)
        p = position(players, seed)
        hands = [shuffled[seat:size:players] for seat in range(players)]
        assert p["hands"] == [sorted(hand, key=PACK.index) for hand in hands]
        assert p["stock"] == shuffled[size:]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_X4_the_seat_after_the_dealer_begins(players: int) -> None:
    first = position(players)
    assert first["turn"] == 0
    for dealer in range(players):
        assert position(players, dealer=dealer) == first | {"turn": (dealer + 1) % players}


@pytest.mark.parametrize("players", [1, 7])
def test_X3_two_to_six_play(players: int) -> None:
    with pytest.raises(Unusable) as caught:
        position(players)
    assert (caught.value.place, caught.value.message.key) == ("players", "bad-players")


def test_X1_nothing_of_a_turn_is_there_before_the_first() -> None:
    p = position(2)
    empty = {
        "bridged": [], "bonus": [[], []], "bonus_jokers": [], "discarded": 0, "laid": 0,
        "exchanged": 0, "passes": 0,
    }  # fmt: skip
    assert empty.items() <= p.items()

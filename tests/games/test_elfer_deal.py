"""The deal of Elfer raus!, standard and variants (E1 to E3, V1, V1.4, V2, V3; contract 4)."""

from typing import Any

import pytest

import elferrat
from elferrat.cards.shuffle import Stream
from elferrat.locale.message import Unusable
from tests.games.rows import cards

PACK = cards("R1-20 Y1-20 G1-20 B1-20")
HANDS = {2: 20, 3: 20, 4: 15, 5: 12, 6: 10}
SEEDS = [f"seed {i}" for i in range(120)]


def position(
    players: int, seed: str = "x", dealer: int | None = None, **options: Any
) -> dict[str, Any]:
    return elferrat.deal(
        "elfer", players=players, seed=seed, dealer=dealer, options=options
    ).position()


def dealt(pack: list[str], stream: Stream, players: int) -> tuple[list[list[str]], list[str]]:
    """Hands and pile of the pack shuffled with the stream, dealt singly, seat 0 first."""
    shuffled = list(pack)
    stream.shuffle(shuffled)
    size = players * HANDS[players]
    hands = [sorted(shuffled[seat:size:players], key=PACK.index) for seat in range(players)]
    return hands, shuffled[size:]


def holds_eleven(hands: list[list[str]]) -> bool:
    return any(card[1:] == "11" for hand in hands for card in hand)


@pytest.mark.parametrize(("players", "pile"), [(2, 40), (3, 20), (4, 20), (5, 20), (6, 20)])
def test_E1_hand_and_pile_sizes(players: int, pile: int) -> None:
    p = position(players)
    assert [len(hand) for hand in p["hands"]] == [HANDS[players]] * players
    assert len(p["stock"]) == pile
    assert p["table"] == []
    assert sorted(sum(p["hands"], p["stock"])) == sorted(PACK)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_E1_cards_are_dealt_singly_and_the_rest_is_the_pile(players: int) -> None:
    for seed in SEEDS[:20]:
        p = position(players, seed, variant="three_starts")
        assert (p["hands"], p["stock"]) == dealt(PACK, Stream(seed), players)


@pytest.mark.parametrize(
    ("variant", "pile"),
    [("standard", 20), ("false_start", 14), ("three_starts", 20), ("any_start", 20)],
)
def test_E1_without_blue_sixty_cards_are_used(variant: str, pile: int) -> None:
    p = position(2, variant=variant, without_blue=True)
    assert [len(hand) for hand in p["hands"]] == [20, 20]
    assert len(p["stock"]) == pile
    assert sorted(sum(p["hands"], p["stock"] + p["table"])) == sorted(PACK[:60])
    assert p["options"]["without_blue"] is True


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_E1_without_blue_is_for_two(players: int) -> None:
    with pytest.raises(Unusable) as caught:
        position(players, without_blue=True)
    assert (caught.value.place, caught.value.message.key) == ("players", "without-blue-players")


@pytest.mark.parametrize("players", [1, 7])
def test_E1_two_to_six_play(players: int) -> None:
    with pytest.raises(Unusable) as caught:
        position(players)
    assert (caught.value.place, caught.value.message.key) == ("players", "bad-players")


@pytest.mark.parametrize("without_blue", [False, True])
def test_E2_the_holder_of_the_first_dealt_eleven_opens(without_blue: bool) -> None:
    colours = "RYG" if without_blue else "RYGB"
    seen = set()
    for seed in SEEDS:
        p = position(2, seed, without_blue=without_blue)
        opening = next(
            f"{colour}11" for colour in colours if any(f"{colour}11" in h for h in p["hands"])
        )
        assert opening in p["hands"][p["turn"]]
        assert elferrat.table_from(p).legal() == [opening]
        seen.add(opening[0])
    assert seen == set(colours)


def test_E2_any_seat_may_hold_the_opening_eleven() -> None:
    assert {position(6, seed)["turn"] for seed in SEEDS} == set(range(6))


def test_E3_without_an_eleven_the_same_stream_shuffles_the_pack_afresh() -> None:
    redealt = 0
    for seed in SEEDS:
        stream = Stream(seed)
        expected = dealt(PACK, stream, 2)
        while not holds_eleven(expected[0]):
            expected = dealt(PACK, stream, 2)
            redealt += 1
        p = position(2, seed)
        assert (p["hands"], p["stock"]) == expected
    assert redealt


@pytest.mark.parametrize("variant", ["false_start", "three_starts", "any_start"])
def test_E3_no_second_deal_in_the_variants(variant: str) -> None:
    pack = cards("R2-19 Y2-19 G2-19 B2-19") if variant == "false_start" else PACK
    elevenless = 0
    for seed in SEEDS:
        p = position(2, seed, variant=variant)
        assert (p["hands"], p["stock"]) == dealt(pack, Stream(seed), 2)
        elevenless += not holds_eleven(p["hands"])
    assert elevenless


@pytest.mark.parametrize(("players", "pile"), [(2, 32), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_V1_both_ends_lie_before_the_deal(players: int, pile: int) -> None:
    p = position(players, variant="false_start")
    assert p["table"] == cards("R1 R20 Y1 Y20 G1 G20 B1 B20")
    assert [len(hand) for hand in p["hands"]] == [HANDS[players]] * players
    assert len(p["stock"]) == pile
    assert p["phase"] == "play"


def test_V1_without_blue_three_rows_lie() -> None:
    p = position(2, variant="false_start", without_blue=True)
    assert p["table"] == cards("R1 R20 Y1 Y20 G1 G20")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_V1_4_the_player_left_of_the_dealer_begins(players: int) -> None:
    for dealer in range(players):
        p = position(players, dealer=dealer, variant="false_start")
        assert (p["dealer"], p["turn"]) == (dealer, (dealer + 1) % players)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_V2_the_player_left_of_the_dealer_opens(players: int) -> None:
    for dealer in range(players):
        p = position(players, dealer=dealer, variant="three_starts")
        assert (p["dealer"], p["turn"]) == (dealer, (dealer + 1) % players)
    assert p["phase"] == "open"


def test_V3_the_starter_is_drawn_by_lot_after_the_pack() -> None:
    seen = set()
    for seed in SEEDS[:40]:
        stream = Stream(seed)
        dealt(PACK, stream, 5)
        p = position(5, seed, variant="any_start")
        assert p["turn"] == stream.below(5)
        assert (p["phase"], p["start"]) == ("open", None)
        seen.add(p["turn"])
    assert seen == set(range(5))


@pytest.mark.parametrize("variant", ["standard", "any_start"])
def test_V3_and_the_standard_opening_only_record_the_dealer(variant: str) -> None:
    for seed in SEEDS[:10]:
        first = position(3, seed, variant=variant)
        assert first["dealer"] == 2
        for dealer in range(3):
            assert position(3, seed, dealer, variant=variant) == first | {"dealer": dealer}

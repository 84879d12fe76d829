"""Bohemian Schneider, clause by clause: rulebook S1 to S7, S9, S10; the match is in tests/play."""

from itertools import pairwise, product
from typing import Any

import pytest

import elferrat
from elferrat.play.positions import read_position
from elferrat.play.referee import judge
from tests.games.tricks import PACK, after, events, fresh, legal, position, refused

RANKS = "789TJQKA"


def schneider(hands: tuple[str, str], **fields: Any) -> dict[str, Any]:
    return position("schneider", hands, **fields)


def beats(lead: str, reply: str, **options: Any) -> bool:
    """Whether the reply wins a trick that seat 0 leads."""
    data = schneider((lead, reply), options=options)
    return bool(after(data, lead, reply)["leader"] == 1)


def one_higher(lead: str, reply: str) -> bool:
    return RANKS.index(reply[0]) == RANKS.index(lead[0]) + 1


PAIRS = [(lead, reply) for lead, reply in product(PACK, PACK) if lead != reply]


@pytest.mark.parametrize("suit", "CSHD")
def test_S1_ranks_and_honours(suit: str) -> None:
    for low, high in pairwise(RANKS):
        end = after(schneider((low + suit, high + suit)), low + suit, high + suit)
        assert end["leader"] == 1
        assert end["scores"] == [0, (low in "TJQKA") + (high in "TJQKA")]


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("seed", ["eleven", "a", "42"])
def test_S3_packets_of_three_the_opponent_first(seed: str, dealer: int) -> None:
    found = elferrat.deal("schneider", seed=seed, dealer=dealer).position()
    assert found == fresh("schneider", seed, 3, dealer)
    assert [len(hand) for hand in found["hands"]] == [6, 6]
    assert len(found["stock"]) == 20


def test_S3_a_deal_that_never_changes() -> None:
    found = elferrat.deal("schneider", seed="eleven").position()
    assert found["hands"] == [
        ["TS", "JS", "TH", "8D", "KD", "AD"],
        ["AC", "7S", "JH", "QH", "KH", "AH"],
    ]
    assert found["stock"][:4] == ["JC", "7D", "QD", "8S"]
    assert found["dealer"] == 1


@pytest.mark.parametrize("dealer", [0, 1])
def test_S4_the_dealers_opponent_leads_any_card(dealer: int) -> None:
    table = elferrat.deal("schneider", seed="S4", dealer=dealer)
    leader = 1 - dealer
    assert table.turn == leader
    assert table.legal() == sorted(table.position()["hands"][leader])


@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize(("reply", "beaten"), [("JH", True), ("QH", False), ("9H", False)])
def test_S4_the_winner_of_a_trick_leads_the_next(leader: int, reply: str, beaten: bool) -> None:
    hands = ["TH 8C", f"{reply} 9C"]
    data = schneider((hands[leader], hands[1 - leader]), leader=leader, dealer=1 - leader)
    end = after(data, "TH", reply)
    assert end["leader"] == end["turn"] == (1 - leader if beaten else leader)


@pytest.mark.parametrize("stock", ["", "9D 8D"])
def test_S5_any_card_may_be_played_in_both_phases(stock: str) -> None:
    data = schneider(("TH 8C", "JH AS"), stock=stock)
    assert legal(data) == ["8C", "TH"]
    assert legal(after(data, "TH")) == ["AS", "JH"]
    assert legal(after(data, "8C")) == ["AS", "JH"]


def test_S5_only_one_rank_higher_in_the_suit_led_wins() -> None:
    for lead, reply in PAIRS:
        assert beats(lead, reply) == (lead[1] == reply[1] and one_higher(lead, reply)), lead + reply


def test_S6_the_winner_draws_first_while_the_stock_lasts() -> None:
    data = schneider(("TH 8C", "JH AS"), stock="9D 8D 7D 7S")
    assert after(data, "TH", "JH") == {
        "game": "schneider",
        "options": {},
        "hands": [["8C", "8D"], ["AS", "9D"]],
        "stock": ["7D", "7S"],
        "turn": 1,
        "dealer": 1,
        "leader": 1,
        "trick": [],
        "won": [[], ["TH", "JH"]],
        "partial": True,
    }
    assert events(data, "TH", "AS") == [
        {"event": "laid", "seat": 0, "card": "TH"},
        {"event": "laid", "seat": 1, "card": "AS"},
        {"event": "trick_won", "seat": 0, "cards": ["TH", "AS"]},
        {"event": "drew", "seat": 0, "count": 1, "cards": ["9D"]},
        {"event": "drew", "seat": 1, "count": 1, "cards": ["8D"]},
    ]


def test_S6_sixteen_tricks_are_played_out() -> None:
    table = elferrat.deal("schneider", seed="S6")
    for move in range(32):
        assert not table.over
        hand = table.position()["hands"][table.turn]
        assert table.legal() == sorted(hand)
        assert len(table.position()["stock"]) == max(0, 20 - move // 2 * 2)
        table.play(table.legal()[0])
    end = table.position()
    assert (end["over"], end["reason"], end["hands"]) == (True, "played", [[], []])
    assert sum(end["scores"]) == 20
    assert table.legal() == []


HONOURS = [f"{rank}{suit}" for suit in "CSHD" for rank in "TJQKA"]
LOW = [f"{rank}{suit}" for suit in "CSHD" for rank in "789"]


def hand_of(honours: int, seat: int, **options: Any) -> dict[str, Any]:
    """A whole hand before its last card, which leaves `honours` to `seat`."""
    mine, others = HONOURS[:honours], HONOURS[honours:]
    piles = [mine, others] if seat == 0 else [others, mine]
    data = {
        "game": "schneider",
        "options": options,
        "hands": [["9D"], ["8D"]],
        "won": [piles[0], piles[1] + LOW[:10]],
    }
    return after(data, "9D", "8D")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("start", [17, 16])
@pytest.mark.parametrize("honours", range(11, 21))
def test_S7_game_points(honours: int, start: int, seat: int) -> None:
    end = hand_of(honours, seat, schneider_from=start)
    points = 3 if honours == 20 else 2 if honours >= start else 1
    assert end["winners"] == [seat]
    assert end["game_points"][seat] == points
    assert end["game_points"][1 - seat] == 0
    assert end["options"] == ({} if start == 17 else {"schneider_from": 16})


def test_S7_ten_all_is_nobodys() -> None:
    end = hand_of(10, 0)
    assert (end["scores"], end["winners"], end["game_points"]) == ([10, 10], [], [0, 0])


def test_S9_any_suit_one_rank_higher_of_any_suit_wins() -> None:
    for lead, reply in PAIRS:
        assert beats(lead, reply, beat="any_suit") == one_higher(lead, reply), lead + reply
    data = schneider(("TH 8C", "JH AS"), options={"beat": "any_suit"})
    assert legal(after(data, "TH")) == ["AS", "JH"]


def test_S9_follow_suit_the_highest_of_the_suit_led_wins() -> None:
    for lead, reply in PAIRS:
        higher = lead[1] == reply[1] and RANKS.index(reply[0]) > RANKS.index(lead[0])
        assert beats(lead, reply, beat="follow_suit") == higher, lead + reply


@pytest.mark.parametrize("stock", ["", "9D 8D"])
def test_S9_follow_suit_binds_from_the_first_trick_on(stock: str) -> None:
    data = schneider(("TH 8C", "7H AS KH"), options={"beat": "follow_suit"}, stock=stock)
    data["hands"][0].append("9C")
    assert legal(data) == ["8C", "9C", "TH"]
    assert legal(after(data, "TH")) == ["7H", "KH"]
    assert refused(after(data, "TH"), "AS") == "S9"
    assert legal(after(data, "8C")) == ["7H", "AS", "KH"]


@pytest.mark.parametrize("lead", PACK)
def test_S9_follow_suit_binds_whatever_is_led(lead: str) -> None:
    same, *more = [card for card in PACK if card[1] == lead[1] and card != lead]
    other = next(card for card in PACK if card[1] != lead[1])
    options = {"beat": "follow_suit"}
    data = schneider((more[0], f"{same} {other}"), trick=[lead], options=options)
    assert legal(data) == [same]


@pytest.mark.parametrize("beat", ["exact_suit", "any_suit", "follow_suit"])
def test_S10_only_the_seven_of_its_suit_beats_an_ace(beat: str) -> None:
    for lead, reply in PAIRS:
        if lead[0] == "A":
            on = beats(lead, reply, beat=beat, seven_beats_ace=True)
            assert on == (reply[0] == "7" and reply[1] == lead[1]), lead + reply
            assert not beats(lead, reply, beat=beat)


@pytest.mark.parametrize("beat", ["exact_suit", "any_suit", "follow_suit"])
def test_S10_changes_nothing_for_other_leads(beat: str) -> None:
    for lead, reply in PAIRS:
        if lead[0] != "A":
            on = beats(lead, reply, beat=beat, seven_beats_ace=True)
            assert on == beats(lead, reply, beat=beat), lead + reply


def test_refusals_in_order() -> None:
    data = schneider(("TH 8C", "7H AS"), options={"beat": "follow_suit"})
    reply = after(data, "TH")
    for text in ("ah", "10H", "", "pass", "=R12"):
        assert refused(reply, text) == "text"
    assert refused(reply, "8C") == "hand"
    assert refused(reply, "AS") == "S9"
    over = after(reply, "7H", "8C", "AS")
    assert refused(over, "AS") == "over"
    answer = judge(read_position(data), ["TH", "AS"]).json()
    assert (answer["legal"], answer["index"], answer["clause"]) == (False, 1, "S9")


def test_a_legal_move_is_not_refused() -> None:
    p = read_position(schneider(("TH", "7H")))
    assert p.game.refuse(p, PACK.index("TH")) is None

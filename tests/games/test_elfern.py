"""Elfern, clause by clause: rulebook F1 to F8 and F12; the match is in tests/play/test_match.py."""

from typing import Any

import pytest

import elferrat
from elferrat.play.positions import read_position
from elferrat.play.referee import IllegalMove, judge, step
from tests.games.tricks import PACK, after, events, fresh, legal, position, refused

RANKS = "AKQJT987"


def elfern(hands: tuple[str, str], **fields: Any) -> dict[str, Any]:
    return position("elfern", hands, **fields)


def winner(lead: str, reply: str) -> int:
    """Who wins a trick that seat 0 leads, with the stock gone."""
    data = elfern((lead, reply))
    return int(after(data, lead, reply)["leader"])


@pytest.mark.parametrize("suit", "CSHD")
def test_F1_ranks_from_ace_to_seven(suit: str) -> None:
    for high in range(8):
        for low in range(high + 1, 8):
            other = "S" if suit == "C" else "C"
            spare = (f"A{other}", f"K{other}")
            top, bottom = RANKS[high] + suit, RANKS[low] + suit
            led_high = elfern((f"{top} {spare[0]}", f"{bottom} {spare[1]}"))
            led_low = elfern((f"{bottom} {spare[0]}", f"{top} {spare[1]}"))
            assert after(led_high, top, bottom)["leader"] == 0
            assert after(led_low, bottom, top)["leader"] == 1


def test_F1_no_suit_is_trump() -> None:
    for lead in ("7C", "7S", "7H", "7D"):
        for reply in ("AC", "AS", "AH", "AD"):
            assert winner(lead, reply) == (1 if lead[1] == reply[1] else 0)


@pytest.mark.parametrize(("rank", "point"), [(rank, int(rank in "AKQJT")) for rank in RANKS])
@pytest.mark.parametrize("suit", "CSHD")
def test_F2_honours_are_one_point_each(rank: str, point: int, suit: str) -> None:
    card = rank + suit
    low = "9S" if card != "9S" else "8S"
    lead, reply = (card, low) if suit == "S" else (low, card)
    end = after(elfern((lead, reply)), lead, reply)
    assert end["scores"][end["leader"]] == point
    assert end["scores"][1 - end["leader"]] == 0


def test_F2_both_seats_piles_are_counted() -> None:
    data = elfern(("AC", "7C"), won=("AS KS 7S 8S", "TS 9S QH JH 8C 9C"))
    assert after(data, "AC", "7C")["scores"] == [3, 3]


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("seed", ["eleven", "a", "42"])
def test_F4_packets_of_two_the_opponent_first(seed: str, dealer: int) -> None:
    found = elferrat.deal("elfern", seed=seed, dealer=dealer).position()
    assert found == fresh("elfern", seed, 2, dealer)
    assert [len(hand) for hand in found["hands"]] == [6, 6]
    assert len(found["stock"]) == 20


def test_F4_a_deal_that_never_changes() -> None:
    found = elferrat.deal("elfern", seed="eleven").position()
    assert found["hands"] == [
        ["7S", "TS", "JS", "TH", "QH", "KH"],
        ["AC", "JH", "AH", "8D", "KD", "AD"],
    ]
    assert found["stock"][:4] == ["JC", "7D", "QD", "8S"]
    assert found["dealer"] == 1


@pytest.mark.parametrize("dealer", [0, 1])
def test_F5_the_dealers_opponent_leads_any_card(dealer: int) -> None:
    table = elferrat.deal("elfern", seed="F5", dealer=dealer)
    leader = 1 - dealer
    assert table.turn == leader
    assert table.legal() == sorted(table.position()["hands"][leader])
    with pytest.raises(elferrat.NotYourTurn):
        table.play(table.legal()[0], seat=dealer)


@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize(("reply", "beaten"), [("KH", True), ("7H", False), ("AS", False)])
def test_F5_the_winner_of_a_trick_leads_the_next(leader: int, reply: str, beaten: bool) -> None:
    hands = ["TH 8C", f"{reply} 9C"]
    data = elfern((hands[leader], hands[1 - leader]), leader=leader, dealer=1 - leader)
    end = after(data, "TH", reply)
    assert end["leader"] == end["turn"] == (1 - leader if beaten else leader)
    assert end["trick"] == []


def test_F6_any_card_while_the_stock_lasts_then_the_winner_draws_first() -> None:
    data = elfern(("TH 8C", "7H AS"), stock="9D 8D 7D 7S")
    assert legal(after(data, "TH")) == ["7H", "AS"]
    assert after(data, "TH", "AS") == {
        "game": "elfern",
        "options": {},
        "hands": [["8C", "9D"], ["7H", "8D"]],
        "stock": ["7D", "7S"],
        "turn": 0,
        "dealer": 1,
        "leader": 0,
        "trick": [],
        "won": [["TH", "AS"], []],
        "partial": True,
    }
    assert events(data, "TH", "AS") == [
        {"event": "laid", "seat": 0, "card": "TH"},
        {"event": "laid", "seat": 1, "card": "AS"},
        {"event": "trick_won", "seat": 0, "cards": ["TH", "AS"]},
        {"event": "drew", "seat": 0, "count": 1, "cards": ["9D"]},
        {"event": "drew", "seat": 1, "count": 1, "cards": ["8D"]},
    ]


def test_F6_a_winning_reply_draws_first_and_the_lead_lies_first_in_the_pile() -> None:
    data = elfern(("TH 8C", "JH AS"), stock="9D 8D", won=("7S 8S", "9S TS"))
    end = after(data, "TH", "JH")
    assert end["hands"] == [["8C", "8D"], ["AS", "9D"]]
    assert end["stock"] == []
    assert end["won"] == [["7S", "8S"], ["9S", "TS", "TH", "JH"]]
    assert [event["seat"] for event in events(data, "TH", "JH")] == [0, 1, 1, 1, 0]


def test_F6_after_a_lead_the_position_shows_the_trick() -> None:
    data = elfern(("TH 8C", "JH AS"), stock="9D 8D")
    end = after(data, "TH")
    assert (end["trick"], end["turn"], end["leader"]) == (["TH"], 1, 0)
    assert end["hands"] == [["8C"], ["AS", "JH"]]
    assert events(data, "TH") == [{"event": "laid", "seat": 0, "card": "TH"}]


def test_F7_suit_is_followed_when_the_stock_is_gone() -> None:
    data = elfern(("TH 8C", "7H AS"))
    assert legal(after(data, "TH")) == ["7H"]
    assert refused(after(data, "TH"), "AS") == "F7"
    assert legal(after(data, "8C")) == ["7H", "AS"]


@pytest.mark.parametrize("lead", PACK)
def test_F7_binds_whatever_is_led(lead: str) -> None:
    same, *more = [card for card in PACK if card[1] == lead[1] and card != lead]
    other = next(card for card in PACK if card[1] != lead[1])
    assert legal(elfern((more[0], f"{same} {other}"), trick=[lead])) == [same]


def test_F7_begins_with_the_first_trick_after_the_last_draw() -> None:
    data = elfern(("TH 8H", "7H 9H"), stock="AC KC")
    reply = after(data, "TH", "7H", "8H")
    assert legal(reply) == ["9H"]
    assert refused(reply, "KC") == "F7"


def test_F7_ten_tricks_are_free_in_a_whole_hand() -> None:
    table = elferrat.deal("elfern", seed="F7")
    for trick in range(16):
        table.play(table.legal()[0])
        lead = table.position()["trick"][0]
        hand = table.position()["hands"][table.turn]
        following = [card for card in hand if card[1] == lead[1]]
        free = trick < 10 or not following
        assert table.legal() == sorted(hand if free else following)
        table.play(table.legal()[-1])
    assert table.over


def test_F7_the_lead_is_free_when_the_stock_is_gone() -> None:
    assert legal(elfern(("TH 8C", "7H AS"))) == ["8C", "TH"]


def test_F7_must_head_who_can_beat_must() -> None:
    hands = ("TH 8C 7D", "7H KH AS")
    on = elfern(hands, options={"must_head": True})
    assert legal(after(on, "TH")) == ["KH"]
    assert refused(after(on, "TH"), "7H") == "F7"
    assert refused(after(on, "TH"), "AS") == "F7"
    assert legal(after(on, "8C")) == ["7H", "AS", "KH"]
    assert legal(after(on, "7D")) == ["7H", "AS", "KH"]
    off = elfern(hands)
    assert legal(after(off, "TH")) == ["7H", "KH"]


def test_F7_must_head_who_cannot_beat_follows() -> None:
    on = elfern(("TH 8C", "7H 9H"), options={"must_head": True})
    assert legal(after(on, "TH")) == ["7H", "9H"]


def test_F7_must_head_begins_when_the_stock_is_gone() -> None:
    on = elfern(("TH 8C", "7H KH"), options={"must_head": True}, stock="9D 8D")
    assert legal(after(on, "TH")) == ["7H", "KH"]


def test_F7_the_sentence_tells_following_from_heading() -> None:
    on = elfern(("TH 8C 7D", "7H KH AS"), options={"must_head": True})
    keys = []
    for move in ("7H", "AS"):
        p = read_position(after(on, "TH"))
        with pytest.raises(IllegalMove) as caught:
            step(p, move)
        keys.append(caught.value.message.key)
    assert keys == ["refusal-F7-head", "refusal-F7-follow"]


def test_F8_a_hand_is_over_after_sixteen_tricks() -> None:
    table = elferrat.deal("elfern", seed="F8")
    for _ in range(31):
        table.play(table.legal()[0])
        assert not table.over
    happened = table.play(table.legal()[0])
    end = table.position()
    assert end["over"] is True
    assert end["reason"] == "played"
    assert end["leader"] == end["turn"]
    assert end["hands"] == [[], []]
    assert sum(map(len, end["won"])) == 32
    assert sum(end["scores"]) == 20
    assert table.legal() == []
    finish = {key: end[key] for key in ("over", "scores", "winners", "reason", "game_points")}
    assert happened[-1] == {"event": "game_over", "seat": end["turn"], **finish}


HONOURS = [f"{rank}{suit}" for suit in "CSHD" for rank in "TJQKA"]
LOW = [f"{rank}{suit}" for suit in "CSHD" for rank in "789"]


def hand_of(honours: int, seat: int, **options: Any) -> dict[str, Any]:
    """A whole hand before its last card, which leaves `honours` to `seat`."""
    mine, others = HONOURS[:honours], HONOURS[honours:]
    piles = [mine, others] if seat == 0 else [others, mine]
    data = {
        "game": "elfern",
        "options": options,
        "hands": [["9D"], ["8D"]],
        "won": [piles[0], piles[1] + LOW[:10]],
    }
    return after(data, "9D", "8D")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("honours", "points"),
    [(11, 1), (12, 1), (13, 1), (14, 1), (15, 2), (16, 2), (18, 2), (19, 2), (20, 3)],
)
def test_F8_game_points(honours: int, points: int, seat: int) -> None:
    end = hand_of(honours, seat)
    assert end["scores"][seat] == honours
    assert end["scores"][1 - seat] == 20 - honours
    assert end["winners"] == [seat]
    assert end["game_points"][seat] == points
    assert end["game_points"][1 - seat] == 0


def test_F9_ten_all_has_no_winner_and_no_points() -> None:
    for scoring in ("standard", "altenburg"):
        end = hand_of(10, 0, scoring=scoring)
        assert (end["scores"], end["winners"], end["game_points"]) == ([10, 10], [], [0, 0])


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("honours", "points"),
    [(11, 1), (13, 1), (14, 2), (15, 2), (16, 3), (17, 3), (18, 4), (19, 4), (20, 5)],
)
def test_F12_altenburg_game_points(honours: int, points: int, seat: int) -> None:
    end = hand_of(honours, seat, scoring="altenburg")
    assert end["game_points"][seat] == points
    assert end["game_points"][1 - seat] == 0


def test_refusals_in_order() -> None:
    reply = after(elfern(("TH 8C", "7H AS")), "TH")
    for text in ("ah", " AS", "10H", "A", "draw", "R12", "", "end"):
        assert refused(reply, text) == "text"
    assert refused(reply, "8C") == "hand"
    assert refused(reply, "TH") == "hand"
    assert refused(reply, "9H") == "hand"
    over = after(reply, "7H", "8C", "AS")
    assert refused(over, "AS") == "over"
    assert refused(over, "as") == "text"


def test_a_refusal_names_index_and_clause() -> None:
    answer = judge(read_position(elfern(("TH 8C", "7H AS"))), ["TH", "AS", "8C"]).json()
    assert answer["legal"] is False
    assert (answer["index"], answer["move"], answer["clause"]) == (1, "AS", "F7")
    assert "position" not in answer


def test_a_legal_move_is_not_refused() -> None:
    p = read_position(elfern(("TH", "7H")))
    assert p.game.refuse(p, PACK.index("TH")) is None

"""Positions of both trick games: every check of contract 2, and the fields written out."""

from typing import Any

import pytest

import elferrat
from elferrat.locale.message import Unusable
from elferrat.play.positions import read_position
from elferrat.play.referee import step
from tests.games.tricks import PACK, after, complete, position

GAMES = ("elfern", "schneider")

pytestmark = pytest.mark.parametrize("game", GAMES)


def complaint(data: dict[str, Any]) -> tuple[str, str]:
    """Place and key of what is wrong with a position."""
    with pytest.raises(Unusable) as caught:
        read_position(data)
    assert "\n" not in caught.value.text()
    return caught.value.place, caught.value.message.key


def full(data: dict[str, Any]) -> dict[str, Any]:
    p = read_position(data)
    return p.game.write(p)


def test_defaults_are_filled_in(game: str) -> None:
    assert full(complete(game)) == {
        "game": game,
        "options": {},
        "hands": [PACK[:6], PACK[6:12]],
        "stock": PACK[12:],
        "turn": 0,
        "dealer": 1,
        "leader": 0,
        "trick": [],
        "won": [[], []],
    }


def test_the_leader_follows_from_the_dealer(game: str) -> None:
    found = full(complete(game, dealer=0))
    assert (found["leader"], found["turn"]) == (1, 1)


def test_turn_follows_from_leader_and_trick(game: str) -> None:
    hands = [PACK[:5], PACK[6:12]]
    reply = complete(game, hands=hands, trick=[PACK[5]])
    assert full(reply)["turn"] == 1
    assert full(reply | {"turn": 1})["trick"] == [PACK[5]]
    assert complaint(reply | {"turn": 0}) == ("turn", "wrong-turn")
    assert complaint(complete(game, turn=1)) == ("turn", "wrong-turn")
    assert full(complete(game, leader=1))["turn"] == 1
    assert full(complete(game, leader=1, dealer=1))["leader"] == 1


def test_hands_are_sorted_and_piles_keep_their_order(game: str) -> None:
    data = position(game, ("AH 7C TS", "AS KS QS"), won=("9S 8S", "JD 7D"), stock="8D 9C")
    found = full(data)
    assert found["hands"] == [["7C", "TS", "AH"], ["QS", "KS", "AS"]]
    assert found["won"] == [["9S", "8S"], ["JD", "7D"]]
    assert found["stock"] == ["8D", "9C"]
    assert found["partial"] is True
    assert full(found) == found


def test_every_position_of_a_game_is_read_back(game: str) -> None:
    played = read_position(elferrat.deal(game, seed="round trip").position())
    while played.outcome is None:
        step(played, played.game.legal_texts(played)[0])
        written = played.game.write(played)
        read = read_position(written)
        assert read.state == played.state
        assert played.game.write(read) == written


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        ({"hands": [PACK[:6], PACK[6:11]]}, "hands", "unequal-hands"),
        ({"hands": [PACK[:5], PACK[6:12]]}, "hands", "unequal-hands"),
        ({"trick": [PACK[5]]}, "trick[0]", "doubled-card"),
        ({"hands": [PACK[:5], PACK[6:12]], "stock": PACK[12:31]}, "hands", "unequal-hands"),
        ({"stock": PACK[12:31]}, "stock", "odd-stock"),
        ({"stock": PACK[12:30]}, "", "missing-cards"),
        ({"stock": [*PACK[12:31], "7C"]}, "stock[19]", "doubled-card"),
        ({"stock": [*PACK[12:31], "10H"]}, "stock[19]", "bad-card"),
        ({"stock": [*PACK[12:31], 7]}, "stock[19]", "bad-card"),
        ({"stock": "7C"}, "stock", "bad-list"),
        ({"hands": [PACK[:6]]}, "hands", "bad-players"),
        ({"hands": [PACK[:6], PACK[6:12], []]}, "hands", "bad-players"),
        ({"hands": {}}, "hands", "bad-list"),
        ({"hands": [PACK[:6], "AH"]}, "hands[1]", "bad-list"),
        ({"hands": [[*PACK[:5], "*"], PACK[6:12]]}, "hands[0][5]", "bad-card"),
        ({"hands": [PACK[:6], [*PACK[6:11], "7C"]]}, "hands[1][5]", "doubled-card"),
        ({"won": [["R12"], []]}, "won[0][0]", "bad-card"),
        ({"won": [[], ["7C"]]}, "won[1][0]", "doubled-card"),
        ({"won": [[]]}, "won", "bad-seats"),
        ({"won": [[], 1]}, "won[1]", "bad-list"),
        ({"trick": ["TH", "9H"]}, "trick", "long-trick"),
        ({"trick": "TH"}, "trick", "bad-list"),
        ({"dealer": 2}, "dealer", "bad-range"),
        ({"dealer": True}, "dealer", "bad-whole"),
        ({"leader": -1}, "leader", "bad-range"),
        ({"leader": None}, "leader", "bad-whole"),
        ({"turn": 2}, "turn", "bad-range"),
        ({"partial": 0}, "partial", "bad-boolean"),
        ({"options": {"beats": 1}}, "options", "bad-option"),
        ({"table": []}, "table", "bad-field"),
        ({"scores": [10, 10]}, "scores", "finish-without-over"),
        ({"game_points": [0, 0]}, "game_points", "finish-without-over"),
        ({"over": 1}, "over", "bad-boolean"),
    ],
)
def test_what_a_complete_position_may_not_be(
    game: str, change: dict[str, Any], place: str, key: str
) -> None:
    assert complaint(complete(game, **change)) == (place, key)


def test_six_cards_while_the_stock_lasts(game: str) -> None:
    hands = [PACK[:5], PACK[5:10]]
    won = [PACK[10:12], []]
    assert complaint(complete(game, hands=hands, won=won)) == ("hands", "six-cards")
    seven = {"hands": [PACK[:7], PACK[7:14]], "stock": PACK[14:]}
    assert complaint(complete(game, **seven)) == ("hands", "six-cards")
    reply = {"hands": [PACK[:4], PACK[5:10]], "trick": [PACK[4]], "won": won}
    assert complaint(complete(game, **reply)) == ("hands", "six-cards")
    assert full(complete(game, hands=hands, won=won, partial=True))["partial"] is True
    gone = complete(game, hands=hands, won=[PACK[10:], []], stock=[])
    assert full(gone)["stock"] == []


def test_missing_cards_are_named(game: str) -> None:
    with pytest.raises(Unusable) as caught:
        read_position(complete(game, stock=PACK[12:30]))
    assert caught.value.message.args["cards"] == (PACK[30], PACK[31])


def test_sizes_are_checked_in_partial_positions_too(game: str) -> None:
    assert complaint(position(game, ("AH KH", "AS"))) == ("hands", "unequal-hands")
    assert complaint(position(game, ("AH", "AS"), stock="7C")) == ("stock", "odd-stock")
    assert complaint(position(game, ("AH", "AS"), trick=["KH"])) == ("hands", "unequal-hands")
    assert full(position(game, ("AH", "AS KS"), trick=["KH"]))["turn"] == 1


def test_no_empty_hand_unless_over(game: str) -> None:
    assert complaint(position(game, ("", ""))) == ("hands[0]", "empty-hand")
    assert complaint(position(game, ("", ""), leader=1)) == ("hands[1]", "empty-hand")
    assert complaint(position(game, ("", ""), trick=["KH"])) == ("hands[1]", "empty-hand")
    assert full(position(game, ("", "AH"), trick=["KH"]))["hands"] == [[], ["AH"]]
    assert full(position(game, ("", ""), over=True))["over"] is True


def test_finish_fields_are_believed(game: str) -> None:
    stated = {"scores": [3, 17], "winners": [0, 1], "reason": "played", "game_points": [9, -1]}
    found = full(position(game, ("", ""), over=True, **stated))
    assert {key: found[key] for key in stated} == stated
    assert found["over"] is True


def test_finish_fields_left_out_are_worked_out(game: str) -> None:
    won = ("AC KC QC JC TC AS KS QS JS TS AH", "KH QH")
    found = full(position(game, ("", ""), won=won, over=True))
    assert found["scores"] == [11, 2]
    assert (found["winners"], found["game_points"]) == ([0], [1, 0])
    assert found["reason"] == "played"
    running = full(position(game, ("AD", "KD"), over=False))
    assert "scores" not in running


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        ({"scores": [1]}, "scores", "bad-length"),
        ({"scores": [1, True]}, "scores[1]", "bad-whole"),
        ({"winners": [2]}, "winners[0]", "bad-range"),
        ({"winners": [1, 1]}, "winners", "doubled-seat"),
        ({"reason": "out"}, "reason", "bad-value"),
        ({"game_points": 3}, "game_points", "bad-list"),
    ],
)
def test_finish_fields_have_their_types(
    game: str, change: dict[str, Any], place: str, key: str
) -> None:
    assert complaint(position(game, ("", ""), over=True, **change)) == (place, key)


def test_a_finished_position_has_no_moves(game: str) -> None:
    end = after(position(game, ("AH", "KH")), "AH", "KH")
    p = read_position(end)
    assert p.game.legal_texts(p) == []
    assert p.game.view(p, 0) == p.game.view(p, None) == end


def test_a_position_stated_to_be_over_has_no_moves_whatever_is_left(game: str) -> None:
    p = read_position(position(game, ("AH", "KH"), over=True))
    assert p.game.legal_texts(p) == []


def test_views_hide_the_other_hand_and_the_stock(game: str) -> None:
    p = read_position(complete(game))
    seen = p.game.view(p, 1)
    assert seen["hands"] == [6, PACK[6:12]]
    assert seen["stock"] == 20
    assert "legal" not in seen
    assert p.game.view(p, 0)["legal"] == sorted(PACK[:6])
    assert p.game.view(p, None)["hands"] == [6, 6]


def test_default_options_may_be_given(game: str) -> None:
    p = read_position(complete(game))
    given = {option.name: option.default for option in p.game.options}
    assert full(complete(game, options=given))["options"] == {}

"""Sides, bonus cards, bridges and the end of Elfer raus! Extra (X40 to X64, X2)."""

from typing import Any

import pytest

from elferrat.games.extra import rules
from elferrat.play.positions import read_position
from tests.games.rows import Fields, after, cards, changed, clause, extra, hands, legal, rest, told

ALL = "R1-10 R12-21 Y1-10 Y12-21 G1-10 G12-21 B1-10 B12-21"
SIDES = {
    "R-": "R1-10", "R+": "R12-21", "Y-": "Y1-10", "Y+": "Y12-21",
    "G-": "G1-10", "G+": "G12-21", "B-": "B1-10", "B+": "B12-21",
}  # fmt: skip
LOST = {"bonus_lost_on_exchange": True}


def bonus(seat: int, side: str) -> dict[str, Any]:
    return {"event": "bonus", "seat": seat, "side": side}


# --- X40 to X42: bonus cards


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("place", [0, 4, 9])
def test_X40_who_fills_the_last_cell_of_a_side_takes_a_bonus(side: str, place: int) -> None:
    cell = cards(SIDES[side])[place]
    other = "G5" if side[0] != "G" else "R5"
    p = extra(f"{cell} {other}", "*", table=rest(SIDES[side], cell), stock="*", turn=0)
    assert changed(p, cell)["bonus"] == [[side], []]
    assert told(p, cell) == [{"event": "laid", "seat": 0, "card": cell}, bonus(0, side)]


@pytest.mark.parametrize("side", SIDES)
def test_X40_a_side_with_one_more_empty_cell_earns_nothing(side: str) -> None:
    second, last = cards(SIDES[side])[-2:]
    p = extra(f"{last} {second} *", "*", table=rest(SIDES[side], second, last), stock="*")
    first = second if second in legal(p).split() else last
    assert "bonus" not in changed(p, first)


def test_X40_two_sides_in_one_turn_and_two_seats() -> None:
    p = extra("R1 Y21 G3", "B1 G5", "*", table=rest(ALL, "R1 Y21 B1 G1-5"), stock="*")
    assert changed(p, "R1", "Y21")["bonus"] == [["R-", "Y+"], [], []]
    assert changed(p, "Y21", "R1")["bonus"] == [["Y+", "R-"], [], []]
    assert changed(p, "Y21", "R1", "end", "B1")["bonus"] == [["Y+", "R-"], ["B-"], []]


def test_X40_each_seat_has_its_own_bonus_cards_in_the_order_of_play() -> None:
    p = extra(
        "Y1 R21 R5", "G1 R6", "B1 R7",
        table=rest(ALL, "R1-10 R21 Y1 G1 B1"), stock="*", turn=2, bonus=[["G+"], ["B+"], ["Y+"]],
    )  # fmt: skip
    assert after(p, "B1", "end")["bonus"] == [["G+"], ["B+"], ["Y+", "B-"]]
    assert after(p, "B1", "end", "R21")["bonus"] == [["G+", "R+"], ["B+"], ["Y+", "B-"]]
    after_all = after(p, "B1", "end", "Y1", "R21", "end", "G1")
    assert after_all["bonus"] == [["G+", "Y-", "R+"], ["B+", "G-"], ["Y+", "B-"]]


def test_X40_a_seat_may_take_its_first_after_a_later_seat() -> None:
    p = extra("R1 Y1 B2", "*", table=rest(ALL, "R1 Y1 B2"), stock="*", bonus=[[], ["G+"]])
    assert changed(p, "R1")["bonus"] == [["R-"], ["G+"]]
    assert changed(p, "R1", "Y1")["bonus"] == [["R-", "Y-"], ["G+"]]


def test_X40_a_card_over_a_bridge_may_fill_the_last_cell() -> None:
    p = extra("Y5 B2", "*", table=rest(ALL, "Y5 B2"), stock="*")
    assert told(p, "R5>Y5")[-1] == bonus(0, "Y-")
    assert changed(p, "R5>Y5")["bonus"] == [["Y-"], []]


def test_X40_a_joker_over_a_bridge_may_fill_the_last_cell() -> None:
    p = extra("Y5 * B2", "*", table=rest(ALL, "Y5 B2"), stock="*", **LOST)
    assert changed(p, "R5>*Y5")["bonus"] == [["Y-"], []]
    assert changed(p, "R5>*Y5")["bonus_jokers"] == ["Y5"]


def test_X41_a_joker_counts_as_filled() -> None:
    p = extra("* B2", "R5", table=rest(ALL, "R5 B2"), stock="*")
    assert changed(p, "*R5")["bonus"] == [["R-"], []]
    assert told(p, "*R5")[-1] == bonus(0, "R-")
    with_jokers = extra("R5 B2", "Y1", table=rest(ALL, "R5 R6 Y1 B2") + " *R6", stock="*")
    assert changed(with_jokers, "R5")["bonus"] == [["R-"], []]


def test_X41_an_exchange_earns_nothing_and_takes_nothing_away() -> None:
    p = extra("* B2", "R5 B3", table=rest(ALL, "R5 B2-3"), stock="*")
    exchanged = after(p, "*R5", "end", "=R5")
    assert exchanged["bonus"] == [["R-"], []]
    assert exchanged["bonus_jokers"] == []
    assert [event["event"] for event in told(p, "*R5", "end", "=R5")][-1] == "exchanged"


def test_X41_bonus_lost_on_exchange_marks_the_joker() -> None:
    p = extra("* * B2", "R5 B3", table=rest(ALL, "R5 Y20 B2-3"), stock="*", **LOST)
    assert changed(p, "*R5") == {
        "hands": hands("B2 *", "R5 B3"),
        "table": changed(p, "*R5")["table"],
        "bonus": [["R-"], []],
        "bonus_jokers": ["R5"],
        "laid": 1,
    }
    assert changed(p, "*Y20", "*R5")["bonus_jokers"] == ["R5", "Y20"]


def test_X41_both_sides_of_a_row_may_have_a_marked_joker() -> None:
    p = extra("* * B2", "R5 R12", table=rest(ALL, "R5 R12 B2"), stock="*", **LOST)
    assert changed(p, "*R12", "*R5")["bonus_jokers"] == ["R5", "R12"]
    assert changed(p, "*R12", "*R5", "end", "=R5")["bonus_jokers"] == ["R12"]


@pytest.mark.parametrize("exchanger", [0, 1, 2])
def test_X41_the_bonus_goes_back_whoever_exchanges(exchanger: int) -> None:
    seats = ["B2 Y1", "B3 Y2", "B4 Y3"]
    seats[exchanger] += " G5"
    p = extra(
        *seats, table=rest(ALL, "G5 B2-4 Y1-3") + " *G5", stock="*", turn=exchanger,
        bonus=[["R+"], ["R-", "G-", "B+"], ["Y+", "G+"]], bonus_jokers="G5", **LOST,
    )  # fmt: skip
    result = changed(p, "=G5")
    assert result["bonus"] == [["R+"], ["R-", "B+"], ["Y+", "G+"]]
    assert result["bonus_jokers"] == []
    assert told(p, "=G5") == [
        {"event": "exchanged", "seat": exchanger, "cell": "G5"},
        {"event": "bonus_lost", "seat": 1, "side": "G-"},
    ]


@pytest.mark.parametrize("side", SIDES)
def test_X41_of_every_side(side: str) -> None:
    cell = cards(SIDES[side])[7]
    other = "R1-2" if side[0] != "R" else "G1-2"
    p = extra(f"{cell} {other}", "*", table=f"{rest(SIDES[side], cell)} *{cell}", stock="*",
              bonus=[[], [side]], bonus_jokers=[cell], **LOST)  # fmt: skip
    assert changed(p, f"={cell}")["bonus"] == [[], []]


def test_X41_first_and_last_seat_lose_theirs_too() -> None:
    table = rest(ALL, "R21 B21 Y1-4") + " *R21 *B21"
    p = extra("R21 B21 Y1 Y4", "Y2", "Y3", table=table, stock="*",
              bonus=[["R+"], [], ["B+"]], bonus_jokers="R21 B21", **LOST)  # fmt: skip
    assert changed(p, "=R21")["bonus"] == [[], [], ["B+"]]
    assert changed(p, "=B21")["bonus"] == [["R+"], [], []]
    assert changed(p, "=B21")["bonus_jokers"] == ["R21"]
    assert changed(p, "=B21", "=R21")["bonus"] == [[], [], []]


def test_X41_other_jokers_of_the_side_cost_nothing() -> None:
    table = rest(ALL, "R5-6 B2-3") + " *R5 *R6"
    p = extra("R5 B2", "B3", table=table, stock="*", bonus=[[], ["R-"]], bonus_jokers="R6", **LOST)
    assert changed(p, "=R5") == {
        "hands": hands("B2 *", "B3"),
        "table": changed(p, "=R5")["table"],
        "exchanged": 1,
    }


def test_X41_a_side_is_completed_only_once() -> None:
    p = extra("* R5 B2", "B3", table=rest(ALL, "R5 B2-3"), stock="*", **LOST)
    lost = after(p, "*R5", "=R5")
    assert lost["bonus"] == [[], []]
    assert [e["event"] for e in told(p, "*R5", "=R5")] == [
        "joker_laid", "bonus", "exchanged", "bonus_lost",
    ]  # fmt: skip
    assert after(p, "*R5", "=R5", "*B2")["bonus"] == [[], []]


def test_X41_a_number_card_is_never_marked() -> None:
    p = extra("R5 B2", "*", table=rest(ALL, "R5 B2"), stock="*", **LOST)
    assert changed(p, "R5")["bonus"] == [["R-"], []]
    assert "bonus_jokers" not in changed(p, "R5")


SEVEN = [["R-", "R+", "Y-", "Y+"], ["G-", "G+", "B-"]]


@pytest.mark.parametrize("option", [{}, {"bonus_supply": 7}])
def test_X42_bonus_supply_7_gives_the_eighth_side_none(option: dict[str, int]) -> None:
    p = extra("B21 *", "*", table=rest(ALL, "B21"), stock="*", bonus=SEVEN, **option)
    assert "bonus" not in changed(p, "B21")
    assert [event["event"] for event in told(p, "B21")] == ["laid"]


def test_X42_the_seventh_side_earns_the_last_card() -> None:
    six = [SEVEN[0], SEVEN[1][:2]]
    p = extra("B1 *", "B21", table=rest(ALL, "B1 B21"), stock="*", bonus=six)
    assert changed(p, "B1")["bonus"] == [[*SEVEN[0], "B-"], SEVEN[1][:2]]


def test_X42_bonus_supply_8_has_one_for_every_side() -> None:
    p = extra("B21 *", "*", table=rest(ALL, "B21"), stock="*", bonus=SEVEN, bonus_supply=8)
    assert changed(p, "B21")["bonus"] == [[*SEVEN[0], "B+"], SEVEN[1]]


def test_X42_a_bonus_that_came_back_can_be_earned() -> None:
    p = extra(
        "B21 R5 *", "*", table=rest(ALL, "B21 R5") + " *R5", stock="*",
        bonus=SEVEN, bonus_jokers="R5", **LOST,
    )  # fmt: skip
    assert "bonus" not in changed(p, "B21")
    assert changed(p, "=R5", "B21")["bonus"] == [["R+", "Y-", "Y+", "B+"], SEVEN[1]]


def test_X42_a_joker_that_earned_nothing_is_not_marked() -> None:
    p = extra("* *", "B21", table=rest(ALL, "B21"), stock="*", bonus=SEVEN, **LOST)
    assert "bonus_jokers" not in changed(p, "*B21")
    assert "bonus" not in changed(p, "*B21")


# --- X2, X50 to X54: bridges


@pytest.mark.parametrize("order", ["R Y G B", "B R Y G", "G B Y R", "Y G B R"])
def test_X2_only_rows_next_to_each_other_in_the_column_are_neighbours(order: str) -> None:
    column = order.split()
    p = extra("R14 Y14 G14 B14", "B2", order=order, table="R13", stock="B5")
    for colour in "YGB":
        near = abs(column.index("R") - column.index(colour)) == 1
        lying = p | {"table": [*p["table"], f"{colour}14"]}
        lying["hands"] = hands(rest("R14 Y14 G14 B14", f"{colour}14"), "B2")
        move = f"{colour}14>R14"
        assert (move in legal(lying).split()) == near
        if not near:
            assert clause(lying, move) == "X50"


@pytest.mark.parametrize(("start", "end"), [("R", "Y"), ("Y", "G"), ("G", "B")])
@pytest.mark.parametrize("number", [1, 2, 20, 21])
def test_X50_a_bridge_leads_both_ways_between_neighbours(start: str, end: str, number: int) -> None:
    for one, two in ((start, end), (end, start)):
        p = extra(f"{two}{number} *", "*", table=f"{one}{number}", stock="*", discarded=1)
        bridges = [move for move in legal(p).split() if ">" in move and move[0] == one]
        with_joker, with_card = f"{one}{number}>*{two}{number}", f"{one}{number}>{two}{number}"
        assert [move for move in bridges if f"{two}{number}" in move] == [with_joker, with_card]


def test_X50_bridge_and_card_are_one_move() -> None:
    p = extra("B9 B8", "B2", order="Y B R G", table="Y9-10", stock="B5", turn=0)
    assert changed(p, "Y9>B9") == {
        "hands": hands("B8", "B2"),
        "table": changed(p, "Y9>B9")["table"],
        "bridges": [3, 4],
        "bridged": [["Y9", "B9"]],
        "laid": 1,
    }
    assert "B9" in changed(p, "Y9>B9")["table"]
    assert told(p, "Y9>B9") == [
        {"event": "bridged", "seat": 0, "from": "Y9", "to": "B9"},
        {"event": "laid", "seat": 0, "card": "B9"},
    ]


def test_X50_a_joker_may_lie_over_the_bridge() -> None:
    p = extra("R1 * B8", "* B2", table="G9-10", stock="B5", turn=1)
    result = changed(p, "G9>*B9")
    assert result == {
        "hands": hands("R1 B8 *", "B2"),
        "table": result["table"],
        "bridges": [4, 3],
        "bridged": [["G9", "B9"]],
        "laid": 1,
    }
    assert "*B9" in result["table"]
    assert told(p, "G9>*B9") == [
        {"event": "bridged", "seat": 1, "from": "G9", "to": "B9"},
        {"event": "joker_laid", "seat": 1, "cell": "B9"},
    ]


def test_X50_every_legal_bridge_is_found() -> None:
    p = extra("Y5 G7 * R20", "B2", table="R5-10 G5-6 G20-21 B7", stock="B9")
    assert [move for move in legal(p).split() if ">" in move] == [
        "B7>*G7", "B7>G7",
        "G20>*B20", "G20>*Y20", "G21>*B21", "G21>*Y21", "G5>*B5", "G5>*Y5", "G5>Y5",
        "G6>*B6", "G6>*Y6",
        "R10>*Y10", "R5>*Y5", "R5>Y5", "R6>*Y6", "R7>*Y7", "R8>*Y8", "R9>*Y9",
    ]  # fmt: skip


def test_X51_the_card_counts_and_the_bridge_does_not() -> None:
    p = extra("Y7-10 B1", "B2", table="R5-10", stock="B5")
    assert after(p, "R10>Y10", "R9>Y9", "R8>Y8")["laid"] == 3
    four = ["R10>Y10", "R9>Y9", "R8>Y8", "R7>Y7"]
    assert after(p, *four)["laid"] == 4
    assert after(p, *four)["bridges"] == [0, 4]
    assert legal(p, *four) == "end"
    p = extra("Y7-10 R12", "B2", table="R7-10")
    assert clause(p, "Y10", "Y9", "R12", "R7>Y7", "R8>Y8") == "X51"


def test_X52_as_many_bridges_as_the_player_owns() -> None:
    p = extra("Y6-10 B1", "B2", table="R5-10", stock="B5", bridges=[2, 4])
    assert clause(p, "R9>Y9", "R8>Y8", "R7>Y7") == "X52"
    assert legal(p, "R9>Y9", "R8>Y8") == "Y10 Y7 end"
    one = p | {"bridges": [1, 0]}
    assert "R7>Y7" in legal(one).split()
    assert legal(p | {"bridges": [0, 4]}) == "Y10 draw"


def test_X52_used_bridges_stay_on_the_table() -> None:
    p = extra("Y9 B1", "G9 B2", table="R9-10", stock="B5")
    result = after(p, "R9>Y9", "end", "Y9>G9", "end")
    assert result["bridged"] == [["R9", "Y9"], ["Y9", "G9"]]
    assert result["bridges"] == [3, 3]


def test_X53_from_any_filled_cell_also_a_new_one_or_a_joker() -> None:
    p = extra("R12 Y12 G13 * B1", "B2", table="*Y13", stock="B5")
    assert "R12>Y12" not in legal(p).split()
    assert "R12>Y12" in legal(p, "R12").split()
    assert "Y13>G13" in legal(p).split()


def test_X53_to_a_reachable_cell_too() -> None:
    p = extra("Y10 B1", "B2", table="R10", stock="B5")
    assert legal(p) == "R10>Y10 Y10 draw"


@pytest.mark.parametrize("move", ["R10>R9", "R10>R8", "R10>R10", "R10>*R9", "Y11>R10"])
def test_X54_a_bridge_never_stands_for_a_number_inside_a_row(move: str) -> None:
    p = extra("R8-10 *", "B2", table="Y10", stock="B5")
    assert move not in legal(p).split()
    assert clause(p, move) == "X50"


# --- X60 to X64: the end


@pytest.mark.parametrize("move", ["R12", "R10>*Y10"])
def test_X60_the_game_ends_at_once_when_a_hand_is_empty(move: str) -> None:
    hand = "R12" if move == "R12" else "*"
    p = extra("B5", hand, "Y7", table="R10", stock="B6", turn=1)
    result = changed(p, move)
    assert (result["over"], result["reason"], result["laid"]) == (True, "out", 1)
    assert "turn" not in result
    end = {"over": True, "scores": [-5, 0, -7], "winners": [1], "reason": "out"}
    assert told(p, move)[-1] == {"event": "game_over", "seat": 1, **end}
    assert legal(p, move) == ""
    assert clause(p, move, "draw") == "over"


def test_X60_only_hand_cards_count() -> None:
    p = extra("R12", "B5", stock="B6", bridges=[3, 0])
    assert after(p, "R12")["over"] is True
    for hand in ("R12 R1", "R12 Y1", "R12 G1", "R12 B1", "R12 *"):
        assert "over" not in after(extra(hand, "B5", stock="B6"), "R12")


def test_X61_bonus_cards_numbers_and_jokers_left() -> None:
    p = extra(
        "R21", "Y2 G3 *", "* *", "Y1",
        table=rest(ALL, "R21 Y1-2 G3"),
        bonus=[["R-", "B-"], ["Y+", "G+"], [], ["B+"]],
    )  # fmt: skip
    result = after(p, "R21")
    assert result["scores"] == [33, 22 - 5 - 11, -22, 10]
    assert result["winners"] == [0]


def test_X61_who_went_out_need_not_win() -> None:
    p = extra("R12", "Y1", table="G1-10 G12-21", bonus=[[], ["G-", "G+"]])
    result = after(p, "R12")
    assert (result["scores"], result["winners"]) == ([0, 21], [1])


def test_X61_bridges_left_count_nothing() -> None:
    assert after(extra("R12", "Y5", bridges=[4, 0]), "R12")["scores"] == [0, -5]
    assert after(extra("R12", "Y5", bridges=[0, 4]), "R12")["scores"] == [0, -5]


def test_X62_equal_points_share_the_win() -> None:
    p = extra("R12", "R5-6", "Y10 R1", "R2", table="G1-10", bonus=[[], ["G-"], [], []])
    assert after(p, "R12")["scores"] == [0, 0, -11, -2]
    assert after(p, "R12")["winners"] == [0, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X64_as_many_passes_as_players_end_the_game(players: int) -> None:
    seats = [f"R{n}" for n in range(1, players + 1)]
    p = extra(*seats, turn=1)
    passes = ["pass"] * players
    assert "over" not in after(p, *passes[1:])
    assert after(p, *passes[1:])["passes"] == players - 1
    end = {
        "over": True,
        "scores": [-n for n in range(1, players + 1)],
        "winners": [0],
        "reason": "blocked",
    }
    assert changed(p, *passes) == {"passes": players, "turn": 0, **end}
    assert told(p, *passes)[-2:] == [
        {"event": "passed", "seat": 0},
        {"event": "game_over", "seat": 0, **end},
    ]
    assert clause(p, *passes, "pass") == "over"


@pytest.mark.parametrize(
    "moves",
    [["R12", "end"], ["*R12", "end"], ["R10>Y10", "end"], ["R10>*Y10", "end"], ["-*", "end"],
     ["draw"], ["=G12"], ["R12"]],
)  # fmt: skip
def test_X64_any_other_move_starts_the_count_anew(moves: list[str]) -> None:
    stock = "B5" if moves == ["draw"] else ""
    p = extra("R12 Y10 G12 * B1", "B2", table="R10 *G12", stock=stock, passes=1)
    assert after(p, *moves)["passes"] == 0


def test_X64_nobody_is_out_and_the_turn_stays() -> None:
    p = extra("R1", "R2", passes=1, turn=1)
    result = changed(p, "pass")
    assert (result["reason"], result["winners"], result["passes"]) == ("blocked", [0], 2)
    assert "turn" not in result


def test_X64_with_every_cell_filled_nobody_can_play() -> None:
    p: Fields = extra("R1 *", "Y1 *", table=rest(ALL, "R1 Y1") + " *R1 *Y1", bridges=[0, 0])
    assert legal(p) == "-* =R1 pass"
    assert after(p, "pass", "pass")["scores"] == [-12, -12]
    assert after(p, "pass", "pass")["winners"] == [0, 1]


def test_X61_nobody_has_won_a_game_that_goes_on() -> None:
    p = read_position(extra("R1", "R2"))
    assert [rules.wins(p.state, seat) for seat in (0, 1)] == [False, False]

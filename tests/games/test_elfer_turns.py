"""Turns and the end of Elfer raus!, standard game (E4 to E13)."""

from typing import Any

import pytest

from elferrat.games.elfer import rules
from elferrat.play.positions import read_position
from tests.games.rows import (
    after,
    cards,
    changed,
    clause,
    completed,
    elfer,
    hands,
    legal,
    read,
    rest,
    told,
)


def finish(winner: int, *scores: int) -> dict[str, Any]:
    return {"over": True, "scores": list(scores), "winners": [winner], "reason": "out"}


# --- E4: the opening


def test_E4_the_opening_turn_is_one_card() -> None:
    p = elfer("R11 R12 Y5", "R10 Y11 G2", stock="B3 B4")
    assert legal(p) == "R11"
    assert changed(p, "R11") == {
        "hands": hands("R12 Y5", "R10 Y11 G2"),
        "table": ["R11"],
        "phase": "play",
        "turn": 1,
    }
    assert told(p, "R11") == [
        {"event": "laid", "seat": 0, "card": "R11"},
        {"event": "turn_ended", "seat": 0},
    ]


@pytest.mark.parametrize(("opener", "follower"), [(0, 1), (1, 2), (2, 0)])
def test_E4_the_next_player_clockwise_follows(opener: int, follower: int) -> None:
    seats = ["R5", "R6", "R7"]
    seats[opener] = "R11 R12"
    assert changed(elfer(*seats, turn=opener), "R11")["turn"] == follower


@pytest.mark.parametrize("move", ["draw", "pass", "end"])
def test_E4_nobody_draws_or_passes_while_nothing_lies(move: str) -> None:
    assert clause(elfer("R11 R12", "R10", stock="B3"), move) in ("E5", "E8")


@pytest.mark.parametrize(
    ("first", "second", "turn", "opening"),
    [
        ("Y11 R10", "R11 B11", 1, "R11"),
        ("B11 Y11", "G11 R10", 0, "Y11"),
        ("B11 R12", "G11 Y12", 1, "G11"),
        ("G11 B11", "R2 Y12", 0, "G11"),
        ("G12 R10", "B11 Y12", 1, "B11"),
    ],
)
def test_E2_red_then_yellow_then_green_then_blue(
    first: str, second: str, turn: int, opening: str
) -> None:
    assert legal(elfer(first, second, turn=turn)) == opening


# --- E5 to E7: laying


def test_E5_any_number_of_cards_on_any_rows_then_end() -> None:
    p = elfer("R10 R12 R13 Y11 Y12 G3", "B1", table="R11", stock="B2")
    assert legal(p) == "R10 R12 Y11"
    assert legal(p, "R12") == "R10 R13 Y11 end"
    assert legal(p, "R12", "Y11", "R13") == "R10 Y12 end"
    assert legal(p, "R12", "Y11", "R13", "Y12", "R10") == "end"
    assert changed(p, "R12", "Y11", "R13", "Y12", "R10") == {
        "hands": hands("G3", "B1"),
        "table": cards("R10-13 Y11-12"),
        "laid": 5,
    }
    assert changed(p, "R12", "end") == {
        "hands": hands("R10 R13 Y11 Y12 G3", "B1"),
        "table": cards("R11-12"),
        "turn": 1,
    }
    assert told(p, "R12", "end") == [
        {"event": "laid", "seat": 0, "card": "R12"},
        {"event": "turn_ended", "seat": 0},
    ]


def test_E5_one_card_must_be_laid_if_one_fits() -> None:
    p = elfer("B12 G3", "B1", table="B11", stock="B2")
    assert legal(p) == "B12"
    assert [clause(p, move) for move in ("end", "pass", "draw")] == ["E5", "E5", "E8"]


def test_E5_max_cards_0_sets_no_limit() -> None:
    p = elfer("R12-20 Y1", "B1", table="R11", max_cards=0)
    assert legal(p, *cards("R12-20")) == "end"


def test_E5_max_cards_1_allows_one_card_a_turn() -> None:
    p = elfer("R12-13 Y11", "B1 R10", table="R11", max_cards=1)
    assert legal(p) == "R12 Y11"
    assert legal(p, "R12") == "end"
    assert clause(p, "R12", "R13") == "E5"
    assert legal(p, "R12", "end") == "R10"
    assert legal(p, "R12", "end", "R10", "end") == "R13 Y11"


@pytest.mark.parametrize("colour", "RYGB")
def test_E6_a_row_is_opened_by_its_eleven_only(colour: str) -> None:
    other = "Y" if colour == "R" else "R"
    p = elfer(f"{colour}1-20", f"{other}9", table=f"{other}11")
    assert legal(p) == f"{colour}11"
    assert clause(p, f"{colour}10") == clause(p, f"{colour}12") == "E6"


@pytest.mark.parametrize(
    ("table", "fits"),
    [
        ("B11", "B10 B12"),
        ("B10-11", "B12 B9"),
        ("B11-12", "B10 B13"),
        ("B3-18", "B19 B2"),
        ("B2-19", "B1 B20"),
        ("B1-18", "B19"),
        ("B2-20", "B1"),
    ],
)
def test_E6_always_the_next_number_on_either_side(table: str, fits: str) -> None:
    hand = rest("R1 R10 R12 R20 B1-20", table)
    assert legal(elfer(hand, "Y1", table=table)) == fits


def test_E6_a_full_row_takes_nothing() -> None:
    assert legal(elfer("Y1 Y20", "R12", table="R1-11 G1-20")) == "pass"


def test_E7_an_eleven_may_be_held_back() -> None:
    p = elfer("R12 B11", "Y1", table="R11")
    assert legal(p) == "B11 R12"
    assert legal(p, "R12") == "B11 end"
    assert after(p, "R12", "end")["hands"][0] == ["B11"]


@pytest.mark.parametrize("eleven", ["Y11", "G11", "B11"])
def test_E7_force_eleven_lets_only_a_fitting_eleven_be_laid(eleven: str) -> None:
    p = elfer(f"R10 R12 {eleven}", "Y1", table="R11", force_eleven=True)
    assert legal(p) == eleven
    assert clause(p, "R12") == "E7"
    assert legal(p, eleven) == "R10 R12 end"


def test_E7_force_eleven_concerns_the_first_row_too() -> None:
    p = elfer("R11 Y10 G11", "Y1", table="Y11", force_eleven=True)
    assert legal(p) == "G11 R11"
    assert legal(p, "R11") == "G11 end"


def test_E7_force_eleven_looks_at_the_hand_on_turn_only() -> None:
    assert legal(elfer("R12", "Y11", table="R11", force_eleven=True)) == "R12"


@pytest.mark.parametrize(
    ("variant", "table", "start", "moves"),
    [
        ("false_start", "Y1-10 Y20 R1 R20", None, "R2 Y11"),
        ("three_starts", "R1", None, "R2 Y11"),
        ("any_start", "R1 Y10", 1, "R2 Y11"),
    ],
)
def test_E7_force_eleven_is_without_effect_in_the_variants(
    variant: str, table: str, start: int | None, moves: str
) -> None:
    p = elfer("R2 Y11", "G5", table=table, variant=variant, start=start, force_eleven=True)
    assert legal(p) == moves


# --- E8 to E10: drawing


@pytest.mark.parametrize(
    ("stock", "count", "stays"),
    [
        ("R12 G5 G6 G7", 1, True),
        ("G5 R12 G6 G7", 2, True),
        ("G5 G6 R12 G7", 3, True),
        ("G5 G6 G7 R12", 3, False),
        ("G5 G6 G7 G8 R12", 3, False),
    ],
)
def test_E8_until_fit_stops_at_the_first_that_fits_three_at_most(
    stock: str, count: int, stays: bool
) -> None:
    p = elfer("Y2", "B1", table="R11", stock=stock)
    drawn, left = cards(stock)[:count], cards(stock)[count:]
    assert legal(p) == "draw"
    expected: dict[str, Any] = {
        "hands": [sorted([*drawn, "Y2"], key=cards("R12 Y2 G5-8").index), ["B1"]],
        "stock": left,
    }
    assert changed(p, "draw") == expected | ({"drawn": True} if stays else {"turn": 1})
    drew = {"event": "drew", "seat": 0, "count": count, "cards": drawn}
    ended = [] if stays else [{"event": "turn_ended", "seat": 0}]
    assert told(p, "draw") == [drew, *ended]


@pytest.mark.parametrize("stock", ["R12 G5 G6 G7", "G5 G6 R12 G7", "G5 G6 G7 R12"])
def test_E8_three_draws_three_and_the_turn_is_over(stock: str) -> None:
    p = elfer("Y2", "B1", table="R11", stock=stock, draw="three")
    result = changed(p, "draw")
    assert sorted(result["hands"][0]) == sorted(["Y2", *cards(stock)[:3]])
    assert result == {"hands": result["hands"], "stock": cards(stock)[3:], "turn": 1}
    assert told(p, "draw") == [
        {"event": "drew", "seat": 0, "count": 3, "cards": cards(stock)[:3]},
        {"event": "turn_ended", "seat": 0},
    ]


def test_E8_one_card_is_laid_if_it_fits() -> None:
    p = elfer("Y2", "B1", table="R11", stock="R12 R10", draw="one")
    assert changed(p, "draw") == {
        "hands": hands("R12 Y2", "B1"),
        "stock": ["R10"],
        "drawn": True,
    }
    assert legal(p, "draw") == "R12"


def test_E8_one_card_that_does_not_fit_ends_the_turn() -> None:
    p = elfer("Y2", "B1", table="R11", stock="G5 R12", draw="one")
    assert changed(p, "draw") == {"hands": hands("Y2 G5", "B1"), "stock": ["R12"], "turn": 1}


def test_E8_who_can_lay_does_not_draw() -> None:
    assert clause(elfer("B12", "B1", table="B11", stock="G5"), "draw") == "E8"
    assert clause(elfer("B12 B3", "B1", table="B11", stock="G5"), "B12", "draw") == "E8"


@pytest.mark.parametrize("draw", ["until_fit", "one"])
def test_E9_the_drawn_card_must_be_laid_and_more_may_follow(draw: str) -> None:
    p = elfer("R13 Y2", "B1", table="R11", stock="R12 G5", draw=draw)
    assert legal(p, "draw") == "R12"
    assert [clause(p, "draw", move) for move in ("end", "pass", "draw")] == ["E9", "E9", "E8"]
    assert changed(p, "draw", "R12") == {
        "stock": ["G5"],
        "table": cards("R11-12"),
        "laid": 1,
        "drawn": True,
    }
    assert legal(p, "draw", "R12") == "R13 end"
    assert changed(p, "draw", "R12", "R13", "end") == {
        "hands": hands("Y2", "B1"),
        "stock": ["G5"],
        "table": cards("R11-13"),
        "turn": 1,
    }


@pytest.mark.parametrize("draw", ["until_fit", "one"])
def test_E9_may_hold_drawn_lets_it_be_kept_which_ends_the_turn(draw: str) -> None:
    p = elfer("R13", "B1", table="R11", stock="R12", draw=draw, may_hold_drawn=True)
    assert legal(p, "draw") == "R12 end"
    assert changed(p, "draw", "end") == {"hands": hands("R12-13", "B1"), "stock": [], "turn": 1}
    assert told(p, "draw", "end")[1:] == [{"event": "turn_ended", "seat": 0}]
    assert legal(p, "draw", "R12") == "R13 end"


def test_E9_may_hold_drawn_keeps_no_card_that_was_not_drawn() -> None:
    p = elfer("R12", "B1", table="R11", stock="R13", may_hold_drawn=True)
    assert legal(p) == "R12"
    assert clause(p, "end") == "E5"


@pytest.mark.parametrize(
    ("draw", "stock"),
    [
        ("until_fit", "G5 G6"),
        ("until_fit", "G5"),
        ("three", "G5 R12"),
        ("three", "R12"),
        ("one", "G5"),
    ],
)
def test_E10_a_short_pile_is_drawn_as_far_as_it_goes(draw: str, stock: str) -> None:
    p = elfer("Y2", "B1", table="R11", stock=stock, draw=draw)
    result = after(p, "draw")
    assert sorted(result["hands"][0]) == sorted(["Y2", *cards(stock)])
    assert (result["stock"], result["turn"], result["drawn"]) == ([], 1, False)
    assert told(p, "draw")[0]["cards"] == cards(stock)


def test_E10_the_last_card_of_the_pile_may_fit() -> None:
    p = elfer("Y2", "B1", table="R11", stock="G5 R12")
    assert changed(p, "draw") == {"hands": hands("R12 Y2 G5", "B1"), "stock": [], "drawn": True}


def test_E10_empty_pile_and_nothing_fits_is_a_pass() -> None:
    p = elfer("Y2", "B1", "G1", table="R11", turn=2)
    assert legal(p) == "pass"
    assert changed(p, "pass") == {"turn": 0}
    assert told(p, "pass") == [{"event": "passed", "seat": 2}]
    assert clause(p, "draw") == "E10"


def test_E10_no_pass_while_the_pile_has_a_card() -> None:
    p = elfer("Y2", "B1", table="R11", stock="R12")
    assert legal(p) == "draw"
    assert clause(p, "pass") == "E10"


# --- E11 to E13: the end


def test_E11_the_last_hand_card_ends_the_hand_at_once() -> None:
    p = elfer("R2 G20", "R12-13", "B20 Y2", table="R11", turn=1)
    end = finish(1, -22, 0, -22)
    assert changed(p, "R12", "R13") == {
        "hands": hands("R2 G20", "", "Y2 B20"),
        "table": cards("R11-13"),
        "laid": 2,
        **end,
    }
    assert told(p, "R12", "R13")[1:] == [
        {"event": "laid", "seat": 1, "card": "R13"},
        {"event": "game_over", "seat": 1, **end},
    ]
    assert legal(p, "R12", "R13") == ""


@pytest.mark.parametrize("move", ["R2", "draw", "end", "pass"])
def test_E11_no_move_after_the_end(move: str) -> None:
    assert clause(elfer("R12", "R2", table="R11", stock="R13"), "R12", move) == "over"


def test_E11_an_opening_card_may_be_the_last() -> None:
    p = elfer("R11", "R2 R12")
    end = finish(0, 0, -14)
    assert changed(p, "R11") == {
        "hands": hands("", "R2 R12"),
        "table": ["R11"],
        "phase": "play",
        "laid": 1,
        **end,
    }
    assert told(p, "R11") == [
        {"event": "laid", "seat": 0, "card": "R11"},
        {"event": "game_over", "seat": 0, **end},
    ]


def test_E11_a_drawn_card_may_follow_to_the_last() -> None:
    p = elfer("R13", "Y1", table="R11", stock="R12 Y2")
    result = after(p, "draw", "R12", "R13")
    assert (result["over"], result["turn"], result["drawn"], result["laid"]) == (True, 0, True, 2)


def test_E12_every_other_player_scores_minus_the_numbers_left() -> None:
    p = elfer("R12", "R1 R20 Y11", "B1 B20 G19 G2", "G1", "Y20", "B19", table="R11")
    result = after(p, "R12")
    assert result["scores"] == [0, -32, -42, -1, -20, -19]
    assert result["winners"] == [0]


def test_E13_a_pass_in_a_complete_position_leaves_a_card_that_fits() -> None:
    p = completed(elfer("R5", "Y3", "G4", table="R11"))
    p["hands"][2] += p.pop("stock")
    assert changed(p, "pass", "pass") == {"turn": 2}
    assert legal(p, "pass", "pass") == "B11 G11 R10 R12 Y11"


def test_E13_is_not_asserted_where_cards_are_missing() -> None:
    assert changed(elfer("R5", "Y3", table="R11"), "pass", "pass", "pass") == {"turn": 1}


@pytest.mark.parametrize(
    ("table", "options"),
    [("R1-20", {"variant": "false_start"}), ("R1-20", {"variant": "any_start"})],
)
def test_E13_is_not_asserted_where_a_row_can_never_begin(
    table: str, options: dict[str, Any]
) -> None:
    p = elfer("Y1-20", "G1-20 B1-20", table=table, **options)
    assert changed(p, "pass", "pass") == {}


@pytest.mark.parametrize(
    ("table", "options", "fitting"),
    [
        ("R11 Y11 G11 B11", {}, "R10 R12 Y10 Y12 G10 G12 B10 B12"),
        ("R11", {}, "R10 R12 Y11 G11 B11"),
        (None, {"variant": "false_start"}, "R2 R19 Y2 Y19 G2 G19 B2 B19"),
        ("R5", {"variant": "any_start", "start": 5}, "R4 R6 Y5 G5 B5"),
    ],
)
def test_E13_is_asserted_for_complete_positions(
    table: str | None, options: dict[str, Any], fitting: str
) -> None:
    # The cards that fit lie in the pile, where a legal pass would never find them.
    lying = {} if table is None else {"table": table}
    others = rest("R1-20 Y1-20 G1-20 B1-20", "R15 R16", fitting, table or "R1 R20 Y1 Y20")
    others = rest(others, *([] if table else ["G1 G20 B1 B20"]))
    p = read_position(elfer("R15 R16", others, stock=fitting, **lying, **options))
    with pytest.raises(AssertionError, match=r"^E13$"):
        rules.play(p.state, p.options, rules.PASS)


def test_the_turn_goes_round_and_counters_start_anew() -> None:
    p = elfer("R12 G2", "R13 G3", "R14 G4", table="R11", stock="B1-9")
    assert read(p)["turn"] == 0
    moves = ["R12", "end", "R13", "end", "R14", "end"]
    assert [after(p, *moves[:n])["turn"] for n in range(7)] == [0, 0, 1, 1, 2, 2, 0]
    assert [after(p, *moves[:n])["laid"] for n in range(7)] == [0, 1, 0, 1, 0, 1, 0]


def test_a_seat_with_no_eleven_is_nobody_to_open() -> None:
    assert rules.opener(rules.State()) == 0
    assert rules.opening_row(rules.State()) == -1

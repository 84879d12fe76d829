"""Turns of Elfer raus! Extra: playing, drawing, jokers and exchanges (X10 to X36)."""

import pytest

from tests.games.rows import (
    ELEVENS,
    after,
    cards,
    changed,
    clause,
    extra,
    hands,
    legal,
    read,
    rest,
    told,
)

STRICT = {"discard_counts_as_play": False}


def table(text: str) -> list[str]:
    """The table with these cards and the 11s, in the order of output."""
    lying = [*ELEVENS, *cards(text)]
    order = cards("R1-21 Y1-21 G1-21 B1-21")
    return sorted(lying, key=lambda cell: order.index(cell.lstrip("*")))


# --- X10 to X15: a turn


def test_X10_a_turn_is_playing_or_drawing() -> None:
    p = extra("R12-13 Y10 G5", "B1", stock="B5")
    assert legal(p) == "R12 Y10 draw"
    assert legal(p, "R12") == "R13 Y10 end"
    assert changed(p, "R12") == {
        "hands": hands("R13 Y10 G5", "B1"),
        "table": table("R12"),
        "laid": 1,
    }
    assert told(p, "R12") == [{"event": "laid", "seat": 0, "card": "R12"}]
    assert clause(p, "R12", "draw") == "X10"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_X10_one_to_four_cards_then_end(count: int) -> None:
    p = extra("R12-16", "B1", "B2", stock="B5", turn=0)
    moves = cards("R12-15")[:count]
    assert changed(p, *moves, "end") == {
        "hands": hands(rest("R12-16", *moves), "B1", "B2"),
        "table": table(" ".join(moves)),
        "turn": 1,
    }
    assert told(p, *moves, "end")[-1] == {"event": "turn_ended", "seat": 0}


@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 0)])
def test_X4_play_goes_on_clockwise(turn: int, following: int) -> None:
    p = extra("R10", "B10", "Y10", stock="B5 *", turn=turn)
    assert changed(p, "draw")["turn"] == following


def test_X11_drawing_takes_the_top_card_and_ends_the_turn() -> None:
    p = extra("R12", "B1", stock="R13 Y2", turn=1)
    assert changed(p, "draw") == {"hands": hands("R12", "R13 B1"), "stock": ["Y2"], "turn": 0}
    assert told(p, "draw") == [
        {"event": "drew", "seat": 1, "count": 1, "cards": ["R13"]},
        {"event": "turn_ended", "seat": 1},
    ]


def test_X11_a_joker_is_drawn_like_any_card() -> None:
    p = extra("R12", "B1 *", stock="* *", turn=1)
    assert changed(p, "draw") == {"hands": hands("R12", "B1 * *"), "stock": ["*"], "turn": 0}
    assert told(p, "draw")[0]["cards"] == ["*"]


def test_X11_the_pile_shrinks_by_one_card() -> None:
    p = extra("R12", "B1", stock="R13 Y2 * G9 B3")
    assert changed(p, "draw", "draw")["stock"] == ["*", "G9", "B3"]


def test_X12_who_plays_nothing_must_draw_while_there_is_a_pile() -> None:
    p = extra("R12", "B1", stock="B5")
    assert legal(p) == "R12 draw"
    assert clause(p, "pass") == "X12"
    assert clause(p, "end") == "X12"
    assert legal(extra("R5", "B1", stock="B5")) == "draw"


def test_X13_empty_pile_a_fitting_number_card_must_be_played() -> None:
    for number_card in ("R12", "Y10", "G12", "B10"):
        p = extra(number_card + " R1", "B1")
        assert legal(p) == number_card
        assert [clause(p, move) for move in ("pass", "end", "draw")] == ["X13"] * 3
        assert legal(p, number_card) == "end"


def test_X13_jokers_bridges_and_exchanges_make_no_duty() -> None:
    p = extra("Y10 R9 *", "B1", table="*Y10 Y9", stock=[])
    moves = legal(p).split()
    assert {"pass", "=Y10", "*R10", "Y9>R9", "-*"} <= set(moves)
    assert changed(p, "pass") == {"turn": 1, "passes": 1}


@pytest.mark.parametrize("move", ["*G10", "-*", "Y9>R9", "Y9>*R9", "*R10"])
def test_X13_any_played_card_meets_the_duty(move: str) -> None:
    p = extra("R9 B10 *", "B1", table="Y9-10")
    assert clause(p, "pass") == "X13"
    assert changed(p, move, "end")["turn"] == 1


def test_X13_a_duty_is_asked_for_at_the_end_of_the_turn() -> None:
    # Yellow 9 fits only after the joker lies, and nothing more need be played then.
    p = extra("Y9 *", "B1")
    assert legal(p).split()[-1] == "pass"
    assert changed(p, "*Y10", "end")["turn"] == 1


def test_X14_empty_pile_and_no_duty_leaves_play_or_pass() -> None:
    p = extra("Y1 *", "B1", bridges=[0, 0])
    assert legal(p) == "*B10 *B12 *G10 *G12 *R10 *R12 *Y10 *Y12 -* pass"
    assert [clause(p, move) for move in ("draw", "end")] == ["X14", "X14"]
    assert clause(p, "-*", "pass") == "X14"
    assert told(p, "pass") == [{"event": "passed", "seat": 0}]


@pytest.mark.parametrize("stock", ["B5", ""])
def test_X15_four_cards_are_the_limit_in_every_turn(stock: str) -> None:
    p = extra("R12-17 Y10 *", "B1", stock=stock)
    assert legal(p, "R12", "R13", "R14").startswith("*B10")
    assert legal(p, "R12", "R13", "R14", "R15") == "end"
    assert legal(p, "R12", "*Y12", "R13", "Y10") == "end"
    for move in ("R16", "Y10", "*Y10", "-*"):
        assert clause(p, "R12", "R13", "R14", "R15", move) == "X15"


# --- X20, X21: number cards


@pytest.mark.parametrize("colour", "RYGB")
def test_X20_a_number_card_goes_next_to_a_filled_cell(colour: str) -> None:
    other = "Y" if colour == "R" else "R"
    p = extra(rest(f"{colour}1-21", f"{colour}11"), f"{other}1", stock=f"{other}2", bridges=[0, 0])
    assert legal(p) == f"{colour}10 {colour}12 draw"
    assert [clause(p, f"{colour}{n}") for n in (9, 13, 1, 21)] == ["X20"] * 4
    assert legal(p, f"{colour}12", f"{colour}10") == f"{colour}13 {colour}9 end"


@pytest.mark.parametrize(
    ("lying", "fits"),
    [("B2-10", "B1 B12"), ("B12-20", "B10 B21"), ("B1-10", "B12"), ("B12-21", "B10")],
)
def test_X20_rows_end_at_1_and_21(lying: str, fits: str) -> None:
    p = extra(rest("B1-21", lying, "B11") + " R5", "R6", table=lying, bridges=[0, 0])
    assert legal(p) == fits


def test_X20_a_full_row_takes_nothing() -> None:
    p = extra("R5 *", "R6", table="B1-10 B12-21 G1-10 G12-21 Y1-10 Y12-21", bridges=[0, 0])
    assert legal(p) == "*R10 *R12 -* pass"


def test_X21_cells_next_to_any_filled_one_are_reachable_from_both_sides() -> None:
    p = extra("R5-6 R8-9 R13-14 R16 R18-20 *", "B1", table="R7 R15 R17 R21", bridges=[0, 0])
    red = [move for move in legal(p).split() if "R" in move]
    assert red == [
        "*R10", "*R12", "*R14", "*R16", "*R18", "*R20", "*R6", "*R8",
        "R14", "R16", "R18", "R20", "R6", "R8",
    ]  # fmt: skip
    assert "R9" in legal(p, "R8").split()


# --- X30 to X36: jokers


def test_X30_a_joker_lies_for_any_reachable_cell() -> None:
    p = extra("* B1", "B2", table="R12", stock="B5", bridges=[0, 0])
    assert legal(p) == "*B10 *B12 *G10 *G12 *R10 *R13 *Y10 *Y12 -* draw"
    assert changed(p, "*R13") == {
        "hands": hands("B1", "B2"),
        "table": table("R12 *R13"),
        "laid": 1,
    }
    assert told(p, "*R13") == [{"event": "joker_laid", "seat": 0, "cell": "R13"}]
    assert [clause(p, f"*R{n}") for n in (11, 12, 14, 1)] == ["X30"] * 4


@pytest.mark.parametrize("colour", "RYGB")
def test_X30_a_joker_may_lie_at_either_end_of_a_row(colour: str) -> None:
    p = extra(f"* * {colour}1", "*", table=f"{colour}2-10 {colour}12-20", stock="*")
    assert changed(p, f"*{colour}1")["table"] == table(f"*{colour}1 {colour}2-10 {colour}12-20")
    assert changed(p, f"*{colour}21")["table"] == table(f"{colour}2-10 {colour}12-20 *{colour}21")


def test_X30_a_joker_counts_as_one_of_the_four_and_as_filled() -> None:
    p = extra("* * * R13 R15 Y10", "B2", stock="B5")
    assert legal(p, "*R12", "R13", "*R14", "R15") == "end"
    assert after(p, "*R12", "R13", "*R14", "R15")["laid"] == 4


def test_X30_a_joker_may_lie_over_a_bridge() -> None:
    p = extra("* B1", "B2", table="R9-10")
    assert "R9>*Y9" in legal(p).split()
    assert changed(p, "R9>*Y9")["table"] == table("R9-10 *Y9")


def test_X31_the_number_card_takes_the_place_of_its_joker() -> None:
    p = extra("R12 B1", "B2", table="*R12", stock="B5")
    assert legal(p) == "=R12 draw"
    assert changed(p, "=R12") == {
        "hands": hands("B1 *", "B2"),
        "table": table("R12"),
        "exchanged": 1,
    }
    assert told(p, "=R12") == [{"event": "exchanged", "seat": 0, "cell": "R12"}]


def test_X31_any_number_of_exchanges_beside_the_four_cards() -> None:
    p = extra("R12 Y12 G10 B10 R13 Y13 G9 B9 R1", "B2", table="*R12 *Y12 *G10 *B10", stock="B5")
    first = ["=R12", "R13", "=Y12", "Y13", "=G10", "G9", "B9"]
    assert legal(p, *first) == "=B10 end"
    assert changed(p, *first, "=B10") == {
        "hands": hands("R1 * * * *", "B2"),
        "table": table("R12-13 Y12-13 G9-10 B9-10"),
        "laid": 4,
        "exchanged": 4,
    }
    assert changed(p, *first, "=B10", "end")["turn"] == 1
    assert "exchanged" not in changed(p, *first, "=B10", "end")


def test_X31_also_of_a_joker_laid_in_this_turn() -> None:
    p = extra("R12 * B1", "B2", stock="B5")
    assert "=R12" in legal(p, "*R12").split()
    assert changed(p, "*R12", "=R12", "*R13") == {
        "hands": hands("B1", "B2"),
        "table": table("R12 *R13"),
        "laid": 2,
        "exchanged": 1,
    }


def test_X31_only_by_the_holder_and_only_where_a_joker_lies() -> None:
    p = extra("R13 Y12", "R12", table="*R12 Y10", stock="B5")
    assert legal(p) == "R12>Y12 R13 Y12 draw"
    assert clause(p, "=R12") == "hand"
    assert clause(p, "=R13") == clause(p, "=Y12") == "X31"


def test_X32_after_an_exchange_a_card_must_be_played() -> None:
    p = extra("R12 B1", "B2", table="*R12", stock="B5", bridges=[0, 0])
    assert [clause(p, "=R12", move) for move in ("end", "draw")] == ["X32", "X32"]
    assert legal(p, "=R12") == "*B10 *B12 *G10 *G12 *R10 *R13 *Y10 *Y12 -*"
    assert legal(p, "=R12", "-*") == "end"
    assert "end" in legal(p, "=R12", "*B10").split()
    empty = p | {"stock": []}
    assert [clause(empty, "=R12", move) for move in ("end", "draw", "pass")] == ["X32"] * 3


def test_X32_exchange_needs_prior_play() -> None:
    p = extra("R12 Y10 * B1", "B2", table="*R12", stock="B5", exchange_needs_prior_play=True)
    assert "=R12" not in legal(p).split()
    assert clause(p, "=R12") == "X32"
    for move in ("Y10", "*G10", "-*"):
        assert "=R12" in legal(p, move).split()
    later = p | {"laid": 4}
    assert legal(later) == "=R12 end"


def test_X33_a_joker_never_has_to_be_played() -> None:
    assert "pass" in legal(extra("* R1", "B2")).split()
    assert "draw" in legal(extra("* R1", "B2", stock="B5")).split()
    assert changed(extra("* R1", "B2"), "pass")["turn"] == 1


def test_X34_a_joker_may_go_to_the_box() -> None:
    p = extra("* R1", "B2", stock="B5", discarded=2)
    assert changed(p, "-*") == {"hands": hands("R1", "B2"), "discarded": 3, "laid": 1}
    assert told(p, "-*") == [{"event": "discarded", "seat": 0}]
    assert legal(p, "-*") == "end"
    assert clause(extra("R1", "B2 *"), "-*") == "hand"
    assert after(p, "-*", "end")["turn"] == 1


def test_X34_discard_counts_as_play() -> None:
    exchanged = extra("R12 R1", "B2", table="*R12", stock="B5")
    assert changed(exchanged, "=R12", "-*", "end")["turn"] == 1
    assert changed(extra("* Y10", "B2"), "-*", "end")["turn"] == 1


def test_X34_a_discard_that_does_not_count_needs_a_card_laid_before() -> None:
    p = extra("* Y10 R1", "B2", stock="B5", bridges=[0, 0], **STRICT)
    assert "-*" not in legal(p).split()
    assert clause(p, "-*") == "X34"
    assert {"-*", "end"} <= set(legal(p, "Y10").split())
    assert changed(p, "Y10", "-*", "end")["discarded"] == 1


def test_X34_then_an_exchange_before_the_first_laid_card_needs_an_empty_cell() -> None:
    full = "*R1 R2-10 R12-21 Y1-10 Y12-21 G1-10 G12-21 B1-10 B12-20"
    almost = extra("R1", "B21", table=full, bridges=[0, 0], **STRICT)
    assert legal(almost) == "=R1 pass"
    assert legal(almost, "=R1") == "*B21"
    whole = extra("R1", "*", table=f"{full} B21", **STRICT)
    assert legal(whole) == "pass"
    assert clause(whole, "=R1") == "X34"
    assert legal(whole | {"laid": 1}) == "=R1 end"
    counting = whole | {"options": {}}
    assert legal(counting) == "=R1 pass"
    assert legal(counting, "=R1") == "-*"


@pytest.mark.parametrize("cell", ["R1", "Y20", "G5", "B21"])
def test_X34_the_empty_cell_may_be_in_any_row(cell: str) -> None:
    full = rest("R1-10 R12-21 Y1-10 Y12-21 G1-10 G12-21 B1-10 B12-21", cell, "G13")
    p = extra("G13", cell, table=f"{full} *G13", **STRICT)
    assert legal(p) == "=G13 pass"


def test_X35_several_jokers_in_one_turn() -> None:
    p = extra("* * * * R1", "B2", stock="B5")
    assert changed(p, "*R12", "-*", "*R13", "-*") == {
        "hands": hands("R1", "B2"),
        "table": table("*R12 *R13"),
        "discarded": 2,
        "laid": 4,
    }


@pytest.mark.parametrize("move", ["*R12", "-*", "R10>*Y10"])
def test_X36_the_last_hand_card_may_be_a_joker(move: str) -> None:
    p = extra("*", "B2", table="R10", stock="B5")
    result = after(p, move)
    assert (result["over"], result["reason"], result["hands"][0]) == (True, "out", [])
    assert (result["turn"], result["laid"], result["scores"]) == (0, 1, [0, -2])
    assert told(p, move)[-1]["event"] == "game_over"


def test_an_exchange_is_no_going_out() -> None:
    p = extra("R12", "B2", table="*R12", stock="B5")
    assert after(p, "=R12")["hands"][0] == ["*"]
    assert "over" not in read(p) | changed(p, "=R12")

"""Positions of Elfer raus! as JSON: defaults, order, checks and finish fields (contract 2)."""

from typing import Any

import pytest

from elferrat.play.positions import read_position
from tests.games.rows import Fields, cards, complaint, completed, elfer, hands, legal, read, rest

PLAYING = elfer("R12 G20", "R5 Y11", table="R11", stock="B3")
WHOLE = completed(elfer("R12 G20", "R5 Y11", table="R11"))
DEALT = completed(elfer("R11 G20", "R5 Y11"))
FALSE_START = elfer("R2", "Y19", variant="false_start")
ANY_START = elfer("R12", "Y11", table="R11", variant="any_start", start=11)


# --- what is left out, and the order of output


def test_only_game_and_hands_are_required() -> None:
    assert read({"game": "elfer", "hands": hands("R11", "Y1"), "partial": True}) == {
        "game": "elfer",
        "options": {},
        "hands": hands("R11", "Y1"),
        "stock": [],
        "turn": 0,
        "table": [],
        "phase": "open",
        "start": None,
        "laid": 0,
        "drawn": False,
        "dealer": 1,
        "partial": True,
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_dealer_is_the_last_seat_by_default(players: int) -> None:
    seats = [f"R{n}" for n in range(11, 11 + players)]
    assert read(elfer(*seats))["dealer"] == players - 1


@pytest.mark.parametrize(
    ("options", "table"),
    [
        ({"variant": "false_start"}, "R1 R20 Y1 Y20 G1 G20 B1 B20"),
        ({"variant": "false_start", "without_blue": True}, "R1 R20 Y1 Y20 G1 G20"),
        ({"variant": "three_starts"}, ""),
    ],
)
def test_the_table_by_default(options: dict[str, Any], table: str) -> None:
    assert read(elfer("R11", "Y11", **options))["table"] == cards(table)


def test_partial_is_written_only_when_true() -> None:
    assert read(PLAYING)["partial"] is True
    assert "partial" not in read(WHOLE)
    assert read(WHOLE | {"partial": False}) == read(WHOLE)


def test_default_options_may_be_given_and_are_not_written() -> None:
    defaults = {
        "variant": "standard",
        "without_blue": False,
        "max_cards": 0,
        "force_eleven": False,
        "draw": "until_fit",
        "may_hold_drawn": False,
    }
    assert read(PLAYING | {"options": defaults})["options"] == {}


def test_other_options_are_written() -> None:
    options = {
        "variant": "false_start",
        "without_blue": True,
        "max_cards": 1,
        "force_eleven": True,
        "draw": "one",
        "may_hold_drawn": True,
    }
    assert read(FALSE_START | {"options": options})["options"] == options
    assert read(PLAYING | {"options": {"draw": "three"}})["options"] == {"draw": "three"}


def test_hands_and_table_are_sorted_and_the_pile_is_not() -> None:
    p = read(
        elfer("B2 G20 R3 Y1 R20 R2", "G3 Y20", table="B11 R11 Y10 Y11 R10", stock="B20 R4 Y3 R1")
    )
    assert p["hands"] == hands("R2 R3 R20 Y1 G20 B2", "Y20 G3")
    assert p["table"] == cards("R10 R11 Y10 Y11 B11")
    assert p["stock"] == cards("B20 R4 Y3 R1")


def test_a_full_position_reads_as_it_is_written() -> None:
    for data in (PLAYING, WHOLE, DEALT, FALSE_START, ANY_START):
        assert read(read(data)) == read(data)


def test_a_partial_position_may_have_gaps() -> None:
    p = elfer("R5-7 R14", "Y1", table="R4 R8 R11 R13")
    assert legal(p) == "R14 R5 R7"
    assert legal(elfer("R2 R19 R10", "Y1", table="R1 R20 R11")) == "R10 R19 R2"


@pytest.mark.parametrize(("turn", "table"), [(0, ""), (1, ""), (1, "R11")])
def test_in_the_variants_any_seat_may_be_on_turn(turn: int, table: str) -> None:
    for variant in ("any_start", "three_starts"):
        p = elfer("R10", "Y11", turn=turn, table=table, variant=variant)
        assert read(p)["turn"] == turn


def test_a_view_counts_what_is_hidden() -> None:
    view = read_position(PLAYING).game.view(read_position(PLAYING), 0)
    assert (view["hands"], view["stock"]) == ([["R12", "G20"], 2], 1)
    assert view["legal"] == ["R12"]
    hidden = {name: view[name] for name in view if name not in ("hands", "stock", "legal")}
    assert hidden.items() <= read(PLAYING).items()


# --- checks of every position


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        ({"colour": "R"}, "colour", "bad-field"),
        ({"bridges": [0, 0]}, "bridges", "bad-field"),
        ({"game_points": [0, 1]}, "game_points", "bad-field"),
        ({"partial": 1}, "partial", "bad-boolean"),
        ({"options": []}, "options", "bad-object"),
        ({"options": {"cards": 1}}, "options", "bad-option"),
        ({"options": {"max_cards": 2}}, "options.max_cards", "bad-value"),
        ({"options": {"max_cards": True}}, "options.max_cards", "bad-value"),
        ({"options": {"force_eleven": 1}}, "options.force_eleven", "bad-value"),
        ({"options": {"variant": "V1"}}, "options.variant", "bad-value"),
        ({"options": {"draw": None}}, "options.draw", "bad-value"),
        # hands
        ({"hands": "R11"}, "hands", "bad-list"),
        ({"hands": [["R12"]]}, "hands", "bad-players"),
        ({"hands": [["R12"]] * 7}, "hands", "bad-players"),
        ({"hands": [["R12"], "R5"]}, "hands[1]", "bad-list"),
        ({"hands": [["R12"], []]}, "hands[1]", "empty-hand"),
        ({"hands": [["R12"], ["R5", "R21"]]}, "hands[1][1]", "bad-card"),
        ({"hands": [["R12"], ["*"]]}, "hands[1][0]", "bad-card"),
        ({"hands": [["R12"], [5]]}, "hands[1][0]", "bad-card"),
        ({"hands": [["R12"], [["R5"]]]}, "hands[1][0]", "bad-card"),
        ({"hands": [["R12"], ["R05"]]}, "hands[1][0]", "bad-card"),
        ({"hands": [["R12"], ["R12"]]}, "hands[1][0]", "doubled-card"),
        ({"hands": [["R12", "R5", "R12"], ["R6"]]}, "hands[0][2]", "doubled-card"),
        # pile and table
        ({"stock": None}, "stock", "bad-list"),
        ({"stock": ["B3", "X1"]}, "stock[1]", "bad-card"),
        ({"stock": ["B3", "G20"]}, "stock[1]", "doubled-card"),
        ({"stock": ["B3", "B3"]}, "stock[1]", "doubled-card"),
        ({"table": {"R": 11}}, "table", "bad-list"),
        ({"table": ["R11", "*R12"]}, "table[1]", "bad-card"),
        ({"table": ["R11", "R11"]}, "table[1]", "doubled-card"),
        ({"table": ["R11", "B3"]}, "table[1]", "doubled-card"),
        ({"table": ["R11", "R12"]}, "table[1]", "doubled-card"),
        # counters
        ({"turn": 2}, "turn", "bad-range"),
        ({"turn": -1}, "turn", "bad-range"),
        ({"turn": True}, "turn", "bad-whole"),
        ({"turn": 0.0}, "turn", "bad-whole"),
        ({"dealer": 2}, "dealer", "bad-range"),
        ({"dealer": "0"}, "dealer", "bad-whole"),
        ({"laid": -1}, "laid", "bad-range"),
        ({"laid": 81}, "laid", "bad-range"),
        ({"laid": False}, "laid", "bad-whole"),
        ({"laid": 2, "options": {"max_cards": 1}}, "laid", "bad-range"),
        ({"drawn": 1}, "drawn", "bad-boolean"),
        ({"drawn": None}, "drawn", "bad-boolean"),
        # phase and start
        ({"phase": "open"}, "phase", "phase-mismatch"),
        ({"phase": "play", "table": []}, "phase", "phase-mismatch"),
        ({"phase": "closed"}, "phase", "bad-value"),
        ({"phase": 1}, "phase", "bad-value"),
        ({"start": 11}, "start", "start-elsewhere"),
        ({"start": "11"}, "start", "bad-whole"),
    ],
)
def test_a_position_is_unusable(change: Fields, place: str, key: str) -> None:
    assert complaint(PLAYING | change) == (place, key)


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        ({"start": 0}, "start", "bad-range"),
        ({"start": 21}, "start", "bad-range"),
        ({"table": []}, "start", "start-before-card"),
    ],
)
def test_V3_the_start_number_is_of_a_card_that_lies(change: Fields, place: str, key: str) -> None:
    assert complaint(ANY_START | change) == (place, key)


@pytest.mark.parametrize("start", [1, 20])
def test_V3_every_number_can_be_the_start(start: int) -> None:
    assert read(ANY_START | {"start": start, "table": ["B5"]})["start"] == start


def test_the_cards_laid_are_counted_up_to_all_that_are_in_no_hand() -> None:
    held = sum(map(len, PLAYING["hands"]))
    for laid in (0, 1, 80 - held):
        assert read(PLAYING | {"laid": laid})["laid"] == laid
    assert complaint(PLAYING | {"laid": 81 - held}) == ("laid", "bad-range")


def test_E1_without_blue_has_two_hands_and_no_blue() -> None:
    p = elfer("R11", "Y1", without_blue=True)
    assert complaint(p | {"hands": hands("R11", "Y1", "G1")}) == ("hands", "without-blue-players")
    assert complaint(p | {"hands": hands("R11", "B1")}) == ("hands[1][0]", "bad-card")
    assert complaint(p | {"stock": ["G20", "B1"]}) == ("stock[1]", "bad-card")
    assert complaint(p | {"table": ["B11"]}) == ("table[0]", "bad-card")


def test_V1_has_no_opening() -> None:
    assert read(FALSE_START)["phase"] == "play"
    assert complaint(FALSE_START | {"phase": "open"}) == ("phase", "phase-mismatch")
    assert read(FALSE_START | {"table": []})["phase"] == "play"
    assert legal(FALSE_START | {"table": []}) == "pass"


def test_E2_the_opener_is_on_turn() -> None:
    assert complaint(elfer("R5 Y11", "R11")) == ("turn", "wrong-opener")
    assert complaint(elfer("R11", "Y11", turn=1)) == ("turn", "wrong-opener")
    assert complaint(elfer("R5", "R6")) == ("hands", "no-eleven-dealt")
    assert read(elfer("R5 Y11", "R11", turn=1))["turn"] == 1


@pytest.mark.parametrize("variant", ["standard", "three_starts", "any_start"])
def test_E4_nothing_was_laid_before_the_opening(variant: str) -> None:
    assert complaint(elfer("R11", "R5", laid=1, variant=variant)) == (
        "laid",
        "laid-before-opening",
    )


@pytest.mark.parametrize(
    "data",
    [
        elfer("R5", "R12", table="R11", drawn=True),
        elfer("R5", "R12", drawn=True, variant="three_starts"),
        elfer("R12", "R5", table="R11", drawn=True, draw="three"),
        elfer("R12", "R5", table="R11", laid=1, drawn=True, draw="three"),
        elfer("R11", "R5", drawn=True),
        elfer("R11", "R5", drawn=True, variant="any_start"),
    ],
)
def test_E8_a_drawn_card_must_be_possible(data: Fields) -> None:
    assert complaint(data) == ("drawn", "drawn-impossible")


@pytest.mark.parametrize(
    "data",
    [
        elfer("R12", "R5", table="R11", drawn=True),
        elfer("R12", "R5", table="R11", drawn=True, draw="one"),
        elfer("R5", "R12", table="R11", laid=1, drawn=True),
        elfer("R10", "R5", drawn=True, variant="three_starts"),
        elfer("R10", "R5", drawn=True, table="R9", variant="any_start", start=9),
    ],
)
def test_E9_a_drawn_card_is_believed_where_one_fits(data: Fields) -> None:
    assert read(data)["drawn"] is True


# --- complete positions


def test_no_card_is_missing_from_a_complete_position() -> None:
    assert complaint({**PLAYING, "partial": False}) == ("", "missing-cards")
    for name in ("stock", "hands"):
        less = read(WHOLE)
        (less[name] if name == "stock" else less[name][0]).pop()
        assert complaint(less) == ("", "missing-cards")
    less = read(WHOLE)
    less["table"] = []
    assert complaint(less | {"phase": "open"}) != ("", "missing-cards")


def test_E1_without_blue_nothing_blue_is_missing() -> None:
    whole = completed(elfer("R12", "Y5", table="R11", without_blue=True))
    assert len(whole["stock"]) == 57
    assert read(whole)["stock"] == whole["stock"]
    whole["stock"].remove("G20")
    assert complaint(whole) == ("", "missing-cards")


@pytest.mark.parametrize("colour", "RYGB")
@pytest.mark.parametrize("numbers", ["9 10 12", "9 11", "10 11 13", "5 11", "1 20", "12", "10"])
def test_E6_a_complete_row_is_unbroken_and_holds_its_eleven(colour: str, numbers: str) -> None:
    table = [f"{colour}{n}" for n in numbers.split()]
    other = "R" if colour == "Y" else "Y"
    data = elfer(f"{other}1", f"{other}2", table=[f"{other}11", *table])
    assert read(data)
    assert complaint(completed(data)) == ("table", "row-broken")


@pytest.mark.parametrize(
    "numbers", ["11", "10-11", "11-12", "2-11", "1-11", "11-20", "1-20", "5-14"]
)
def test_E6_a_complete_row_may_have_grown_so(numbers: str) -> None:
    assert read(completed(elfer("R11", "G1", table=f"B{numbers} Y11")))


@pytest.mark.parametrize("row", ["1", "20", "1-5 7 20", "2-20", "1-19", "1 10 20", ""])
def test_V1_2_a_complete_row_has_its_ends_and_one_gap(row: str) -> None:
    text = " ".join(f"G{part}" for part in row.split())
    data = elfer("Y2", "Y3", table=f"R1 R20 Y1 Y20 B1 B20 {text}", variant="false_start")
    assert complaint(completed(data)) == ("table", "row-broken")


@pytest.mark.parametrize("row", ["1 20", "1-2 20", "1 19-20", "1-9 11-20", "1-20", "1-19 20"])
def test_V1_2_a_complete_row_may_have_grown_from_its_ends(row: str) -> None:
    text = " ".join(f"B{part}" for part in row.split())
    data = elfer("Y2", "Y3", table=f"R1 R20 Y1 Y20 G1 G20 {text}", variant="false_start")
    assert read(completed(data))


@pytest.mark.parametrize(("row", "usable"), [
    ("10", True), ("11", True), ("12", True), ("12-20", True), ("1-10", True), ("9-13", True),
    ("9", False), ("13-20", False), ("10 12", False), ("1-9", False), ("9-11 13", False),
])  # fmt: skip
def test_V2_2_a_complete_row_has_begun_with_10_11_or_12(row: str, usable: bool) -> None:
    text = " ".join(f"G{part}" for part in row.split())
    data = completed(elfer("Y2", "Y3", table=f"R12 {text}", variant="three_starts"))
    if usable:
        assert read(data)["table"] == cards(f"R12 {text}")
    else:
        assert complaint(data) == ("table", "row-broken")


@pytest.mark.parametrize(("row", "usable"), [
    ("7", True), ("1-7", True), ("7-20", True), ("1-20", True), ("6-8", True), ("", True),
    ("8", False), ("1-6", False), ("7 9", False), ("11", False),
])  # fmt: skip
def test_V3_2_a_complete_row_has_begun_with_the_start_number(row: str, usable: bool) -> None:
    text = " ".join(f"G{part}" for part in row.split())
    data = completed(elfer("Y2", "Y3", table=f"R7 {text}", variant="any_start", start=7))
    if usable:
        assert read(data)["start"] == 7
    else:
        assert complaint(data) == ("table", "row-broken")


def test_V3_a_complete_position_knows_the_start_number() -> None:
    begun = elfer("Y2", "Y3", table="R7", variant="any_start")
    assert read(begun)["start"] is None
    assert complaint(completed(begun)) == ("start", "start-missing")
    unbegun = elfer("Y2", "Y3", variant="any_start")
    assert read(completed(unbegun))["start"] is None
    assert complaint(completed(begun | {"table": ["R7", "R9"]})) == ("table", "row-broken")


# --- finish fields


def test_finish_fields_are_believed() -> None:
    finish = {"over": True, "scores": [5, 7], "winners": [1], "reason": "out"}
    data = elfer("R12", "R13", table="R11", **finish)
    assert read(data)["scores"] == [5, 7]
    assert finish.items() <= read(data).items()
    assert legal(data) == ""
    assert read(data | {"winners": [1, 0]})["winners"] == [0, 1]


def test_finish_fields_left_out_are_worked_out() -> None:
    data = elfer("", "R13 B20", table="R11", over=True)
    finish = {"over": True, "scores": [0, -33], "winners": [0], "reason": "out"}
    assert finish.items() <= read(data).items()
    assert read(data | {"scores": [1, 2]})["scores"] == [1, 2]


def test_a_finished_hand_is_not_asked_who_must_play() -> None:
    assert read(elfer("R5", "R6", over=True, laid=1))["phase"] == "open"
    assert read(elfer("R5", "", table="R11", over=True, drawn=True))["drawn"] is True


def test_a_finished_complete_position_misses_no_card() -> None:
    assert complaint(elfer("", "R12", table="R11", over=True) | {"partial": False}) == (
        "",
        "missing-cards",
    )
    whole = completed(elfer("", rest("Y1-20", "Y5"), table="R11", over=True))
    assert read(whole)["winners"] == [0]


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        ({"over": 1}, "over", "bad-boolean"),
        ({"over": False, "scores": [0, 1]}, "scores", "finish-without-over"),
        ({"winners": [0]}, "winners", "finish-without-over"),
        ({"reason": "out"}, "reason", "finish-without-over"),
        ({"over": True, "scores": [1]}, "scores", "bad-length"),
        ({"over": True, "scores": [1, "2"]}, "scores[1]", "bad-whole"),
        ({"over": True, "scores": 3}, "scores", "bad-list"),
        ({"over": True, "winners": [2]}, "winners[0]", "bad-range"),
        ({"over": True, "winners": [1, 1]}, "winners", "doubled-seat"),
        ({"over": True, "winners": 1}, "winners", "bad-list"),
        ({"over": True, "reason": "blocked"}, "reason", "bad-value"),
        ({"over": True, "reason": None}, "reason", "bad-value"),
    ],
)
def test_finish_fields_have_their_types(change: Fields, place: str, key: str) -> None:
    assert complaint(PLAYING | change) == (place, key)

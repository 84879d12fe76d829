"""The printed example of the Extra rulebook, a to e: what is right there, and what is wrong."""

from tests.games.rows import after, cards, clause, extra, legal, told

# The rows from top to bottom: yellow, blue, red, green. Timo sits on seat 0, Vera on seat 1.
TABLE = extra(
    "B9 R8 G3 *",
    "R7 R5 Y2",
    order="Y B R G",
    table="Y9-10",
    stock="G21",
)

A_B = "Y9>B9"  # a bridge onto the yellow 9 that leads to the blue row, and the blue 9 at once
C = ("B9>*R9", "R8")  # a bridge onto the blue 9, a joker as the red 9, then the red 8


def test_X20_a_the_blue_9_cannot_be_laid_while_the_blue_10_is_missing() -> None:
    assert clause(TABLE, "B9") == "X20"


def test_X50_a_b_a_bridge_leads_from_the_yellow_9_to_the_blue_9_laid_at_once() -> None:
    p = after(TABLE, A_B)
    assert p["table"] == cards("R11 Y9-11 G11 B9 B11")
    assert p["bridged"] == [["Y9", "B9"]]
    assert p["bridges"] == [3, 4]
    assert told(TABLE, A_B) == [
        {"event": "bridged", "seat": 0, "from": "Y9", "to": "B9"},
        {"event": "laid", "seat": 0, "card": "B9"},
    ]


def test_X50_b_a_bridge_alone_is_no_move() -> None:
    assert clause(TABLE, "Y9>") == "text"


def test_X51_a_the_bridge_does_not_count_toward_the_four_cards() -> None:
    assert after(TABLE, A_B)["laid"] == 1
    assert after(TABLE, A_B, *C)["laid"] == 3


def test_X50_b_the_yellow_9_is_no_neighbour_of_the_red_row() -> None:
    assert "Y9>*R9" not in legal(TABLE)
    assert clause(TABLE, "Y9>*R9") == "X50"


def test_X53_c_a_further_bridge_starts_from_the_card_just_laid() -> None:
    p = after(TABLE, A_B, *C)
    assert p["table"] == cards("R8 *R9 R11 Y9-11 G11 B9 B11")
    assert p["bridged"] == [["Y9", "B9"], ["B9", "R9"]]
    assert p["bridges"] == [2, 4]
    assert p["hands"][0] == ["G3"]


def test_X21_c_the_red_8_needs_the_joker_first() -> None:
    assert clause(TABLE, A_B, "R8") == "X20"
    assert "R8" in legal(TABLE, A_B, C[0]).split()


def test_X20_d_vera_plays_the_red_7_onto_the_red_8() -> None:
    p = after(TABLE, A_B, *C, "end", "R7")
    assert p["turn"] == 1
    assert p["table"][:4] == ["R7", "R8", "*R9", "R11"]


def test_X20_e_the_red_5_cannot_be_played_without_the_6() -> None:
    assert clause(TABLE, A_B, *C, "end", "R5") == "X20"
    assert clause(TABLE, A_B, *C, "end", "R7", "R5") == "X20"
    assert clause(TABLE, A_B, *C, "end", "R7", "*R6") == "hand"


def test_X54_e_a_bridge_does_not_stand_for_a_number_inside_a_row() -> None:
    assert clause(TABLE, A_B, *C, "end", "R7", "R7>R5") == "X50"
    assert clause(TABLE, A_B, *C, "end", "R7", "R6>R5") == "X50"
    assert legal(TABLE, A_B, *C, "end", "R7") == "end"

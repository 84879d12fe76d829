"""The drawn table: all numbers at 80 columns, marks that need no colour, nothing hidden."""

import re
from typing import Any

import pytest

import elferrat
from elferrat.cards.shuffle import Stream
from elferrat.cli.board import (
    Look,
    board_text,
    hand_lines,
    hand_rows,
    moves_with,
    plain,
    seat_lines,
    table_lines,
    table_rows,
)
from elferrat.games import NAMES
from elferrat.locale.values import LANGUAGES

LONG_NAMES = tuple(f"Somebody-{seat}-long" for seat in range(6))


def drawn(view: Any, width: int = 80, lang: str = "en") -> list[str]:
    return plain(table_lines(view, Look(lang=lang, width=width))).split("\n")


def test_a_row_shows_every_number_at_its_column() -> None:
    table = elferrat.deal("extra", seed="1")
    table.play("R12")
    lines = drawn(table.view(0))
    row = next(line for line in lines if line.startswith("R ■"))
    assert lines[0].split() == [str(number) for number in range(1, 22)]
    assert row[4:].split() == ["·"] * 9 + ["+", "11", "12", "+"] + ["·"] * 8
    assert row.index("12") == lines[0].index("12")


EXTRA = {
    "game": "extra", "partial": True, "hands": [["R13", "*", "Y3"], ["G1"]],
    "order": ["B", "Y", "R", "G"], "table": ["R11", "*R12", "Y11", "B11", "G11", "Y12"],
    "bridges": [3, 4], "bridged": [["R12", "Y12"]],
}  # fmt: skip


def test_jokers_bridges_and_the_order_of_the_rows() -> None:
    view = elferrat.table_from(EXTRA).view(0)
    lines = drawn(view)
    assert [line[:3] for line in lines[1::2]] == ["B ◆", "Y ▲", "R ■", "G ●"]
    joined = lines[4]
    assert joined.strip() == "│"
    assert joined.index("│") == lines[0].index("12") + 1
    assert lines[5][4:].split()[10:13] == ["11*12", "+", "·"]


def test_the_hand_stands_under_the_table_with_its_playable_cards_marked() -> None:
    view = elferrat.table_from(EXTRA).view(0)
    lines = plain(hand_lines(hand_rows(view, 0), view, Look())).split("\n")
    assert [line[:3].strip() for line in lines] == ["B ◆", "Y ▲", "R ■", "G ●", "*"]
    assert lines[2].rstrip().endswith(">13")
    assert lines[1].rstrip().endswith("  3")
    assert ">" not in lines[1]
    assert lines[4].split() == ["*", ">", "*"]


def test_another_seat_has_no_marks() -> None:
    view = elferrat.table_from(EXTRA).view(1)
    assert ">" not in plain(hand_lines(hand_rows(view, 1), view, Look()))


@pytest.mark.parametrize(
    ("card", "legal", "found"),
    [
        ("*", ["*R12", "-*", "=R3", "R12", "Y9>*B9"], ["*R12", "-*", "Y9>*B9"]),
        ("B9", ["*B9", "=B9", "B9", "Y9>*B9", "Y9>B9", "B19"], ["=B9", "B9", "Y9>B9"]),
        ("AH", ["AH", "AS"], ["AH"]),
        ("R1", ["R10", "R11", "Y1>R1", "draw"], ["Y1>R1"]),
    ],
)
def test_moves_with(card: str, legal: list[str], found: list[str]) -> None:
    assert moves_with(card, legal) == found


VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("extra", {}), ("elfer", {}), ("elfer", {"variant": "false_start"}),
    ("elfer", {"variant": "three_starts"}), ("elfer", {"variant": "any_start"}),
    ("elfer", {"without_blue": True}),
]  # fmt: skip


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_open_cells_are_those_that_the_rules_allow(game: str, options: dict[str, Any]) -> None:
    table = elferrat.deal(game, seed="open", options=options)
    stream = Stream("course")
    while not table.over:
        view = table.view(table.turn)
        rows = {row.colour: row for row in table_rows(view)}
        for move in view.legal:
            if re.fullmatch(r"[RYGB]\d+", move):
                assert int(move[1:]) in rows[move[0]].open, (move, rows)
        for row in rows.values():
            assert not row.open & set(row.lying)
        table.play(view.legal[stream.below(len(view.legal))])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 60])
@pytest.mark.parametrize("game", NAMES)
def test_nothing_is_wider_than_the_screen(game: str, width: int, lang: str) -> None:
    players = 6 if game in ("elfer", "extra") else 2
    table = elferrat.deal(game, players=players, seed="wide")
    look = Look(LONG_NAMES, lang, "german", width)
    stream = Stream("course")
    while not table.over:
        view = table.view(table.turn)
        hand = hand_lines(hand_rows(view, table.turn), view, look)
        lines = plain([*seat_lines(view, look), *table_lines(view, look), *hand]).split("\n")
        assert not [line for line in lines if len(line) > width]
        moves = view.legal
        table.play(moves[stream.below(len(moves))])


def test_forty_cards_stand_in_four_rows() -> None:
    cards = [f"{colour}{number}" for colour in "RYGB" for number in range(1, 21) if number != 11]
    position = {
        "game": "elfer", "partial": True, "hands": [cards[:40], cards[40:]], "turn": 0,
        "table": ["R11"],
    }  # fmt: skip
    view = elferrat.table_from(position).view(0)
    lines = hand_lines(hand_rows(view, 0), view, Look())
    assert len(lines) == 4
    assert max(map(len, plain(lines).split("\n"))) <= 80
    assert sorted(span.card for line in lines for span in line if span.card >= 0) == [*range(40)]


def test_in_few_columns_a_row_is_told_by_its_runs() -> None:
    view = elferrat.table_from(EXTRA).view(0)
    assert drawn(view, width=60)[2] == "R ■ 11 *12  + 10 13"


def test_a_trick_game() -> None:
    table = elferrat.deal("elfern", seed="1", names=("Ada", "Ben"))
    look = Look(("Ada", "Ben"))
    assert "To lead: Ada" in board_text(table.view(0), look)
    lead = table.legal()[0]
    table.play(lead)
    table.play(table.legal()[0])
    winner = table.names[table.position()["leader"]]
    text = board_text(table.view(0), look)
    assert f"Last trick ({winner}):" in text
    table.play(table.legal()[0])
    text = board_text(table.view(0), look)
    assert re.search(rf"Led: .* \({winner}\)", text)


def test_a_suit_is_named_in_the_words_of_the_pack() -> None:
    position = {
        "game": "elfern", "partial": True, "leader": 0,
        "hands": [["AH", "7C", "8C"], ["7D", "8D", "9D"]],
    }  # fmt: skip
    view = elferrat.table_from(position).view(0)
    assert "H   Herz     >AH" in board_text(view, Look(lang="de", pack="german")).split("\n")
    narrow = board_text(view, Look(width=18)).split("\n")
    assert "C ♣ clubs    >7C♣" in narrow
    assert " " * 13 + ">8C♣" in narrow


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_german_pack_has_no_french_signs(lang: str) -> None:
    table = elferrat.deal("elfern", seed="1")
    look = Look(LONG_NAMES, lang, "german")
    names = {suit: look.say("terminal-suit", letter=suit, pack="german") for suit in "CSHD"}
    for _ in range(5):
        view = table.view(table.turn)
        drawing = board_text(view, look, table.turn)
        assert not set(drawing) & set("♣♠♥♦")
        assert max(map(len, drawing.split("\n"))) <= 80
        for card in view["trick"]:
            assert f" {card} {names[card[1]]}" in drawing
        assert ">" in drawing
        table.play(view.legal[0])
    assert set(board_text(table.view(0), Look())) & set("♣♠♥♦")


def test_a_seat_is_told_with_the_colon_of_the_language() -> None:
    view = elferrat.deal("elfer", seed="1").view(0)
    assert ">Ada\xa0: 20 cartes" in plain(seat_lines(view, Look(("Ada",), "fr")))


@pytest.mark.parametrize(
    ("game", "options", "stock", "said"),
    [
        ("elfern", {}, ["7D", "8D"], "Any card may be played; the highest"),
        ("elfern", {}, [], "suit must be followed; the highest"),
        ("elfern", {"must_head": True}, [], "the lead beaten if possible"),
        ("schneider", {}, [], "only the next higher card"),
        ("schneider", {"beat": "any_suit"}, [], "exactly one rank higher"),
        ("schneider", {"beat": "follow_suit"}, [], "Suit must be followed"),
    ],
)
def test_the_phase_is_told(game: str, options: dict[str, Any], stock: list[str], said: str) -> None:
    position = {
        "game": game, "options": options, "partial": True, "hands": [["AH"], ["7C"]],
        "stock": stock, "leader": 0,
    }  # fmt: skip
    assert said in board_text(elferrat.table_from(position).view(0), Look())


def test_a_position_shows_every_hand_and_a_view_only_its_own() -> None:
    table = elferrat.deal("elfern", seed="1")
    hands = table.position()["hands"]
    everything = board_text(table.position(), Look())
    own = board_text(table.view(0), Look())
    for card in hands[1]:
        assert card in everything
        assert card not in own
    for card in hands[0]:
        assert card in own


def test_seats_without_names_are_counted_from_1() -> None:
    view = elferrat.deal("elfer", seed="1").view(0)
    assert "Seat 1: 20 cards" in plain(seat_lines(view, Look()))

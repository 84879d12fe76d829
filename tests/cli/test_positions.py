"""deal, moves, judge and view."""

import json
from pathlib import Path

import pytest

import elferrat
from tests.cli.calls import call

LEGAL = ["B12", "G10", "Y12", "draw"]


def test_deal_is_the_library_s_deal() -> None:
    words = ("--players", "3", "--seed", "eleven", "--dealer", "1", "-o", "bonus_supply=8")
    dealt = call("deal", "extra", *words)
    options = {"bonus_supply": 8}
    table = elferrat.deal("extra", players=3, seed="eleven", dealer=1, options=options)
    assert dealt.json == table.position()
    assert dealt.err == ""


def test_deal_tells_a_random_seed_that_deals_it_again() -> None:
    first = call("deal", "schneider")
    assert first.err.startswith("seed: ")
    again = call("deal", "schneider", "--seed", first.err.split()[1])
    assert again.json == first.json
    assert call("deal", "schneider").json != first.json


@pytest.mark.parametrize(
    ("setting", "value"),
    [("variant=any_start", "any_start"), ("without_blue=true", True), ("max_cards=1", 1)],
)
def test_deal_reads_every_kind_of_option(setting: str, value: object) -> None:
    dealt = call("deal", "elfer", "-o", setting, "--seed", "x").json
    assert dealt["options"] == {setting.split("=", maxsplit=1)[0]: value}


@pytest.mark.parametrize(
    ("settings", "part"),
    [
        (["variant"], "NAME=VALUE"),
        (["speed=9"], "“speed”"),
        (["max_cards=2"], "choose 0 or 1"),
        (["max_cards=1", "max_cards=1"], "twice"),
    ],
)
def test_deal_refuses_other_options(settings: list[str], part: str) -> None:
    words = [word for setting in settings for word in ("-o", setting)]
    call("deal", "elfer", *words).refuses(f"-o {settings[-1]}: ", part)


def test_deal_refuses_a_number_of_players_that_cannot_play() -> None:
    call("deal", "elfern", "--players=3").refuses("--players: ", "2")


def test_moves_as_lines_and_as_a_list(position_file: Path) -> None:
    assert call("moves", position_file).out.splitlines() == LEGAL
    assert call("moves", position_file, "--json").json == LEGAL


def test_moves_from_standard_input(position_file: Path) -> None:
    assert call("moves", "-", stdin=position_file.read_bytes()).out.splitlines() == LEGAL


def test_a_finished_position_has_no_moves() -> None:
    position = {"game": "elfern", "hands": [[], []], "over": True, "partial": True}
    assert call("moves", "-", "--json", stdin=json.dumps(position)).json == []
    assert call("moves", "-", stdin=json.dumps(position)).out == ""


def test_judge_plays_and_tells_in_json(position_file: Path) -> None:
    judged = call("judge", position_file, "B12", "end", "--json")
    assert judged.status == 0
    assert judged.json["legal"] is True
    assert [event["event"] for event in judged.json["events"]] == ["laid", "turn_ended"]
    assert "B12" in judged.json["position"]["table"]


def test_judge_without_moves_gives_the_full_form() -> None:
    position = {"game": "elfern", "hands": [["AH"], ["KH"]], "partial": True}
    judged = call("judge", "-", "--json", stdin=json.dumps(position))
    assert judged.json["events"] == []
    assert judged.json["position"]["trick"] == []


def test_judge_names_the_first_illegal_move(position_file: Path) -> None:
    judged = call("judge", position_file, "B12", "draw", "R1", "--json", "--lang", "fr")
    assert judged.status == 1
    assert (judged.json["index"], judged.json["move"]) == (1, "draw")
    assert (judged.json["legal"], judged.json["clause"]) == (False, "X10")
    assert judged.json["reason"].startswith("À chaque tour")


def test_judge_says_no_word_of_its_own_before_the_sentence(position_file: Path) -> None:
    judged = call("judge", position_file, "foo")
    assert judged.status == 1
    assert "text:" not in judged.out
    assert "“foo”" in judged.out


def test_judge_tells_people_what_happened(position_file: Path) -> None:
    judged = call("judge", position_file, "B12", "draw", "--lang", "de")
    assert judged.status == 1
    assert judged.out.startswith("Zug 2, draw, ist nicht erlaubt. X10: ")
    played = call("judge", position_file, "B12", "end", "--lang", "de").out.splitlines()
    assert "Platz 0" in played[0]
    assert "Blau 12" in played[0]
    board = [line for line in played if line.startswith("B ")]
    assert " 11 12 " in board[0]


def test_judge_takes_a_discard_for_a_move_and_no_other_dash(position_file: Path) -> None:
    judged = call("judge", position_file, "-*", "--json")
    assert (judged.status, judged.json["clause"]) == (1, "hand")
    assert call("judge", position_file, "B12", "--", "-*", "--json").status == 1
    call("judge", position_file, "B12", "-x").refuses("“-x”")


def test_judge_repeats_a_move_that_is_no_text(position_file: Path) -> None:
    judged = call("judge", position_file, "R\udcff12", "--json")
    assert (judged.json["clause"], judged.json["move"]) == ("text", "R\udcff12")
    assert call("judge", position_file, "R\udcff12").status == 1


@pytest.mark.parametrize("seat", [0, 3, None])
def test_view_shows_what_a_seat_may_know(position_file: Path, seat: int | None) -> None:
    seen = call("view", position_file, "--seat", "none" if seat is None else str(seat)).json
    assert seen == elferrat.deal("extra", players=4, seed="eleven").view(seat).json()


def test_view_refuses_a_seat_that_is_not_there(position_file: Path) -> None:
    call("view", position_file, "--seat", "4").refuses("--seat: ", "from 0 to 3")
    call("view", position_file, "--seat", "Ada").refuses("--seat: ")


def test_a_view_is_no_position(position_file: Path) -> None:
    seen = call("view", position_file, "--seat", "0").out
    call("moves", "-", stdin=seen).refuses("-: ", "view")

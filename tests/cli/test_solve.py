"""solve, and the request of that name in lines."""

import json
from pathlib import Path
from typing import Any

import pytest

from elferrat.locale.values import LANGUAGES
from elferrat.play.referee import step
from tests.cli.calls import call
from tests.search.minimax import position, values


@pytest.fixture
def file(tmp_path: Path) -> Path:
    p = position("elfern", {}, "cli", 16)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(p.game.write(p)))
    return path


def expected() -> dict[str, int]:
    p = position("elfern", {}, "cli", 20)
    return {p.game.cards[card]: value for card, value in values(p).items()}


def test_json_is_as_the_contract_has_it() -> None:
    p = position("elfern", {}, "cli", 20)
    answer = call("solve", "-", "--json", stdin=json.dumps(p.game.write(p))).json
    assert list(answer) == ["value", "best", "moves", "nodes", "seconds"]
    assert answer["moves"] == expected()
    assert answer["value"] == max(expected().values())
    assert answer["best"] == [m for m in expected() if expected()[m] == answer["value"]]
    assert list(answer["moves"]) == sorted(answer["moves"])
    assert answer["nodes"] >= 0 < answer["seconds"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_the_best_moves_first(file: Path, lang: str) -> None:
    answer = call("solve", file, "--lang", lang)
    assert (answer.status, answer.err) == (0, "")
    first, *rows, last = answer.out.splitlines()
    listed = [int(row.split()[0]) for row in rows]
    assert listed == sorted(listed, reverse=True)
    solution = call("solve", file, "--json").json
    assert rows[0].split()[1:] == solution["best"]
    assert str(solution["value"]) in first
    assert str(solution["nodes"]) in last


def test_a_finished_hand_has_nothing_to_tell() -> None:
    p = position("schneider", {}, "cli", 32)
    data = json.dumps(p.game.write(p) | {"over": True, "scores": [0, 0], "winners": [],
                                         "reason": "played", "game_points": [0, 0]})  # fmt: skip
    assert call("solve", "-", stdin=data).out == "There is no move to tell about.\n"
    assert call("solve", "-", "--json", stdin=data).json["value"] == 0


def test_no_time_tells_so(file: Path) -> None:
    answer = call("solve", file, "--seconds", "0")
    assert (answer.status, answer.out) == (0, "")
    assert "0 of " in answer.err
    assert call("solve", file, "--seconds", "0", "--json").json["value"] is None


@pytest.mark.parametrize("seconds", ["-1", "nan", "inf"])
def test_seconds_are_a_number(file: Path, seconds: str) -> None:
    call("solve", file, "--seconds", seconds).refuses("--seconds", "0 or more")


def test_a_view_hides_cards(file: Path) -> None:
    view = call("view", file, "--seat", "0").out
    call("solve", "-", stdin=view).refuses("hands", "not a view")


def test_row_games_are_not_solved() -> None:
    call("solve", "-", stdin=call("deal", "extra").out).refuses("game", "not extra")


def test_lines_solve_as_the_command_does(file: Path) -> None:
    position: dict[str, Any] = json.loads(file.read_text())
    hidden = {**position, "stock": 2}
    requests = [{"op": "solve", "position": position}, {"op": "solve", "position": hidden}]
    answers = call("lines", stdin="\n".join(map(json.dumps, requests))).out.splitlines()
    solved, refused = map(json.loads, answers)
    assert solved["moves"] == call("solve", file, "--json").json["moves"]
    assert refused["error"].startswith("position.stock: ")


def test_points_are_those_of_the_finished_hand() -> None:
    """A last trick, so that each move's hand can be played to its end."""
    for game, options in (("elfern", {}), ("elfern", {"scoring": "altenburg"}), ("schneider", {})):
        for number in range(6):
            p = position(game, options, f"points {number}", 31)
            seat, move = p.game.rules.to_move(p.state), p.game.legal_texts(p)[0]
            told = call("solve", "-", "--points", "--json", stdin=json.dumps(p.game.write(p))).json
            step(p, move)
            ended = p.game.write(p)["game_points"]
            assert told["points"] == {move: ended[seat] - ended[1 - seat]}


def test_a_held_point_goes_to_the_winner(file: Path) -> None:
    plain = call("solve", file, "--points", "--json").json["points"]
    held = call("solve", file, "--points", "--held", "--json").json["points"]
    assert held == {
        move: worth + (worth > 0) - (worth < 0) for move, worth in plain.items()
    } != plain  # fmt: skip


def test_people_read_points_beside_honours(file: Path) -> None:
    points = call("solve", file, "--points", "--json").json["points"]
    lines = call("solve", file, "--points", "--lang", "en").out.splitlines()
    for line in lines[2:-1]:
        _, worth, *moves = line.split()
        assert [points[move] for move in moves] == [int(worth.strip("()"))] * len(moves)


def test_points_that_cannot_be_told(file: Path) -> None:
    call("solve", file, "--held").refuses("--held", "--points")
    schneider = call("deal", "schneider").out
    call("solve", "-", "--points", "--held", "--seconds", "0", stdin=schneider).refuses(
        "held", "No point"
    )
    data = {
        "game": "elfern", "partial": True, "hands": [["TC", "7S"], ["AC", "8S"]], "leader": 0,
    }  # fmt: skip
    call("solve", "-", "--points", stdin=json.dumps(data)).refuses("position", "honours")

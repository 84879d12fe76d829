"""solve --judge: what moves are worth by games played on, from what is known, in every game."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import elferrat
from elferrat.games import NAMES
from elferrat.locale.values import LANGUAGES
from tests.cli.calls import ENVIRONMENT, Answer, call, finished, start
from tests.review.handmade import GAMES

FEW = ("--judge", "--playouts", "200")
TABLES = [(game, 2) for game in NAMES] + [("elfer", 4), ("extra", 6)]


def position(game: str, players: int = 2, **deal: Any) -> dict[str, Any]:
    return elferrat.deal(game, players=players, seed="judge", **deal).position()


def seen(data: dict[str, Any], seat: int | None = None) -> dict[str, Any]:
    """The view of a seat, by default of the one on turn."""
    viewer = str(data["turn"] if seat is None else seat)
    answer: dict[str, Any] = call("view", "-", "--seat", viewer, stdin=json.dumps(data)).json
    return answer


def judged(data: dict[str, Any], *more: str) -> Answer:
    return call("solve", "-", *FEW, *more, stdin=json.dumps(data))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_game_is_judged_from_a_view_and_with_open_cards(game: str, players: int) -> None:
    data = position(game, players)
    for given, known in ((seen(data), "view"), (data, "all")):
        answer = judged(given, "--json").json
        assert list(answer) == [
            "seat", "known", "value", "best", "moves", "why", "exact", "complete", "playouts",
            "seconds",
        ]  # fmt: skip
        assert (answer["seat"], answer["known"], answer["complete"]) == (data["turn"], known, True)
        assert sorted(answer["moves"]) == seen(data)["legal"]
        values = [each["value"] for each in answer["moves"].values()]
        assert answer["value"] == values[0]
        assert answer["best"][0] == next(iter(answer["moves"]))
        assert values[1:] == sorted(values[1:], reverse=True)
        assert answer["why"]
        exact = known == "all" and game in ("elfern", "schneider")
        assert answer["exact"] == exact
        tried = [each["playouts"] for each in answer["moves"].values()]
        assert answer["playouts"] == sum(tried)
        assert all(each >= 2 for each in tried) or exact


@pytest.mark.parametrize("game", GAMES)
def test_what_is_best_by_hand_is_best(game: str) -> None:
    """Positions before a blunder made by hand: in two of them one hand is hidden, in all but it
    nothing is left open."""
    made = GAMES[game]()
    table = elferrat.table_from(made.record.start)
    for move in made.record.moves[: made.mistake - 1]:
        table.play(move)
    for given in (table.position(), seen(table.position())):
        answer = judged(given, "--json").json
        moves = answer["moves"]
        assert answer["best"] == [made.best]
        played = made.record.moves[made.mistake - 1]
        assert moves[made.best]["value"] - moves[played]["value"] == pytest.approx(made.loss)


def test_the_same_seed_judges_alike_and_hidden_cards_do_not_matter() -> None:
    table = elferrat.deal("extra", players=3, seed="judge")
    other = table.position()
    mine, (one, two) = other["turn"], (seat for seat in range(3) if seat != other["turn"])
    other["hands"][one], other["hands"][two] = other["hands"][two], other["hands"][one]
    answers = [
        judged(seen(data), "--json", "--seed", seed).json["moves"]
        for data, seed in ((table.position(), "a"), (other, "a"), (other, "b"))
    ]
    assert seen(other)["hands"][mine] == table.position()["hands"][mine]
    assert answers[0] == answers[1] != answers[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_people_read_the_best_move_first_and_why(game: str, lang: str) -> None:
    given = seen(position(game))
    answer = judged(given, "--lang", lang)
    assert (answer.status, answer.err) == (0, "")
    told = judged(given, "--json", "--lang", lang).json
    head, *rows = answer.out.splitlines()
    rows, (best, work, without) = rows[:-3], rows[-3:]
    assert [row.split()[-1] for row in rows] == list(told["moves"])
    assert all(re.fullmatch(r" +−?\d+[.,]\d\d ± \d+[.,]\d\d  \S+", row) for row in rows)
    assert best.endswith(told["why"])
    assert f" {told['best'][0]}." in best
    assert str(told["seat"]) in head
    assert str(told["playouts"]) in work
    assert "elferrat review RECORD --at N" in without


def test_exact_figures_are_whole_and_have_no_interval() -> None:
    data = position("elfern")
    out = judged(data, "--lang", "en").out
    assert "±" not in out
    exact = call("solve", "-", "--json", stdin=json.dumps(data)).json
    rows = [line.split() for line in out.splitlines()[1:-2]]
    assert {move: int(value) for value, move in rows} == exact["moves"]


def test_hands_that_are_told_are_known() -> None:
    """With the other hand told, only the stock of this trick game is hidden."""
    data = position("schneider")
    given = {**data, "stock": len(data["stock"])}
    answer = judged(given, "--json").json
    assert (answer["known"], answer["exact"]) == ("view", False)
    four = position("elfer", 4)
    some = seen(four)
    other = (four["turn"] + 1) % 4
    some["hands"][other] = four["hands"][other]
    assert judged(some, "--json").json["why"]


def test_what_a_view_leaves_out_is_as_in_a_position() -> None:
    full = seen(position("extra", 3))
    short = {name: full[name] for name in ("game", "hands", "stock", "turn", "order")}
    assert judged(short, "--json").json["moves"] == judged(full, "--json").json["moves"]


def test_a_partial_view_is_judged() -> None:
    view = {"game": "elfern", "partial": True, "hands": [["TC", "7S"], 2], "leader": 0}
    assert list(judged(view, "--json").json["moves"]) != []


def test_the_refusal_names_the_command(tmp_path: Path) -> None:
    data = position("elfern")
    path = tmp_path / "my position.json"
    path.write_text(json.dumps(seen(data)))
    call("solve", path).refuses(f"{path}: hands: ", f"elferrat solve '{path}' --judge")
    call("solve", "-", stdin=call("deal", "extra").out).refuses("elferrat solve - --judge")


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "parts"),
    [
        (lambda v: v["hands"][0].append(v["hands"][0][0]), ("hands[0]",)),
        (lambda v: v["hands"][0].__setitem__(0, "R99"), ("hands[0][0]: ",)),
        (lambda v: v["hands"][0].__setitem__(0, ["R1"]), ("hands[0][0]: ",)),
        (lambda v: v.update(stock=60), ("only",)),
        (lambda v: v.update(stock=2), ("partial",)),
        (lambda v: v.update(stock=-1), ("stock: ",)),
        (lambda v: v.update(stock=["R1"]), ("stock: ", "number")),
        (lambda v: v.update(stock=True), ("stock: ",)),
        (lambda v: v["hands"].__setitem__(1, "?"), ("hands[1]: ",)),
        (lambda v: v["hands"].__setitem__(1, 0), ("",)),
        (lambda v: v.update(turn=1), ("hands[1]: ", "--seat 1")),
        (lambda v: v.update(turn="0"), ("turn: ",)),
        (lambda v: v.update(table=[1]), ("table[0]: ",)),
        (lambda v: v.update(table=3), ("table: ",)),
        (lambda v: v.update(discarded="x"), ("discarded: ",)),
        (lambda v: v.update(options={"speed": 9}), ("options", "speed")),
        (lambda v: v.update(partial=1), ("partial: ",)),
        (lambda v: v.update(colour="red"), ("colour: ",)),
        (lambda v: v.update(game="bridge"), ("game: ",)),
        (lambda v: v.pop("hands"), ("hands: ",)),
        (lambda v: v.update(over=True), ("over: ", "over")),
    ],
)
def test_a_view_that_cannot_be(change: Change, parts: tuple[str, ...]) -> None:
    data = position("extra", 2)
    assert data["turn"] == 0
    view = seen(data)
    change(view)
    judged(view).refuses("-: ", *parts)


def test_the_opening_is_that_of_the_seat_on_turn() -> None:
    """E2: hidden hands hold no 11 that would open first; where they must, no deal looks so."""
    data = position("elfer", 6)
    assert judged(seen(data), "--json").json["moves"]
    view = {
        "game": "elfer", "partial": True, "turn": 0, "phase": "open", "stock": 0,
        "hands": [["B11", "B10"], 77], "table": [],
    }  # fmt: skip
    judged(view).refuses("-: turn: ")


def test_who_is_not_on_turn_is_sent_to_the_right_view() -> None:
    data = position("elfern")
    other = 1 - data["turn"]
    judged(seen(data, other)).refuses("hands", f"--seat {data['turn']}")
    spectator = call("view", "-", "--seat", "none", stdin=json.dumps(data)).json
    judged(spectator).refuses("hands", f"--seat {data['turn']}")


def test_a_game_that_is_over_has_no_moves() -> None:
    made = GAMES["elfer"]()
    table = elferrat.table_from(made.record.start)
    for move in made.record.moves:
        table.play(move)
    judged(table.position()).refuses("-: over: ", "over")


def test_without_a_budget_nothing_is_judged(position_file: Path) -> None:
    for words in (("--playouts", "0"), ("--seconds", "0"), ("--seconds", "nan")):
        call("solve", position_file, "--judge", *words).refuses(f"{words[0]}: ")
    # One game for each move says nothing of how far it may be off.
    call("solve", position_file, "--judge", "--seconds", "1e-9").refuses("--seconds: ", "more")


def test_time_that_runs_out_is_told(position_file: Path) -> None:
    words = ("--judge", "--playouts", "10000000", "--seconds", "0.2")
    answer = call("solve", position_file, *words)
    assert answer.status == 0
    assert answer.err.count("\n") == 1
    games = int(re.search(r"Games played on: (\d+)", answer.out)[1])  # type: ignore[index]
    assert f"after {games} games" in answer.err


def test_options_that_belong_elsewhere(position_file: Path) -> None:
    call("solve", position_file, "--judge", "--points").refuses("--points: ", "--judge")
    call("solve", position_file, "--playouts", "5").refuses("--playouts: ", "--judge")
    call("solve", position_file, "--seed", "x").refuses("--seed: ", "--judge")


def test_without_compiled_code_it_says_so(position_file: Path) -> None:
    process = start(
        "solve", position_file, "--judge", env={**ENVIRONMENT, "NUMBA_DISABLE_JIT": "1"}
    )
    finished(process).refuses("NUMBA_DISABLE_JIT: ")

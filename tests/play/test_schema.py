"""The schemas in docs/: fresh, true of everything that is said, and false of what is broken."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from elferrat.games import all_games, game_named
from elferrat.play import schema
from elferrat.play.record import read_record
from elferrat.play.referee import seen_by
from elferrat.play.table import Table
from tests.contract.courses import Setup, course, sampled_setups

FOLDER = Path(__file__).parents[2] / "docs" / "schemas"
SETUPS = sampled_setups()
SCHEMAS = schema.schemas()
# One shape each, so that a test says at once which game's is wrong.
SHAPES = {
    (name.split(".")[0], key): Draft202012Validator(shape)
    for name, whole in SCHEMAS.items()
    for key, shape in whole["$defs"].items()
}
WHOLE = {name.split(".")[0]: Draft202012Validator(whole) for name, whole in SCHEMAS.items()}
REVIEW = "review.schema.json"  # of another room, which tests it
GAMES = [game.name for game in all_games()]


def setups_of(name: str) -> list[Setup]:
    return [setup for setup in SETUPS if setup.name == name]


@pytest.mark.parametrize("name", SCHEMAS)
def test_schemas_are_fresh(name: str) -> None:
    written = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert written == SCHEMAS[name], "run make docs"
    assert json.dumps(written) == json.dumps(SCHEMAS[name])


def test_there_is_no_other_schema() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {*SCHEMAS, REVIEW}
    assert set(SCHEMAS) == {
        f"{name}.schema.json" for name in ("position", "view", "record", "events")
    }


@pytest.mark.apart
def test_one_command_writes_them(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "elferrat.play.schema", str(tmp_path / "new" / "schemas")]
    subprocess.run(command, check=True)
    for file in map(FOLDER.joinpath, SCHEMAS):
        assert (tmp_path / "new" / "schemas" / file.name).read_bytes() == file.read_bytes()


def test_writing_anew_changes_nothing(tmp_path: Path) -> None:
    schema.write(tmp_path)
    schema.write(tmp_path)
    for file in map(FOLDER.joinpath, SCHEMAS):
        assert (tmp_path / file.name).read_bytes() == file.read_bytes()


@pytest.mark.parametrize("name", SCHEMAS)
def test_schemas_are_schemas(name: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[name])


@pytest.mark.parametrize("name", GAMES)
def test_schemas_name_every_field_of_a_game(name: str) -> None:
    game = game_named(name)
    assert tuple(schema.OWN_FIELDS[name](game)) == game.fields
    positions, views = SCHEMAS["position.schema.json"], SCHEMAS["view.schema.json"]
    written = game.write(game.deal(game.read_options({}), 2, "fields"))
    assert set(written) <= set(positions["$defs"][name]["properties"])
    assert views["$defs"][f"{name}-running"]["required"] == list(written)
    assert set(views["$defs"][f"{name}-finished"]["required"]) >= set(written)


@pytest.mark.parametrize("name", GAMES)
def test_patterns_match_exactly_the_texts_of_a_game(name: str) -> None:
    moves = Draft202012Validator(schema.matching(schema.MOVES[name]))
    assert all(moves.is_valid(move) for move in game_named(name).moves)
    wrong = ["", "R0", "R22", "r1", "R01", " R1", "*", "R5>R6", "*R5>R5", "=*R1", "1H", "AX", "AHH"]
    wrong += ["Draw", "draw|end", "R1R2", "-*R1"]
    assert not [text for text in wrong if moves.is_valid(text)]
    cards = Draft202012Validator(schema.matching(schema.CARDS[name]))
    game = game_named(name)
    state = game.deal(game.read_options({}), 2, "cards").state
    dealt = [card for place in (*game.hands(state), game.stock(state)) for card in place]
    assert all(cards.is_valid(card) for card in dealt)


def moments(setup: Setup) -> Iterator[int]:
    """Every sixth position of a course, and its end."""
    last = len(course(setup).moves)
    yield from range(0, last, 6)
    yield last


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_positions_and_views_of_play_are_valid(setup: Setup) -> None:
    played = course(setup)
    for number in moments(setup):
        p = played.positions[number]
        assert SHAPES["position", setup.name].is_valid(played.written[number])
        kind = "running" if p.outcome is None else "finished"
        for seat in (None, number % setup.players, p.game.rules.to_move(p.state)):
            seen = setup.game.view(p, seat)
            assert SHAPES["view", f"{setup.name}-{kind}"].is_valid(seen)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_events_and_records_of_play_are_valid(setup: Setup) -> None:
    played = course(setup)
    told = [event for events in played.events for event in events]
    for viewer in (None, 0):
        SHAPES["events", setup.name].validate(seen_by(told, viewer))
    SHAPES["events", setup.name].validate(told)
    table = Table(played.start, seed="any")
    SHAPES["record", setup.name].validate(table.record().json())
    for move in played.moves:
        table.play(move)
    record = table.record().json()
    SHAPES["record", setup.name].validate(record)
    least = {name: record[name] for name in ("format", "game", "rules", "start", "moves")}
    SHAPES["record", setup.name].validate(least)
    read_record(least)


@pytest.mark.parametrize("name", GAMES)
def test_the_whole_schema_finds_the_one_game(name: str) -> None:
    setup = setups_of(name)[0]
    played = course(setup)
    WHOLE["position"].validate(played.written[3])
    WHOLE["position"].validate({"game": name, "hands": played.written[3]["hands"]})
    WHOLE["view"].validate(setup.game.view(played.positions[3], 0))
    WHOLE["view"].validate(setup.game.view(played.end, 0))
    WHOLE["events"].validate([event for events in played.events for event in events])
    WHOLE["record"].validate(Table(played.start).record().json())
    for other in GAMES:
        if other != name:
            assert not SHAPES["position", other].is_valid(played.written[3])


WRONG: tuple[Any, ...] = ({"a": 1}, "R99", 10**6, 1.5, [[[]]], True, None)
WRONG_ITEMS: tuple[Any, ...] = ("R99", 7.5, None, ["R1", "R99"])


def broken(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same with one thing wrong: a field of another kind, one too many, a bad item."""
    for name, value in data.items():
        for wrong in WRONG:
            may_be = (isinstance(value, bool) and wrong is True) or (name == "start" and not wrong)
            if not may_be:
                yield {**data, name: wrong}
    yield {**data, "surprise": 1}
    for name in ("hands", "table", "won", "stock", "legal", "trick"):
        if isinstance(data.get(name), list):
            yield from ({**data, name: [*data[name], item]} for item in WRONG_ITEMS)


@pytest.mark.parametrize("name", GAMES)
def test_broken_positions_and_views_are_invalid(name: str) -> None:
    for setup in setups_of(name)[:3]:
        played = course(setup)
        for number in (3, len(played.moves)):
            for wrong in broken(played.written[number]):
                assert not SHAPES["position", name].is_valid(wrong), wrong
        p = played.positions[3]
        for wrong in broken(setup.game.view(p, p.game.rules.to_move(p.state))):
            assert not SHAPES["view", f"{name}-running"].is_valid(wrong), wrong
        for field in setup.game.view(p, None):
            seen = setup.game.view(p, None)
            del seen[field]
            assert not SHAPES["view", f"{name}-running"].is_valid(seen), field


@pytest.mark.parametrize("name", GAMES)
def test_a_view_with_two_open_hands_is_none(name: str) -> None:
    setup = setups_of(name)[0]
    p, written = course(setup).positions[3], course(setup).written[3]
    seen = {**setup.game.view(p, 0), "hands": written["hands"]}
    assert not SHAPES["view", f"{name}-running"].is_valid(seen)
    assert not SHAPES["position", name].is_valid(setup.game.view(p, 0))


@pytest.mark.parametrize("name", GAMES)
def test_finish_fields_need_a_finished_game(name: str) -> None:
    setup = setups_of(name)[0]
    end = course(setup).written[-1]
    for field in ("scores", "winners", "reason", *setup.game.own_finish_fields):
        running = {**course(setup).written[0], field: end[field]}
        assert not SHAPES["position", name].is_valid(running)
        assert not SHAPES["position", name].is_valid({**running, "over": False})
        assert SHAPES["position", name].is_valid({**running, "over": True})


def test_bridges_left_are_required_once_one_lies() -> None:
    setup = setups_of("extra")[0]
    written = next(data for data in course(setup).written if data["bridged"])
    without = {name: value for name, value in written.items() if name != "bridges"}
    assert not SHAPES["position", "extra"].is_valid(without)
    assert SHAPES["position", "extra"].is_valid({**without, "bridged": []})


@pytest.mark.parametrize("name", GAMES)
def test_broken_records_are_invalid(name: str) -> None:
    setup = setups_of(name)[0]
    table = Table(course(setup).start)
    table.play(course(setup).moves[0])
    record = table.record().json()
    bad: list[dict[str, Any]] = [{**record, field: 7} for field in record]
    bad += [{**record, "surprise": 1}, {**record, "rules": 2}, {**record, "format": "elferrat/2"}]
    bad += [{**record, "moves": ["R0"]}, {**record, "result": {"scores": [1, 2]}}]
    bad += [{k: v for k, v in record.items() if k != field} for field in ("start", "moves")]
    for wrong in bad:
        assert not SHAPES["record", name].is_valid(wrong), wrong


@pytest.mark.parametrize("name", GAMES)
def test_broken_events_are_invalid(name: str) -> None:
    told = [
        event for setup in setups_of(name) for events in course(setup).events for event in events
    ]
    for kind in {event["event"] for event in told}:
        event = next(event for event in told if event["event"] == kind)
        assert SHAPES["events", name].is_valid([event])
        bad = [{**event, field: 1.5} for field in event] + [{**event, "surprise": 1}]
        bad += [
            {k: v for k, v in event.items() if k != field}
            for field in event
            if (kind, field) != ("drew", "cards")
        ]
        for wrong in bad:
            assert not SHAPES["events", name].is_valid([wrong]), wrong


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_in_a_schema_happens(name: str) -> None:
    told = {
        event["event"]
        for setup in setups_of(name)
        for events in course(setup).events
        for event in events
    }
    assert set(schema.event_fields(game_named(name))) == told

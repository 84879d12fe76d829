"""Records of finished games: of one game out of a table's log, whatever came after it."""

import pytest

from elferrat.play.record import read_record
from elferrat.play.replay import verify
from elferrat.server.entry import Entry
from elferrat.server.room import Room
from elferrat.server.web.records_api import recorded, steps
from tests.server.web.stories import log_of


def test_a_record_is_of_its_game_though_the_next_one_runs() -> None:
    log = log_of("between")
    last = Room.from_log(log).finished
    first = recorded(log, last)
    for kind, seat, body in (
        ("renamed", 0, {"name": "Zoe"}),
        ("ready", 0, {"ready": True, "text": "new"}),
        ("ready", 1, {"ready": True, "text": "new"}),
        ("dealt", None, {"game": 1, "rules": 1}),
    ):
        log.append(Entry(len(log) + 1, log[-1].at, kind, seat, body))
    assert recorded(log, last) == first
    assert first["players"] == ["P0", "P1"]
    assert verify(read_record(first)).holds


def test_steps_lead_from_the_deal_to_the_end() -> None:
    log = log_of("between")
    last = Room.from_log(log).finished
    record, told = recorded(log, last), steps(log, last)
    assert [step["move"] for step in told["steps"]] == record["moves"]
    play, turns = dict(told["start"]), []
    for step in told["steps"]:
        turns.append((play["turn"], step["seat"]))
        play |= step["play"]
        for name in step["gone"]:
            del play[name]
        assert sum(map(len, play["hands"])) + len(play["stock"]) + len(play["table"]) == 80
    assert all(before == seat for before, seat in turns)
    room = Room.from_log(entry for entry in log if entry.number <= last)
    assert room.position is not None
    assert play == room.position.game.write(room.position)
    assert told["steps"][-1]["events"][-1]["event"] == "game_over"
    assert "P0" not in str(told)  # a name that is taken back stays in no cache


def test_a_running_game_has_no_record() -> None:
    log = log_of("playing")
    with pytest.raises(ValueError, match="before the end"):
        recorded(log, log[-1].number)
    with pytest.raises(ValueError, match="before the end"):
        steps(log, log[-1].number)

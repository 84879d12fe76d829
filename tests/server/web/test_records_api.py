"""Records of finished games: of one game out of a table's log, whatever came after it."""

import pytest

from elferrat.play.record import read_record
from elferrat.play.replay import verify
from elferrat.server.entry import Entry
from elferrat.server.room import Room
from elferrat.server.web.records_api import recorded
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


def test_a_running_game_has_no_record() -> None:
    log = log_of("playing")
    with pytest.raises(ValueError, match="before the end"):
        recorded(log, log[-1].number)

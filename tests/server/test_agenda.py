"""What is due at a table, and when: pure, so time is a number here."""

from random import Random
from typing import Any

import pytest

from elferrat.server import commands as wire
from elferrat.server.agenda import NOTICE, STAND_IN, WARNING, Agenda, Miss, Think, TimeUp, Warn
from elferrat.server.clocks import DAY
from elferrat.server.entry import Entry
from elferrat.server.listing import IDLE_DAYS, due
from tests.server.playing import Game

GRACE = 60_000
ALL = {"grant0", "grant1"}


def table(**terms: Any) -> Game:
    game = Game("elfern", 2, Random(1), **terms)
    game.fill()
    return game


def bots_and_one(**terms: Any) -> Game:
    game = Game("elfern", 2, Random(1), [1], **terms)
    game.fill()
    return game


def test_with_everybody_there_and_no_clock_nothing_is_due() -> None:
    game = table()
    agenda = Agenda(GRACE, mine=True)
    assert agenda.next(game.room, ALL, game.now) is None
    assert list(agenda.due(game.room, ALL, game.now + 10**9)) == []


def test_an_absent_seat_is_missed_after_the_grace() -> None:
    game = table()
    agenda, began = Agenda(GRACE, mine=True), game.now
    assert agenda.next(game.room, {"grant0"}, began) == began + NOTICE
    assert list(agenda.due(game.room, {"grant0"}, began + GRACE - 1)) == []
    assert agenda.next(game.room, {"grant0"}, began + GRACE - 1) == began + GRACE
    assert list(agenda.due(game.room, {"grant0"}, began + GRACE)) == [Miss("grant1")]


def test_a_table_of_one_person_and_bots_waits_unless_a_clock_runs() -> None:
    alone = bots_and_one()
    agenda, long = Agenda(GRACE, mine=True), alone.now + 10 * GRACE
    while alone.room.seats[alone.room.turn or 0].acts_alone:
        alone.move()
    assert list(agenda.due(alone.room, set(), long)) == []
    assert agenda.next(alone.room, set(), long) is None
    assert due(alone.room, GRACE) == alone.room.at + IDLE_DAYS * DAY
    clocked = bots_and_one(clock={"kind": "game", "seconds": 3600, "increment": 1})
    agenda = Agenda(GRACE, mine=True)
    agenda.next(clocked.room, set(), clocked.now)
    assert Miss("grant0") in list(agenda.due(clocked.room, set(), clocked.now + GRACE))


def test_between_two_games_who_is_gone_is_missed_and_before_the_first_nobody() -> None:
    game = Game("elfern", 2, Random(1), games=2)
    assert list(Agenda(GRACE, mine=True).due(game.room, set(), game.now + GRACE)) == []
    game.fill()
    game.play()
    agenda = Agenda(GRACE, mine=True)
    assert agenda.next(game.room, {"grant0"}, game.now) == game.now + NOTICE
    assert list(agenda.due(game.room, {"grant0"}, game.now + GRACE)) == [Miss("grant1")]


def test_who_comes_back_in_time_is_not_missed() -> None:
    game = table()
    agenda, began = Agenda(GRACE, mine=True), game.now
    assert list(agenda.due(game.room, {"grant0"}, began)) == []
    assert list(agenda.due(game.room, ALL, began + 10)) == []
    assert list(agenda.due(game.room, {"grant0"}, began + GRACE)) == []


def test_the_others_are_told_of_a_lost_connection_before_it_is_missed_but_not_of_a_reload() -> None:
    game = table()
    agenda, began = Agenda(GRACE, mine=True), game.now
    agenda.next(game.room, {"grant0"}, began)
    agenda.next(game.room, {"grant0"}, began + NOTICE - 1)
    assert agenda.missed_at == {}
    agenda.next(game.room, ALL, began + NOTICE)
    agenda.next(game.room, {"grant0"}, began + NOTICE + 1)
    assert agenda.missed_at == {}
    agenda.next(game.room, {"grant0"}, began + 2 * NOTICE + 1)
    assert agenda.missed_at == {"grant1": began + NOTICE + 1 + GRACE}
    agenda.next(game.room, ALL, began + 3 * NOTICE)
    assert agenda.missed_at == {}


def test_who_only_sends_commands_is_there_and_told_of_when_half_the_grace_is_over() -> None:
    game = table()
    agenda, began, others = Agenda(GRACE, mine=True), game.now, {"grant0"}
    agenda.next(game.room, others, began)
    agenda.next(game.room, others, began + NOTICE)
    assert agenda.missed_at.keys() == {"grant1"}
    spoke = began + NOTICE + 1
    agenda.spoke("grant1", others, spoke)
    assert agenda.next(game.room, others, spoke) == spoke + GRACE // 2
    assert agenda.missed_at == {}
    agenda.next(game.room, others, spoke + GRACE // 2)
    assert agenda.missed_at == {"grant1": spoke + GRACE}
    assert agenda.next(game.room, others, spoke + GRACE // 2) == spoke + GRACE
    assert list(agenda.due(game.room, others, spoke + GRACE)) == [Miss("grant1")]


def test_who_was_connected_since_its_last_command_is_told_of_at_once() -> None:
    game = table()
    agenda, now = Agenda(GRACE, mine=True), game.now
    agenda.spoke("grant1", {"grant0"}, now)
    agenda.next(game.room, ALL, now)
    agenda.spoke("grant1", ALL, now)
    agenda.spoke(None, ALL, now)  # a host without a seat
    assert agenda.next(game.room, {"grant0"}, now) == now + NOTICE


def test_a_command_that_another_process_stored_is_a_sign_of_its_seat_and_of_no_other() -> None:
    game = table()
    agenda, now = Agenda(GRACE, mine=True), game.now
    host = Entry(90, now, "muted", 1, {"muted": True}, "grant0:c1")
    agenda.followed(game.room, [host, Entry(91, now, "ended", None)], {"grant0"}, now)
    assert not agenda.mine
    assert agenda.next(game.room, {"grant0"}, now) == now + NOTICE
    agenda.followed(game.room, [Entry(92, now, "said", 1, {}, "grant1:c1")], {"grant0"}, now)
    assert agenda.next(game.room, {"grant0"}, now) == now + GRACE // 2


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_command_is_a_sign_of_who_sent_it_whatever_seat_it_is_about(seat: int | None) -> None:
    game = table()
    agenda, now = Agenda(GRACE, mine=True), game.now
    about = Entry(90, now, "seat_closed", seat, {}, "grant1:c1")  # seat 2 is not there any more
    agenda.followed(game.room, [about], {"grant0"}, now)
    assert agenda.next(game.room, {"grant0"}, now) == now + GRACE // 2


def test_a_grace_shorter_than_the_notice_is_kept() -> None:
    game = table()
    agenda = Agenda(NOTICE // 4, mine=True)
    assert agenda.next(game.room, {"grant0"}, game.now) == game.now + NOTICE // 4
    assert list(agenda.due(game.room, {"grant0"}, game.now + NOTICE // 4)) == [Miss("grant1")]
    assert agenda.missed_at == {}


def test_nobody_is_missed_where_turns_have_days() -> None:
    game = table(clock={"kind": "days", "days": 2})
    agenda = Agenda(GRACE, mine=True)
    assert list(agenda.due(game.room, set(), game.now + GRACE)) == []


def test_a_deadline_is_warned_of_once_and_then_passes() -> None:
    game = table(clock={"kind": "turn", "seconds": 60})
    agenda, deadline, turn = Agenda(GRACE, mine=True), game.room.deadline, game.room.turn
    assert deadline is not None
    assert turn is not None
    assert agenda.next(game.room, ALL, game.now) == deadline - WARNING
    warning = [Warn(turn, deadline)]
    assert list(agenda.due(game.room, ALL, deadline - WARNING - 1)) == []
    assert list(agenda.due(game.room, ALL, deadline - WARNING)) == warning
    assert list(agenda.due(game.room, ALL, deadline - 1)) == []
    assert agenda.next(game.room, ALL, deadline - 1) == deadline
    assert list(agenda.due(game.room, ALL, deadline)) == [TimeUp()]


def test_nobody_loses_a_turn_unwarned_also_where_a_process_comes_late() -> None:
    game = table(clock={"kind": "turn", "seconds": 60})
    agenda, deadline, turn = Agenda(GRACE, mine=True), game.room.deadline, game.room.turn
    assert deadline is not None
    assert turn is not None
    late = deadline + 30_000
    assert list(agenda.due(game.room, ALL, late)) == [Warn(turn, deadline)]
    assert agenda.next(game.room, ALL, late) == late + WARNING
    assert list(agenda.due(game.room, ALL, late + WARNING - 1)) == []
    assert list(agenda.due(game.room, ALL, late + WARNING)) == [TimeUp()]


def test_a_seat_that_plays_alone_thinks_once_after_its_pace() -> None:
    game = table(pace=500)
    turn = game.room.turn
    assert turn is not None
    game.ask(turn, wire.Leave)
    agenda = Agenda(GRACE, mine=True)
    assert agenda.next(game.room, ALL, game.now) == game.now + 500
    assert list(agenda.due(game.room, ALL, game.now + 499)) == []
    assert list(agenda.due(game.room, ALL, game.now + 500)) == [Think(turn)]
    assert list(agenda.due(game.room, ALL, game.now + 500)) == []


def test_another_process_waits_for_the_one_that_stored_the_last_entry() -> None:
    game = table(clock={"kind": "turn", "seconds": 60})
    agenda, deadline = Agenda(GRACE, mine=False), game.room.deadline
    assert deadline is not None
    list(agenda.due(game.room, ALL, deadline - WARNING))
    assert list(agenda.due(game.room, ALL, deadline + STAND_IN - 1)) == []
    assert list(agenda.due(game.room, ALL, deadline + STAND_IN)) == [TimeUp()]

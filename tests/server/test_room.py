"""Rooms: state follows from the log alone, at every entry, over whole games of every kind."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from elferrat.play.record import read_record
from elferrat.play.replay import verify
from elferrat.server import commands as wire
from elferrat.server import orders
from elferrat.server.entry import Entry
from elferrat.server.room import BETWEEN, DONE, KINDS, PLAYING, Broken, Room
from elferrat.server.sight import _TOLD, Sight, missed, told
from tests.server.playing import TABLES, Game

IDS = [f"{game}-{seats}{''.join(options.values())}" for game, options, seats in TABLES]


def begun(game: str, options: dict[str, Any], seats: int, seed: int = 1, **terms: Any) -> Game:
    table = Game(game, seats, Random(seed), options=options, **terms)
    table.fill()
    assert table.room.phase == PLAYING
    return table


def sights(room: Room) -> list[bytes]:
    return [Sight.of(room, seat).text() for seat in (None, *range(len(room.seats)))]


@pytest.mark.parametrize(("game", "options", "seats"), TABLES, ids=IDS)
def test_every_state_follows_from_the_log_alone(
    game: str, options: dict[str, Any], seats: int
) -> None:
    table = begun(game, options, seats, clock={"kind": "game", "seconds": 60, "increment": 1})
    shown: dict[int, list[bytes]] = {}

    def each(table: Game) -> None:
        if table.room.undoable and table.rng.random() < 0.3 and table.room.turn is not None:
            table.ask(table.room.turn, wire.Undo)
        shown[table.room.number] = sights(table.room)

    table.play(each)
    again = Room()
    for entry in table.log:
        again.apply(entry)
        if entry.number in shown:
            assert sights(again) == shown[entry.number]
    assert again.phase == DONE


@pytest.mark.parametrize(("game", "options", "seats"), TABLES, ids=IDS)
def test_the_record_of_a_game_verifies(game: str, options: dict[str, Any], seats: int) -> None:
    table = begun(game, options, seats)
    promised = table.room.commitment
    table.play()
    record = read_record(table.room.record().json())
    assert verify(record, promised).holds
    assert verify(record).commitment is True
    assert record.seed is not None
    assert record.seed.split(":")[1:] == [f"text {n}" for n in range(seats)]


def test_there_is_no_record_while_a_game_runs() -> None:
    with pytest.raises(ValueError, match="before the end"):
        begun("elfern", {}, 2).room.record()


@pytest.mark.parametrize("game", ["elfer", "extra"])
def test_after_an_undo_everything_is_as_before(game: str) -> None:
    table = begun(game, {}, 3, seed=4)
    undone = 0
    while table.room.turn is not None and undone < 20:
        before, turn = sights(table.room), table.room.turn
        table.move()
        if table.room.turn == turn and table.room.undoable:
            table.ask(turn, wire.Undo)
            assert sights(table.room) == before
            undone += 1
            table.move()
    assert undone


@pytest.mark.parametrize(("game", "options", "seats"), TABLES, ids=IDS)
def test_nobody_takes_back_what_another_seat_played(
    game: str, options: dict[str, Any], seats: int
) -> None:
    table = begun(game, options, seats, seed=7)

    def each(table: Game) -> None:
        last = table.room.moves[-1]
        if table.room.turn is not None and table.room.undoable:
            assert table.room.turn == last.seat
            assert all(made.seat == last.seat for made in table.room.moves[-table.room.undoable :])

    table.play(each)


def test_a_match_goes_on_until_its_games_are_played() -> None:
    table = begun("elfern", {}, 2, games=3)
    for played in range(1, 4):
        table.play()
        assert len(table.room.match.hands) == played
        assert table.room.phase == (DONE if played == 3 else BETWEEN)
        if played < 3:
            table.ready()
            assert table.room.phase == PLAYING


def test_schneider_plays_an_even_number_of_hands() -> None:
    """S8: a match of three hands gets a fourth."""
    table = begun("schneider", {}, 2, games=3)
    for _ in range(3):
        table.play()
        table.ready()
    assert table.room.phase == PLAYING
    table.play()
    assert table.room.phase == DONE


def test_each_game_has_a_secret_of_its_own_committed_before_its_texts() -> None:
    table = begun("elfer", {}, 2, games=2)
    table.play()
    table.ready()
    table.play()
    kinds = [entry.kind for entry in table.log]
    secrets = [entry.body["secret"] for entry in table.log if entry.kind == "committed"]
    assert len(set(secrets)) == len(secrets) == 3
    ready = [number for number, kind in enumerate(kinds) if kind == "ready"]
    committed = [number for number, kind in enumerate(kinds) if kind == "committed"]
    assert committed[0] < ready[0]
    assert ready[1] < committed[1] < ready[2]


def test_the_secret_is_shown_only_after_the_game() -> None:
    table = begun("extra", {}, 2)
    secret = table.room.secret
    while table.room.turn is not None:
        assert all(secret.encode() not in text for text in sights(table.room))
        table.move()
    assert all(secret.encode() in text for text in sights(table.room))
    assert all(table.room.secret.encode() not in text for text in sights(table.room))


def test_the_deal_of_a_game_that_is_broken_off_can_be_checked() -> None:
    table = begun("elfern", {}, 2)
    secret, commitment = table.room.secret, table.room.marks["commitment"]
    table.do(orders.End("admin"))
    assert sha256(secret.encode()).hexdigest() == commitment
    assert all(secret.encode() in text for text in sights(table.room))


def test_a_rematch_turns_the_seats() -> None:
    table = begun("elfer", {}, 3)
    names = [seat.name for seat in table.room.seats]
    table.play()
    for seat in range(3):
        table.ask(seat, wire.Rematch)
    assert [seat.name for seat in table.room.seats] == names[1:] + names[:1]
    assert table.room.match.hands == ()
    table.ready()
    assert table.room.phase == PLAYING


def test_a_take_back_needs_everybody() -> None:
    table = begun("elfern", {}, 2)
    table.move()
    table.move()
    before = len(table.room.moves)
    asker = table.room.moves[-1].seat
    table.ask(asker, wire.AskBack)
    assert len(table.room.moves) == before
    table.ask(1 - asker, wire.AnswerBack, agree=True)
    assert len(table.room.moves) == before - 1
    assert table.room.turn == asker


def test_a_refused_take_back_changes_nothing() -> None:
    table = begun("elfern", {}, 2)
    table.move()
    asker = table.room.moves[-1].seat
    table.ask(asker, wire.AskBack)
    table.ask(1 - asker, wire.AnswerBack, agree=False)
    assert table.room.asked is None
    assert len(table.room.moves) == 1


def test_the_autopilot_s_moves_are_marked_in_the_record() -> None:
    table = begun("elfern", {}, 2)
    seat = table.room.turn
    assert seat is not None
    table.ask(seat, wire.Leave)
    table.do(orders.Chosen(seat, table.legal()[0], "autopilot", table.room.changed))
    table.ask(seat, wire.ComeBack)
    table.play()
    assert table.room.record().marks["by"] == {"autopilot": [0]}


def test_a_gap_in_the_log_is_refused() -> None:
    table = begun("elfern", {}, 2)
    with pytest.raises(Broken):
        Room.from_log([*table.log[:3], *table.log[4:]])


def test_an_unknown_kind_is_refused_everywhere() -> None:
    table = begun("elfern", {}, 2)
    strange = Entry(table.room.number + 1, 0, "peeked", 0, {"hand": ["AH"]})
    with pytest.raises(Broken):
        table.room.apply(strange)
    with pytest.raises(KeyError):
        told(strange, [], None)


def test_every_kind_that_a_room_knows_is_told() -> None:
    assert set(_TOLD) == KINDS


def test_what_was_missed_is_what_was_told() -> None:
    table = begun("extra", {}, 3, seed=9)
    room, told_to = Room(), []
    table.play()
    for entry in table.log:
        events = room.apply(entry)
        if entry.number > 5:
            told_to.append(told(entry, events, 1))
    assert missed(table.log, 5, "grant1") == told_to
    drawn = [event for each in told_to for event in each.get("events", []) if "cards" in event]
    assert drawn
    assert all(event["seat"] == 1 for event in drawn)

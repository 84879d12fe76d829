"""Decisions: who may do what and when, and that every refusal says why in four languages."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES
from elferrat.server import commands as wire
from elferrat.server import deciding, orders
from elferrat.server.entry import Entry
from elferrat.server.room import CLOSED, PLAYING
from elferrat.server.seating import BOT, OPEN, PERSON, keeps_name
from elferrat.server.sight import told
from elferrat.server.store.log import redacted
from elferrat.server.verdicts import Actor, Refused, Stale
from tests.server.playing import Game

HOST = Actor(host=True, name="host")


def empty(**terms: Any) -> Game:
    return Game("elfer", 3, Random(1), **terms)


def seated() -> Game:
    table = empty()
    table.do(orders.Sit("Ada", "grant0", "recovery0"))
    return table


def running(**terms: Any) -> Game:
    table = empty(**terms)
    table.fill()
    return table


def over() -> Game:
    table = running()
    table.play()
    return table


def on_turn(table: Game) -> Actor:
    assert table.room.turn is not None
    return table.holder(table.room.turn)


def off_turn(table: Game) -> Actor:
    assert table.room.turn is not None
    return table.holder((table.room.turn + 1) % 3)


def _refused(
    clause: str, key: str, start: Callable[[], Game], who: Any, kind: Any, **f: Any
) -> Any:
    return pytest.param(clause, key, start, who, kind, f, id=f"{key}-{kind.__name__}")


STRANGER = Actor(name="nobody")
CASES = [
    _refused("seat", "table-no-seat-of-yours", running, STRANGER, wire.Move, move="R12"),
    _refused("turn", "refusal-turn", running, off_turn, wire.Move, move="draw"),
    _refused("text", "refusal-text", running, on_turn, wire.Move, move="r12"),
    _refused("phase", "table-not-while-gathering", seated, 0, wire.Move, move="R12"),
    _refused("over", "refusal-over", over, 0, wire.Move, move="R12"),
    _refused("turn", "refusal-turn", running, off_turn, wire.Undo),
    _refused("undo", "table-nothing-to-undo", running, on_turn, wire.Undo),
    _refused("phase", "table-not-while-done", over, 0, wire.Undo),
    _refused("undo", "table-nothing-to-undo", running, off_turn, wire.AskBack),
    _refused("seat", "table-not-away", running, on_turn, wire.ComeBack),
    _refused("phase", "table-not-while-playing", running, on_turn, wire.Ready),
    _refused("text", "table-bad-seed-text", seated, 0, wire.Ready, text="a:b"),
    _refused("text", "table-bad-seed-text", seated, 0, wire.Ready, text="a\u0007"),
    _refused("host", "table-host-only", seated, 0, wire.Start),
    _refused("phase", "table-waits", seated, HOST, wire.Start),
    _refused("phase", "table-not-while-playing", running, on_turn, wire.Rematch),
    _refused("chat", "table-no-phrase", seated, 0, wire.Say, phrase="shout"),
    _refused("chat", "table-no-chat", seated, 0, wire.Say, text="hello"),
    _refused("chat", "table-say-what", seated, 0, wire.Say),
    _refused("host", "table-host-only", seated, 0, wire.AddBot, seat=1),
    _refused("seat", "table-seat-taken", seated, HOST, wire.AddBot, seat=0),
    _refused("seat", "table-no-seat", seated, HOST, wire.AddBot, seat=5),
    _refused("bot", "hint-bad-bot", seated, HOST, wire.AddBot, seat=1, level="god"),
    _refused("seat", "table-seat-open", seated, HOST, wire.Remove, seat=1),
    _refused("seat", "table-seat-taken", seated, HOST, wire.CloseSeat, seat=0),
    _refused("phase", "table-not-while-playing", running, HOST, wire.OpenSeat),
    _refused("host", "table-host-only", seated, 0, wire.EndTable),
    _refused("host", "table-host-only", seated, 0, wire.Mute, seat=0),
]


@pytest.mark.parametrize(("clause", "key", "start", "who", "kind", "fields"), CASES)
def test_a_refusal_names_its_clause_and_changes_nothing(
    clause: str, key: str, start: Callable[[], Game], who: Any, kind: type, fields: Any
) -> None:
    table = start()
    actor = who(table) if callable(who) else table.holder(who) if isinstance(who, int) else who
    before = table.room.number
    with pytest.raises(Refused) as caught:
        table.do(table.make(kind, **fields), actor)
    assert (caught.value.clause, caught.value.message.key) == (clause, key)
    assert table.room.number == before
    sentences = [caught.value.text(lang) for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)


def test_an_illegal_move_says_what_would_be_legal() -> None:
    table = running()
    illegal = next(card for card in ("R1", "Y1", "G1") if card not in table.legal())
    with pytest.raises(Refused) as caught:
        table.move(illegal)
    assert caught.value.legal == table.legal()
    assert any(move in caught.value.text("de") for move in table.legal())


def test_a_move_for_an_earlier_state_is_stale() -> None:
    table = running()
    turn = table.room.turn
    assert turn is not None
    old = table.make(wire.Move, move=table.legal()[0])
    table.move(table.legal()[0])
    with pytest.raises(Stale):
        table.do(old, table.holder(turn))


def test_talk_in_between_makes_no_move_stale() -> None:
    table = running()
    turn = table.room.turn
    assert turn is not None
    move = table.make(wire.Move, move=table.legal()[0])
    table.ask((turn + 1) % 3, wire.Say, phrase="hello")
    assert table.do(move, table.holder(turn))[0].kind == "moved"


def test_the_last_to_be_ready_brings_the_deal() -> None:
    table = seated()
    table.do(orders.Sit("Ben", "grant1", "recovery1"))
    table.ask(0, wire.Ready)
    table.ask(1, wire.Ready)
    assert table.room.phase != PLAYING
    assert [entry.kind for entry in table.do(table.make(wire.AddBot, seat=2), HOST)] == [
        "bot_added",
        "dealt",
    ]


def test_bots_alone_need_a_start() -> None:
    table = Game("elfern", 2, Random(1), bots=[0, 1])
    assert table.room.turn is None
    table.do(table.make(wire.Start), HOST)
    assert table.room.phase == PLAYING


def test_two_of_one_name_are_told_apart() -> None:
    table = seated()
    table.do(orders.Sit("ada", "grant1", "recovery1"))
    assert [seat.name for seat in table.room.seats[:2]] == ["Ada", "ada 2"]


@pytest.mark.parametrize("alike", ["A d a", "ＡＤＡ", "aDA"])
def test_two_names_that_look_alike_are_told_apart(alike: str) -> None:
    table = seated()
    table.do(orders.Sit(alike, "grant1", "recovery1"))
    assert table.room.seats[1].name == f"{alike} 2"
    table.do(orders.Sit("Ben", "grant2", "recovery2"))
    table.ask(2, wire.Rename, name=alike)
    assert table.room.seats[2].name == f"{alike} 3"
    table.ask(2, wire.Rename, name=f"{alike} 3")
    assert table.room.seats[2].name == f"{alike} 3"


def test_a_name_in_other_letters_that_look_the_same_is_told_apart() -> None:
    table = empty()
    table.do(orders.Sit("Ace", "grant0", "recovery0"))
    table.do(orders.Sit("\u0410\u0441\u0435", "grant1", "recovery1"))  # in Cyrillic
    assert table.room.seats[1].name == "\u0410\u0441\u0435 2"
    table.do(orders.Sit("Ace", "grant2", "recovery2", player=7, kept=True))
    assert [seat.name for seat in table.room.seats] == ["Ace 3", "\u0410\u0441\u0435 2", "Ace"]


def test_bots_are_called_bots_each_by_a_name_of_its_own() -> None:
    table = empty()
    with pytest.raises(Unusable):
        table.do(orders.Sit("Bot 2", "grant0", "recovery0"))
    for seat in (1, 2):
        table.do(table.make(wire.AddBot, seat=seat), HOST)
    assert [seat.name for seat in table.room.seats[1:3]] == ["Bot 2", "Bot 3"]


def keeper(seat: int = 1) -> orders.Sit:
    return orders.Sit("Ada", f"kept{seat}", f"kept{seat}", player=7, seat=seat, kept=True)


def shown(table: Game) -> list[tuple[str, bool]]:
    return [(seat.name, keeps_name(seat)) for seat in table.room.seats]


def test_a_guest_yields_a_name_to_who_keeps_it() -> None:
    table = seated()
    entries = table.do(keeper())
    assert [(entry.kind, entry.seat) for entry in entries] == [("renamed", 0), ("seated", 1)]
    assert shown(table) == [("Ada 2", False), ("Ada", True), ("", False)]
    table.ask(0, wire.Rename, name="ADA")
    assert shown(table)[0] == ("ADA 2", False)
    command = table.make(wire.Ready)  # no command was forgotten by that
    assert table.room.forgotten == 0
    assert table.do(command, table.holder(0))


def test_whoever_keeps_a_name_is_marked_only_under_it() -> None:
    table = seated()
    table.do(keeper())
    table.ask(1, wire.Rename, name="Bea")
    table.ask(0, wire.Rename, name="Ada")
    assert shown(table)[:2] == [("Ada", False), ("Bea", False)]
    table.ask(1, wire.Rename, name="ada")
    assert shown(table)[:2] == [("Ada 2", False), ("ada", True)]


def test_who_keeps_a_name_and_sits_twice_is_told_apart() -> None:
    table = empty()
    table.do(keeper(1))
    table.do(keeper(2))
    assert shown(table)[1:] == [("Ada", True), ("Ada 2", False)]


def test_who_is_muted_is_not_told_that_the_host_did_it() -> None:
    table = seated()
    table.do(orders.Silence(0, True))
    with pytest.raises(Refused) as caught:
        table.ask(0, wire.Say, phrase="hello")
    assert caught.value.message.key == "table-muted"
    for lang, host in {"en": "host", "de": "Gastgeber", "fr": "hôte", "it": "aperto"}.items():
        assert host not in caught.value.text(lang)


def test_a_full_table_seats_nobody_more() -> None:
    table = seated()
    for number in (1, 2):
        table.do(orders.Sit("Ben", f"grant{number}", f"recovery{number}"))
    with pytest.raises(Refused) as caught:
        table.do(orders.Sit("Cid", "grant3", "recovery3"))
    assert caught.value.clause == "full"


def test_a_recovery_code_moves_a_seat_and_ends_the_old_grant() -> None:
    table = seated()
    table.do(orders.Regrant("recovery0", "fresh", "next"))
    assert table.room.seat_of("grant0") is None
    assert table.room.seat_of("fresh") == 0
    with pytest.raises(Refused):
        table.do(orders.Regrant("recovery0", "again", "next"))


def test_leaving_before_the_deal_frees_the_seat_and_later_the_autopilot_has_it() -> None:
    table = seated()
    table.ask(0, wire.Leave)
    assert table.room.seats[0].kind == OPEN
    table = running()
    table.ask(0, wire.Leave)
    assert table.room.seats[0].away == "left"
    assert table.room.seat_of("grant0") == 0


def test_a_seat_that_is_freed_tells_whose_it_was_in_a_form_that_can_be_forgotten() -> None:
    table = seated()
    (left,) = table.ask(0, wire.Leave)
    assert told(left, [], None)["name"] == "Ada"
    table.do(orders.Sit("Ben", "grant1", "recovery1", player=7))
    (freed,) = table.do(table.make(wire.Remove, seat=0), HOST)
    assert freed.body == {"name": "Ben", "player": 7}
    assert told(freed, [], None).keys() == {"kind", "number", "at", "seat", "name"}


def test_a_bot_tells_whose_seat_it_gets_in_a_form_that_can_be_forgotten() -> None:
    table = seated()
    table.do(orders.Sit("Ben", "grant1", "recovery1", player=7))
    (first,) = table.do(table.make(wire.AddBot, seat=2), HOST)
    assert "before" not in first.body | told(first, [], None)
    (other, *_) = table.do(table.make(wire.AddBot, seat=2), HOST)
    assert told(other, [], None)["before"] == first.body["name"]
    for seat in (0, 1):
        table.ask(seat, wire.Ready)
    assert table.room.phase == PLAYING
    bots = [table.do(table.make(wire.Remove, seat=seat), HOST)[0] for seat in (0, 1)]
    assert [bot.body["before"] for bot in bots] == [{"name": "Ada"}, {"name": "Ben", "player": 7}]
    assert [told(bot, [], None)["before"] for bot in bots] == ["Ada", "Ben"]
    forgotten = replace(bots[1], body=redacted(bots[1].body, 7))
    assert "Ben" not in repr(forgotten)
    assert told(forgotten, [], None)["before"] == ""


def test_a_move_takes_the_seat_back_from_the_autopilot() -> None:
    table = running()
    turn = table.room.turn
    assert turn is not None
    table.ask(turn, wire.Leave)
    entries = table.ask(turn, wire.Move, move=table.legal()[0])
    assert [entry.kind for entry in entries] == ["returned", "moved"]
    assert not table.room.seats[turn].away


def test_the_host_replaces_a_person_of_a_running_game_by_a_bot() -> None:
    table = running()
    table.do(table.make(wire.Remove, seat=1), HOST)
    assert table.room.seats[1].kind == BOT
    assert table.room.seat_of("grant1") is None


def hosted() -> Game:
    """The host sits on seat 0, somebody else on seat 1."""
    table = empty()
    table.do(orders.Sit("Ada", "grant0", "recovery0", host=True))
    table.do(orders.Sit("Ben", "grant1", "recovery1"))
    return table


def test_the_host_s_rights_move_with_the_host_s_seat() -> None:
    table = hosted()
    assert table.room.acting_host == 0
    table.do(orders.Regrant("recovery0", "fresh", "next"))
    assert table.room.seat_of("fresh") == table.room.acting_host == 0


def test_while_the_host_is_gone_the_first_who_plays_stands_in() -> None:
    table = hosted()
    table.do(table.make(wire.CloseSeat, seat=2), HOST)
    table.ready()
    table.ask(0, wire.Leave)
    assert table.room.acting_host == 1
    table.ask(0, wire.ComeBack)
    assert table.room.acting_host == 0
    table.play()
    table.ask(0, wire.Leave)
    assert table.room.acting_host == 1


def kinds(entries: list[Entry]) -> list[str]:
    return [entry.kind for entry in entries]


def test_between_games_nobody_waits_for_who_is_gone() -> None:
    table = running(games=2)
    table.play()
    table.ask(0, wire.Ready)
    table.ask(1, wire.Ready)
    assert kinds(table.do(orders.Gone("grant2"))) == ["away", "dealt"]


def test_where_all_are_gone_nothing_is_dealt() -> None:
    table = running(games=2)
    table.play()
    for number in range(3):
        assert kinds(table.do(orders.Gone(f"grant{number}"))) == ["away"]


def test_a_rematch_does_not_wait_for_who_is_gone() -> None:
    table = over()
    table.ask(0, wire.Rematch)
    table.ask(2, wire.Rematch)
    assert kinds(table.do(orders.Gone("grant1"))) == ["away", "rematched"]


def test_who_left_keeps_the_result_when_a_bot_takes_the_seat() -> None:
    table = running()
    table.ask(1, wire.Leave)
    table.do(table.make(wire.AddBot, seat=1), HOST)
    table.play()
    assert (table.room.results[1].kind, table.room.results[1].name) == (PERSON, "Ben")
    assert table.room.results[1].away == "left"
    assert table.room.seats[1].kind == BOT


def test_whom_the_host_removes_has_no_result() -> None:
    table = running()
    table.do(table.make(wire.Remove, seat=1), HOST)
    table.play()
    assert table.room.results[1].kind == BOT


def test_time_is_up_only_after_the_deadline() -> None:
    table = running(clock={"kind": "turn", "seconds": 30})
    deadline = table.room.deadline
    assert deadline is not None
    table.now = deadline - 1_001  # `do` lets a second pass
    with pytest.raises(Stale):
        table.do(orders.TimeUp())
    table.now = deadline - 1_000
    assert table.do(orders.TimeUp())[0].body == {"why": "time"}
    assert table.room.deadline is None


def test_lost_time_is_credited_to_the_seat_on_turn() -> None:
    table = running(clock={"kind": "turn", "seconds": 30})
    deadline = table.room.deadline
    assert deadline is not None
    entries = table.do(orders.Credit(5_000, "outage"))
    assert table.room.deadline == deadline + 5_000
    assert entries[0].command == "server:outage"


def test_a_bot_s_move_for_an_earlier_state_is_dropped() -> None:
    table = Game("elfern", 2, Random(1), bots=[0, 1])
    table.do(table.make(wire.Start), HOST)
    turn, changed = table.room.turn, table.room.changed
    assert turn is not None
    move = table.legal()[0]
    table.move(move)
    with pytest.raises(Stale):
        table.do(orders.Chosen(turn, move, "bot", changed))


def test_a_closed_table_takes_nothing_more() -> None:
    table = seated()
    table.do(table.make(wire.EndTable), HOST)
    with pytest.raises(Refused) as caught:
        table.ask(0, wire.Ready)
    assert caught.value.clause == "closed"


def test_a_table_whose_log_is_full_deals_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated()
    for seat in (1, 2):
        table.do(table.make(wire.AddBot, seat=seat), HOST)
    monkeypatch.setattr(deciding, "MOST_ENTRIES", table.room.number)
    entries = table.ask(0, wire.Ready)
    assert [entry.kind for entry in entries] == ["ready", "ended"]
    assert (table.room.phase, table.room.ended) == (CLOSED, "full")


def test_a_game_at_a_full_table_goes_on_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    table = running()
    monkeypatch.setattr(deciding, "MOST_ENTRIES", table.room.number)
    monkeypatch.setattr(deciding, "MOST_IN_GAME", 3)
    kinds = [[entry.kind for entry in table.ask(0, wire.Say, phrase="hello")] for _ in range(3)]
    assert kinds == [["said"], ["said"], ["said", "ended"]]
    assert (table.room.phase, table.room.ended) == (CLOSED, "full")

"""Laws of every game: what a seat may know, and what events tell."""

import json
from typing import Any

import pytest

from elferrat.games.game import Event
from elferrat.locale.message import Unusable
from elferrat.play.referee import seen_by
from elferrat.play.table import table_from
from elferrat.play.view import view
from tests.contract.courses import Setup, course, sampled_setups

SETUPS = sampled_setups()
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)

COMMON = ["game", "options", "hands", "stock", "turn"]
FINISH = ["over", "scores", "winners", "reason"]
EXTRA_OWN = "order table bridges bridged bonus bonus_jokers discarded laid exchanged passes"
TRICK_OWN = "dealer leader trick won"
OWN_FIELDS = {
    "elfer": ["table", "phase", "start", "laid", "drawn", "dealer"],
    "extra": EXTRA_OWN.split(),
    "elfern": TRICK_OWN.split(),
    "schneider": TRICK_OWN.split(),
}

EVENT_FIELDS = {
    "laid": {"card"},
    "joker_laid": {"cell"},
    "bridged": {"from", "to"},
    "exchanged": {"cell"},
    "discarded": set(),
    "drew": {"count", "cards"},
    "turn_ended": set(),
    "passed": set(),
    "bonus": {"side"},
    "bonus_lost": {"side"},
    "trick_won": {"cards"},
    "game_over": set(FINISH),
}
EVENT_KINDS = {
    "elfer": {"laid", "drew", "turn_ended", "passed", "game_over"},
    "extra": set(EVENT_FIELDS) - {"trick_won"},
    "elfern": {"laid", "trick_won", "drew", "game_over"},
    "schneider": {"laid", "trick_won", "drew", "game_over"},
}


@every_setup
def test_positions_have_every_field_of_their_game_and_no_other(setup: Setup) -> None:
    *running, end = course(setup).written
    own = OWN_FIELDS[setup.name]
    for position in running:
        assert list(position) == COMMON + own
    points = ["game_points"] if "won" in own else []
    assert list(end) == COMMON + own + FINISH + points
    assert end["over"] is True


@every_setup
def test_a_view_shows_the_own_hand_and_numbers_of_the_others(setup: Setup) -> None:
    played = course(setup)
    for p, position in zip(played.positions[:-1], played.written, strict=False):
        for seat in (None, *range(setup.players)):
            seen = setup.game.view(p, seat)
            on_turn = ["legal"] if seat == position["turn"] else []
            assert list(seen) == COMMON + OWN_FIELDS[setup.name] + on_turn
            for other, hand in enumerate(position["hands"]):
                assert seen["hands"][other] == (hand if other == seat else len(hand))
            assert seen["stock"] == len(position["stock"])
            for name in set(seen) - {"hands", "stock", "legal"}:
                assert json.dumps(seen[name]) == json.dumps(position[name])
            if on_turn:
                assert seen["legal"] == setup.game.legal_texts(p)


@every_setup
def test_of_a_finished_game_nothing_is_hidden(setup: Setup) -> None:
    end, position = course(setup).end, course(setup).written[-1]
    for seat in (None, *range(setup.players)):
        assert setup.game.view(end, seat) == position


@every_setup
def test_there_are_no_views_of_seats_that_are_not_there(setup: Setup) -> None:
    for p in (course(setup).start, course(setup).end):
        for seat in (-1, setup.players, True):
            with pytest.raises(Unusable) as caught:
                view(p, seat)
            assert caught.value.place == "seat"


@every_setup
def test_a_view_is_a_copy(setup: Setup) -> None:
    p = course(setup).positions[1].copy()
    before = json.dumps(setup.game.write(p))
    seen = view(p, 0)
    for changed in (seen.json(), seen):
        changed["hands"].clear()
        changed["options"]["draw"] = "changed"
    assert json.dumps(setup.game.write(p)) == before
    assert view(p, 0).json() != seen.json()


@every_setup
def test_events_have_the_shapes_of_the_contract(setup: Setup) -> None:
    kinds = EVENT_KINDS[setup.name]
    for told in course(setup).events:
        for event in told:
            kind = event["event"]
            assert kind in kinds
            fields = EVENT_FIELDS[kind] | {"event", "seat"}
            if kind == "game_over" and setup.name in ("elfern", "schneider"):
                fields = fields | {"game_points"}
            assert set(event) == fields
            assert list(event)[:2] == ["event", "seat"]
            assert event["seat"] in range(setup.players)
            if kind == "drew":
                assert len(event["cards"]) == event["count"] > 0


def kinds_of(told: tuple[Event, ...]) -> list[str]:
    return [event["event"] for event in told]


@every_setup
def test_events_tell_when_the_turn_and_the_game_end(setup: Setup) -> None:
    played = course(setup)
    for i, told in enumerate(played.events):
        before, after = played.written[i], played.written[i + 1]
        kinds = kinds_of(told)
        over = "over" in after
        assert (kinds[-1] == "game_over") == over
        assert kinds.count("game_over") == over
        if setup.name in ("elfer", "extra"):
            passed_on = before["turn"] != after["turn"]
            assert kinds.count("turn_ended") + kinds.count("passed") == (
                passed_on or "passed" in kinds
            )
        else:
            assert ("trick_won" in kinds) == bool(before["trick"])


@every_setup
def test_the_end_is_told_as_the_position_says_it(setup: Setup) -> None:
    played = course(setup)
    told, end = played.events[-1][-1], played.written[-1]
    assert {name: end[name] for name in told if name not in ("event", "seat")} == {
        name: value for name, value in told.items() if name not in ("event", "seat")
    }
    assert told["seat"] == end["turn"]


@every_setup
def test_events_account_for_every_hand(setup: Setup) -> None:
    """Each hand after a move is the one before, changed as the events say."""
    played = course(setup)
    for i, told in enumerate(played.events):
        hands = [list(hand) for hand in played.written[i]["hands"]]
        for event in told:
            hand = hands[event["seat"]]
            match event:
                case {"event": "laid", "card": card}:
                    hand.remove(card)
                case {"event": "joker_laid" | "discarded"}:
                    hand.remove("*")
                case {"event": "exchanged", "cell": cell}:
                    hand.remove(cell)
                    hand.append("*")
                case {"event": "drew", "cards": cards}:
                    hand += cards
        after = played.written[i + 1]["hands"]
        assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in after]


@every_setup
def test_drawn_cards_are_told_to_who_drew_them_only(setup: Setup) -> None:
    for told in course(setup).events:
        for viewer in (None, *range(setup.players)):
            for event, seen in zip(told, seen_by(told, viewer), strict=True):
                hidden = event["event"] == "drew" and event["seat"] != viewer
                expected = {n: v for n, v in event.items() if not (hidden and n == "cards")}
                assert seen == expected


def test_an_unknown_kind_of_event_is_not_passed_on() -> None:
    with pytest.raises(KeyError):
        seen_by([{"event": "peeked", "seat": 0, "cards": ["R1"]}], 1)


def test_an_unknown_field_of_an_event_is_not_passed_on() -> None:
    event: dict[str, Any] = {"event": "passed", "seat": 0, "cards": ["R1"]}
    assert seen_by([event], 0) == [{"event": "passed", "seat": 0}]


@every_setup
def test_a_table_tells_all_events_so_far(setup: Setup) -> None:
    played = course(setup)
    table = table_from(played.written[0])
    for move in played.moves:
        table.play(move)
    told = [event for events in played.events for event in events]
    for viewer in (None, *range(setup.players)):
        assert table.events(viewer) == seen_by(told, viewer)


@pytest.mark.parametrize("name", sorted(EVENT_KINDS))
def test_every_kind_of_event_happens(name: str) -> None:
    happened = {
        kind
        for setup in SETUPS
        if setup.name == name
        for told in course(setup).events
        for kind in kinds_of(told)
    }
    assert happened == EVENT_KINDS[name]

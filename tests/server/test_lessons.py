"""Lessons: their deals suit the steps that the browser shows, and nothing of them counts."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from elferrat.bots import bot
from elferrat.locale.message import Unusable
from elferrat.play.view import view
from elferrat.server import commands as wire
from elferrat.server.deciding import create
from elferrat.server.lessons import BOTS, LESSONS, PUPIL
from elferrat.server.room import DONE, PLAYING, Room
from elferrat.server.seating import BOT, PERSON
from elferrat.server.terms import read_terms
from elferrat.server.verdicts import Refused, Setting
from tests.server.living import play, serving, table_with
from tests.server.playing import Game
from tests.structure.tree import ROOT

STEPS = json.loads((ROOT / "web" / "src" / "lessons" / "lessons.json").read_text(encoding="utf-8"))
PLACES = {"hand", "board", "stock", "end", "draw", "undo", "refusal"}
THUMB = bot(BOTS)


class Table(Game):
    """A lesson's table: the pupil sits down, bots have the other seats."""

    def __init__(self, lesson: str) -> None:
        taught = LESSONS[lesson]
        super().__init__(taught.game, taught.seats, Random(lesson), lesson=lesson)
        self.fill()

    def advised(self) -> str:
        assert self.room.position is not None
        return str(THUMB.choose(view(self.room.position, self.room.turn)).move)

    def others(self) -> None:
        """The bots play until the pupil is on turn, or the game is over."""
        while self.room.turn not in (PUPIL, None):
            self.move(self.advised())

    def take(self, step: dict[str, Any]) -> None:
        """What a pupil does who follows a step. A move must be legal, each of its alternatives."""
        position = self.room.position
        assert position is not None
        match step["until"]:
            case "turn":
                self.others()
                assert self.room.turn == PUPIL
            case "move":
                assert self.room.turn == PUPIL
                moves = step.get("moves", [self.advised()])
                if step.get("moves") is not None and "end" not in moves:
                    assert set(moves) <= set(self.legal()), moves
                self.move(moves[0])
            case "refused":
                with pytest.raises(Refused) as refused:
                    self.move(step["moves"][0])
                assert refused.value.clause[0] in "EXFS"
            case "undone":
                assert self.room.undoable
                self.ask(PUPIL, wire.Undo)
            case "stock":
                while position.game.view(position, PUPIL)["stock"]:
                    self.move(self.advised())
                    position = self.room.position
                    assert position is not None
            case "over":
                while self.room.turn is not None:
                    self.move(self.advised())
                assert position.outcome is None or self.room.phase == DONE
            case until:
                assert until == "read"


def test_the_browser_shows_the_lessons_that_there_are() -> None:
    assert [step["id"] for step in STEPS] == list(LESSONS)
    for lesson in STEPS:
        assert lesson["game"] == LESSONS[lesson["id"]].game
    games = [lesson.game for lesson in LESSONS.values()]
    assert sum(game in ("elfer", "extra") for game in games) >= 8
    assert sum(game in ("elfern", "schneider") for game in games) >= 8


@pytest.mark.parametrize("lesson", STEPS, ids=lambda lesson: lesson["id"])
def test_who_follows_the_steps_can_make_each_of_them(lesson: dict[str, Any]) -> None:
    table = Table(lesson["id"])
    assert table.room.phase == PLAYING
    for step in lesson["steps"]:
        assert table.room.position is not None
        hand = set(view(table.room.position, PUPIL).hand)
        assert set(step.get("point", [])) - PLACES <= hand, step
        table.take(step)


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_table_of_a_lesson_has_the_same_deal(lesson: str) -> None:
    """Whatever the server's chance, and whatever the pupil adds to the seed."""
    taught = LESSONS[lesson]
    table = Table(lesson)
    assert table.room.seed == ":".join([taught.secret, *[""] * taught.seats])
    assert [seat.kind for seat in table.room.seats] == [PERSON] + [BOT] * (taught.seats - 1)
    assert {seat.level for seat in table.room.seats[1:]} == {BOTS}


def test_the_deal_of_a_lesson_can_be_checked_like_any_other() -> None:
    table = Table("schneider-beat")
    shown = table.room.commitment
    while table.room.turn is not None:
        table.move(table.advised())
    assert table.room.record().marks["commitment"] == shown


def test_other_tables_have_secrets_of_their_own() -> None:
    secrets = iter(("first", "second"))
    setting = Setting(0, lambda: next(secrets))
    entries = create("BCDFGH", read_terms({"game": "elfern"}).json(), "host", {}, setting)
    assert Room.from_log(entries).secret == "first"


def test_the_terms_are_the_lessons_own() -> None:
    terms = read_terms({"game": "elfer", "lesson": "elfer-whole", "pace": 300})
    assert (terms.seats, terms.pace, terms.listed) == (6, 300, False)
    assert read_terms(terms.json()) == terms


@pytest.mark.parametrize(
    ("terms", "place"),
    [
        ({"lesson": "skat-first"}, "lesson"),
        ({"lesson": "elfern-trick"}, "game"),
        ({"lesson": "elfer-draw", "seats": 3}, "seats"),
        ({"lesson": "elfer-draw", "games": 2}, "games"),
        ({"lesson": "elfer-draw", "listed": True}, "listed"),
        ({"lesson": "elfer-draw", "chat": True}, "chat"),
        ({"lesson": "elfer-draw", "options": {"draw": "one"}}, "options"),
        ({"lesson": "elfer-draw", "clock": {"kind": "turn", "seconds": 30}}, "clock"),
    ],
)
def test_what_a_lesson_does_not_have_is_refused(terms: dict[str, Any], place: str) -> None:
    with pytest.raises(Unusable) as caught:
        read_terms({"game": "elfer", **terms})
    assert caught.value.place == place


def test_a_lesson_has_its_own_bots() -> None:
    terms = read_terms({"game": "elfer", "lesson": "elfer-draw"})
    with pytest.raises(Unusable):
        create("BCDFGH", terms.json(), "host", {1: "random"}, Setting(0, lambda: "secret"))


def test_a_finished_lesson_is_no_finished_game(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            terms: dict[str, Any] = {"seats": 2, "lesson": "schneider-whole"}
            table, clients = await table_with(tables, "schneider", 1, **terms)
            await play(clients)
            assert (await table.look()).phase == DONE
            assert await tables.world.store.games_at(table.table) == []

    asyncio.run(run())

"""What bots are asked at a table: evidence of the moves that stand, and only for who remembers."""

import asyncio
from random import Random
from typing import Any

import pytest

import elferrat.bots
from elferrat.bots import Bot, Budget, Choice
from elferrat.locale.message import Message
from elferrat.play.evidence import Evidence, followed
from elferrat.play.view import View
from elferrat.server.room import Room
from elferrat.server.sight import play_view
from elferrat.server.thinking import Recollection, Thinking
from elferrat.server.workers import Answer
from elferrat.server.world import World
from tests.server.playing import TABLES, Game
from tests.server.rooms import disturb

Asked = tuple[str, dict[str, Any], str, dict[str, Any] | None]


class Rememberer(Bot):
    """A bot that asks for evidence."""

    name = "rememberer"
    remembers = True

    def choose(
        self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
    ) -> Choice:
        return Choice(view.legal[0], None, Message("hint-only"))


class Listener:
    """Workers that write down what they are asked."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []

    async def choose(
        self, game: str, view: dict[str, Any], seat: int, level: str, seed: None, seconds: float,
        evidence: dict[str, Any] | None,
    ) -> Answer:  # fmt: skip
        assert (seat, seed) == (view["turn"], None)
        self.asked.append((game, view, level, evidence))
        return Answer(view["legal"][-1], 0.5, Message("hint-only"), late=level == "random")


def thinking() -> tuple[Thinking, Listener]:
    workers = Listener()
    world: Any = World(store=None, workers=workers, broker=None)  # type: ignore[arg-type]
    return Thinking(world), workers


def from_the_start(room: Room) -> Evidence:
    position = room.deal()
    evidence = Evidence(position)
    for made in room.moves:
        followed(position, made.move, evidence)
    return evidence


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_evidence_is_that_of_the_moves_that_stand(
    game: str, options: dict[str, Any], seats: int
) -> None:
    recollection = Recollection()
    for number in range(2):  # as if a second game were played at the table
        table = Game(game, seats, Random(f"{game} {options} {number}"), options=options)
        table.fill()
        while table.room.turn is not None:
            table.move()
            if table.rng.random() < 0.2:
                disturb(table)
            if table.rng.random() < 0.2 and table.room.turn is not None:
                found = recollection.of(table.room).json()
                assert found == from_the_start(table.room).json()
                restarted = Room.from_log(table.log)
                assert Recollection().of(restarted).json() == found


def test_a_deal_that_was_never_stored_leaves_nothing_behind() -> None:
    recollection = Recollection()
    first, second = (Game("extra", 3, Random(seed)) for seed in (1, 2))
    for table in (first, second):
        table.fill()
    recollection.of(first.room)
    for _ in range(12):
        second.move()
    assert first.room.dealt == second.room.dealt
    assert recollection.of(second.room).json() == from_the_start(second.room).json()


def test_only_who_remembers_is_given_evidence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(elferrat.bots.LEVELS, "rememberer", lambda seed: Rememberer())
    table = Game("extra", 3, Random(1))
    table.fill()
    for _ in range(20):
        table.move()
    room, (bots, workers) = table.room, thinking()
    assert room.turn is not None
    seat = room.seats[room.turn]
    for level in ("thumb", "rememberer", "random"):
        seat.level = level
        move, by = asyncio.run(bots.move(room, room.turn))
        view = play_view(room, room.turn)
        assert view is not None
        expected = from_the_start(room).json() if level == "rememberer" else None
        assert workers.asked.pop() == ("extra", view, level, expected)
        assert (move, by) == (view["legal"][-1], "late" if level == "random" else "autopilot")


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    table = Game("elfer", 4, Random(2))
    table.fill()
    room, (bots, workers) = table.room, thinking()
    while (turn := room.turn) is not None:
        legal = table.legal()
        if len(legal) == 1:
            assert asyncio.run(bots.move(room, turn)) == (legal[0], "autopilot")
        table.move()
    assert not workers.asked


def test_hints_are_the_advisers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(elferrat.bots.LEVELS, elferrat.bots.ADVISER, lambda seed: Rememberer())
    table = Game("elfern", 2, Random(3))
    table.fill()
    room, (bots, workers) = table.room, thinking()
    assert room.turn is not None
    question = bots.for_hint(room, room.turn)
    table.move()  # it was asked about the moment before
    asyncio.run(bots.answer(question))
    assert workers.asked == [("elfern", *question)]
    assert question.level == elferrat.bots.ADVISER
    assert question.evidence == Evidence(room.deal()).json()

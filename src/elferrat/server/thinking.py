"""What bots are asked at a table: the moves of seats that play alone, and hints.

A bot that remembers is given the evidence of the running game beside its view. It is followed only
where such a bot is asked, and worked out from the moves of the log, so it is the same after a
restart and after moves were taken back.
"""

from typing import Any, NamedTuple

from elferrat.bots import adviser, bot
from elferrat.games.game import AnyPosition
from elferrat.play.evidence import Evidence, followed
from elferrat.server.course import Made
from elferrat.server.deciding import AUTOPILOT
from elferrat.server.room import Room
from elferrat.server.seating import PERSON
from elferrat.server.sight import play_view
from elferrat.server.workers import Answer
from elferrat.server.world import World


class Recollection:
    """What the moves of a table's running game have told everybody about hidden hands."""

    __slots__ = ("_deal", "_evidence", "_moves", "_position")

    def __init__(self) -> None:
        self._deal: tuple[int, str] | None = None  # the entry that dealt the game, and the seed
        self._position: AnyPosition
        self._evidence: Evidence
        self._moves: list[Made] = []

    def of(self, room: Room) -> Evidence:
        """The evidence of a room's running game, after all its moves."""
        deal = (room.dealt, room.seed)
        if self._deal != deal or room.moves[: len(self._moves)] != self._moves:
            self._deal, self._moves = deal, []
            self._position = room.deal()
            self._evidence = Evidence(self._position)
        for made in room.moves[len(self._moves) :]:
            followed(self._position, made.move, self._evidence)
            self._moves.append(made)
        return self._evidence


class Question(NamedTuple):
    """What a bot is asked: all that it may know, at one moment of the game."""

    view: dict[str, Any]
    level: str
    evidence: dict[str, Any] | None


class Thinking:
    """The bots of one table. A question is put together at once; the answer takes its time."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._recollection = Recollection()

    async def move(self, room: Room, turn: int) -> tuple[str, str]:
        """The move for a seat that plays alone, and who has chosen it (`course.Made`)."""
        seat = room.seats[turn]
        question = self._question(room, turn, seat.level or AUTOPILOT)
        legal: list[str] = question.view["legal"]
        by = "autopilot" if seat.kind == PERSON else "bot"
        if len(legal) == 1:
            return legal[0], by
        answer = await self.answer(question)
        return answer.move, "late" if answer.late else by

    def for_hint(self, room: Room, turn: int) -> Question:
        """What to ask so as to advise the seat on turn."""
        return self._question(room, turn, adviser())

    async def answer(self, question: Question) -> Answer:
        """What the bot says, or a stand-in for it."""
        view, level, evidence = question
        return await self._world.workers.choose(
            view["game"], view, view["turn"], level, None, self._world.bot_seconds, evidence
        )

    def _question(self, room: Room, turn: int, level: str) -> Question:
        view = play_view(room, turn)
        assert view is not None
        evidence = None
        if len(view["legal"]) > 1 and bot(level).remembers:
            evidence = self._recollection.of(room).json()
        return Question(view, level, evidence)

"""One evening at one table, without input and output: plain lines and the full screen share it."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from elferrat.bots import USUAL, Bot, Choice, adviser, bot
from elferrat.cli.board import Look, moves_with
from elferrat.cli.events import refusal_line
from elferrat.cli.terminal.keeping import free_path
from elferrat.cli.terminal.setup import Setup
from elferrat.games.game import Event
from elferrat.locale.message import Message, Unusable
from elferrat.play.evidence import Evidence
from elferrat.play.match import Match, draw_dealer, first_dealer, new_match
from elferrat.play.positions import read_position
from elferrat.play.referee import MoveError
from elferrat.play.table import Table
from elferrat.play.view import View


@dataclass
class Session:
    """The table, its seats, and whose eyes look at the screen.

    `viewer` is the seat of the person in front of the screen; None while the screen is handed
    over and shows what a spectator may see. `hand` counts from 1. `lot` is the dealer of
    this hand if drawn, with the cards drawn, two at a time (none in the row games). `unsaved`
    are the hands whose record could not be saved.
    """

    setup: Setup
    table: Table = field(init=False)
    match: Match = field(init=False)
    bots: dict[int, Bot] = field(init=False)
    hand: int = 1
    viewer: int | None = None
    lot: tuple[int, tuple[str, ...]] | None = None
    unsaved: set[int] = field(default_factory=set)
    _seen: dict[int | None, int] = field(default_factory=dict)
    _saved: Path | None = None
    _counted: bool = False

    def __post_init__(self) -> None:
        self.seed = self.setup.seed if self.setup.seed is not None else secrets.token_hex(8)
        position = self.setup.position
        self.match = new_match(
            self.setup.game,
            self.setup.options,
            players=self.setup.players,
            dealer=self.setup.dealer,
        )
        if position is None:
            if self.setup.seed is None and self.setup.dealer is None:
                self.lot = first_dealer(self.setup.game, self.setup.players, self.seed)
                self.match = self.match.dealt_by(self.lot[0])
            self._deal()
        else:
            self.table = Table(position, names=self.setup.names)
            self._seat_bots()
        if self.setup.humans == 1:
            self.viewer = 0

    @property
    def look(self) -> Look:
        """How this evening's table is worded and drawn."""
        return Look(self.setup.names, self.setup.lang, self.setup.pack)

    def say(self, key: str, **args: object) -> str:
        """A sentence of the catalogue in the evening's language and pack."""
        return Message(key, args).text(self.setup.lang, self.setup.pack)

    # --- hands and seats

    def _deal(self) -> None:
        # The first hand's seed is the given one, so that it is the deal of `elferrat deal`.
        seed = self.seed if self.hand == 1 else f"{self.seed}:{self.hand}"
        if self.match.dealer is None:
            self.lot = draw_dealer(seed)
            self.match = self.match.dealt_by(self.lot[0])
        game, o = self.match.game, self.match.options
        position = game.deal(o, self.setup.players, seed, self.match.dealer)
        self.table = Table(position, names=self.setup.names, seed=seed)
        self._seat_bots()

    def _seat_bots(self) -> None:
        self.bots = {
            self.setup.humans + i: bot(level, seed=f"{self.table.seed}:bot{i}")
            for i, level in enumerate(self.setup.bots)
        }

    def next_hand(self) -> None:
        """Deal the next hand of the match, by its next dealer."""
        self.hand += 1
        self._seen.clear()
        self._saved = None
        self._counted = False
        self.lot = None
        if self.setup.humans > 1:
            self.viewer = None
        self._deal()

    @property
    def over(self) -> bool:
        """Whether this hand is over."""
        return self.table.over

    @property
    def last_hand(self) -> bool:
        """Whether no further hand was agreed on."""
        return self.hand >= self.setup.hands

    @property
    def bot_on_turn(self) -> Bot | None:
        """The bot that has to move; None if a person has, or the hand is over."""
        return None if self.over else self.bots.get(self.table.turn)

    @property
    def must_hand_over(self) -> bool:
        """Whether another person than the one in front of the screen is on turn."""
        return not self.over and self.bot_on_turn is None and self.viewer != self.table.turn

    def hide(self) -> None:
        """Nobody looks: the screen is on its way to the next person."""
        self.viewer = None

    def hand_over(self) -> None:
        """The person on turn now sits in front of the screen."""
        self.viewer = self.table.turn

    @property
    def my_turn(self) -> bool:
        """Whether the person in front of the screen is on turn."""
        return not self.over and self.viewer == self.table.turn

    @property
    def you(self) -> int | None:
        """The seat that is spoken to as “you”: only where one person plays, under no own name."""
        alone = self.setup.humans == 1
        return 0 if alone and self.setup.names[0] == self.say("terminal-you") else None

    # --- what the person in front of the screen sees and does

    def view(self) -> View:
        """What the person in front of the screen may know."""
        return self.table.view(self.viewer)

    def events(self) -> list[Event]:
        """All events of the hand so far, as the person in front of the screen may know them."""
        return self.table.events(self.viewer)

    def news(self) -> list[Event]:
        """The events that person was not told yet; they count as told from now on."""
        events = self.events()
        told = self._seen.get(self.viewer, 0)
        self._seen[self.viewer] = len(events)
        return events[told:]

    def legal(self) -> list[str]:
        """The legal moves, if the person in front of the screen is on turn."""
        return self.table.legal() if self.my_turn else []

    def play(self, move: str) -> None:
        """Make a move of the person in front of the screen; raises `MoveError`."""
        self.table.play(move, seat=self.viewer)
        self._count()

    def bot_view(self) -> View:
        """What the bot on turn may know."""
        return self.table.view(self.table.turn)

    def evidence_for(self, one: Bot) -> Evidence | None:
        """What the course of the hand has told everybody, for a bot that remembers."""
        return self.table.evidence() if one.remembers else None

    def play_bot(self, move: str) -> None:
        """Make the move that the bot on turn chose."""
        self.table.play(move)
        self._count()

    def may_undo(self) -> bool:
        """Whether the last move may be taken back: within the turn, up to a draw or its end."""
        return self.viewer is not None and self.table.may_take_back(self.viewer)

    def undo(self) -> str:
        """Take back the last move and return it; raises `Unusable` if it has to stay."""
        if not self.may_undo():
            raise Unusable("", "terminal-no-undo")
        move = self.table.undo()
        told = len(self.table.events(None))
        self._seen = {seat: min(seen, told) for seat, seen in self._seen.items()}
        return move

    def hint(self) -> Choice:
        """What a bot would do in this place, from the same view; only on turn.

        It is the bot that gives hints, where nobody has to wait for it to be compiled.
        """
        one = bot(adviser())
        if not one.prepared(self.setup.game):
            one = bot(USUAL)
        return one.choose(self.view(), evidence=self.evidence_for(one))

    def explain(self, text: str) -> str:
        """Why a card or move cannot be played, with its clause; or how it can."""
        moves = moves_with(text, self.legal())
        if moves:
            return self.say("terminal-playable", moves=tuple(moves))
        copy = Table(read_position(self.table.position()), names=self.setup.names)
        try:
            # A joker without a cell is judged by its discard: that names the limit of the turn.
            copy.play("-*" if text == "*" else text, seat=self.viewer)
        except MoveError as error:
            return self.refusal(error)
        return self.say("terminal-playable", moves=(text,))

    def refusal(self, error: MoveError) -> str:
        """What the referee says to a move, its clause first where there is one."""
        return refusal_line(error, ": ", self.setup.lang, self.setup.pack)

    # --- after the hand

    def _count(self) -> None:
        outcome = self.table.outcome
        if outcome is None or self._counted:
            return
        self._counted = True
        try:
            self.match = self.match.after(outcome)
        except Unusable:
            # A hand begun from a set-up position can end with numbers that no match knows.
            return

    @property
    def begun(self) -> bool:
        """Whether a move was made in this hand."""
        return bool(self.table.moves)

    @property
    def kept(self) -> bool:
        """Whether this hand is over and was saved, or was tried to be."""
        return self.over and self._saved is not None

    def save(self) -> Path:
        """Save the record of this hand, once under one name; raises `Unusable`."""
        self.unsaved.add(self.hand)
        if self._saved is None:
            self._saved = free_path(self.setup.save, self.setup.game, self.hand)
        record = self.table.record()
        if self.you is not None:  # whoever reads the record later is not spoken to
            record.players[self.you] = self.say("terminal-player", number=self.you + 1)
        record.save(self._saved)
        self.unsaved.remove(self.hand)
        return self._saved


def levels(session: Session) -> Sequence[tuple[str, str]]:
    """Name and level of each bot at the table."""
    bots: Mapping[int, Bot] = session.bots
    return [(session.setup.names[seat], one.name) for seat, one in bots.items()]

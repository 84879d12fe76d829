"""The full screen: seats, table, hand and log at 80×24; keys first, the mouse works too."""

import asyncio
import signal
from contextlib import suppress

from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Footer, RichLog, Static
from textual.worker import get_current_worker

from elferrat.bots import Bot
from elferrat.cli.board import Look, moves_with, seat_lines, table_lines
from elferrat.cli.events import sentence
from elferrat.cli.output import ENDS, one_line
from elferrat.cli.terminal import words
from elferrat.cli.terminal.handview import HandView, painted
from elferrat.cli.terminal.keeping import at_home
from elferrat.cli.terminal.screens import Ask
from elferrat.cli.terminal.session import Session
from elferrat.locale.message import Unusable
from elferrat.locale.values import CardText, Verbatim
from elferrat.play.evidence import Evidence
from elferrat.play.referee import MoveError
from elferrat.play.view import View

KEYS = {
    "d": ("move('draw')", "draw"),
    "e": ("move('end')", "end"),
    "p": ("move('pass')", "pass"),
    "u": ("undo", "undo"),
    "h": ("hint", "hint"),
    "question_mark": ("why", "why"),
    "l": ("log", "log"),
    "s": ("sheet", "sheet"),
    "f1": ("keys", "help"),
    "q": ("leave", "quit"),
}
ROW_GAME_KEYS = ("d", "e", "p")
QUIET_KEYS = ("l",)  # not in the footer, which would not fit 80 columns in every language
INTERRUPTED = 130
ENDED = 128  # and the number of the signal, as a shell reports it


class TableApp(App[None]):
    """One evening on the full screen. `pace` is the pause after a bot's move, in seconds."""

    ENABLE_COMMAND_PALETTE = False
    # Ctrl-C also leaves from under a dialog.
    BINDINGS = [("ctrl+q", "leave"), Binding("ctrl+c", "interrupt", priority=True)]
    CSS = """
    Screen { layout: vertical; overflow-y: auto; }
    #status { height: 1; text-style: bold; }
    #seats, #table, #hand { height: auto; }
    #table { margin-bottom: 1; }
    #said { height: auto; min-height: 1; max-height: 3; }
    #log { height: 1fr; min-height: 2; border-top: solid $foreground; }
    """

    def __init__(self, session: Session, pace: float = 0.35) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.begun = False
        self.farewell: list[str] = []
        self.told: tuple[int | None, int, int] = (None, 0, 0)
        for key, (action, name) in KEYS.items():
            if key in ROW_GAME_KEYS and self.in_tricks:
                continue
            self.bind(
                key,
                action,
                description=self.say(f"terminal-key-{name}"),
                show=key not in QUIET_KEYS and not (key == "u" and self.in_tricks),
                key_display={"f1": "F1"}.get(key),
            )

    @property
    def in_tricks(self) -> bool:
        """Whether the game is played in tricks: a card ends the turn, nothing is taken back."""
        return self.session.setup.game in ("elfern", "schneider")

    def say(self, key: str, **args: object) -> str:
        """A sentence of the catalogue."""
        return self.session.say(key, **args)

    def compose(self) -> ComposeResult:
        """From top to bottom: whose turn, who holds what, the table, the hand, a word, the log."""
        yield Static(id="status", markup=False)
        with Vertical(id="seats"):
            yield Static(id="seat_lines", markup=False)
        yield Static(id="table", markup=False)
        yield HandView()
        yield Static(id="said", markup=False)
        log = RichLog(id="log", wrap=True, markup=False, min_width=20)
        log.can_focus = False
        yield log
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Begin."""
        self.heed_signals()
        self.begun = True
        self.hand.focus()
        self.tell(self.say("terminal-start-keys"))
        self.advance()

    def on_resize(self) -> None:
        """Draw for the new size, once the screen has it."""
        if self.begun:
            self.call_after_refresh(self.show)

    # --- showing

    @property
    def hand(self) -> HandView:
        """The hand, whatever screen lies over it."""
        return self.screen_stack[0].query_one(HandView)

    def static(self, name: str) -> Static:
        """A part of the table's screen."""
        return self.screen_stack[0].query_one(f"#{name}", Static)

    def tell(self, text: str) -> None:
        """Put a word under the hand."""
        self.static("said").update(one_line(text))

    def show(self) -> None:
        """Draw everything as the person in front of the screen may see it."""
        session = self.session
        view = session.view()
        setup = session.setup
        look = Look(setup.names, setup.lang, setup.pack, self.size.width)
        self.static("status").update(self.status())
        self.static("seat_lines").update(painted(seat_lines(view, look)))
        self.static("table").update(painted(table_lines(view, look)))
        self.hand.show(view, session.viewer, look)
        self.show_log()

    def status(self) -> str:
        """The game, the hand, whose turn it is, and how the turn may end."""
        session = self.session
        parts = [self.say("terminal-game", game=session.setup.game)]
        if session.setup.hands > 1:
            parts.append(f"{session.hand}/{session.setup.hands}")
        seat = session.table.turn
        if session.over:
            parts.append(self.say("terminal-ended"))
        elif session.bot_on_turn:
            parts.append(self.say("terminal-thinking", name=session.setup.names[seat]))
        else:
            parts.append(self.say("terminal-your-turn", **words.who(session, seat)))
            laid = session.view().get("laid")
            if laid and session.setup.game == "extra":  # only there is a limit of four (X10)
                parts.append(self.say("terminal-turn-played", count=laid))
            legal = session.legal()
            parts += [self.say(f"terminal-may-{m}") for m in words.ENDINGS if m in legal]
        return " · ".join(parts)

    def show_log(self) -> None:
        """Bring the log up to date; for other eyes, or after an undo, write it anew."""
        session = self.session
        log = self.screen_stack[0].query_one(RichLog)
        events = session.events()
        viewer, hand, told = self.told
        if (viewer, hand) != (session.viewer, session.hand) or told > len(events):
            log.clear()
            told = 0
            for line in words.lot_lines(session):
                log.write(line)
        for event in events[told:]:
            if event["event"] != "turn_ended":  # the status says whose turn it is
                log.write(words.say_event(session, event))
        self.told = (session.viewer, session.hand, len(events))

    # --- the course of the game

    def advance(self) -> None:
        """Show the table, then let whoever comes next come: bot, person, or the end."""
        session = self.session
        self.show()
        if session.over:
            self.finish()
        elif session.must_hand_over:
            self.hand_over()
        elif bot := session.bot_on_turn:
            evidence = session.evidence_for(bot)
            self.think(bot, session.bot_view(), evidence, len(session.table.moves))

    @work(thread=True, exclusive=True, group="bot")
    def think(self, bot: Bot, view: View, evidence: Evidence | None, moves: int) -> None:
        """Let a bot choose beside the screen, so that keys go on working."""
        move = bot.choose(view, evidence=evidence).move
        if not get_current_worker().is_cancelled:
            self.call_from_thread(self.bot_chose, move, moves)

    def bot_chose(self, move: str, moves: int) -> None:
        """Make the bot's move after a moment, so that it can be followed."""

        def make() -> None:
            if len(self.session.table.moves) == moves and self.session.bot_on_turn:
                self.session.play_bot(move)
                self.advance()

        if self.pace:
            self.set_timer(self.pace, make)
        else:
            make()

    def hand_over(self) -> None:
        """Hide the cards, say who takes over, and show the next person's cards when asked to."""
        session = self.session
        name = session.setup.names[session.table.turn]

        def show_next(_: str | None) -> None:
            session.hand_over()
            self.tell("")
            self.advance()

        def hide(_: str | None) -> None:
            session.hide()
            self.show()
            ready = [("ready", self.say("terminal-key-ready"))]
            question = [self.say("terminal-hand-over", name=name)]
            self.push_screen(Ask(question, ready, opaque=True), show_next)

        if session.viewer is None:
            hide(None)
        else:
            lines = [*self.last_events(3), self.say("terminal-hide", name=name)]
            self.push_screen(Ask(lines, [("hide", self.say("terminal-key-hide"))]), hide)

    def last_events(self, count: int) -> list[str]:
        """The last events in words."""
        events = self.session.events()[-count:]
        return [words.say_event(self.session, event) for event in events]

    def finish(self) -> None:
        """The end of a hand: result, sheet and record, then the next hand or the end."""
        session = self.session
        # What must be seen stands first: the sheet may be longer than the screen.
        lines = [*self.last_events(2), "", *words.result_lines(session), "", self.keep()]
        if session.match.hands:
            lines += ["", *words.sheet_lines(session)]
        go_on = "terminal-key-again" if session.last_hand else "terminal-key-next"

        def answered(answer: str | None) -> None:
            if answer == "quit":
                self.farewell += [line for line in lines if line]
                self.exit()
            else:
                session.next_hand()
                self.tell("")
                self.advance()

        answers = [("next", self.say(go_on)), ("quit", self.say("terminal-key-quit"))]
        self.push_screen(Ask(lines, answers, cancel="quit"), answered)

    def keep(self) -> str:
        """Save the record; the line that names it or tells the trouble."""
        session = self.session
        if not session.begun:
            return self.say("terminal-nothing-saved")
        try:
            return self.say("terminal-saved", path=Verbatim(at_home(session.save())))
        except Unusable as error:
            trouble = Verbatim(error.text(session.setup.lang))
            return self.say("terminal-not-saved", trouble=trouble)

    # --- what keys and mouse ask for

    def on_hand_view_moved(self) -> None:
        """Say the card under the cursor in words."""
        if self.hand.card is None:
            return
        _, card, playable = self.hand.card
        words_of_card = CardText(card)
        key = "terminal-card-playable" if playable else "terminal-card-blocked"
        self.tell(sentence(self.say(key, card=words_of_card, notation=card)))

    def on_hand_view_chosen(self) -> None:
        """Play the card: at once if there is one way, by a list if there are several."""
        if self.hand.card is None:
            return
        card = self.hand.card[1]
        moves = words.in_order(moves_with(card, self.session.legal()))
        if not moves:
            self.action_why()
        elif moves == [card]:
            self.action_move(card)
        else:
            question = self.say("terminal-title-choose", card=CardText(card))
            title = [sentence(question), self.say("terminal-close")]
            answers = [(move, words.describe(self.session, move)) for move in moves]
            self.push_screen(Ask(title, answers, cancel=""), self.action_move)

    def action_move(self, move: str | None) -> None:
        """Make a move, or say which clause forbids it."""
        if not move:
            return
        try:
            self.session.play(move)
        except MoveError as error:
            self.tell(self.session.refusal(error))
            return
        self.tell(self.last_events(1)[0])
        self.advance()

    def action_undo(self) -> None:
        """Take back the last move of the turn."""
        try:
            move = self.session.undo()
        except Unusable as error:
            self.tell(error.text(self.session.setup.lang))
            return
        self.tell(self.say("terminal-undone", move=move))
        self.show()

    def action_hint(self) -> None:
        """What a bot would do."""
        my_turn = self.session.my_turn
        self.tell(words.hint_line(self.session) if my_turn else self.say("terminal-not-now"))

    def action_why(self) -> None:
        """Why the card under the cursor cannot be played, or how it can."""
        if self.hand.card is not None:
            self.tell(self.session.explain(self.hand.card[1]))

    def read_text(self, title: str, lines: list[str], at_end: bool = False) -> None:
        """Show a text until it is closed."""
        close = [("", self.say("terminal-close"))]
        self.push_screen(Ask([self.say(title), "", *lines], close, cancel="", at_end=at_end))

    def action_log(self) -> None:
        """All events of the hand, the last ones in sight."""
        lines = [*words.lot_lines(self.session), *self.last_events(0)]
        self.read_text("terminal-title-log", lines, at_end=True)

    def action_sheet(self) -> None:
        """The score sheet."""
        self.read_text("terminal-title-sheet", words.sheet_lines(self.session))

    def action_keys(self) -> None:
        """The keys, and what the marks on the table mean."""
        game = self.session.setup.game
        own = {
            "elfer": ("keys-1", "keys-2", "keys-3", "keys-4", "keys-5", "keys-6", "marks"),
            "extra": ("keys-1", "keys-2", "keys-3", "keys-4", "keys-5", "keys-6", "marks", "bonus"),
        }
        names = own.get(game, ("keys-1", "keys-tricks", "keys-5", "keys-6", "ranks"))
        self.read_text(
            "terminal-title-help",
            [self.say(f"terminal-help-{name}", pack=self.session.setup.pack) for name in names],
        )

    def action_leave(self) -> None:
        """Ask, then save and quit."""

        def answered(answer: str | None) -> None:
            if answer == "quit":
                self.farewell.append(self.keep())
                self.exit()

        answers = [
            ("quit", self.say("terminal-key-quit")),
            ("stay", self.say("terminal-key-stay")),
        ]
        self.push_screen(Ask([self.say("terminal-title-quit")], answers, cancel="stay"), answered)

    def action_interrupt(self, status: int = INTERRUPTED) -> None:
        """Ctrl-C: save and leave at once."""
        self.keep_at_last()
        self.exit(return_code=status)

    def keep_at_last(self) -> None:
        """Save if nobody has seen to it yet."""
        if not (self.session.kept or self.farewell):
            self.farewell.append(self.keep())

    def heed_signals(self) -> None:
        """Save and leave too when the terminal is closed or the process is told to end."""
        loop = asyncio.get_running_loop()
        with suppress(NotImplementedError):  # not every system's loop knows signals
            loop.add_signal_handler(signal.SIGINT, self.action_interrupt)
            for number in ENDS:
                loop.add_signal_handler(number, self.action_interrupt, ENDED + number)

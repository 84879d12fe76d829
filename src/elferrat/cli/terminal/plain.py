"""Plain lines: one line per event, no cursor movement, no colour; in a pipe or read aloud."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from elferrat.cli.board import hand_lines, hand_rows, plain, seat_lines, table_lines
from elferrat.cli.terminal import words
from elferrat.cli.terminal.moves import looks_like_move, typed_move
from elferrat.cli.terminal.session import Session, levels
from elferrat.locale.message import Unusable
from elferrat.locale.values import Verbatim
from elferrat.play.referee import MoveError

LAST_MOVES = 12
WORDS = {
    "undo": "u", "hint": "h", "hand": "m", "board": "b", "table": "t", "others": "o", "last": "l",
    "score": "s", "quit": "q", "exit": "q", "help": "?",
}  # fmt: skip


def command(text: str) -> str:
    """The letter of a command, given as letter or word; any other text in small letters."""
    small = text.lower()
    return WORDS.get(small, small)


@dataclass
class Plain:
    """One evening in lines. `read` gives the next line and raises EOFError; `write` takes one.

    `clear` wipes the screen, and what was scrolled off it, before it changes hands.
    """

    session: Session
    read: Callable[[], str]
    write: Callable[[str], None]
    clear: Callable[[], None]

    def run(self) -> None:
        """Play all hands; ends early on `q` and at the end of the input, with the game saved."""
        self.welcome()
        while True:
            if not self.play_hand():
                return
            if self.session.last_hand:
                return
            self.session.next_hand()
            self.write("")
            self.put(words.lot_lines(self.session))

    def welcome(self) -> None:
        """What is played, and with whom."""
        session = self.session
        setup = session.setup
        seats = len(setup.names)
        name = session.say("terminal-game", game=setup.game)
        # A seed drawn by chance is told by the record only: it is all hands of this game.
        given = "no" if setup.seed is None else "yes"
        seed = Verbatim(setup.seed or "")
        self.say("terminal-welcome", game=name, seats=seats, given=given, seed=seed)
        bots = Verbatim(", ".join(f"{name} ({level})" for name, level in levels(session)))
        if bots:
            self.say("terminal-bots", bots=bots)
        self.say("terminal-start-help")
        self.put(words.lot_lines(session))

    def say(self, key: str, **args: object) -> None:
        """Write a sentence of the catalogue."""
        self.write(self.session.say(key, **args))

    def put(self, lines: Iterable[str]) -> None:
        """Write lines."""
        for line in lines:
            self.write(line)

    def play_hand(self) -> bool:
        """One hand to its end; False if the player left before it."""
        session = self.session
        try:
            while not session.over:
                if bot := session.bot_on_turn:
                    evidence = session.evidence_for(bot)
                    choice = bot.choose(session.bot_view(), evidence=evidence)
                    session.play_bot(choice.move)
                    self.tell_news()
                elif session.must_hand_over:
                    self.hand_over()
                elif not self.turn():
                    self.keep()
                    return False
        except EOFError:
            self.say("terminal-ended")
            self.keep()
            return False
        self.finish()
        return True

    def tell_news(self) -> None:
        """Write what happened since the last time, a line an event."""
        if self.session.viewer is not None:
            self.put(words.say_event(self.session, event) for event in self.session.news())

    def hand_over(self) -> None:
        """Wipe the screen and wait for the next person; no cards are shown meanwhile."""
        session = self.session
        name = session.setup.names[session.table.turn]
        if session.viewer is not None:
            self.say("terminal-hide", name=name)
            self.read()
        session.hide()
        self.clear()
        self.say("terminal-hand-over", name=name)
        self.read()
        session.hand_over()
        self.tell_news()

    def turn(self) -> bool:
        """Commands of the person on turn up to a change of the table; False to leave.

        An empty line tells hand and turn again.
        """
        session = self.session
        if session.may_undo():
            self.write(words.turn_line(session))
        else:
            self.put([*words.hand_in_words(session), words.turn_line(session)])
        while text := self.read().strip():
            if command(text) == "q":
                return False
            if self.answer(text):
                break
        return True

    def answer(self, text: str) -> bool:
        """Do what one line asks; True if the table changed."""
        session = self.session
        asked = command(text)
        if asked == "u":
            return self.undo()
        if asked == "h":
            self.write(words.hint_line(session))
        elif asked == "?":
            self.put(self.help())
        elif text.startswith("?"):
            self.explain(text[1:])
        elif asked in ("m", "b", "t", "o", "l", "s"):
            self.put(self.shown(asked))
        else:
            return self.move(text)
        return False

    def undo(self) -> bool:
        """Take back the last move of the turn, or say why not."""
        try:
            self.say("terminal-undone", move=self.session.undo())
        except Unusable as error:
            self.write(error.text(self.session.setup.lang))
            return False
        return True

    def move(self, text: str) -> bool:
        """Make a typed move, or say what is wrong with it."""
        session = self.session
        game = session.setup.game
        if not looks_like_move(game, text):
            self.say("terminal-unknown", text=text)
            return False
        try:
            session.play(typed_move(game, text))
        except MoveError as error:
            self.write(session.refusal(error))
            return False
        self.tell_news()
        return True

    def explain(self, text: str) -> None:
        """Why a card cannot be played, or how it can."""
        game = self.session.setup.game
        asked = "*" if text.strip() == "*" else typed_move(game, text)
        if asked != "*" and not looks_like_move(game, text):
            self.say("terminal-unknown", text=text.strip())
        else:
            self.write(self.session.explain(asked))

    def help(self) -> list[str]:
        """All legal moves, and all that can be typed."""
        session = self.session
        moves = Verbatim(", ".join(words.in_order(session.legal())))
        keys = {
            "elfer": ["moves-row"],
            "extra": ["moves-row", "moves-extra"],
        }.get(session.setup.game, ["moves-trick"])
        lines = [session.say(f"terminal-help-{key}") for key in [*keys, "commands"]]
        return [session.say("terminal-legal", moves=moves), *lines]

    def shown(self, asked: str) -> list[str]:
        """The lines that answer a reading command."""
        session = self.session
        if asked == "m":
            return words.hand_in_words(session)
        if asked == "b":
            return self.drawn()
        if asked == "t":
            return words.table_in_words(session)
        if asked == "o":
            return words.seats_in_words(session)
        if asked == "s":
            return self.sheet()
        events = session.events()[-LAST_MOVES:]
        told = [words.say_event(session, event) for event in events]
        return told or [session.say("terminal-nothing-yet")]

    def drawn(self) -> list[str]:
        """Seats, table and hand as a drawing of 80 columns."""
        session = self.session
        view, look = session.view(), session.look
        lines = [*seat_lines(view, look), *table_lines(view, look)]
        if session.viewer is not None:
            lines += [(), *hand_lines(hand_rows(view, session.viewer), view, look)]
        return plain(lines).split("\n")

    def finish(self) -> None:
        """The end of a hand: what was left to tell, the result, the sheet, the record."""
        session = self.session
        if session.viewer is None:
            session.viewer = session.table.turn
        self.tell_news()
        self.put(words.result_lines(session))
        if session.match.hands:
            self.put(self.sheet())
        self.keep()

    def sheet(self) -> list[str]:
        """The score sheet without the blank lines that only eyes need."""
        return [line for line in words.sheet_lines(self.session) if line]

    def keep(self) -> None:
        """Save the record and tell its name; trouble is told in one line, and the game goes on."""
        session = self.session
        if not session.begun:
            self.say("terminal-nothing-saved")
            return
        try:
            self.say("terminal-saved", path=Verbatim(session.save()))
        except Unusable as error:
            trouble = Verbatim(error.text(session.setup.lang))
            self.say("terminal-not-saved", trouble=trouble)

"""The hand on the full screen: a cursor on one card, moved by keys, digits or the mouse."""

from collections.abc import Sequence
from itertools import product

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from elferrat.cards.rows import COLOURS, JOKER
from elferrat.cli.board import HandRow, Line, Look, Span, View, hand_lines, hand_rows

# The colours of the project: told apart with every kind of colour vision, and never alone.
_FILLS = {
    "R": "bold #ffffff on #d81b3a",
    "Y": "bold #111111 on #f7d038",
    "G": "bold #111111 on #66c2a5",
    "B": "bold #ffffff on #2c5aa0",
}
STYLES = {
    tone: Style.parse(style)
    for tone, style in {
        **_FILLS,
        "H": _FILLS["R"], "D": _FILLS["Y"], "S": _FILLS["B"], "C": _FILLS["G"],
        "*": "bold #111111 on #e0e0e0",
        "open": "bold", "blocked": "#7a7a7a", "held": "#a8a8a8", "dim": "#a8a8a8", "strong": "bold",
    }.items()
}  # fmt: skip
CURSOR = Style(reverse=True, underline=True, bold=True)


def painted(lines: Sequence[Line], cursor: int = -1) -> Text:
    """A drawing with its tones as styles; the card under the cursor is reversed and underlined."""
    text = Text(no_wrap=True)
    for number, line in enumerate(lines):
        if number:
            text.append("\n")
        for span in line:
            here = span.card >= 0 and span.card == cursor
            text.append(span.text, CURSOR if here else STYLES.get(span.tone))
    return text


class HandView(Static, can_focus=True):
    """A seat's cards. Tells the app which card the cursor is on, and which one is to be played."""

    BINDINGS = [
        ("left", "step(-1)"),
        ("right", "step(1)"),
        ("up", "row(-1)"),
        ("down", "row(1)"),
        ("tab", "playable(1)"),
        ("shift+tab", "playable(-1)"),
        ("home", "ends(0)"),
        ("end", "ends(-1)"),
        ("enter,space", "choose"),
    ]

    class Moved(Message):
        """The cursor stands on another card."""

    class Chosen(Message):
        """The card under the cursor is to be played."""

    def __init__(self) -> None:
        super().__init__(id="hand", markup=False)
        self.rows: list[HandRow] = []
        self.lines: list[Line] = []
        self.cursor = 0
        self.letter = ""
        self.digits = ""

    def show(self, view: View, seat: int | None, look: Look) -> None:
        """Show the hand of a seat; None shows no cards."""
        self.rows = [] if seat is None else hand_rows(view, seat)
        self.lines = hand_lines(self.rows, view, look)
        self.cursor = max(0, min(self.cursor, len(self.cards) - 1))
        self.paint()

    def paint(self) -> None:
        """Draw the cards and the cursor anew."""
        self.update(painted(self.lines, self.cursor))

    @property
    def cards(self) -> list[tuple[int, str, bool]]:
        """All cards in the order of the cursor: (place, card, may be played)."""
        return [entry for row in self.rows for entry in row.cards]

    @property
    def card(self) -> tuple[int, str, bool] | None:
        """The card under the cursor; None for an empty hand."""
        return self.cards[self.cursor] if self.cards else None

    def go(self, place: int) -> None:
        """Put the cursor on a card."""
        if self.cards:
            self.cursor = place % len(self.cards)
            self.paint()
            self.post_message(self.Moved())

    # --- keys

    def action_step(self, by: int) -> None:
        """The card before or after, around the ends."""
        self.go(self.cursor + by)

    def action_ends(self, place: int) -> None:
        """The first or the last card."""
        self.go(place)

    def action_row(self, by: int) -> None:
        """The nearest card, by where it stands on the screen, in the next row that has any."""
        rows = [line for line in self.lines if any(span.card >= 0 for span in line)]
        at = next((i for i, line in enumerate(rows) if column(line, self.cursor) >= 0), None)
        if at is None:
            return
        here = column(rows[at], self.cursor)
        there = rows[(at + by) % len(rows)]
        cards = [span.card for span in there if span.card >= 0]
        self.go(min(cards, key=lambda card: abs(column(there, card) - here)))

    def action_playable(self, by: int) -> None:
        """The next card that may be played."""
        playable = [place for place, _, may in self.cards if may]
        if by > 0:
            ahead = [place for place in playable if place > self.cursor] + playable
        else:
            ahead = [place for place in reversed(playable) if place < self.cursor] + playable[::-1]
        if ahead:
            self.go(ahead[0])

    def action_choose(self) -> None:
        """Play the card under the cursor."""
        if self.cards:
            self.post_message(self.Chosen())

    def on_key(self, event: events.Key) -> None:
        """Digits jump to a number, colour letters to a row; together they name a card."""
        letter = (event.character or "").upper()
        if not letter.isdecimal():
            self.letter, self.digits = letter, ""
        if letter.isdecimal():
            self.jump_to_number(letter)
        elif letter in (*COLOURS, JOKER):
            places = [place for row in self.rows if row.letter == letter for place, *_ in row.cards]
            if not places:
                return
            self.go(next((place for place in places if place > self.cursor), places[0]))
        else:
            return
        event.stop()

    def jump_to_number(self, digit: str) -> None:
        """The next card of the number typed so far; a digit that continues none begins anew.

        A row whose letter was typed before the number is looked at alone, if it has the number.
        """
        numbers = {place: number_of(card) for place, card, _ in self.cards}
        of_row = {place: numbers[place] for place, card, _ in self.cards if card[0] == self.letter}
        for typed in (self.digits + digit, digit):
            # A second digit may mean the very card that the first one led to.
            first = self.cursor if len(typed) > 1 else self.cursor + 1
            # While 1 is typed, 1 comes first, then what may become 10 to 19.
            for there, whole in product((of_row, numbers), (True, False)):
                places = [
                    place
                    for place, number in there.items()
                    if (number == typed if whole else number.startswith(typed))
                ]
                if places:
                    self.digits = typed
                    self.go(next((place for place in places if place >= first), places[0]))
                    return
        self.digits = ""

    # --- mouse

    def on_click(self, event: events.Click) -> None:
        """A click plays the card under it."""
        offset = event.get_content_offset(self)
        if offset is None or offset.y >= len(self.lines):
            return
        card = card_at(self.lines[offset.y], offset.x)
        if card >= 0:
            self.go(card)
            self.post_message(self.Chosen())


def number_of(card: str) -> str:
    """The number on a card as it is typed; empty for a joker or a court card."""
    if card[0] in COLOURS and card[1:].isdecimal():
        return card[1:]
    return "10" if card[0] == "T" else card[0] if card[0].isdecimal() else ""


def column(line: Line, card: int) -> int:
    """Where a card's span begins in a line, in columns; -1 if it is not there."""
    x = 0
    for span in line:
        if span.card == card:
            return x
        x += cell_len(span.text)
    return -1


def card_at(line: Line, x: int) -> int:
    """The place of the card in a column of a line; -1 if there is none."""
    at = 0
    for span in line:
        at += cell_len(span.text)
        if x < at:
            return span.card
    return -1


__all__ = ["HandView", "Span", "painted"]

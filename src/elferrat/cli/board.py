"""The table and the hand drawn as text: used by the plain lines, the full screen and `judge`.

A drawing is a list of lines, a line a tuple of spans; what a span's tone looks like is up to the
reader of the drawing. Nothing here is told by tone alone: colours stand beside letter and shape,
playable cards carry a mark.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Any

from elferrat.cards.rows import COLOURS, JOKER
from elferrat.cards.tricks import RANKS, SUITS
from elferrat.locale.catalogue import say
from elferrat.locale.values import CardText, Verbatim

SHAPES = {"R": "■", "Y": "▲", "G": "●", "B": "◆", "C": "♣", "S": "♠", "H": "♥", "D": "♦"}
ROW_LENGTHS = {"elfer": 20, "extra": 21}
OPEN, BLOCKED, BRIDGE, PLAYABLE = "+", "·", "│", ">"
LABEL = 4  # columns of a row's letter and shape
CELL = 3  # columns of a cell: its number, or a joker's star and number

View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of one line: its text, its tone, and the place in the hand of the card it shows.

    Tones: a colour or suit letter, `open`, `blocked`, `held`, `dim`, `strong` or none.
    """

    text: str
    tone: str = ""
    card: int = -1


Line = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Look:
    """For whom a table is drawn: the players' names by seat, language, pack, columns at hand."""

    names: Sequence[str] = ()
    lang: str = "en"
    pack: str = "french"
    width: int = 80

    def name(self, seat: int) -> str:
        """The name of a seat; without one its number, counted from 1."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("terminal-seat-number", number=seat + 1)

    def say(self, key: str, **args: Any) -> str:
        """A sentence of the catalogue."""
        return say(key, args, self.lang, self.pack)


@dataclass(frozen=True, slots=True)
class HandRow:
    """The cards of one colour or suit in a hand: (place in the hand, card, may be played)."""

    letter: str
    cards: list[tuple[int, str, bool]] = field(default_factory=list)


def plain(lines: Sequence[Line]) -> str:
    """A drawing as bare text, without trailing blanks."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def board_text(view: View, look: Look, seat: int | None = None) -> str:
    """A whole position or view as text for people: seats, table, and every hand that is known."""
    lines = [*seat_lines(view, look), *table_lines(view, look)]
    for owner, hand in enumerate(view["hands"]):
        if isinstance(hand, list) and hand and seat in (None, owner):
            lines.append((Span(look.name(owner), "strong"),))
            lines += hand_lines(hand_rows(view, owner), view, look)
    return plain(lines)


def size(cards: Any) -> int:
    """How many cards a pile or hand has, whether a view counts it or a position lists it."""
    return cards if isinstance(cards, int) else len(cards)


def is_row_game(view: View) -> bool:
    """Whether the game is played in rows of numbers."""
    return view["game"] in ROW_LENGTHS


# --- seats --------------------------------------------------------------------------------------


def seat_lines(view: View, look: Look) -> list[Line]:
    """Who holds how much, the seat on turn marked; as many lines as the width needs."""
    lines: list[Line] = []
    line: list[Span] = []
    used = 0
    for seat in range(len(view["hands"])):
        on_turn = seat == view["turn"] and not view.get("over")
        text = f"{PLAYABLE if on_turn else ' '}{seat_text(view, seat, look)}  "
        if line and used + len(text.rstrip()) > look.width:
            lines.append(tuple(line))
            line, used = [], 0
        line.append(Span(text, "strong" if on_turn else ""))
        used += len(text)
    pile = look.say("terminal-pile", count=size(view["stock"]))
    if used + len(pile) + 1 > look.width:
        lines.append(tuple(line))
        line = []
    line.append(Span(f" {pile}", "dim"))
    return [*lines, tuple(line)]


def seat_text(view: View, seat: int, look: Look) -> str:
    """One seat's name and all that is public about it."""
    parts = [look.say("terminal-cards", count=size(view["hands"][seat]))]
    if view["game"] == "extra":
        parts.append(look.say("terminal-bridges", count=view["bridges"][seat]))
        if view["bonus"][seat]:
            parts.append(look.say("terminal-bonus-cards", sides=" ".join(view["bonus"][seat])))
    elif not is_row_game(view):
        parts.append(look.say("terminal-honours", count=honours(view["won"][seat])))
    return look.say("terminal-seat", name=look.name(seat), holds=Verbatim(", ".join(parts)))


def honours(cards: Sequence[str]) -> int:
    """How many of some trick cards are honours (F2)."""
    return sum(card[0] in "TJQKA" for card in cards)


# --- the table ----------------------------------------------------------------------------------


def table_lines(view: View, look: Look) -> list[Line]:
    """What lies on the table."""
    if not is_row_game(view):
        return trick_lines(view, look)
    if look.width < LABEL + CELL * ROW_LENGTHS[view["game"]]:
        return [narrow_row(row, look) for row in table_rows(view)]
    return grid_lines(view)


@dataclass(frozen=True, slots=True)
class TableRow:
    """One row: its colour, what lies at which number, and the numbers that may be filled next."""

    colour: str
    lying: dict[int, str]
    open: frozenset[int]


def table_rows(view: View) -> list[TableRow]:
    """The rows from top to bottom."""
    lying: dict[str, dict[int, str]] = {colour: {} for colour in COLOURS}
    for text in view["table"]:
        cell = text.lstrip(JOKER)
        lying[cell[0]][int(cell[1:])] = text
    order = view.get("order", COLOURS[:3] if view["options"].get("without_blue") else COLOURS)
    reach = open_numbers(view, lying)
    return [TableRow(colour, lying[colour], reach[colour]) for colour in order]


def open_numbers(view: View, lying: Mapping[str, Mapping[int, str]]) -> dict[str, frozenset[int]]:
    """The numbers of each row that may be filled next, by the game's own rules.

    Who may open depends on hidden cards, so before the first card only the seat on turn sees any.
    """
    masks = [sum(1 << number for number in lying[colour]) for colour in COLOURS]
    if view["game"] == "extra":
        from elferrat.games.extra import rules as extra

        reach = [extra.reachable(extra.State(filled=masks), row) for row in range(4)]
    elif view["phase"] == "open":
        cards = [card for card in view.get("legal", []) if card[0] in COLOURS]
        reach = [sum(1 << int(c[1:]) for c in cards if c[0] == colour) for colour in COLOURS]
    else:
        from elferrat.games.elfer import rules as elfer
        from elferrat.games.elfer.face import GAME

        options = GAME.read_options(view["options"])
        state = elfer.State(table=masks, start=view["start"] or 0)
        reach = [elfer.fitting(state, options, row) for row in range(4)]
    return {
        colour: frozenset(n for n in range(1, 22) if reach[row] >> n & 1)
        for row, colour in enumerate(COLOURS)
    }


def grid_lines(view: View) -> list[Line]:
    """All cells of all rows at three columns each; bridges between the rows they join."""
    numbers = range(1, ROW_LENGTHS[view["game"]] + 1)
    header = "".join(f"{number:>{CELL}}" for number in numbers)
    lines: list[Line] = [(Span(" " * LABEL + header, "dim"),)]
    rows = table_rows(view)
    for place, row in enumerate(rows):
        cells = [grid_cell(row, number) for number in numbers]
        lines.append((label(row.colour, sign(row.colour)), *cells))
        if "bridged" in view and place + 1 < len(rows):
            joined = bridges_between(view, row.colour, rows[place + 1].colour)
            marks = "".join(f"{BRIDGE if n in joined else '':>{CELL}}" for n in numbers)
            lines.append((Span(" " * LABEL + marks),))
    return lines


def sign(letter: str, pack: str = "french") -> str:
    """The shape of a colour or suit; the suits of the German pack have names, but no signs here."""
    return "" if pack == "german" and letter in SUITS else SHAPES.get(letter, "")


def label(letter: str, shape: str) -> Span:
    """The head of a row: letter and shape together."""
    return Span(f"{letter} {shape}".ljust(LABEL), letter)


def grid_cell(row: TableRow, number: int) -> Span:
    """A cell: its number, `*` and number for a joker, `+` if it may be filled next, else `·`."""
    if number in row.lying:
        star = JOKER if row.lying[number].startswith(JOKER) else ""
        return Span(f"{star}{number}".rjust(CELL), row.colour)
    if number in row.open:
        return Span(OPEN.rjust(CELL), "open")
    return Span(BLOCKED.rjust(CELL), "blocked")


def bridges_between(view: View, upper: str, lower: str) -> set[int]:
    """The numbers at which bridges join two rows."""
    return {
        int(start[1:]) for start, end in view["bridged"] if {start[0], end[0]} == {upper, lower}
    }


def narrow_row(row: TableRow, look: Look) -> Line:
    """A row in few columns: what lies, in runs, and what may be filled next."""
    head = label(row.colour, sign(row.colour))
    return (head, Span(f"{runs(row, '–')}  {OPEN} {numbers_text(row)}"[: look.width]))


def runs(row: TableRow, to: str, joker: str = JOKER) -> str:
    """What lies in a row, neighbours joined by `to`, `joker` before a joker's: `7–15 *16 18`."""
    parts: list[str] = []
    number = 1
    while number <= 21:
        last = number
        if number in row.lying and not row.lying[number].startswith(JOKER):
            while row.lying.get(last + 1, JOKER)[0] != JOKER:
                last += 1
            parts.append(str(number) if last == number else f"{number}{to}{last}")
        elif number in row.lying:
            parts.append(f"{joker}{number}")
        number = last + 1
    return " ".join(parts) or "–"


def numbers_text(row: TableRow) -> str:
    """The numbers that may be filled next."""
    return " ".join(str(number) for number in sorted(row.open)) or "–"


def trick_lines(view: View, look: Look) -> list[Line]:
    """The trick, what may be played to it, and the trick before."""
    phase = wrap(look.say(phase_key(view)), look.width)
    lines: list[Line] = [*((Span(part, "dim"),) for part in phase), ()]
    leader = view["leader"]
    if view["trick"]:
        lead = view["trick"][0]
        told = look.say("terminal-led", name=look.name(leader), card=CardText(lead))
        lines.append((Span(f"{told} "), face(lead, look)))
    else:
        lines.append((Span(look.say("terminal-leads", name=look.name(leader))),))
    # Only the winner of the last trick leads, so that trick lies on top of the leader's pile.
    last = view["won"][leader][-2:]
    if last:
        told = look.say("terminal-last-trick", name=look.name(leader))
        lines.append((Span(f"{told} ", "dim"), face(last[0], look), Span(" "), face(last[1], look)))
    return lines


def phase_key(view: View) -> str:
    """The sentence about what may be played and what wins, by game, options and stock."""
    options = view["options"]
    if view["game"] == "schneider":
        return f"terminal-phase-{options.get('beat', 'exact_suit').replace('_', '-')}"
    if size(view["stock"]):
        return "terminal-phase-free"
    return "terminal-phase-head" if options.get("must_head") else "terminal-phase-follow"


def face(card: str, look: Look) -> Span:
    """A trick card: its notation, then the suit's shape, or its name where the pack has none."""
    suit = card[1]
    named = look.say("terminal-suit", letter=suit, pack=look.pack)
    return Span(f" {card}{sign(suit, look.pack) or f' {named}'} ", suit)


# --- the hand -----------------------------------------------------------------------------------


def moves_with(card: str, legal: Sequence[str]) -> list[str]:
    """The legal moves that use a hand card: laid, over a bridge, in exchange, or discarded."""
    if card == JOKER:
        return [move for move in legal if move[0] == JOKER or move == "-*" or ">*" in move]
    return [move for move in legal if move in (card, f"={card}") or move.endswith(f">{card}")]


def hand_rows(view: View, seat: int) -> list[HandRow]:
    """A known hand sorted into rows, in the order of the table; jokers in a row of their own."""
    legal = view.get("legal", []) if seat == view["turn"] else []
    if is_row_game(view):
        letters = [*view.get("order", COLOURS), JOKER]
        cards = sorted(view["hands"][seat], key=lambda card: int(card[1:] or 0))
    else:
        letters = list(SUITS)
        cards = sorted(view["hands"][seat], key=lambda card: RANKS.index(card[0]))
    rows = []
    place = 0
    for letter in letters:
        row = HandRow(letter)
        for card in cards:
            if letter in (card[0] if is_row_game(view) else card[1]):
                row.cards.append((place, card, bool(moves_with(card, legal))))
                place += 1
        if row.cards or letter in COLOURS:
            rows.append(row)
    return rows


def hand_lines(rows: Sequence[HandRow], view: View, look: Look) -> list[Line]:
    """The hand, playable cards marked `>`; number cards under their columns where these fit."""
    length = ROW_LENGTHS.get(view["game"], 0)
    aligned = length > 0 and look.width >= LABEL + CELL * length
    lines: list[Line] = []
    for row in rows:
        if aligned and row.letter != JOKER:
            head = label(row.letter, sign(row.letter))
            lines.append((head, *aligned_cells(row, length)))
        else:
            lines += wrapped_row(row, look)
    return lines


def hand_span(row: HandRow, place: int, card: str, playable: bool, shape: str = "") -> Span:
    """A hand card with its mark, three columns (four with the shape of a trick card's suit)."""
    mark = PLAYABLE if playable else " "
    shown = card if row.letter in SUITS else card[1:] or JOKER
    return Span(f"{mark}{shown:>2}{shape}", row.letter if playable else "held", place)


def aligned_cells(row: HandRow, length: int) -> list[Span]:
    """The cells of a hand row under the columns of the table."""
    cards = {int(card[1:]): (place, card, playable) for place, card, playable in row.cards}
    return [
        hand_span(row, *cards[number]) if number in cards else Span(" " * CELL)
        for number in range(1, length + 1)
    ]


def wrapped_row(row: HandRow, look: Look) -> list[Line]:
    """A hand row as a list, on as many lines as the width needs; a suit's name after its letter."""
    lines: list[Line] = []
    name = suit_name(row.letter, look)
    shape = sign(row.letter, look.pack)
    line: list[Span] = [label(row.letter, shape), Span(name, "dim")]
    head = used = LABEL + len(name)
    for entry in row.cards:
        span = hand_span(row, *entry, shape if row.letter in SUITS else "")
        if used + len(span.text) + 1 > look.width:
            lines.append(tuple(line))
            line, used = [Span(" " * head)], head
        line += [span, Span(" ")]
        used += len(span.text) + 1
    return [*lines, tuple(line)]


def suit_name(letter: str, look: Look) -> str:
    """A suit in the words of the pack, as wide as the longest; nothing for rows of numbers."""
    if letter not in SUITS:
        return ""
    names = {suit: look.say("terminal-suit", letter=suit, pack=look.pack) for suit in SUITS}
    return names[letter].ljust(max(map(len, names.values())) + 1)

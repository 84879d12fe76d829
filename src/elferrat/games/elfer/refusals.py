"""Which clause forbids a move of Elfer raus!, in the order of contract 6."""

from elferrat.cards.rows import COLOURS, cell_names
from elferrat.games.elfer import rules
from elferrat.games.elfer.rules import (
    ANY_START,
    DRAW,
    END,
    FALSE_START,
    NUMBERS,
    PASS,
    ROWS,
    STANDARD,
    THREE_STARTS,
    Options,
    State,
)
from elferrat.games.game import Refusal, refusal
from elferrat.locale.values import AnyOf, CardText

NAMES = cell_names(NUMBERS)


def forbid(s: State, o: Options, move: int) -> Refusal | None:
    """The first clause that forbids a readable move of a running hand; None if it is legal."""
    if move == DRAW:
        return forbid_draw(s, o)
    if move == END:
        return forbid_end(s, o)
    if move == PASS:
        return forbid_pass(s, o)
    return forbid_card(s, o, move)


def forbid_card(s: State, o: Options, card: int) -> Refusal | None:
    """hand · does not fit · E5 · E7."""
    row, bit = card // NUMBERS, 1 << card % NUMBERS + 1
    shown = CardText(NAMES[card])
    if not s.hand[s.turn][row] & bit:
        return refusal("hand", card=shown)
    if not rules.fitting(s, o, row) & bit:
        return unfitting(s, o, card)
    if not rules.may_lay_more(s, o):
        return refusal("E5", "one-card")
    if rules.eleven_forced(s, o) and bit != rules.ELEVEN:
        return refusal("E7", eleven=first_fitting(s, o, rules.ELEVEN))
    return None


def unfitting(s: State, o: Options, card: int) -> Refusal:
    """The clause of the variant for a card that does not fit."""
    row, number = card // NUMBERS, card % NUMBERS + 1
    shown = CardText(NAMES[card])
    if rules.opening(s, o):
        if o.variant == THREE_STARTS:
            return refusal("V2", card=shown)
        return refusal("E2", opening=CardText(NAMES[rules.opening_row(s) * NUMBERS + 10]))
    if number == 11 and o.variant == FALSE_START:
        clause = "V1.3"
    elif number == 11 and o.variant == ANY_START and s.start != 11:
        clause = "V3.3"
    else:
        clause = {STANDARD: "E6", FALSE_START: "V1.2", THREE_STARTS: "V2.2"}.get(o.variant, "V3.2")
    starts = AnyOf(
        CardText(NAMES[row * NUMBERS + start - 1])
        for start in range(1, NUMBERS + 1)
        if rules.starters(s, o) >> start & 1
    )
    if clause not in ("V1.3", "V3.3") and s.table[row] == 0 and starts:
        return refusal(clause, "start", card=shown, colour=COLOURS[row], starts=starts)
    beside = AnyOf(
        CardText(NAMES[row * NUMBERS + n - 1])
        for n in (number - 1, number + 1)
        if 1 <= n <= NUMBERS
    )
    return refusal(clause, card=shown, beside=beside)


def forbid_draw(s: State, o: Options) -> Refusal | None:
    """A card was laid, or one fits: E8 · pile empty: E10."""
    if s.laid > 0:
        return refusal("E8", "laid")
    if rules.holds_fitting(s, o, s.turn):
        return refusal("E8", card=first_fitting(s, o, rules.WHOLE_ROW))
    if s.stock_size == 0:
        return refusal("E10", "empty")
    return None


def forbid_end(s: State, o: Options) -> Refusal | None:
    """Nothing laid: a drawn card that fits E9, else E5."""
    if rules.may_end(s, o):
        return None
    if s.drawn:
        return refusal("E9", card=first_fitting(s, o, rules.WHOLE_ROW))
    return refusal("E5", "nothing-laid")


def forbid_pass(s: State, o: Options) -> Refusal | None:
    """A card was laid E5 · drawn E9 · one fits E5 · pile not empty E10."""
    if s.laid > 0:
        return refusal("E5", "end-instead")
    if s.drawn:
        keep = "keep" if rules.may_end(s, o) else ""
        return refusal("E9", keep, card=first_fitting(s, o, rules.WHOLE_ROW))
    if rules.holds_fitting(s, o, s.turn):
        return refusal("E5", card=first_fitting(s, o, rules.WHOLE_ROW))
    if s.stock_size > 0:
        return refusal("E10", "stock", count=s.stock_size)
    return None


def first_fitting(s: State, o: Options, among: int) -> CardText:
    """A card of the hand on turn that fits, among the numbers of a mask; asked where one does."""
    fitting = [
        NAMES[row * NUMBERS + number - 1]
        for row in range(ROWS)
        for number in range(1, NUMBERS + 1)
        if s.hand[s.turn][row] & rules.fitting(s, o, row) & among & 1 << number
    ]
    return CardText(fitting[0])

"""Which clause forbids a move of Elfer raus! Extra, in the order of contract 6."""

from elferrat.cards.rows import COLOURS
from elferrat.games.extra import rules
from elferrat.games.extra.notation import CELL_NAMES, crooked_ends
from elferrat.games.extra.rules import CARDS_A_TURN, NUMBERS, ROWS, Options, State
from elferrat.games.game import Refusal, refusal
from elferrat.locale.values import AnyOf, CardText


def forbid(s: State, o: Options, move: int) -> Refusal | None:
    """The first clause that forbids a readable move of a running game; None if it is legal."""
    if move < rules.LAY_JOKER:
        return forbid_card(s, move)
    if move < rules.BRIDGE:
        return forbid_joker(s, move - rules.LAY_JOKER)
    if move < rules.EXCHANGE:
        joker = move >= rules.BRIDGE_JOKER
        where = move - (rules.BRIDGE_JOKER if joker else rules.BRIDGE)
        return forbid_bridge(s, rules.bridge_start(where), rules.bridge_end(where), joker)
    if move < rules.DISCARD:
        return forbid_exchange(s, o, move - rules.EXCHANGE)
    if move >= rules.MOVES:
        return forbid_bridge(s, *crooked_ends(move))
    if move == rules.DISCARD:
        return forbid_discard(s, o)
    if move == rules.DRAW:
        return forbid_draw(s)
    if move == rules.END:
        return forbid_end(s)
    return forbid_pass(s)


def cell(row: int, number: int) -> CardText:
    """The name of a cell."""
    return CardText(CELL_NAMES[row * NUMBERS + number - 1])


def holds(s: State, where: int, joker: bool) -> bool:
    """Whether the seat on turn holds a cell's number card, or a joker."""
    if joker:
        return s.jokers[s.turn] > 0
    return s.hand[s.turn][where // NUMBERS] >> where % NUMBERS + 1 & 1 == 1


def not_held(where: int, joker: bool) -> Refusal:
    """The refusal of a card that is not in the hand."""
    return refusal("hand", "joker") if joker else refusal("hand", card=CardText(CELL_NAMES[where]))


def is_in(masks: list[int], where: int) -> bool:
    """Whether a cell is set in one mask a row."""
    return masks[where // NUMBERS] >> where % NUMBERS + 1 & 1 == 1


def beside(where: int) -> AnyOf:
    """The cells next to a cell in its row."""
    row, number = divmod(where, NUMBERS)
    return AnyOf(cell(row, n) for n in (number, number + 2) if 1 <= n <= NUMBERS)


def four_played() -> Refusal:
    """The turn has used its four cards."""
    return refusal("X15", most=CARDS_A_TURN)


def forbid_card(s: State, where: int) -> Refusal | None:
    """hand · X20 · X15."""
    shown = CardText(CELL_NAMES[where])
    if not holds(s, where, joker=False):
        return not_held(where, joker=False)
    if is_in(s.joker, where):
        return refusal("X20", "joker-there", card=shown, exchange=f"={shown}")
    if not rules.reachable(s, where // NUMBERS) >> where % NUMBERS + 1 & 1:
        return refusal("X20", card=shown, beside=beside(where))
    return None if rules.may_play_more(s) else four_played()


def forbid_joker(s: State, where: int) -> Refusal | None:
    """hand · X30 · X15."""
    shown = CardText(CELL_NAMES[where])
    if not holds(s, where, joker=True):
        return not_held(where, joker=True)
    if is_in(s.filled, where):
        return refusal("X30", "filled", cell=shown)
    if not rules.reachable(s, where // NUMBERS) >> where % NUMBERS + 1 & 1:
        return refusal("X30", cell=shown, beside=beside(where))
    return None if rules.may_play_more(s) else four_played()


def forbid_bridge(s: State, start: int, end: int, joker: bool) -> Refusal | None:
    """hand · X50 · X51 · X52."""
    if not holds(s, end, joker):
        return not_held(end, joker)
    shown = {"start": CardText(CELL_NAMES[start]), "end": CardText(CELL_NAMES[end])}
    if start % NUMBERS != end % NUMBERS:
        return refusal("X50", "numbers", **shown)
    if not rules.neighbours(s, start // NUMBERS, end // NUMBERS):
        first, second = COLOURS[start // NUMBERS], COLOURS[end // NUMBERS]
        return refusal("X50", "rows", first=first, second=second)
    if not is_in(s.filled, start):
        return refusal("X50", "from-empty", **shown)
    if is_in(s.filled, end):
        return refusal("X50", "to-filled", **shown)
    if not rules.may_play_more(s):
        return refusal("X51", most=CARDS_A_TURN)
    if s.bridges[s.turn] == 0:
        return refusal("X52")
    return None


def forbid_exchange(s: State, o: Options, where: int) -> Refusal | None:
    """hand · no joker there X31 · X32 · X34."""
    if not holds(s, where, joker=False):
        return not_held(where, joker=False)
    if not is_in(s.joker, where):
        return refusal("X31", cell=CardText(CELL_NAMES[where]))
    if rules.may_exchange(s, o):
        return None
    return refusal("X32", "prior-play") if o.exchange_needs_prior_play else refusal("X34", "full")


def forbid_discard(s: State, o: Options) -> Refusal | None:
    """hand · X15 · X34."""
    if s.jokers[s.turn] == 0:
        return not_held(0, joker=True)
    if not rules.may_play_more(s):
        return four_played()
    return None if rules.may_discard(s, o) else refusal("X34")


def exchange_alone() -> Refusal:
    """After an exchange the turn needs a played card."""
    return refusal("X32")


def duty(s: State) -> Refusal:
    """The pile is empty and a number card fits, so one must be played."""
    card = next(
        cell(row, number)
        for row in range(ROWS)
        for number in range(1, NUMBERS + 1)
        if s.hand[s.turn][row] & rules.reachable(s, row) & 1 << number
    )
    return refusal("X13", card=card)


def forbid_draw(s: State) -> Refusal | None:
    """X10 · X32 · pile empty: X13 with a duty, else X14."""
    if s.laid > 0:
        return refusal("X10")
    if s.exchanged > 0:
        return exchange_alone()
    if s.stock_size > 0:
        return None
    return duty(s) if rules.on_duty(s) else refusal("X14", "empty")


def forbid_end(s: State) -> Refusal | None:
    """Nothing played: X32 · X12 · X13 · X14."""
    if s.laid > 0:
        return None
    if s.exchanged > 0:
        return exchange_alone()
    if s.stock_size > 0:
        return refusal("X12", "end")
    return duty(s) if rules.on_duty(s) else refusal("X14", "end")


def forbid_pass(s: State) -> Refusal | None:
    """X12 · X14 · X32 · X13."""
    if s.stock_size > 0:
        return refusal("X12", "pass")
    if s.laid > 0:
        return refusal("X14", "played")
    if s.exchanged > 0:
        return exchange_alone()
    return duty(s) if rules.on_duty(s) else None

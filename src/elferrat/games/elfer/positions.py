"""Positions of Elfer raus! as JSON: strict reading with the checks of contract 2."""

from collections.abc import Mapping
from typing import Any

from elferrat.cards.rows import COLOURS, cell_names
from elferrat.cards.rows import row_cards as cards_in_rows
from elferrat.games.elfer import rules
from elferrat.games.elfer.rules import (
    ANY_START,
    BOTH_ENDS,
    CARDS,
    FALSE_START,
    NUMBERS,
    ROWS,
    STANDARD,
    TEN_TO_TWELVE,
    THREE,
    WHOLE_ROW,
    Options,
    State,
)
from elferrat.games.fields import (
    COMMON,
    FINISH,
    CardReader,
    boolean,
    choice,
    finish_fields,
    items,
    missing_cards,
    no_unknown,
    seat_number,
    whole,
)
from elferrat.games.game import Game, Position
from elferrat.locale.message import Unusable
from elferrat.locale.values import CardText

FIELDS = ("table", "phase", "start", "laid", "drawn", "dealer")
PHASES = ("open", "play")

NAMES = cell_names(NUMBERS)
CARD_IDS = {name: card for card, name in enumerate(NAMES)}


def row_cards(masks: list[int]) -> list[str]:
    """The names of the cards in one mask a row, by colour and rising."""
    return cards_in_rows(masks, NAMES)


def phase(s: State, o: Options) -> str:
    """`open` exactly while no card lies, never in V1."""
    return "open" if rules.opening(s, o) else "play"


def check_without_blue(o: Options, players: int, place: str) -> None:
    """Blue stays in the box with two players only (E1)."""
    if o.without_blue and players != 2:
        raise Unusable(place, "without-blue-players", players=players)


def read(game: Game[State, Options], data: Mapping[str, Any]) -> Position[State, Options]:
    """A position from its JSON object; raises `Unusable`."""
    no_unknown(data, (*COMMON, *FIELDS, *FINISH))
    o = game.read_options(data.get("options", {}))
    partial = boolean(data.get("partial", False), "partial")
    s = State()
    s.players = len(items(data["hands"], "hands"))
    game.check_players(o, s.players, "hands")
    read_cards(s, o, data)
    read_counters(s, o, data)
    finish = finish_fields(data, s.players, game.reasons, ())
    if finish:
        s.over = rules.OUT
    else:
        check_turn(s, o)
    if not partial:
        check_complete(s, o)
    p = Position(game, o, s, partial)
    p.outcome = game.believe(p, finish)
    return p


def read_cards(s: State, o: Options, data: Mapping[str, Any]) -> None:
    """Hands, stock and table, each card once."""
    rows = rules.rows_in_play(o)
    reader = CardReader({name: CARD_IDS[name] for name in NAMES[: rows * NUMBERS]})
    for seat, hand in enumerate(reader.hands(data, s.players)):
        add_cards(s.hand[seat], hand)
    reader.stock(s, data)
    preset = [name for row in range(rows) for name in ends(row)]
    lying = preset if o.variant == FALSE_START else []
    add_cards(s.table, reader.cards(data.get("table", lying), "table"))


def add_cards(masks: list[int], cards: list[int]) -> None:
    """Add cards to one mask a row."""
    for card in cards:
        masks[card // NUMBERS] |= 1 << card % NUMBERS + 1


def ends(row: int) -> tuple[str, str]:
    """The 1 and the 20 of a row (V1)."""
    return NAMES[row * NUMBERS], NAMES[row * NUMBERS + NUMBERS - 1]


def read_counters(s: State, o: Options, data: Mapping[str, Any]) -> None:
    """Turn, start number, and what the turn has seen so far, each in its range."""
    s.turn = seat_number(data.get("turn", 0), s.players, "turn")
    s.dealer = seat_number(data.get("dealer", s.players - 1), s.players, "dealer")
    held = sum(rules.hand_size(s, seat) for seat in range(s.players))
    s.laid = whole(data.get("laid", 0), 0, o.max_cards or CARDS - held, "laid")
    s.drawn = int(boolean(data.get("drawn", False), "drawn"))
    if data.get("start") is not None:
        s.start = whole(data["start"], 1, NUMBERS, "start")
        if o.variant != ANY_START:
            raise Unusable("start", "start-elsewhere")
        if not any(s.table):
            raise Unusable("start", "start-before-card")
    actual = phase(s, o)
    if choice(data.get("phase", actual), PHASES, "phase") != actual:
        raise Unusable("phase", "phase-mismatch", phase=actual)


def check_turn(s: State, o: Options) -> None:
    """The seat on turn must be the one of E2, and its turn begun in a possible way."""
    opening = rules.opening(s, o)
    if opening and s.laid:
        raise Unusable("laid", "laid-before-opening")
    if opening and o.variant == STANDARD:
        if rules.opening_row(s) < 0:
            raise Unusable("hands", "no-eleven-dealt")
        if s.turn != rules.opener(s):
            card = f"{COLOURS[rules.opening_row(s)]}11"
            raise Unusable("turn", "wrong-opener", seat=rules.opener(s), card=CardText(card))
    if s.drawn and not may_have_drawn(s, o, opening):
        raise Unusable("drawn", "drawn-impossible")


def may_have_drawn(s: State, o: Options, opening: bool) -> bool:
    """Whether the turn can have begun with a draw that stopped at a fitting card (E8, E9)."""
    if o.draw == THREE or (opening and o.variant in (STANDARD, ANY_START)):
        return False
    return s.laid > 0 or rules.holds_fitting(s, o, s.turn)


def check_complete(s: State, o: Options) -> None:
    """Nothing is missing, the rows can have grown so, and V3's number is known."""
    for row in range(rules.rows_in_play(o)):
        lying = s.table[row]
        if not row_can_grow(lying, s, o):
            raise Unusable("table", "row-broken", colour=COLOURS[row])
    if o.variant == ANY_START and any(s.table) and not s.start:
        raise Unusable("start", "start-missing")
    present = list(s.table)
    add_cards(present, s.stock[: s.stock_size])
    for hand in s.hand:
        for row in range(ROWS):
            present[row] |= hand[row]
    missing = [~present[row] & WHOLE_ROW for row in range(rules.rows_in_play(o))]
    if any(missing):
        raise missing_cards(row_cards([*missing, 0][:ROWS]))


def row_can_grow(lying: int, s: State, o: Options) -> bool:
    """Whether a row is unbroken from a number it may have started with (E6, V1.2, V2.2, V3.2)."""
    if o.variant == FALSE_START:
        gap = WHOLE_ROW & ~lying
        return lying & BOTH_ENDS == BOTH_ENDS and unbroken(gap)
    if lying == 0:
        return True
    if o.variant == STANDARD:
        start = rules.ELEVEN
    elif o.variant == ANY_START:
        start = 1 << s.start if s.start else WHOLE_ROW
    else:
        start = TEN_TO_TWELVE
    return lying & start != 0 and unbroken(lying)


def unbroken(mask: int) -> bool:
    """Whether the set bits stand side by side (or there are none)."""
    filled = mask | (mask - 1) if mask else 0
    return filled & (filled + 1) == 0

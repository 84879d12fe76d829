"""Positions of Elfer raus! Extra as JSON: strict reading with the checks of contract 2."""

from collections.abc import Mapping
from typing import Any

from elferrat.cards.rows import COLOURS, JOKER
from elferrat.cards.rows import row_cards as cards_in_rows
from elferrat.games.extra import rules
from elferrat.games.extra.notation import CARD_IDS, CELL_IDS, CELL_NAMES, SIDE_IDS, SIDE_NAMES
from elferrat.games.extra.rules import (
    BRIDGES_EACH,
    ELEVEN,
    HIGH_SIDE,
    JOKERS,
    LOW_SIDE,
    NUMBERS,
    ROWS,
    SIDES,
    WHOLE_ROW,
    Options,
    State,
)
from elferrat.games.fields import (
    COMMON,
    FINISH,
    CardReader,
    boolean,
    finish_fields,
    items,
    missing_cards,
    no_unknown,
    seat_lists,
    seat_number,
    whole,
    whole_list,
)
from elferrat.games.game import Game, Position
from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf, CardText

FIELDS = (
    "order", "table", "bridges", "bridged", "bonus", "bonus_jokers", "discarded", "laid",
    "exchanged", "passes",
)  # fmt: skip


def row_cards(masks: list[int]) -> list[str]:
    """The names of the cells in one mask a row, by colour and rising."""
    return cards_in_rows(masks, CELL_NAMES)


def order(s: State) -> list[str]:
    """The rows from top to bottom (X2)."""
    return sorted(COLOURS, key=lambda colour: s.place[COLOURS.index(colour)])


def table(s: State) -> list[str]:
    """What lies, by cell; a joker as `*R12`."""
    jokers = set(row_cards(s.joker))
    return [f"*{name}" if name in jokers else name for name in row_cards(s.filled)]


def bonuses(s: State) -> list[list[str]]:
    """The sides each seat has a bonus card for, in the order of play."""
    by_seat: list[list[str]] = [[] for _ in range(s.players)]
    for entry in s.bonus[: s.bonus_size]:
        by_seat[entry // SIDES].append(SIDE_NAMES[entry % SIDES])
    return by_seat


def read(game: Game[State, Options], data: Mapping[str, Any]) -> Position[State, Options]:
    """A position from its JSON object; raises `Unusable`."""
    no_unknown(data, (*COMMON, *FIELDS, *FINISH))
    o = game.read_options(data.get("options", {}))
    partial = boolean(data.get("partial", False), "partial")
    s = State()
    s.players = len(items(data["hands"], "hands"))
    game.check_players(o, s.players, "hands")
    read_order(s, data)
    jokers = read_cards(s, data)
    read_bridges(s, data)
    read_bonuses(s, o, data)
    finish = finish_fields(data, s.players, game.reasons, ())
    if finish:
        empty = any(rules.hand_is_empty(s, seat) for seat in range(s.players))
        reason = finish.get("reason", "out" if empty else "blocked")
        s.over = game.reasons.index(reason) + 1
    read_counters(s, o, data)
    jokers += s.discarded
    if jokers > JOKERS:
        raise Unusable("", "many-jokers", count=jokers, most=JOKERS)
    if not s.over:
        check_turn(s, o)
    if not partial:
        check_complete(s, jokers)
    p = Position(game, o, s, partial)
    p.outcome = game.believe(p, finish)
    return p


def read_order(s: State, data: Mapping[str, Any]) -> None:
    """The column of the four 11s (X2)."""
    rows = items(data.get("order", list(COLOURS)), "order")
    if sorted(map(str, rows)) != sorted(COLOURS):
        raise Unusable("order", "bad-order", colours=AnyOf(COLOURS))
    for place, colour in enumerate(rows):
        s.place[COLOURS.index(colour)] = place


def read_cards(s: State, data: Mapping[str, Any]) -> int:
    """Hands, stock and table, each number card and cell once; the number of jokers seen."""
    reader = CardReader(CARD_IDS, rules.JOKER)
    read_table(s, reader, data)
    for seat, hand in enumerate(reader.hands(data, s.players)):
        for card in hand:
            rules.take(s, seat, card)
    reader.stock(s, data)
    lying = sum(mask.bit_count() for mask in s.joker)
    return lying + sum(s.jokers) + s.stock.count(rules.JOKER)


def read_table(s: State, reader: CardReader, data: Mapping[str, Any]) -> None:
    """What lies: the four 11s, each cell filled once, jokers anywhere but on an 11 (X30)."""
    filled = 0
    for i, text in enumerate(items(data.get("table", row_cards([ELEVEN] * ROWS)), "table")):
        shows_joker = isinstance(text, str) and text[:1] == JOKER
        where = CELL_IDS.get(text[1:] if shows_joker else text) if isinstance(text, str) else None
        if where is None or (shows_joker and where % NUMBERS == 10):
            raise Unusable(f"table[{i}]", "bad-card", value=text)
        if filled >> where & 1:
            raise Unusable(f"table[{i}]", "filled-twice", cell=CardText(CELL_NAMES[where]))
        filled |= 1 << where
        row, bit = where // NUMBERS, 1 << where % NUMBERS + 1
        s.filled[row] |= bit
        if shows_joker:
            s.joker[row] |= bit
        else:
            reader.card(text, "table", i)
    absent = [name for name in row_cards([ELEVEN] * ROWS) if CELL_IDS[name] not in reader.seen]
    if absent:
        raise Unusable("table", "missing-elevens", cards=tuple(CardText(name) for name in absent))


def read_bridges(s: State, data: Mapping[str, Any]) -> None:
    """Bridges between neighbouring filled cells of one number, and those left (X50)."""
    each = BRIDGES_EACH[s.players]
    entries = items(data.get("bridged", []), "bridged")
    if entries and "bridges" not in data:
        raise Unusable("bridges", "bridges-required")
    left = data.get("bridges", [each] * s.players)
    s.bridges[: s.players] = whole_list(left, s.players, 0, each, "bridges")
    if sum(s.bridges) + len(entries) > each * s.players:
        raise Unusable("bridged", "many-bridges", most=each * s.players)
    reached = set()
    for i, entry in enumerate(entries):
        place = f"bridged[{i}]"
        ends = [CELL_IDS.get(end) if isinstance(end, str) else None for end in items(entry, place)]
        if len(ends) != 2 or ends[0] is None or ends[1] is None:
            raise Unusable(place, "bad-bridge")
        start, end = ends[0], ends[1]
        rows_touch = rules.neighbours(s, start // NUMBERS, end // NUMBERS)
        bit = 1 << start % NUMBERS + 1
        both_filled = s.filled[start // NUMBERS] & s.filled[end // NUMBERS] & bit
        if start % NUMBERS != end % NUMBERS or not rows_touch or not both_filled:
            raise Unusable(place, "impossible-bridge")
        if end in reached or bit == ELEVEN:
            raise Unusable(place, "doubled-bridge", cell=CardText(CELL_NAMES[end]))
        reached.add(end)
        rows = start // NUMBERS, end // NUMBERS
        s.bridged[s.bridged_size] = rules.bridge_id(*rows, start % NUMBERS + 1)
        s.bridged_size += 1


def read_bonuses(s: State, o: Options, data: Mapping[str, Any]) -> None:
    """Bonus cards for complete sides, each once, and the jokers that took one (X40 to X42)."""
    by_seat = seat_lists(data.get("bonus", [[] for _ in range(s.players)]), s.players, "bonus")
    taken: set[int] = set()
    for seat, sides in enumerate(by_seat):
        for i, name in enumerate(sides):
            place = f"bonus[{seat}][{i}]"
            side = SIDE_IDS.get(name) if isinstance(name, str) else None
            if side is None:
                raise Unusable(place, "bad-side", value=name)
            whole_side = HIGH_SIDE if side % 2 else LOW_SIDE
            if s.filled[side // 2] & whole_side != whole_side:
                raise Unusable(place, "side-incomplete", side=name)
            if side in taken:
                raise Unusable(place, "doubled-side", side=name)
            taken.add(side)
            if len(taken) > o.bonus_supply:
                raise Unusable(place, "many-bonuses", most=o.bonus_supply)
            s.bonus[s.bonus_size] = seat * SIDES + side
            s.bonus_size += 1
    for i, name in enumerate(items(data.get("bonus_jokers", []), "bonus_jokers")):
        where = CELL_IDS.get(name) if isinstance(name, str) else None
        if where is None or not o.bonus_lost_on_exchange:
            raise Unusable(f"bonus_jokers[{i}]", "bad-bonus-joker", value=name)
        row, bit = where // NUMBERS, 1 << where % NUMBERS + 1
        side = row * 2 + (0 if bit < ELEVEN else 1)
        same_side = LOW_SIDE if bit < ELEVEN else HIGH_SIDE
        if not s.joker[row] & bit or side not in taken or s.bonus_joker[row] & same_side:
            raise Unusable(f"bonus_jokers[{i}]", "bad-bonus-joker", value=name)
        s.bonus_joker[row] |= bit


def read_counters(s: State, o: Options, data: Mapping[str, Any]) -> None:
    """Turn and counters, each in its range."""
    s.turn = seat_number(data.get("turn", 0), s.players, "turn")
    s.discarded = whole(data.get("discarded", 0), 0, JOKERS, "discarded")
    s.laid = whole(data.get("laid", 0), 0, rules.CARDS_A_TURN, "laid")
    s.exchanged = whole(data.get("exchanged", 0), 0, JOKERS + s.laid, "exchanged")
    most_passes = s.players if s.over == rules.BLOCKED else s.players - 1
    s.passes = whole(data.get("passes", 0), 0, most_passes, "passes")


def check_turn(s: State, o: Options) -> None:
    """Exchanged jokers are in the hand or among the cards played, and may be there (X31, X32)."""
    if s.exchanged > s.jokers[s.turn] + s.laid:
        raise Unusable("exchanged", "exchanged-without-joker", count=s.exchanged)
    if s.exchanged and not rules.may_exchange(s, o):
        raise Unusable("exchanged", "exchanged-impossible")


def check_complete(s: State, jokers: int) -> None:
    """Nothing is missing, and every run of filled cells hangs on an 11 or a bridge."""
    present = [s.filled[row] & ~s.joker[row] for row in range(ROWS)]
    for hand in s.hand:
        for row in range(ROWS):
            present[row] |= hand[row]
    for card in s.stock[: s.stock_size]:
        if card != rules.JOKER:
            present[card // NUMBERS] |= 1 << card % NUMBERS + 1
    missing = row_cards([~mask & WHOLE_ROW for mask in present])
    missing += [JOKER] * (JOKERS - jokers)
    if missing:
        raise missing_cards(missing)
    for row in range(ROWS):
        anchors = ELEVEN
        for where in s.bridged[: s.bridged_size]:
            if rules.bridge_end(where) // NUMBERS == row:
                anchors |= 1 << where % NUMBERS + 1
        grown = anchors & s.filled[row]
        while (wider := (grown | grown << 1 | grown >> 1) & s.filled[row]) != grown:
            grown = wider
        loose = s.filled[row] & ~grown
        if loose:
            cells = row_cards([loose if other == row else 0 for other in range(ROWS)])
            raise Unusable("table", "loose-cells", cells=tuple(map(CardText, cells)))

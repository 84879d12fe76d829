"""Positions of the row games in short, and what the referee makes of them.

Cards are written in one text, runs with a hyphen: `"R10 Y12-14 *"`. Positions are partial unless
`completed` fills them up.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from elferrat.cards.rows import cell_names
from elferrat.games import game_named
from elferrat.locale.message import Unusable
from elferrat.play.positions import read_position
from elferrat.play.referee import judge

Fields = dict[str, Any]
Events = list[dict[str, Any]]

ELEVENS = ["R11", "Y11", "G11", "B11"]
CARD_LISTS = ("table", "stock", "bonus_jokers", "order")


def cards(text: str) -> list[str]:
    """The cards of a text; `Y12-14` are three, `*R2-3` two jokers on the table."""
    found = []
    for word in text.split():
        first, hyphen, last = word.partition("-")
        head = first.rstrip("0123456789")
        if hyphen and last:
            found += [f"{head}{number}" for number in range(int(first[len(head) :]), int(last) + 1)]
        else:
            found.append(word)
    return found


def rest(text: str, *taken: str) -> str:
    """The cards of a text without some others, again as one text."""
    gone = [card for some in taken for card in cards(some)]
    return " ".join(card for card in cards(text) if card not in gone)


def hands(*texts: str) -> list[list[str]]:
    """The cards of several texts, a list each."""
    return [cards(text) for text in texts]


def position(game: str, seats: Iterable[str], fields: Fields) -> Fields:
    """A partial position; fields that name an option of the game are options."""
    options = {option.name for option in game_named(game).options}
    data: Fields = {"game": game, "partial": True, "options": {}, "hands": hands(*seats)}
    for name, value in fields.items():
        if name in options:
            data["options"][name] = value
        elif name in CARD_LISTS and isinstance(value, str):
            data[name] = cards(value)
        else:
            data[name] = value
    return data


def elfer(*seats: str, **fields: Any) -> Fields:
    """A partial position of Elfer raus!."""
    return position("elfer", seats, fields)


def extra(*seats: str, **fields: Any) -> Fields:
    """A partial position of Elfer raus! Extra; a `table` in text lies beside the four 11s."""
    data = position("extra", seats, fields)
    if isinstance(fields.get("table"), str):
        data["table"] = ELEVENS + data["table"]
    return data


def completed(data: Fields) -> Fields:
    """The position with every missing card under the pile, no longer partial."""
    whole = {name: value for name, value in data.items() if name != "partial"}
    written = read(data)
    jokers = 4 - sum(cell[0] == "*" for cell in written["table"]) if data["game"] == "extra" else 0
    there = [card for hand in written["hands"] for card in hand] + written["stock"]
    jokers -= there.count("*") + int(written.get("discarded", 0))
    numbers = 21 if data["game"] == "extra" else 20
    rows = 3 if written["options"].get("without_blue") else 4
    missing = [
        name
        for name in cell_names(numbers)[: rows * numbers]
        if name not in there and name not in written["table"]
    ]
    whole["stock"] = written["stock"] + missing + ["*"] * jokers
    return whole


def read(data: Fields) -> Fields:
    """The position in full form."""
    p = read_position(data)
    return p.game.write(p)


def after(data: Fields, *moves: str) -> Fields:
    """The position after moves, all of which must be legal, in full form.

    Read again, it is the same to the last int: nothing of the state stays behind in the play.
    """
    verdict = judge(read_position(data), moves)
    assert verdict.error is None, (verdict.index, verdict.error.move, verdict.error.clause)
    written = verdict.position.game.write(verdict.position)
    assert read_position(written).state == verdict.position.state
    return written


def changed(data: Fields, *moves: str) -> Fields:
    """The fields that legal moves change or bring, with their new values."""
    before = read(data)
    return {
        name: value
        for name, value in after(data, *moves).items()
        if name not in before or before[name] != value
    }


def told(data: Fields, *moves: str) -> Events:
    """The events of legal moves."""
    verdict = judge(read_position(data), moves)
    assert verdict.error is None, (verdict.index, verdict.error.move, verdict.error.clause)
    return verdict.events


def legal(data: Fields, *moves: str) -> str:
    """The legal moves, after moves that must be legal, in one text."""
    p = read_position(data)
    verdict = judge(p, moves)
    assert verdict.error is None, (verdict.index, verdict.error.move, verdict.error.clause)
    return " ".join(p.game.legal_texts(p))


def clause(data: Fields, *moves: str) -> str:
    """The clause that refuses the last of the moves, which must leave the position as it is."""
    verdict = judge(read_position(data), moves)
    assert verdict.error is not None, "legal"
    assert verdict.index == len(moves) - 1
    assert verdict.position.game.write(verdict.position) == after(data, *moves[:-1])
    assert verdict.error.legal == legal(data, *moves[:-1]).split()
    return verdict.error.clause


def named(data: Fields, move: str) -> Mapping[str, Any]:
    """What the refusal of a move names, by the words of its sentence."""
    error = judge(read_position(data), [move]).error
    assert error is not None, "legal"
    return error.message.args


def unforbidden(data: Fields, *moves: str) -> list[str]:
    """The moves that no clause forbids after some others, the last of which may be illegal."""
    p = read_position(data)
    judge(p, moves)
    allowed = [text for move, text in enumerate(p.game.moves) if p.game.refuse(p, move) is None]
    return allowed


def complaint(data: Fields) -> tuple[str, str]:
    """The place and the key of the complaint about an unusable position."""
    with pytest.raises(Unusable) as caught:
        read_position(data)
    return caught.value.place, caught.value.message.key

"""Any bytes as a position: read to what they say, or refused with a place and a sentence."""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from elferrat.games.game import AnyPosition
from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES
from elferrat.play.positions import parse_json, read_position

UNORDERED = ("table", "bonus_jokers", "winners")
MOVES = 12


def one_input(data: bytes) -> None:
    """A document, read, written, read again and played on."""
    try:
        given = parse_json(data)
        p = read_position(given)
    except Unusable as error:
        complain(error, len(data))
        return
    assert says(p, given)
    written = p.game.write(p)
    again = read_position(parse_json(json.dumps(written)))
    assert json.dumps(again.game.write(again)) == json.dumps(written)
    assert again.state == p.state
    play_on(p)


def complain(error: Unusable, number: int) -> None:
    """A complaint must be one line of words in any language."""
    sentence = error.text(LANGUAGES[number % len(LANGUAGES)])
    assert sentence
    assert "\n" not in error.message.text("en")
    assert error.message.text("en") != error.message.key


def says(p: AnyPosition, given: Mapping[str, Any]) -> bool:
    """Whether a position written out says what was given, field by field."""
    written = p.game.write(p)
    by_name = {option.name: option for option in p.game.options}
    # What is written only when true, and was given, was given as false.
    return all(
        json.dumps(plain(name, value, by_name))
        == json.dumps(plain(name, written.get(name, False), by_name))
        for name, value in given.items()
    )


def plain(name: str, value: Any, options: Mapping[str, Any]) -> Any:
    """A field without what has no meaning in it: the order of some lists, default options."""
    if name in UNORDERED:
        return sorted(value)
    if name in ("hands", "bonus"):
        return [sorted(items) for items in value]
    if name == "options":
        return sorted((n, v) for n, v in value.items() if v != options[n].default)
    return value


def play_on(p: AnyPosition) -> None:
    """A running game has legal moves, and each leads to a position that can be read."""
    for number in range(MOVES):
        legal = p.game.legal(p)
        assert bool(legal) == (p.outcome is None)
        for seat in (None, *range(p.game.seats(p.state))):
            json.dumps(p.game.view(p, seat))
        if not legal:
            break
        p.game.play(p, legal[number * 7 % len(legal)])
        read_position(p.game.write(p))


def seed_inputs() -> Iterator[bytes]:
    """Positions of the golden games."""
    from fuzz import seeds

    return seeds.documents(seeds.positions())


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from fuzz.run import run

    run(one_input, seed_inputs())

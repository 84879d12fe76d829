"""Reading positions of any game from JSON."""

import json
from collections import Counter
from collections.abc import Mapping
from math import isinf
from typing import Any

from elferrat.games import game_named
from elferrat.games.game import AnyPosition
from elferrat.locale.message import Unusable

# No document of ours has more than a few levels; far deeper ones could be read, but not copied.
DEEPEST = 100


def parse_json(text: str | bytes) -> Any:
    """A JSON document; bytes must be UTF-8.

    Raises:
        Unusable: it is no JSON (place: line and column), an object has a key twice, or something
            in it could not be saved again (a number past all bounds, half a surrogate pair).
    """
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        data = json.loads(
            text, object_pairs_hook=_unique, parse_constant=_no_number, parse_float=_finite
        )
        if "\\u" in text or not text.isascii():
            json.dumps(data, ensure_ascii=False).encode()
        if text.count("[") + text.count("{") > DEEPEST and _deeper(data, DEEPEST):
            raise RecursionError
    except json.JSONDecodeError as error:
        raise Unusable(f"line {error.lineno}, column {error.colno}", "bad-json") from None
    except UnicodeError:
        raise Unusable("", "bad-utf8") from None
    except RecursionError:
        raise Unusable("", "deep-json") from None
    except Unusable:
        raise
    except ValueError:  # a number that JSON or Python does not have
        raise Unusable("", "bad-json") from None
    return data


def _no_number(text: str) -> Any:
    raise ValueError(text)


def _finite(text: str) -> float:
    number = float(text)
    if isinf(number):
        raise ValueError(text)
    return number


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        names = Counter(name for name, _ in pairs)
        raise Unusable(next(name for name in names if names[name] > 1), "doubled-field")
    return fields


def _deeper(data: Any, depth: int) -> bool:
    """Whether lists and objects lie more than `depth` deep inside each other."""
    level = [data]
    for _ in range(depth):
        lists = [item for item in level if isinstance(item, list)]
        lists += [list(item.values()) for item in level if isinstance(item, dict)]
        level = [item for items in lists for item in items]
    return any(isinstance(item, list | dict) for item in level)


def read_position(data: object) -> AnyPosition:
    """A position of any game from its JSON object, with every check of contract 2.

    Raises:
        Unusable: what is missing, doubled, unknown or impossible, and where.
    """
    fields = fields_of(data)
    hands = fields["hands"]
    if "legal" in fields or (isinstance(hands, list) and any(type(hand) is int for hand in hands)):
        raise Unusable("", "view-given")
    return game_named(fields["game"]).read(fields)


def fields_of(data: object) -> Mapping[str, Any]:
    """The fields of a position or a view, which has a game and hands; raises `Unusable`."""
    if not isinstance(data, Mapping):
        raise Unusable("", "bad-object")
    for name in ("game", "hands"):
        if name not in data:
            raise Unusable(name, "missing-field")
    return data

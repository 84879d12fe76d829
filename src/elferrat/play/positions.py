"""Reading positions of any game from JSON."""

import json
from collections.abc import Mapping
from typing import Any

from elferrat.games import game_named
from elferrat.games.game import AnyPosition
from elferrat.locale.message import Unusable


def parse_json(text: str | bytes) -> Any:
    """A JSON document; bytes must be UTF-8.

    Raises:
        Unusable: it is no JSON (place: line and column), or an object has a key twice.
    """
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        return json.loads(text, object_pairs_hook=_unique)
    except json.JSONDecodeError as error:
        raise Unusable(f"line {error.lineno}, column {error.colno}", "bad-json") from None
    except UnicodeDecodeError:
        raise Unusable("", "bad-utf8") from None
    except RecursionError:
        raise Unusable("", "deep-json") from None
    except Unusable:
        raise
    except ValueError:  # a number of thousands of digits
        raise Unusable("", "bad-json") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        names = [name for name, _ in pairs]
        raise Unusable(next(n for n in names if names.count(n) > 1), "doubled-field")
    return fields


def read_position(data: object) -> AnyPosition:
    """A position of any game from its JSON object, with every check of contract 2.

    Raises:
        Unusable: what is missing, doubled, unknown or impossible, and where.
    """
    if not isinstance(data, Mapping):
        raise Unusable("", "bad-object")
    for name in ("game", "hands"):
        if name not in data:
            raise Unusable(name, "missing-field")
    hands = data["hands"]
    if "legal" in data or (isinstance(hands, list) and any(type(hand) is int for hand in hands)):
        raise Unusable("", "view-given")
    return game_named(data["game"]).read(data)

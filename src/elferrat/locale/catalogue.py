"""The catalogue: sentences of four languages, with cards in words.

Fluent and its dependencies are imported on first use, because most commands say nothing that
needs them.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from elferrat.locale.values import AnyOf, CardText, Verbatim, visible

_ROW_CARD = re.compile(r"(\*?)([RYGB])(\d+)")
_LONGEST_VALUE = 40
_LARGEST_NUMBER = 10**15


def say(key: str, args: Mapping[str, Any], lang: str = "en", pack: str = "french") -> str:
    """The sentence `key` in a language; one that lacks it falls back to English, then to the key.

    `args` may hold text, numbers, `CardText` (said in words), and sequences of these: a tuple is
    joined with commas, an `AnyOf` with “or”. Trick cards are named after `pack`. Whole numbers
    choose plural forms and are written without grouping; anything else is shown as JSON.
    """
    from elferrat.locale.bundles import sentences

    words = {name: _words(value, lang, pack) for name, value in args.items()}
    for language in (lang, "en"):
        known = sentences(language)
        if key in known:
            return known.say(key, words)[0]
    return key


def keys(lang: str) -> frozenset[str]:
    """All keys that the catalogue of a language has."""
    from elferrat.locale.bundles import sentences

    return sentences(lang).keys


def _words(value: Any, lang: str, pack: str) -> str | int:
    if isinstance(value, CardText):
        return card_words(str(value), lang, pack)
    if isinstance(value, Verbatim):
        return str(value)
    if isinstance(value, str):
        return visible(value, _LONGEST_VALUE)
    if isinstance(value, AnyOf):
        return _joined([str(_words(item, lang, pack)) for item in value], lang)
    if isinstance(value, tuple):
        return ", ".join([str(_words(item, lang, pack)) for item in value])
    if type(value) is int and abs(value) < _LARGEST_NUMBER:
        return value
    return visible(json.dumps(value, default=str, ensure_ascii=False), _LONGEST_VALUE)


def _joined(items: list[str], lang: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return say("list-or", {"first": Verbatim(", ".join(items[:-1])), "last": items[-1]}, lang)


@cache
def card_words(card: str, lang: str, pack: str = "french") -> str:
    """A card or cell of the notation in words: “red 14”, “joker”, “ace of hearts”."""
    if card == "*":
        return say("joker", {}, lang)
    if match := _ROW_CARD.fullmatch(card):
        key = "joker-at" if match[1] else "row-card"
        return say(key, {"colour": match[2], "number": match[3]}, lang)
    return say("trick-card", {"rank": card[0], "suit": card[1:], "pack": pack}, lang)

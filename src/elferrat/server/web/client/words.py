"""What the page says: the catalogue in one language, in a form that a browser fills in.

Sentences with variables keep `{name}` where a value belongs. Those that depend on who acts are
pairs: for oneself, and for somebody else.
"""

from functools import cache
from typing import Any

import orjson

from elferrat.cards.tricks import CARD_NAMES
from elferrat.games import NAMES
from elferrat.locale.bundles import sentences
from elferrat.locale.catalogue import card_words, say
from elferrat.locale.values import LANGUAGES, Verbatim
from elferrat.server.names import PHRASES

COLOURS = "RYGB"
LONGEST_ROW = 21
MOST_DRAWN = 3  # cards at once (E8)
SIDES = {"-": "low", "+": "high"}
# Every variable that a sentence of the page may have.
HOLES = {
    name: Verbatim(f"{{{name}}}")
    for name in (
        "card", "cards", "cell", "clause", "code", "count", "from", "low", "high", "most", "move",
        "name", "names", "number", "reason", "scores", "seat", "seconds", "text", "to", "why",
    )
}  # fmt: skip
EVENTS = {
    "laid": "terminal-laid",
    "played": "terminal-played",
    "joker_laid": "terminal-joker-laid",
    "bridged": "terminal-bridged",
    "exchanged": "terminal-exchanged",
    "discarded": "terminal-discarded",
    "drew_seen": "terminal-drew-seen",
    "turn_ended": "terminal-turn-ended",
    "passed": "terminal-passed",
    "trick_won": "terminal-trick-won",
    "out": "terminal-over-out",
    "blocked": "terminal-over-blocked",
    "all_played": "terminal-over-played",
    "wins": "terminal-wins",
}
MOVES = ("joker", "bridge", "bridge-joker", "exchange", "discard")
KEYS = {
    "draw": "terminal-key-draw",
    "end": "terminal-key-end-turn",  # a terminal's lowest line has no room for so many words
    "pass": "terminal-key-pass",
    "undo": "terminal-key-undo",
    "hint": "terminal-key-hint",
}


@cache
def words(lang: str) -> bytes:
    """The words of a language (`en de fr it`) as JSON: see `described` for its parts."""
    return orjson.dumps(described(lang))


def described(lang: str) -> dict[str, Any]:
    """Sentences of the page, names of games, cards, moves and phrases, sentences of events."""
    return {
        "lang": lang,
        "page": {name: say(f"page-{name}", HOLES, lang) for name in _names()},
        "keys": {name: say(key, {}, lang) for name, key in KEYS.items()},
        "games": {name: say("cli-game-name", {"game": name}, lang) for name in NAMES},
        "cards": {card: card_words(card, lang) for card in _cards()},
        "colours": {one: say("terminal-colour", {"letter": one}, lang) for one in COLOURS},
        "suits": {
            one: say("terminal-suit", {"letter": one, "pack": "french"}, lang) for one in "CSHD"
        },
        "german": {
            "cards": {card: card_words(card, lang, "german") for card in CARD_NAMES},
            "suits": {
                one: say("terminal-suit", {"letter": one, "pack": "german"}, lang) for one in "CSHD"
            },
        },
        "moves": {name: say(f"terminal-move-{name}", HOLES, lang) for name in MOVES},
        "events": {name: _pair(key, lang) for name, key in EVENTS.items()},
        "drew": [_pair("terminal-drew", lang, count=n) for n in range(1, MOST_DRAWN + 1)],
        "bonus": _sides("terminal-bonus", lang),
        "bonus_lost": _sides("terminal-bonus-lost", lang),
        "phrases": {phrase: say(f"phrase-{phrase}", {}, lang) for phrase in PHRASES},
        "languages": list(LANGUAGES),
    }


def _names() -> list[str]:
    keys = sorted(sentences("en").keys)
    return [key.removeprefix("page-") for key in keys if key.startswith("page-")]


def _pair(key: str, lang: str, **args: Any) -> list[str]:
    return [say(key, HOLES | args | {"who": who}, lang) for who in ("you", "other")]


def _sides(key: str, lang: str) -> dict[str, list[str]]:
    return {
        colour + sign: _pair(key, lang, colour=colour, end=end)
        for colour in COLOURS
        for sign, end in SIDES.items()
    }


def _cards() -> list[str]:
    rows = [f"{colour}{number}" for colour in COLOURS for number in range(1, LONGEST_ROW + 1)]
    return ["*", *rows, *CARD_NAMES]

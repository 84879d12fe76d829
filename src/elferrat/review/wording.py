"""Moves in words, as a page and a terminal both say them."""

import re

from elferrat.cards.rows import JOKER
from elferrat.locale.catalogue import say
from elferrat.locale.values import CardText

_DRAW_END_PASS = ("draw", "end", "pass")
_BRIDGE = re.compile(r"(?P<start>\w+)>(?P<joker>\*?)(?P<cell>\w+)")


def move_words(move: str, lang: str, pack: str = "french") -> str:
    """A move in words: “red 12”, “joker as red 12”, “end turn”; trick cards after a pack."""
    if move in _DRAW_END_PASS:
        return say("review-move", {"move": move}, lang)
    if move == f"-{JOKER}":
        return say("terminal-move-discard", {}, lang)
    if bridge := _BRIDGE.fullmatch(move):
        key = "terminal-move-bridge-joker" if bridge["joker"] else "terminal-move-bridge"
        return say(key, {"from": CardText(bridge["start"]), "card": CardText(bridge["cell"])}, lang)
    if move[0] == "=":
        return say("review-exchange", {"card": CardText(move[1:])}, lang)
    if move[0] == JOKER:
        return say("terminal-move-joker", {"card": CardText(move[1:])}, lang)
    return say("terminal-move-lay", {"card": CardText(move)}, lang, pack)

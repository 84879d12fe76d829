"""Rules of thumb for Bohemian Schneider: only the next higher card of the suit beats a lead.

- Lead what cannot be beaten: an ace, or a card whose next higher one is seen or in one's own hand.
- Keep the lead: who leads takes every trick that is not beaten.
- Reply to win when the card can, else give low cards, and honours last.
- Keep the card that sits one above an honour not seen yet.
- The stock is gone: all cards are known, and the rest is played out exactly.
"""

from elferrat.bots import tricks
from elferrat.bots.player import Choice
from elferrat.games.schneider import rules
from elferrat.games.schneider.face import GAME
from elferrat.locale.message import Message
from elferrat.play.view import View
from elferrat.search.weights.tricks import SCHNEIDER


def choose(view: View) -> Choice:
    """The card to play."""
    return tricks.choose(view, SCHNEIDER, rules, GAME.read_options(view["options"]))


def reason(view: View, move: str) -> Message:
    """Why a card may be the one to play, whoever found it."""
    return tricks.reason(view, move, rules, GAME.read_options(view["options"]))

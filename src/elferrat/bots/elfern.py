"""Rules of thumb for Elfern: an honour is safest in a trick that one's own reply has won.

- Replying, take a trick with the cheapest honour that wins: nothing can catch it any more.
- Lead what nothing unseen beats, or what costs no honour; do not lead a ten into higher cards.
- Keep aces and other sure winners for the end, when suit must be followed.
- Keep a low card beside a ten: it is what the ten hides behind when a higher card is led.
- The stock is gone: all cards are known, and the rest is played out exactly.
"""

from elferrat.bots import tricks
from elferrat.bots.player import Choice
from elferrat.games.elfern import rules
from elferrat.games.elfern.face import GAME
from elferrat.locale.message import Message
from elferrat.play.view import View
from elferrat.search.weights.tricks import ELFERN


def choose(view: View) -> Choice:
    """The card to play."""
    return tricks.choose(view, ELFERN, rules, GAME.read_options(view["options"]))


def reason(view: View, move: str) -> Message:
    """Why a card may be the one to play, whoever found it."""
    return tricks.reason(view, move, rules, GAME.read_options(view["options"]))

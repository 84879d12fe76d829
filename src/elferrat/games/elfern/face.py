"""The face of Elfern: names, options and refusals over `rules.py`."""

from elferrat.cards.tricks import CARD_NAMES
from elferrat.games.elfern import rules
from elferrat.games.elfern.rules import Options, State
from elferrat.games.game import Position, Refusal, refusal
from elferrat.games.options import Option, flag
from elferrat.games.trickdraw.face import TrickDraw
from elferrat.games.trickdraw.rules import of_suit
from elferrat.locale.values import CardText


class Elfern(TrickDraw[Options]):
    """Elfern."""

    name = "elfern"
    options = (
        flag("must_head", "F7"),
        Option("staender", "F9", ("add", "double", "none")),
        Option("next_dealer", "F11", ("winner", "loser", "alternate")),
        Option("scoring", "F12", ("standard", "altenburg")),
    )
    rules = rules
    options_type = Options

    def worth(self, o: Options, honours: int) -> int:
        """Game points of a hand (F8, F12)."""
        return rules.game_points(o, honours)

    def forbid(self, p: Position[State, Options], move: int) -> Refusal | None:
        """hand · F7."""
        s = p.state
        hand = s.hand[rules.to_move(s)]
        card = CardText(CARD_NAMES[move])
        if not hand >> move & 1:
            return refusal("hand", card=card)
        if rules.playable(s, p.options) >> move & 1:
            return None
        lead = CardText(CARD_NAMES[s.lead])
        following = hand & of_suit(s.lead) & 1 << move
        return refusal("F7", "head" if following else "follow", card=card, lead=lead)


GAME = Elfern()

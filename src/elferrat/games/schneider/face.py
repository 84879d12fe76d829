"""The face of Bohemian Schneider: names, options and refusals over `rules.py`."""

from elferrat.cards.tricks import CARD_NAMES
from elferrat.games.game import Position, Refusal, refusal
from elferrat.games.options import Option, flag
from elferrat.games.schneider import rules
from elferrat.games.schneider.rules import Options, State
from elferrat.games.trickdraw.face import TrickDraw
from elferrat.locale.values import CardText


class Schneider(TrickDraw[Options]):
    """Bohemian Schneider."""

    name = "schneider"
    options = (
        Option("beat", "S9", ("exact_suit", "any_suit", "follow_suit")),
        flag("seven_beats_ace", "S10"),
        Option("schneider_from", "S7", (17, 16)),
    )
    rules = rules
    options_type = Options

    def worth(self, o: Options, honours: int) -> int:
        """Game points of a hand (S7)."""
        return rules.game_points(o, honours)

    def forbid(self, p: Position[State, Options], move: int) -> Refusal | None:
        """hand · S9."""
        s = p.state
        card = CardText(CARD_NAMES[move])
        if not s.hand[rules.to_move(s)] >> move & 1:
            return refusal("hand", card=card)
        if rules.playable(s, p.options) >> move & 1:
            return None
        return refusal("S9", card=card, lead=CardText(CARD_NAMES[s.lead]))


GAME = Schneider()

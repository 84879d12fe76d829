"""The common face of the two-player trick games: names, events, positions and their checks."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, TypeVar

from elferrat.cards.tricks import CARD_NAMES
from elferrat.games.game import Event, Game, Position
from elferrat.games.trickdraw import positions
from elferrat.games.trickdraw.rules import CARDS, State

O = TypeVar("O")  # noqa: E741


class TrickDraw(Game[State, O]):
    """What Elfern and Bohemian Schneider have in common."""

    version = 1
    players = (2,)
    state_type = State
    reasons = ("played",)
    cards = CARD_NAMES
    moves = CARD_NAMES
    fields = positions.FIELDS
    own_finish_fields = ("game_points",)

    @abstractmethod
    def worth(self, o: O, honours: int) -> int:
        """Game points of a hand with that many honours."""

    def game_points(self, p: Position[State, O]) -> tuple[int, ...]:
        """Game points of the hand alone, by seat."""
        return tuple(self.worth(p.options, self.rules.score(p.state, seat)) for seat in (0, 1))

    def act(self, p: Position[State, O], move: int) -> list[Event]:
        """Make the move and tell what happened."""
        s = p.state
        seat, lead, before = self.rules.to_move(s), s.lead, s.stock_size
        top = [CARD_NAMES[card] for card in s.stock[max(0, before - 2) : before]]
        self.rules.play(s, p.options, move)
        events: list[Event] = [{"event": "laid", "seat": seat, "card": CARD_NAMES[move]}]
        if lead >= 0:
            winner = s.leader
            cards = [CARD_NAMES[lead], CARD_NAMES[move]]
            events.append({"event": "trick_won", "seat": winner, "cards": cards})
            for drawer in (winner, 1 - winner) if before else ():
                events.append({"event": "drew", "seat": drawer, "count": 1, "cards": [top.pop()]})
        return events

    def seats(self, state: State) -> int:
        """Always two."""
        return 2

    def read(self, data: Mapping[str, Any]) -> Position[State, O]:
        """A position from JSON."""
        return positions.read(self, data)

    def hands(self, state: State) -> list[list[str]]:
        """The hands by seat, sorted by suit and rank."""
        return [
            [CARD_NAMES[card] for card in range(CARDS) if hand >> card & 1] for hand in state.hand
        ]

    def public(self, p: Position[State, O]) -> dict[str, Any]:
        """The fields that everybody sees; won cards were seen by both."""
        s = p.state
        return {
            "dealer": s.dealer,
            "leader": s.leader,
            "trick": [] if s.lead < 0 else [CARD_NAMES[s.lead]],
            "won": [[CARD_NAMES[card] for card in s.won[i][: s.won_size[i]]] for i in (0, 1)],
        }

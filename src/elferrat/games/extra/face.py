"""The face of Elfer raus! Extra: names, notation and events over `rules.py`."""

from collections.abc import Mapping
from typing import Any

from elferrat.cards.rows import JOKER
from elferrat.games.extra import notation, positions, rules
from elferrat.games.extra.refusals import forbid
from elferrat.games.extra.rules import Options, State
from elferrat.games.game import Event, Game, Position, Refusal
from elferrat.games.hidden import Condition
from elferrat.games.options import Option, flag

OPTIONS = (
    flag("exchange_needs_prior_play", "X32"),
    flag("discard_counts_as_play", "X34", default=True),
    flag("bonus_lost_on_exchange", "X41"),
    Option("bonus_supply", "X42", (7, 8)),
)


class Extra(Game[State, Options]):
    """Elfer raus! Extra."""

    name = "extra"
    version = 1
    players = (2, 3, 4, 5, 6)
    options = OPTIONS
    rules = rules
    state_type = State
    options_type = Options
    reasons = ("out", "blocked")
    cards = notation.CARD_NAMES
    moves = notation.MOVE_TEXTS
    fields = positions.FIELDS

    def parse(self, text: str) -> int | None:
        """The move that a text means, also a bridge between cells of different numbers (X50)."""
        move = self._ids.get(text)
        return notation.crooked_bridge(text) if move is None else move

    def bonus_cards(self, state: State, seat: int) -> int:
        """How many bonus cards a seat has (X40)."""
        return rules.bonus_cards(state, seat)

    def forbid(self, p: Position[State, Options], move: int) -> Refusal | None:
        """The clause that forbids a move (contract 6)."""
        return forbid(p.state, p.options, move)

    def act(self, p: Position[State, Options], move: int) -> list[Event]:
        """Make the move and tell what happened."""
        s = p.state
        seat, bonuses = s.turn, s.bonus[: s.bonus_size]
        top = s.stock[s.stock_size - 1]
        rules.play(s, p.options, move)
        events = [{"event": kind, "seat": seat, **told} for kind, told in notation.deed(move)]
        if move == rules.DRAW:
            events[0] |= {"count": 1, "cards": [notation.CARD_NAMES[top]]}
        kept = s.bonus[: s.bonus_size]
        events += bonus_events("bonus", [entry for entry in kept if entry not in bonuses])
        events += bonus_events("bonus_lost", [entry for entry in bonuses if entry not in kept])
        return events

    def seats(self, state: State) -> int:
        """Number of players."""
        return state.players

    def read(self, data: Mapping[str, Any]) -> Position[State, Options]:
        """A position from JSON."""
        return positions.read(self, data)

    def hands(self, state: State) -> list[list[str]]:
        """The hands by seat, sorted, jokers last."""
        return [
            positions.row_cards(state.hand[seat]) + ["*"] * state.jokers[seat]
            for seat in range(state.players)
        ]

    def public(self, p: Position[State, Options]) -> dict[str, Any]:
        """The fields that everybody sees."""
        s = p.state
        return {
            "order": positions.order(s),
            "table": positions.table(s),
            "bridges": s.bridges[: s.players],
            "bridged": [list(notation.bridge_ends(where)) for where in s.bridged[: s.bridged_size]],
            "bonus": positions.bonuses(s),
            "bonus_jokers": positions.row_cards(s.bonus_joker),
            "discarded": s.discarded,
            "laid": s.laid,
            "exchanged": s.exchanged,
            "passes": s.passes,
        }

    def conditions(self, view: Mapping[str, Any]) -> list[Condition]:
        """X31, X32: jokers taken this turn are still in the hand, unless they were played since."""
        kept = max(0, view["exchanged"] - view["laid"])
        return [Condition(view["turn"], frozenset([JOKER]), kept)]


def bonus_events(kind: str, entries: list[int]) -> list[Event]:
    """One event for each bonus taken or lost, told of the seat that has or had it."""
    return [
        {
            "event": kind,
            "seat": entry // rules.SIDES,
            "side": notation.SIDE_NAMES[entry % rules.SIDES],
        }
        for entry in entries
    ]


GAME = Extra()

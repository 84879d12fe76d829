"""The face of Elfer raus!: names, notation and events over `rules.py`."""

from collections.abc import Mapping
from typing import Any

from elferrat.cards.rows import cell_names
from elferrat.games.elfer import positions, rules
from elferrat.games.elfer.refusals import forbid
from elferrat.games.elfer.rules import Options, State
from elferrat.games.game import Event, Game, Position, Refusal
from elferrat.games.hidden import Condition
from elferrat.games.options import Option, flag

OPTIONS = (
    Option("variant", "V1", ("standard", "false_start", "three_starts", "any_start")),
    flag("without_blue", "E1"),
    Option("max_cards", "E5", (0, 1)),
    flag("force_eleven", "E7"),
    Option("draw", "E8", ("until_fit", "three", "one")),
    flag("may_hold_drawn", "E9"),
)


class Elfer(Game[State, Options]):
    """Elfer raus!, the classic."""

    name = "elfer"
    version = 1
    players = (2, 3, 4, 5, 6)
    options = OPTIONS
    rules = rules
    state_type = State
    options_type = Options
    reasons = ("out",)
    cards = cell_names(rules.NUMBERS)
    moves = (*cards, "draw", "end", "pass")
    fields = positions.FIELDS

    def check_players(self, o: Options, players: int, place: str = "players") -> None:
        """Without blue there are two players (E1)."""
        super().check_players(o, players, place)
        positions.check_without_blue(o, players, place)

    def forbid(self, p: Position[State, Options], move: int) -> Refusal | None:
        """The clause that forbids a move (contract 6)."""
        return forbid(p.state, p.options, move)

    def act(self, p: Position[State, Options], move: int) -> list[Event]:
        """Make the move and tell what happened."""
        s = p.state
        seat, before = s.turn, s.stock_size
        top = s.stock[max(0, before - 3) : before]
        rules.play(s, p.options, move)
        events: list[Event] = []
        if move == rules.PASS:
            events.append({"event": "passed", "seat": seat})
        elif move == rules.DRAW:
            drawn = [self.moves[card] for card in reversed(top)][: before - s.stock_size]
            events.append({"event": "drew", "seat": seat, "count": len(drawn), "cards": drawn})
        elif move != rules.END:
            events.append({"event": "laid", "seat": seat, "card": self.moves[move]})
        if move != rules.PASS and turn_passed(s, move):
            events.append({"event": "turn_ended", "seat": seat})
        return events

    def seats(self, state: State) -> int:
        """Number of players."""
        return state.players

    def read(self, data: Mapping[str, Any]) -> Position[State, Options]:
        """A position from JSON."""
        return positions.read(self, data)

    def hands(self, state: State) -> list[list[str]]:
        """The hands by seat, sorted."""
        return [positions.row_cards(state.hand[seat]) for seat in range(state.players)]

    def public(self, p: Position[State, Options]) -> dict[str, Any]:
        """The fields that everybody sees."""
        s = p.state
        return {
            "table": positions.row_cards(s.table),
            "phase": positions.phase(s, p.options),
            "start": s.start or None,
            "laid": s.laid,
            "drawn": bool(s.drawn),
            "dealer": s.dealer,
        }

    def conditions(self, view: Mapping[str, Any]) -> list[Condition]:
        """E2: the seat on turn opens with the first 11 dealt. E8: who drew and goes on can lay."""
        o = self.read_options(view["options"])
        if view["phase"] == "open" and o.variant == rules.STANDARD:
            elevens = positions.row_cards([rules.ELEVEN] * rules.rows_in_play(o) + [0])
            return [
                Condition(view["turn"], frozenset([eleven]), 1, frozenset(elevens[:row]))
                for row, eleven in enumerate(elevens)
            ]
        if not view["drawn"] or view["laid"]:
            return super().conditions(view)
        s = State(start=view["start"] or 0)
        positions.add_cards(s.table, [positions.CARD_IDS[name] for name in view["table"]])
        fitting = [rules.fitting(s, o, row) for row in range(rules.ROWS)]
        return [Condition(view["turn"], frozenset(positions.row_cards(fitting)), 1)]


def turn_passed(s: State, move: int) -> bool:
    """Whether the move just made also ended the turn: then nothing of a turn is left."""
    if move == rules.END or move == rules.DRAW:
        return not s.drawn
    return s.laid == 0


GAME = Elfer()

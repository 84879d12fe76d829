"""What every game offers to the layers above: dealing, moves as text, positions as JSON, refusals.

`rules.py` of a game decides; its face, a subclass of `Game`, names things. Moves are ints inside
and text at the border.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from elferrat.cards.shuffle import Stream
from elferrat.games.fields import seat_number
from elferrat.games.hidden import Condition
from elferrat.games.options import Option, read_options, write_options
from elferrat.locale.message import Message, Unusable


class Chance(Protocol):
    """Where a deal's chance comes from."""

    def shuffle(self, cards: list[int], /) -> None:
        """Shuffle cards in place."""

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1."""


class AnyState(Protocol):
    """What every game's state has."""

    stock: list[int]
    stock_size: int
    over: int


MOST_LOTS = 3  # of a deal: the rows of extra

S = TypeVar("S", bound=AnyState)
O = TypeVar("O")  # noqa: E741 - State and Options, the two letters of every rules module

S_contra = TypeVar("S_contra", contravariant=True)
O_contra = TypeVar("O_contra", contravariant=True)

Event = dict[str, Any]


class Rules(Protocol[S_contra, O_contra]):
    """The functions of a `rules.py`, as the module offers them."""

    @property
    def MOVES(self) -> int:
        """How many move ids there are."""

    def pack(self, o: O_contra, cards: list[int], /) -> int:
        """Write the unshuffled pack; return its size."""

    def lots(self, o: O_contra, players: int, bounds: list[int], /) -> int:
        """Write the bounds of the lots to draw after the shuffle; return how many."""

    def setup(
        self,
        s: S_contra,
        o: O_contra,
        players: int,
        dealer: int,
        cards: list[int],
        size: int,
        lots: list[int],
        /,
    ) -> None:
        """Deal a shuffled pack to a blank state."""

    def deal_stands(self, s: S_contra, o: O_contra, /) -> bool:
        """Whether the deal is valid; otherwise the pack is shuffled and dealt again."""

    def take(self, s: S_contra, seat: int, card: int, /) -> None:
        """Put a card into a hand, by its place in `Game.cards`, wherever else it may be."""

    def to_move(self, s: S_contra, /) -> int:
        """The seat on turn."""

    def legal(self, s: S_contra, o: O_contra, moves: list[int], /) -> int:
        """Write the legal moves; return how many."""

    def play(self, s: S_contra, o: O_contra, move: int, /) -> None:
        """Make a legal move."""

    def score(self, s: S_contra, seat: int, /) -> int:
        """Points of a seat."""

    def wins(self, s: S_contra, seat: int, /) -> bool:
        """Whether a seat won the finished game."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: points and winners by seat, and the reason (contract 2, “Finished”)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    game_points: tuple[int, ...] | None = None

    def fields(self) -> dict[str, Any]:
        """The finish fields of a position or of a `game_over` event."""
        fields: dict[str, Any] = {
            "over": True,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "reason": self.reason,
        }
        if self.game_points is not None:
            fields["game_points"] = list(self.game_points)
        return fields


@dataclass(slots=True)
class Position(Generic[S, O]):
    """A game at one moment, everything known. `partial`: cards may be missing (contract 2)."""

    game: "Game[S, O]"
    options: O
    state: S
    partial: bool = False
    outcome: Outcome | None = None

    def copy(self) -> "Position[S, O]":
        """The same moment of the game, sharing no state with this one."""
        state = copy_state(self.state)
        return Position(self.game, self.options, state, self.partial, self.outcome)


AnyPosition = Position[Any, Any]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal: the clause (contract 6) and the sentence that says so."""

    clause: str
    message: Message


def refusal(clause: str, variant: str = "", /, **args: Any) -> Refusal:
    """A refusal whose sentence is `refusal-CLAUSE` or `refusal-CLAUSE-VARIANT`."""
    key = f"refusal-{clause.replace('.', '-')}"
    return Refusal(clause, Message(f"{key}-{variant}" if variant else key, args))


class Game(ABC, Generic[S, O]):
    """One game: its rules module and everything that gives them names."""

    name: str
    version: int  # of the behaviour; a record replays by its own (contract 3)
    players: tuple[int, ...]
    options: tuple[Option, ...]
    rules: Rules[S, O]
    state_type: type[S]
    options_type: type[O]
    reasons: tuple[str, ...]  # a game's possible reasons to end, by the state's `over` - 1
    cards: tuple[str, ...]  # text of every card by its id
    moves: tuple[str, ...]  # text of every move by its id
    fields: tuple[str, ...]  # of a position, beyond the common and the finish fields
    own_finish_fields: tuple[str, ...] = ()

    def __init__(self) -> None:
        self._ids = {text: move for move, text in enumerate(self.moves)}

    # --- options and dealing

    def read_options(self, data: object) -> O:
        """Options from their JSON object; raises `Unusable`."""
        return self.options_type(**read_options(self.options, data))

    def write_options(self, o: O) -> dict[str, Any]:
        """Options as JSON, without default values."""
        return write_options(self.options, o)

    def check_players(self, o: O, players: int, place: str = "players") -> None:
        """Raise `Unusable` if so many cannot play with these options."""
        if players not in self.players:
            fewest, most = self.players[0], self.players[-1]
            raise Unusable(place, "bad-players", players=players, fewest=fewest, most=most)

    def deal(self, o: O, players: int, seed: str, dealer: int | None = None) -> Position[S, O]:
        """A fresh game dealt from a seed as contract 4 says; `dealer` None is the default one.

        Raises:
            Unusable: wrong number of players, no such dealer, or a seed that is not UTF-8 text.
        """
        self.check_players(o, players)
        if dealer is None:
            dealer = players - 1
        seat_number(dealer, players, "dealer")
        try:
            seed.encode()
        except UnicodeEncodeError:
            raise Unusable("seed", "bad-seed") from None
        return self.deal_by(Stream(seed), o, players, dealer)

    def deal_by(self, chance: Chance, o: O, players: int, dealer: int) -> Position[S, O]:
        """A fresh game from any source of chance: shuffles, then lots, until the deal stands."""
        rules = self.rules
        bounds = [0] * MOST_LOTS
        while True:
            cards = [0] * rules.MOVES
            size = rules.pack(o, cards)
            del cards[size:]
            chance.shuffle(cards)
            state = self.state_type()
            lots = [chance.below(bound) for bound in bounds[: rules.lots(o, players, bounds)]]
            rules.setup(state, o, players, dealer, cards, size, lots)
            if rules.deal_stands(state, o):
                return Position(self, o, state)

    # --- moves

    def parse(self, text: str) -> int | None:
        """The move that a text of this game's notation means; None if it cannot be read."""
        return self._ids.get(text)

    def text(self, move: int) -> str:
        """The notation of a move."""
        return self.moves[move]

    def legal(self, p: Position[S, O]) -> list[int]:
        """The legal moves of the seat on turn, by id; empty when the game is over."""
        moves = [0] * self.rules.MOVES
        del moves[self.rules.legal(p.state, p.options, moves) :]
        return moves

    def legal_texts(self, p: Position[S, O]) -> list[str]:
        """The legal moves as text, ascending by code point."""
        moves = self.moves
        return sorted([moves[move] for move in self.legal(p)])

    def refuse(self, p: Position[S, O], move: int) -> Refusal | None:
        """Why a readable move is illegal now, by the first clause of contract 6; None if legal."""
        if p.outcome is not None:
            return refusal("over")
        return self.forbid(p, move)

    def play(self, p: Position[S, O], move: int) -> list[Event]:
        """Make a legal move; return what happened, with every card named."""
        events = self.act(p, move)
        over = p.state.over
        if over:
            p.outcome = self.finish(p, self.reasons[over - 1])
            seat = self.rules.to_move(p.state)
            events.append({"event": "game_over", "seat": seat, **p.outcome.fields()})
        return events

    def finish(self, p: Position[S, O], reason: str) -> Outcome:
        """The outcome that the rules give to a finished state."""
        seats = range(self.seats(p.state))
        return Outcome(
            tuple(self.rules.score(p.state, seat) for seat in seats),
            tuple(seat for seat in seats if self.rules.wins(p.state, seat)),
            reason,
            self.game_points(p),
        )

    def believe(self, p: Position[S, O], fields: Mapping[str, Any]) -> Outcome | None:
        """The outcome that a position states; what it leaves out is worked out (contract 2)."""
        if not fields:
            return None
        found = self.finish(p, fields.get("reason", self.reasons[p.state.over - 1]))
        points = fields.get("game_points", found.game_points)
        return Outcome(
            tuple(fields.get("scores", found.scores)),
            tuple(fields.get("winners", found.winners)),
            found.reason,
            None if points is None else tuple(points),
        )

    def game_points(self, p: Position[S, O]) -> tuple[int, ...] | None:
        """Game points of the hand by seat, for the games that have them."""
        return None

    def bonus_cards(self, state: S, seat: int) -> int:
        """How many bonus cards a seat has, for the game that has them."""
        return 0

    @abstractmethod
    def forbid(self, p: Position[S, O], move: int) -> Refusal | None:
        """The clause that forbids a readable move of a running game; None if legal."""

    @abstractmethod
    def act(self, p: Position[S, O], move: int) -> list[Event]:
        """Let the rules make a legal move and tell what happened, without the end of the game."""

    @abstractmethod
    def seats(self, state: S) -> int:
        """Number of seats in a state."""

    # --- positions and views

    @abstractmethod
    def read(self, data: Mapping[str, Any]) -> Position[S, O]:
        """A position from its JSON object, with every check of contract 2; raises `Unusable`."""

    @abstractmethod
    def hands(self, state: S) -> list[list[str]]:
        """The hands by seat, sorted."""

    def stock(self, state: S) -> list[str]:
        """The face-down cards, top first."""
        return [self.cards[card] for card in reversed(state.stock[: state.stock_size])]

    @abstractmethod
    def public(self, p: Position[S, O]) -> dict[str, Any]:
        """The game's own fields, each of which everybody at the table may see."""

    def write(self, p: Position[S, O]) -> dict[str, Any]:
        """The position as JSON, in full form (contract 2)."""
        data: dict[str, Any] = {
            "game": self.name,
            "options": self.write_options(p.options),
            "hands": self.hands(p.state),
            "stock": self.stock(p.state),
            "turn": self.rules.to_move(p.state),
            **self.public(p),
        }
        return data | self._closing(p)

    def view(self, p: Position[S, O], seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know (contract 2, “Views”).

        Raises:
            Unusable: there is no such seat.
        """
        if seat is not None:
            seat_number(seat, self.seats(p.state), "seat")
        common, (own,) = self.views(p, (seat,))
        return dict.fromkeys(("game", "options", "hands")) | common | own  # as in a position

    def views(
        self, p: Position[S, O], seats: Sequence[int | None]
    ) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """The views of several seats that exist: what all see alike, and what each sees besides."""
        if p.outcome is not None:
            return self.write(p), [{} for _ in seats]
        turn, hands = self.rules.to_move(p.state), self.hands(p.state)
        common = {
            "game": self.name,
            "options": self.write_options(p.options),
            "stock": p.state.stock_size,
            "turn": turn,
            **self.public(p),
            **self._closing(p),
        }
        sizes = [len(hand) for hand in hands]
        return common, [self._own(p, hands, sizes, seat, turn) for seat in seats]

    def _own(
        self,
        p: Position[S, O],
        hands: list[list[str]],
        sizes: list[int],
        seat: int | None,
        turn: int,
    ) -> dict[str, Any]:
        shown: list[Any] = sizes[:]
        if seat is None:
            return {"hands": shown}
        shown[seat] = hands[seat]
        return {"hands": shown, "legal": self.legal_texts(p)} if seat == turn else {"hands": shown}

    def conditions(self, view: Mapping[str, Any]) -> list[Condition]:
        """What a running game's view makes public of the unseen cards: worlds fit exactly one."""
        return [Condition(view["turn"])]

    def _closing(self, p: Position[S, O]) -> dict[str, Any]:
        closing: dict[str, Any] = {"partial": True} if p.partial else {}
        if p.outcome is not None:
            closing |= p.outcome.fields()
        return closing


def copy_state(state: S) -> S:
    """A state with the same content that shares nothing: ints, lists of them, lists of those."""
    twin = object.__new__(type(state))
    for name in state.__slots__:  # type: ignore[attr-defined]
        value = getattr(state, name)
        if isinstance(value, list):
            value = [item[:] for item in value] if isinstance(value[0], list) else value[:]
        setattr(twin, name, value)
    return twin

"""Other worlds that a seat must think possible, with their whole course, for searching programs.

A world is a course with the same moves in which a seat has seen the very same, and every deal that
leads to one is as likely as every other. Which cards may lie where is asked of the rules: a card is
not in a hand whose move it would make illegal (who passes holds nothing that fits, who does not
follow suit has none), and it is not what was drawn if the draw would have gone otherwise. What
these questions leave open is settled by playing the world through.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from elferrat.adapters.openspiel_course import Course, course_of
from elferrat.adapters.openspiel_deals import AnyGame, PackDeal
from elferrat.cards.rows import JOKER
from elferrat.games.game import AnyPosition

STOCK, DEALT = -1, -1  # no seat; before the first move
NEVER = -2
SWAPS_A_CARD = 24  # by then a walk over 80 cards has long forgotten where it began
MOST_TRIES = 10_000

Shown = tuple[int, int]  # the seat that showed a card, and the number of the move


def resample(course: Course, seat: int, random: Callable[[], float]) -> Course:
    """A course that a seat cannot tell from this one; `random` gives numbers from 0 to 1.

    Raises:
        RuntimeError: none was found in many tries.
    """
    if course.position is None or course.over:
        return course.copy()
    for world in worlds(course, seat, Random(int(random() * 2**53))):
        other = played_through(world, course, seat)
        if other is not None:
            return other
    raise RuntimeError(f"no world found for seat {seat}: {course}")


def worlds(course: Course, seat: int, rng: Random) -> Iterator[list[int]]:
    """Lots of other worlds, each drawn by itself; some may not be possible after all."""
    deal = course.deal
    if isinstance(deal, PackDeal):
        if seat not in course.puzzles:
            course.puzzles[seat] = Puzzle(deal, course, seat)
        for _ in range(MOST_TRIES):
            yield course.puzzles[seat].solve(rng)
        return
    lots = [lot for lot, _ in deal.outcomes([])]
    rng.shuffle(lots)
    for lot in lots:
        yield [lot]


def played_through(world: Sequence[int], course: Course, seat: int) -> Course | None:
    """The same moves in another world; None if a move is illegal or the seat sees a difference."""
    other, game = course_of(course.deal, world, ()), course.deal.game
    assert other.position is not None
    if not game.rules.deal_stands(other.position.state, course.deal.options):
        return None
    if other.opening(seat) != course.opening(seat):
        return None
    for ply, move in zip(course.plies, course.moves, strict=True):
        if move not in other.legal():
            return None
        other.go(move)
        if other.plies[-1].told(seat) != ply.told(seat):
            return None
    return other if other.seen(seat) == course.seen(seat) else None


class Trace:
    """A course as everybody can follow it: who took which place of the pack, and showed what.

    `before[i]` is the position before move i, the last one the present. `holder` and `since` say
    for each place of the pack who took its card (or the stock has it), and at which move. `shown`
    names the move at which a card was seen leaving a hand, `jokers` those of jokers that were dealt
    or drawn, not taken from the table.
    """

    def __init__(self, deal: PackDeal, course: Course) -> None:
        self.holder = list(deal.owners)
        self.since = [DEALT] * len(deal.pack)
        self.shown: dict[int, Shown] = {}
        self.jokers: list[Shown] = []
        self._taken = [0] * deal.players
        position = deal.start(course.drawn)
        self.before = [position.copy()]
        for i, move in enumerate(course.moves):
            top = len(deal.pack) - position.state.stock_size
            deal.game.play(position, move)
            self.before.append(position.copy())
            for event in course.plies[i].events:
                top = self._follow(event, i, top, deal.game)

    def _follow(self, event: dict[str, Any], move: int, top: int, game: AnyGame) -> int:
        kind, seat = event["event"], event["seat"]
        if kind == "drew":
            for place in range(top, top + event["count"]):
                self.holder[place], self.since[place] = seat, move
            return top + int(event["count"])
        if kind in ("laid", "exchanged"):
            self.shown[game.cards.index(event.get("card") or event["cell"])] = (seat, move)
            self._taken[seat] += kind == "exchanged"
        elif kind in ("joker_laid", "discarded"):
            if self._taken[seat]:
                self._taken[seat] -= 1
            else:
                self.jokers.append((seat, move))
        return top


class Puzzle:
    """Which of the cards that a seat cannot place may lie in which places of the pack."""

    def __init__(self, deal: PackDeal, course: Course, viewer: int) -> None:
        self._deal, self._course, self._viewer = deal, course, viewer
        self._trace = trace = Trace(deal, course)
        joker = deal.game.cards.index(JOKER) if JOKER in deal.game.cards else -1
        self._places = [i for i, holder in enumerate(trace.holder) if holder != viewer]
        self._cards = [course.drawn[place] for place in self._places]
        jokers = iter([shown for shown in trace.jokers if shown[0] != viewer])
        self._shown = [
            next(jokers, None) if card == joker else trace.shown.get(card) for card in self._cards
        ]
        self._questions = [card for card in self._cards if card != joker]
        self._latest = self._latest_refusals()
        drawn = {place: self._drawable(place) for place in self._places}
        self._allowed = [
            sum(
                self._may_lie(piece, place, drawn[place]) << k
                for k, place in enumerate(self._places)
            )
            for piece in range(len(self._cards))
        ]
        self._jokers = [i for i, card in enumerate(self._cards) if card == joker]

    def _may_lie(self, piece: int, place: int, drawable: set[int] | None) -> bool:
        holder, since = self._trace.holder[place], self._trace.since[place]
        card, shown = self._cards[piece], self._shown[piece]
        if shown is not None and (holder != shown[0] or since >= shown[1]):
            return False
        if drawable is not None and card not in drawable:
            return False
        return holder == STOCK or self._latest[holder].get(card, NEVER) <= since

    # --- asking the rules

    def _latest_refusals(self) -> list[dict[int, int]]:
        """By seat and card, the last move at which that seat cannot have held that card."""
        latest: list[dict[int, int]] = [{} for _ in range(self._deal.players)]
        before, moves = self._trace.before, self._course.moves
        for i, position in enumerate(before):
            on_turn = self._deal.game.rules.to_move(position.state)
            # What others hold has a say in the first move only: who opens with what (E2).
            seats = range(self._deal.players) if i == 0 else [on_turn]
            move = moves[i] if i < len(moves) else None
            if move is None and (i > 0 or on_turn != self._viewer):
                break
            for seat in seats:
                if seat != self._viewer:
                    refused = self._refused(position, seat, move, i)
                    latest[seat].update(dict.fromkeys(refused, i))
        return latest

    def _refused(self, p: AnyPosition, seat: int, move: int | None, number: int) -> list[int]:
        """The cards that would have made a move illegal; without a move, what would be legal."""
        shown = self._trace.shown
        asked = [card for card in self._questions if card not in shown or shown[card][1] >= number]
        legal = p.game.legal(p)

        def fits(cards: list[int]) -> bool:
            other = p.copy()
            for card in cards:
                other.game.rules.take(other.state, seat, card)
            now = p.game.legal(other)
            return now == legal if move is None else move in now

        return [] if fits(asked) else [card for card in asked if not fits([card])]

    def _drawable(self, place: int) -> set[int] | None:
        """The cards with which a draw would have gone as it went; None if every card would do."""
        move = self._trace.since[place]
        game = self._deal.game
        if move == DEALT or "drawn" not in game.fields:
            return None
        before, after = self._trace.before[move], self._trace.before[move + 1].state
        possible = set()
        for card in self._questions:
            state = before.copy().state
            state.stock[len(self._deal.pack) - 1 - place] = card
            game.rules.play(state, before.options, self._course.moves[move])
            if (state.stock_size, state.turn) == (after.stock_size, after.turn):
                possible.add(card)
        return possible

    # --- drawing a world

    def solve(self, rng: Random) -> list[int]:
        """Lots of a world: all ways to lay the hidden cards so are about equally likely.

        A first way is found by augmenting paths in random order (H. W. Kuhn's method for
        assignments), and forgotten in a walk that swaps two cards wherever both may lie so.
        """
        count = len(self._cards)
        lies = self._assign(rng)
        while True:
            for _ in range(SWAPS_A_CARD * count):
                i, j = int(rng.random() * count), int(rng.random() * count)
                if self._allowed[i] >> lies[j] & self._allowed[j] >> lies[i] & 1:
                    lies[i], lies[j] = lies[j], lies[i]
            if self._in_order(lies):
                break
        lots = self._course.drawn[:]
        for card, k in zip(self._cards, lies, strict=True):
            lots[self._places[k]] = card
        return lots

    def _assign(self, rng: Random) -> list[int]:
        order = list(range(len(self._cards)))
        rng.shuffle(order)
        tries = order[:]
        rng.shuffle(tries)
        piece_at: dict[int, int] = {}
        for piece in order:
            found = self._augment(piece, tries, piece_at, set())
            assert found, "the true deal is one way"
        lies = [0] * len(order)
        for k, piece in piece_at.items():
            lies[piece] = k
        return lies

    def _augment(
        self, piece: int, tries: list[int], piece_at: dict[int, int], seen: set[int]
    ) -> bool:
        may_lie = [k for k in tries if self._allowed[piece] >> k & 1]
        for k in may_lie:
            if k not in piece_at:
                piece_at[k] = piece
                return True
        for k in may_lie:
            if k not in seen:
                seen.add(k)
                if self._augment(piece_at[k], tries, piece_at, seen):
                    piece_at[k] = piece
                    return True
        return False

    def _in_order(self, lies: list[int]) -> bool:
        """Whether the jokers that a seat showed are the first it had, as nothing tells them apart.

        So every world is counted once, however many jokers could have been the ones shown.
        """
        for seat in range(self._deal.players):
            held = sorted(
                (self._trace.since[place], place, piece)
                for piece in self._jokers
                if self._trace.holder[place := self._places[lies[piece]]] == seat
            )
            shown = [self._shown[piece] is not None for _, _, piece in held]
            pieces = [piece for _, _, piece in held if self._shown[piece] is not None]
            if shown != sorted(shown, reverse=True) or pieces != sorted(pieces):
                return False
        return True

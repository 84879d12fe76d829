"""The review of one game: every decision judged, and what follows from that for the whole."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from elferrat.bots import bot
from elferrat.games.game import AnyPosition
from elferrat.locale.message import Unusable
from elferrat.locale.values import Verbatim
from elferrat.play.positions import read_position
from elferrat.play.record import Record
from elferrat.play.replay import replay
from elferrat.play.view import View, view
from elferrat.review.assessing import Assessment, Worth, assessed, continued, solved
from elferrat.review.course import Moment, decisions, moments
from elferrat.review.seats import SeatReview, seat_reviews
from elferrat.review.turning import Turn, turns
from elferrat.search import TRICK_GAMES
from elferrat.search.exact import honours_left, solve
from elferrat.search.judging import judge, judge_open

if TYPE_CHECKING:
    from elferrat.search.judging import Judgement

# For all decisions of a game together, if nobody says how many for each.
GAME_PLAYOUTS = {"elfer": 400_000, "extra": 150_000, "elfern": 800_000, "schneider": 800_000}
FEWEST, MOST = 400, 20_000  # for one decision then
DETAIL = 10  # so many times as many where one decision is looked at alone

_LAST = ("draw", "end", "pass")  # moves after which a turn is over, or another card is there

GoOn = Callable[[int, int], bool]  # (decisions judged, all of them) → whether to go on
Judge = Callable[[str, int], "Judgement"]  # (seed, playouts)


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, counted from 1, where there was something to choose, and what it cost.

    `thumb` is what rules of thumb would have played.
    """

    number: int
    seat: int
    move: str
    legal: int
    open: Assessment
    known: Assessment
    thumb: str

    @property
    def gain(self) -> Worth:
        """What the move was worth beyond that of rules of thumb, as judged from what was known."""
        return self.known.beyond(self.move, self.thumb)

    @property
    def mistake(self) -> bool:
        """Whether it surely cost something, as judged from what the seat knew."""
        return self.known.sure


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked at again.

    Attributes:
        record: the game
        seed: what all chance of the review followed from
        playouts: games played for each decision, in each of the two lights
        finished: whether the game was played to its end
        count: how many decisions there were, judged or not
        even: what nobody is ahead with, in points as the search counts them
        decisions: every decision, in the order of the game
        turns: where the game turned
        seats: the game of every seat
    """

    record: Record
    seed: str
    playouts: int
    finished: bool
    count: int
    even: float
    decisions: tuple[Decision, ...]
    turns: tuple[Turn, ...]
    seats: tuple[SeatReview, ...]

    @property
    def complete(self) -> bool:
        """Whether every decision was judged."""
        return len(self.decisions) == self.count


def review(
    record: Record,
    *,
    playouts: int | None = None,
    seed: str = "",
    so_far: bool = False,
    go_on: GoOn = lambda done, count: True,
) -> Review:
    """Judge every decision of a game; the same seed and playouts give the same review.

    `playouts`: for each decision; by default so many that a game takes some twenty seconds.
    `so_far`: a game that is not finished will do. `go_on` is told how far it is, before every
    decision and at the end; where it says no, the review ends with what it has.

    Raises:
        Mismatch: the record does not replay.
        Unusable: its game is not finished, or compiled code cannot be used here.
    """
    if not replay(record).over and not so_far:
        raise Unusable("", "review-unfinished")
    count = decisions(record)
    if playouts is None:
        playouts = usual_playouts(record.game, count)
    found: list[Decision] = []
    of_turn: list[int] = []  # for each decision the number of the last move before its turn
    turn, seat = 0, -1
    for moment in moments(record):
        if moment.seat != seat:
            turn, seat = moment.number - 1, moment.seat
        if moment.chosen:
            if not go_on(len(found), count):
                break
            found.append(judged(moment, playouts, seed))
            of_turn.append(turn)
        if moment.move in _LAST or record.game in TRICK_GAMES:  # something may be drawn now
            turn = moment.number
    found = within_turns(found, of_turn)
    complete = len(found) == count
    if complete:
        go_on(count, count)
    result, even = result_of(record), even_of(record)
    deal = deal_of(record, found)
    return Review(
        record=record,
        seed=seed,
        playouts=playouts,
        finished=result is not None,
        count=count,
        even=even,
        decisions=tuple(found),
        turns=turns(found, even),
        seats=seat_reviews(found, deal, result, complete, from_loss=record.game in TRICK_GAMES),
    )


def review_at(
    record: Record, number: int, *, playouts: int | None = None, seed: str = ""
) -> Decision:
    """One decision alone, by default with more playouts; of an unfinished game, too.

    Raises:
        Mismatch: the record does not replay.
        Unusable: it has no such move, there was nothing to choose, or compiled code cannot be used
            here.
    """
    replay(record)
    if not 1 <= number <= len(record.moves):
        raise Unusable("--at", "review-no-move", count=len(record.moves))
    if playouts is None:
        playouts = DETAIL * usual_playouts(record.game, decisions(record))
    moment = next(each for each in moments(record) if each.number == number)
    if not moment.chosen:
        raise Unusable("--at", "review-forced", number=number, move=Verbatim(moment.move))
    return judged(moment, playouts, seed)


def usual_playouts(game: str, count: int) -> int:
    """How many playouts each of so many decisions gets if nobody says."""
    return min(MOST, max(FEWEST, GAME_PLAYOUTS[game] // max(1, count)))


def within_turns(found: list[Decision], of_turn: list[int]) -> list[Decision]:
    """The decisions, each knowing what the next one of the same turn promised."""
    told: list[Decision] = []
    for i in reversed(range(len(found))):
        each = found[i]
        if told and of_turn[i] == of_turn[i + 1]:
            after = told[-1]
            each = replace(
                each,
                open=continued(each.move, each.open, after.open),
                known=continued(each.move, each.known, after.known),
            )
        told.append(each)
    return told[::-1]


def judged(moment: Moment, playouts: int, seed: str) -> Decision:
    """A decision in both lights."""
    p, where = moment.before, f"{seed}:{moment.number}"
    seen, unseen = view(p, moment.seat), unseen_by(p, moment.seat)

    def known(seed: str, playouts: int) -> "Judgement":
        return judge(seen, moment.evidence, playouts=playouts, seed=seed, unseen=unseen)

    def opened(seed: str, playouts: int) -> "Judgement":
        return judge_open(p, playouts=playouts, seed=seed)

    if p.game.name in TRICK_GAMES:
        won = p.game.rules.score(p.state, moment.seat)
        values = {move: won + taken for move, taken in solve(p).moves.items()}
        with_open_cards = solved(moment.move, values)
    else:
        with_open_cards = assessed(moment.move, list(halves(opened, f"{where}:open", playouts)))
    as_known = with_open_cards
    if not all_seen(seen):
        as_known = assessed(moment.move, list(halves(known, f"{where}:known", playouts)))
    return Decision(
        number=moment.number,
        seat=moment.seat,
        move=moment.move,
        legal=len(moment.legal),
        open=with_open_cards,
        known=as_known,
        thumb=bot("thumb").choose(seen).move,
    )


def all_seen(view: View) -> bool:
    """Whether a seat can tell where every card is: all that it does not see are in one hand."""
    hidden = sum(isinstance(hand, int) for hand in view["hands"])
    return view["stock"] == 0 and hidden == 1


def unseen_by(p: AnyPosition, seat: int) -> list[str] | None:
    """The cards that a seat does not see, where a partial position lacks some of the pack."""
    if not p.partial:
        return None
    others = [hand for other, hand in enumerate(p.game.hands(p.state)) if other != seat]
    return sorted(sum(others, p.game.stock(p.state)))


def halves(judge: Judge, seed: str, playouts: int) -> Iterator["Judgement"]:
    """Two judgements by different chance, with so many playouts together; one if it is exact."""
    first = judge(f"{seed}:1", (playouts + 1) // 2)
    yield first
    if not first.exact:
        yield judge(f"{seed}:2", (playouts + 1) // 2)


# --- the whole game -----------------------------------------------------------------------------


def result_of(record: Record) -> list[float] | None:
    """What came, by seat, in points as the search counts them; None of an unfinished game."""
    if record.result is None:
        return None
    scores: list[int] = record.result["scores"]
    if record.game in TRICK_GAMES:
        return [float(score) for score in scores]
    others = len(scores) - 1
    return [score - (sum(scores) - score) / others for score in scores]


def even_of(record: Record) -> float:
    """What nobody is ahead with: half of the honours that are in the game, or no point."""
    if record.game not in TRICK_GAMES:
        return 0.0
    p = read_position(record.start)
    return sum(_honours(p)) / 2


def deal_of(record: Record, found: list[Decision]) -> list[Worth | None]:
    """What the deal was worth to every seat with open cards.

    In trick games by exact play of both sides. In row games what the seat could expect at its
    first decision; with two seats the first decision of all tells it for both.
    """
    p = read_position(record.start)
    seats = p.game.seats(p.state)
    if record.game in TRICK_GAMES:
        won, left = _honours(p)
        seat = p.game.rules.to_move(p.state)
        own = p.game.rules.score(p.state, seat) + (solve(p).value or 0)
        other = won + left - own
        return [Worth(own), Worth(other)] if seat == 0 else [Worth(other), Worth(own)]
    deal: list[Worth | None] = [None] * seats
    for each in reversed(found):
        if seats == 2:
            deal[1 - each.seat] = Worth(-each.open.value, each.open.error)
        deal[each.seat] = Worth(each.open.value, each.open.error)
    return deal


def _honours(p: AnyPosition) -> tuple[int, int]:
    """The honours that are won, and those that are still to win."""
    return sum(p.game.rules.score(p.state, seat) for seat in range(2)), honours_left(p)

"""`solve --judge`: what each move is worth by games played on, from what is known."""

from math import inf
from typing import TYPE_CHECKING, Any

from elferrat.bots.reasons import why
from elferrat.cli.output import complain, put, put_json
from elferrat.cli.parameters import read_document
from elferrat.games.game import AnyPosition
from elferrat.locale.figures import figure
from elferrat.locale.message import Message, Unusable
from elferrat.locale.values import Verbatim
from elferrat.play.known import hidden_place, read_view
from elferrat.play.positions import read_position
from elferrat.play.view import View, view
from elferrat.review.assessing import NORMAL
from elferrat.review.telling import give_or_take
from elferrat.search import TRICK_GAMES

if TYPE_CHECKING:
    from elferrat.search.judging import Judged, Judgement

PLAYOUTS = 20_000
_DIGITS = 2

Moment = tuple[View, AnyPosition | None]  # what the seat on turn knows, and the position if all is


def put_judgement(
    place: str, playouts: int, seed: str, seconds: float | None, as_json: bool, lang: str
) -> None:
    """Print what the moves of the position in a file are worth; raises `Unusable`."""
    if seconds is not None and not 0 < seconds < inf:
        raise Unusable("--seconds", "search-no-seconds")
    moment: Moment = read_document(place, moment_in)
    judgement = judged(moment, playouts, seed, seconds)
    if not judgement.exact and any(each.playouts < 2 for each in judgement.moves.values()):
        raise Unusable("--seconds", "search-no-seconds")
    if as_json:
        put_json(answered(moment, judgement, lang))
    else:
        put(told(moment, judgement, lang))
    if not judgement.complete:
        complain(Message("search-judged-late", {"playouts": games(judgement)}).text(lang))


def moment_in(data: object) -> Moment:
    """What there is to judge, from a position or from what its seat on turn knows."""
    if hidden_place(data):
        return read_view(data), None
    p = read_position(data)
    if p.outcome is not None:
        raise Unusable("over", "search-over")
    return view(p, p.game.rules.to_move(p.state)), p


def judged(moment: Moment, playouts: int, seed: str, seconds: float | None) -> "Judgement":
    """What the moves are worth; raises `Unusable` where compiled code cannot be used."""
    from elferrat.search.judging import judge, judge_open

    seen, p = moment
    if p is None:
        return judge(seen, playouts=playouts, seed=seed, seconds=seconds)
    return judge_open(p, playouts=playouts, seed=seed, seconds=seconds)


def reason(seen: View, judgement: "Judgement") -> Message:
    """Why the best move is the best, as a hint says it."""
    # Hints are made for seats that see no other hand.
    fields = seen.json()
    fields["hands"] = [
        len(hand) if isinstance(hand, list) and seat != seen.seat else hand
        for seat, hand in enumerate(fields["hands"])
    ]
    ranked = [(move, each.value) for move, each in judgement.moves.items()]
    return why(View(fields, seen.seat), ranked, judgement.exact)


def games(judgement: "Judgement") -> int:
    """How many games were played on."""
    return sum(each.playouts for each in judgement.moves.values())


def answered(moment: Moment, judgement: "Judgement", lang: str) -> dict[str, Any]:
    """A judgement as JSON: `error` and `lag` are standard errors (docs/solve.md)."""
    seen, p = moment
    best = judgement.moves[judgement.best].value
    return {
        "seat": seen.seat,
        "known": "view" if p is None else "all",
        "value": best,
        "best": [move for move, each in judgement.moves.items() if each.value == best],
        "moves": {move: worth(each) for move, each in judgement.moves.items()},
        "why": reason(seen, judgement).text(lang),
        "exact": judgement.exact,
        "complete": judgement.complete,
        "playouts": games(judgement),
        "seconds": judgement.seconds,
    }


def worth(each: "Judged") -> dict[str, Any]:
    """What one move is worth, as JSON."""
    return {
        "value": each.value,
        "error": each.error,
        "lag": each.lag,
        "playouts": each.playouts,
    }


def told(moment: Moment, judgement: "Judgement", lang: str) -> str:
    """A judgement for people: the moves, the best first, and why that one is the best."""
    seen, p = moment
    head = {
        "seat": seen.seat,
        "light": "known" if p is None else "open",
        "unit": "honours" if seen["game"] in TRICK_GAMES else "ahead",
        "sure": "exact" if judgement.exact else "about",
    }
    values = [
        figure(each.value, lang, 0)
        if judgement.exact
        else give_or_take(each.value, NORMAL * each.error, lang, _DIGITS)
        for each in judgement.moves.values()
    ]
    width = max(map(len, values))
    rows = [
        f"  {value:>{width}}  {move}" for value, move in zip(values, judgement.moves, strict=True)
    ]
    best = {"move": Verbatim(judgement.best), "why": reason(seen, judgement)}
    work = {
        "sure": head["sure"],
        "playouts": games(judgement),
        "seconds": Verbatim(figure(judgement.seconds, lang, 2)),
    }
    lines = [
        Message("search-judged", head).text(lang),
        *rows,
        Message("search-judged-best", best).text(lang),
        Message("search-judged-work", work).text(lang),
    ]
    if p is None:
        lines.append(Message("search-judged-without").text(lang))
    return "\n".join(lines)

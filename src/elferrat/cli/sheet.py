"""The match sheet as text for people: a table hand by hand, the slate, who wins or leads."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from rich.cells import cell_len

from elferrat.games.options import written
from elferrat.locale.catalogue import say
from elferrat.play.match import Match, TrickMatch

# A banner by the number of its lines: the first vertical, three horizontal from it (F13).
_BANNERS = (
    ("|  ", "|  ", "|  ", "|  "),
    ("|--", "|  ", "|  ", "|  "),
    ("|--", "|--", "|  ", "|  "),
    ("|--", "|--", "|--", "|  "),
)
_BANNERS_A_ROW = 14
_DASH = "–"


def sheet_text(match: Match, names: Sequence[str], lang: str) -> str:
    """The whole sheet; `names` by seat, empty for names by number."""
    named = seat_names(match, names, lang)
    return "\n".join([*drawn_sheet(match, named, lang), *closing(match, named, lang)])


def drawn_sheet(match: Match, names: Sequence[str], lang: str) -> list[str]:
    """Title, table and slate; what they mean for the match is said by `closing`."""
    title = say("score-title", {"game": match.game.name}, lang)
    options = match.game.write_options(match.options)
    if options:
        title += f" ({', '.join(f'{name}={written(value)}' for name, value in options.items())})"
    parts = [title, "", *table(match, names, lang), ""]
    if isinstance(match, TrickMatch):
        for name, banner in zip(names, match.json()["banners"], strict=True):
            parts += [slate_line(name, banner, lang), *slate_rows(banner), ""]
    return parts


def seat_names(match: Match, names: Sequence[str], lang: str) -> Sequence[str]:
    """The names, or what seats without names are called."""
    return names or [say("score-seat", {"number": seat + 1}, lang) for seat in range(match.players)]


def table(match: Match, names: Sequence[str], lang: str) -> list[str]:
    """One line a hand under a head line, in columns."""
    by_seat = zip(*(hand.points for hand in match.hands), strict=True)
    running = zip(*(accumulate(points) for points in by_seat), strict=True)
    tricks = isinstance(match, TrickMatch)
    columns = (
        ["hand", "dealer", "honours", "points", "held", "total"] if tricks else ["game", "dealer"]
    )
    head = [say(f"score-column-{column}", {}, lang) for column in columns]
    rows = [head if tricks else [*head, *names]]
    for number, (hand, totals) in enumerate(zip(match.hands, running, strict=True), 1):
        row = [str(number), dealer_name(hand.dealer, names, lang)]
        if hand.honours is None:
            row += [
                f"{points} ({total})" for points, total in zip(hand.points, totals, strict=True)
            ]
        else:
            row += [dashed(hand.honours), dashed(hand.points), str(hand.held or ""), dashed(totals)]
        rows.append(row)
    above = [_DASH.join(names)] if tricks else []
    return above + aligned(rows)


def dealer_name(dealer: int | None, names: Sequence[str], lang: str) -> str:
    """Who deals; where the deal is drawn, that."""
    return say("score-drawn", {}, lang) if dealer is None else names[dealer]


def dashed(numbers: Sequence[int]) -> str:
    """Numbers by seat as one text: 14–6."""
    return _DASH.join(str(number) for number in numbers)


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells as lines whose columns stand under one another, also with wide letters."""
    widths = [max(cell_len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]


def slate_line(name: str, banner: Mapping[str, int], lang: str) -> str:
    """A seat's banners in words: `Ada: 1 banner, 2 lines`."""
    return say("score-slate", {"name": name, **banner}, lang)


def slate_rows(banner: Mapping[str, int]) -> Iterator[str]:
    """A seat's banners, drawn."""
    drawn = [_BANNERS[-1]] * banner["full"]
    if banner["lines"]:
        drawn.append(_BANNERS[banner["lines"] - 1])
    for first in range(0, len(drawn), _BANNERS_A_ROW):
        for row in zip(*drawn[first : first + _BANNERS_A_ROW], strict=True):
            yield "  ".join(row).rstrip()


def closing(match: Match, names: Sequence[str], lang: str) -> Iterator[str]:
    """Who wins or leads, what is held, how many games the rules still ask for, who deals next."""
    if match.hands:
        last = "leads" if match.games_to_come else "wins"
        key = f"score-{last}" if len(match.winners) == 1 else f"score-{last}-shared"
        best = tuple(names[seat] for seat in match.winners)
        # A dash between points would read as a minus.
        totals = dashed(match.totals) if isinstance(match, TrickMatch) else match.totals
        yield say(key, {"names": best, "totals": totals}, lang)
    if match.games_to_come:
        args = {"count": match.games_to_come}
        yield say(f"score-to-come-{match.game.name}", args, lang)
    if isinstance(match, TrickMatch) and match.held:
        yield say("score-held", {}, lang)
    if match.dealer is None:
        yield say("score-next-drawn", {}, lang)
    else:
        yield say("score-next", {"name": names[match.dealer]}, lang)

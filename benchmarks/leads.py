"""What whole deals are worth to the leader, and the best first lead, from `benchmarks.deals`."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.deals import Deals
from elferrat.cards.tricks import RANKS
from elferrat.games import game_named
from elferrat.games.trickdraw.rules import CARDS
from elferrat.games.trickdraw.rules import RANKS as MANY
from elferrat.lab.drawing import put
from elferrat.picture.palette import BACK, INK, PAPER, ROWS
from elferrat.play.match import HONOURS
from elferrat.search.ending_drivers import honours_of
from elferrat.search.tables import Tables, tables

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Array = np.ndarray[Any, np.dtype[Any]]
ALL = (1 << CARDS) - 1
SCORINGS: Mapping[str, tuple[dict[str, Any], ...]] = {
    "elfern": ({}, {"scoring": "altenburg"}),
    "schneider": ({},),
}
# The first that fits a card: whether it is an honour, how many unseen cards beat it, and how many
# other honours of its suit are in the hand.
KINDS: tuple[tuple[str, Callable[[bool, int, int], bool]], ...] = (
    ("honour that nothing unseen beats", lambda honour, above, _: honour and above == 0),
    ("honour that one unseen card beats", lambda honour, above, _: honour and above == 1),
    ("honour that more unseen cards beat", lambda honour, above, _: honour),
    ("low card that nothing unseen beats", lambda _, above, __: above == 0),
    ("low card, an honour of its suit in hand", lambda _, __, honours: honours > 0),
    ("low card, no honour of its suit in hand", lambda _, __, ___: True),
)


@dataclass(frozen=True)
class Lead:
    """Leads of one kind: of how many hands they are in, in how many the best, and what they lose.

    Attributes:
        held: the share of hands that hold such a card
        best: of these, the share where such a card is as good as any
        loss: of these, the mean of what the best such card takes less than the best card, honours
    """

    held: float
    best: float
    loss: float


def by_kind(game: str, deals: Deals) -> dict[str, Lead]:
    """The leads by what they are; kinds that no hand holds are left out."""
    rules = tables(game, game_named(game).read_options({}))
    kinds = np.array([_kinds(rules, hand) for hand in deals.hands.tolist()])
    return _leads(deals, kinds, [name for name, _ in KINDS])


def by_rank(deals: Deals) -> dict[str, Lead]:
    """The leads by their rank, high ones first."""
    kinds = MANY - 1 - deals.hands % MANY
    return _leads(deals, kinds, list(reversed(RANKS)))


def _kinds(rules: Tables, hand: list[int]) -> list[int]:
    held = sum(1 << card for card in hand)
    kinds = []
    for card in hand:
        above = (int(rules.beaten_by[card]) & ALL & ~held).bit_count()
        suit = ((1 << MANY) - 1) << card // MANY * MANY
        honours = honours_of(held & suit & ~(1 << card))
        honour = honours_of(1 << card) > 0
        kinds.append(next(i for i, (_, fits) in enumerate(KINDS) if fits(honour, above, honours)))
    return kinds


def _leads(deals: Deals, kinds: Array, names: list[str]) -> dict[str, Lead]:
    most = deals.worth[: len(deals.leads)]
    found = {}
    for number, name in enumerate(names):
        values = np.where(kinds == number, deals.leads, -1).max(axis=1)
        held = values >= 0
        if held.any():
            lost = (most - values)[held]
            found[name] = Lead(float(held.mean()), float((lost == 0).mean()), float(lost.mean()))
    return found


def value_table(known: Mapping[str, Deals]) -> Iterator[str]:
    """What a deal is worth, a line for each game and scoring."""
    yield (
        "| game | scoring | deals | honours ± | spread | won % | tied % | lost % | 15 or more % |"
        " game points ± |"
    )
    yield "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|"
    for game, deals in known.items():
        values = deals.worth.astype(int)
        shares = [(values > 10).mean(), (values == 10).mean(), (values < 10).mean()]
        shares.append((values >= 15).mean())
        percent = " | ".join(f"{100 * share:.1f}" for share in shares)
        for options in SCORINGS[game]:
            points = _game_points(game, options)[values]
            yield (
                f"| {game} | {', '.join(map(str, options.values())) or 'standard'} |"
                f" {len(deals):,} | {_mean(values)} | {values.std():.2f} | {percent} |"
                f" {_mean(points)} |"
            )


def _game_points(game: str, options: dict[str, Any]) -> Array:
    """By honours of the leader what it wins in game points, less what it loses."""
    face: Any = game_named(game)
    o = face.read_options(options)
    worth = [face.worth(o, honours) for honours in range(HONOURS + 1)]
    points: Array = np.array(worth) - np.array(worth[::-1])
    return points


def _mean(values: Array) -> str:
    return f"{values.mean():.3f} ± {1.96 * values.std() / len(values) ** 0.5:.3f}"


def spread_table(known: Mapping[str, Deals]) -> Iterator[str]:
    """How often a deal is worth how many honours, a line for each number."""
    yield "| honours | " + " | ".join(f"{game} %" for game in known) + " |"
    yield "|---:" * (len(known) + 1) + "|"
    counts = {game: shares(deals) for game, deals in known.items()}
    for honours in range(HONOURS + 1):
        cells = [f"{100 * counts[game][honours]:.2f}" for game in known]
        yield f"| {honours} | " + " | ".join(cells) + " |"


def shares(deals: Deals) -> Array:
    """By honours, the share of deals that are worth so many to the leader."""
    return np.bincount(deals.worth, minlength=HONOURS + 1) / len(deals)


def lead_table(leads: Mapping[str, Lead]) -> Iterator[str]:
    """A line for each kind of lead."""
    yield "| lead | hands that hold one % | there best % | honours lost |"
    yield "|---|---:|---:|---:|"
    for name, lead in leads.items():
        yield f"| {name} | {100 * lead.held:.1f} | {100 * lead.best:.1f} | {lead.loss:.2f} |"


def draw(known: Mapping[str, Deals], path: Path) -> None:
    """Draw the spread of values, and what leads lose by their rank, into an SVG or PNG file.

    Raises:
        Unusable: it cannot be written.
    """
    put(lambda: figure(known), path)


def figure(known: Mapping[str, Deals]) -> "Figure":
    """The drawing, a line of panels for each game."""
    from matplotlib.figure import Figure

    made = Figure(figsize=(9, 2.9 * len(known)), layout="constrained")
    panels = made.subplots(len(known), 2, squeeze=False)
    for (game, deals), (left, right) in zip(known.items(), panels, strict=True):
        left.bar(range(HONOURS + 1), 100 * shares(deals), color=BACK, edgecolor=PAPER)
        mean = deals.worth.mean()
        left.axvline(mean, color=INK, linewidth=1.4, ls=":")
        left.set_title(f"{game}: honours of the leader, {len(deals):,} deals")
        left.set_ylabel("% of deals")
        left.set_xlabel(f"both sides see all cards and play their best; mean {mean:.2f}")
        leads = by_rank(deals)
        losses = [lead.loss for lead in leads.values()]
        right.bar(list(leads), losses, color=ROWS["B"], edgecolor=PAPER)
        right.set_title(f"{game}: what first leads lose, {len(deals.leads):,} deals")
        right.set_ylabel("honours")
        right.set_xlabel("rank of the lead, the best card of it in the hand")
        for panel in (left, right):
            panel.grid(axis="x", visible=False)
    return made

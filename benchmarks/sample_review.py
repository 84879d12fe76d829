"""A sample page of a review: `python -m benchmarks.sample_review FILE [LANGUAGE]`.

Two bots play Elfern, one by rules of thumb and one by chance, so that there are mistakes.
"""

import sys

import elferrat
from elferrat.play.saving import save_text
from elferrat.review.page import page
from elferrat.review.reviewing import review

SEED = "eleven"
PLAYERS = {"Ada": "thumb", "Ben": "random"}


def main() -> None:
    """Play the game, review it, write the page."""
    table = elferrat.deal("elfern", players=len(PLAYERS), seed=SEED, names=list(PLAYERS))
    bots = [elferrat.bot(level, seed=SEED) for level in PLAYERS.values()]
    while not table.over:
        table.play(bots[table.turn].choose(table.view(table.turn)).move)
    lang = sys.argv[2] if len(sys.argv) > 2 else "en"
    save_text(sys.argv[1], page(review(table.record(), seed=SEED), lang))


if __name__ == "__main__":
    main()

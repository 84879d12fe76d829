"""Compiling the search before it is needed."""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from collections.abc import Iterable, Iterator

from elferrat.games import game_named
from elferrat.search import TRICK_GAMES, inference, lookahead, row_ending
from elferrat.search.knowledge import knowledge


def warm(games: Iterable[str]) -> Iterator[tuple[str, int, int]]:
    """Compile what looking ahead in some games needs, or find it compiled.

    Yields, before each piece, its name, how many are done, and of how many. Trick games bring
    exact play with them.

    Raises:
        Unusable: no such game, or compiled code cannot be used here.
    """
    wanted = list(games)
    loops = {"playouts": lookahead.drivers}
    if not set(wanted).isdisjoint(TRICK_GAMES):
        loops["inference"] = inference.drivers
    if not set(wanted).issubset(TRICK_GAMES):
        loops["row-endings"] = row_ending.drivers
    steps = len(loops) + len(wanted)
    for done, (piece, made) in enumerate(loops.items()):
        yield piece, done, steps
        made()
    for done, game in enumerate(wanted, len(loops)):
        yield f"search-{game}", done, steps
        knowledge(game, game_named(game).read_options({}), 2)

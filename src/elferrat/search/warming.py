"""Compiling the search before it is needed."""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from collections.abc import Iterable, Iterator

from elferrat.games import game_named
from elferrat.search.knowledge import knowledge
from elferrat.search.lookahead import drivers


def warm(games: Iterable[str]) -> Iterator[tuple[str, int, int]]:
    """Compile what looking ahead in some games needs, or find it compiled.

    Yields, before each piece, its name, how many are done, and of how many. Trick games bring
    exact play with them.

    Raises:
        Unusable: no such game, or compiled code cannot be used here.
    """
    wanted = list(games)
    yield "playouts", 0, len(wanted) + 1
    drivers()
    for done, game in enumerate(wanted, 1):
        yield f"search-{game}", done, len(wanted) + 1
        knowledge(game, game_named(game).read_options({}), 2)

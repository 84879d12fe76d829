"""Compiling everything before it is needed."""

from collections.abc import Iterable, Iterator

from elferrat.games import NAMES, game_named
from elferrat.kernel import require


def warm(games: Iterable[str] = NAMES) -> Iterator[tuple[str, int, int]]:
    """Compile the drivers and the twins of some games, or find them compiled.

    Yields, before each piece, its name, how many are done, and of how many.

    Raises:
        Unusable: no such game, or the twin cannot be used here.
    """
    for game in (wanted := list(games)):
        game_named(game, "GAME")
    require()
    from elferrat.kernel.abi import DRIVERS
    from elferrat.kernel.twin import DRIVER_PIECE, driver_named, twin

    total = len(wanted) + 1
    yield DRIVER_PIECE, 0, total
    driver_named(next(iter(DRIVERS)))
    for done, game in enumerate(wanted, 1):
        yield game, done, total
        twin(game)

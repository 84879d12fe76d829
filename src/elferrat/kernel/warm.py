"""Compiling everything before it is needed."""

from collections.abc import Iterable, Iterator

from elferrat.games import NAMES, game_named
from elferrat.kernel import require


def warm(games: Iterable[str] = NAMES) -> Iterator[tuple[str, int, int]]:
    """Compile the twins of some games and all drivers, or find them compiled.

    Yields, before each piece, its name, how many are done, and of how many.

    Raises:
        Unusable: no such game, or the twin cannot be used here.
    """
    for game in (wanted := list(games)):
        game_named(game, "GAME")
    require()
    from elferrat.kernel.drivers import SIGNATURES
    from elferrat.kernel.twin import driver_named, twin

    total = len(SIGNATURES) + len(wanted)
    for done, game in enumerate(wanted):
        yield game, done, total
        twin(game)
    for done, name in enumerate(SIGNATURES, len(wanted)):
        yield name, done, total
        driver_named(name)

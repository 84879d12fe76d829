"""Whole games by chance in the plain form: the rows of `elferrat.kernel.playout`, one by one."""

from collections.abc import Mapping
from typing import Any

from elferrat.cards import chance
from elferrat.games import game_named
from elferrat.games.game import Position


class GameStream:
    """The chance of one game of a seed text (`elferrat.cards.chance`)."""

    def __init__(self, seed: str, number: int) -> None:
        self._words = [0] * chance.STATE
        chance.begin(self._words, chance.key_of(seed), number)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        return chance.below(self._words, n)

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle cards in place."""
        chance.shuffle(self._words, cards, len(cards))


def dealt(
    game: str, options: Mapping[str, Any], players: int, stream: GameStream
) -> Position[Any, Any]:
    """A fresh game with the usual dealer, the last seat.

    Raises:
        Unusable: no such game, option or number of players.
    """
    chosen = game_named(game)
    o = chosen.read_options(options)
    chosen.check_players(o, players)
    return chosen.deal_by(stream, o, players, players - 1)


def random_game(
    game: str, options: Mapping[str, Any], players: int, seed: str, number: int
) -> list[int]:
    """Game `number` of a seed text, every move uniformly random, told as one row.

    The row, of length 3 + 3 * players: moves made; the reason why the game ended, as the state's
    `over` counts them; cards left in the stock; then by seat the score, 1 for a win, and the bonus
    cards.

    Raises:
        Unusable: no such game, option or number of players.
    """
    stream = GameStream(seed, number)
    p = dealt(game, options, players, stream)
    rules, s, o = p.game.rules, p.state, p.options
    moves = [0] * rules.MOVES
    made = 0
    while not s.over:
        rules.play(s, o, moves[stream.below(rules.legal(s, o, moves))])
        made += 1
    seats = range(players)
    return [
        made, s.over, s.stock_size,
        *(rules.score(s, seat) for seat in seats),
        *(int(rules.wins(s, seat)) for seat in seats),
        *(p.game.bonus_cards(s, seat) for seat in seats),
    ]  # fmt: skip

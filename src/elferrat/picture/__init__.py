"""Pictures of tables and hands as SVG, in our own drawing.

Every drawing brings its own background, tells colours by shape and letter as well, and says
itself in words to those who cannot see it.
"""

from collections.abc import Mapping, Sequence
from typing import Any


def table_svg(
    fields: Mapping[str, Any],
    seat: int | None,
    *,
    lang: str = "en",
    pack: str = "french",
    names: Sequence[str] = (),
) -> str:
    """The table of a position or view, its JSON object in full form (contract 2), as an SVG.

    `seat` says whose eyes see it: other hands of a running game are backs then, also if the
    fields know them. With None all hands that the fields know lie open. Without `names` seats are
    drawn with their numbers.
    """
    from elferrat.picture import rows, tricks
    from elferrat.picture.scene import ROW_GAMES, Scene

    scene = Scene(fields, seat, lang, pack, tuple(names))
    return rows.draw(scene) if scene.game in ROW_GAMES else tricks.draw(scene)


def hand_svg(cards: Sequence[str], game: str, *, pack: str = "french", lang: str = "en") -> str:
    """A hand of a game, cards in the notation of contract 1, as an SVG document."""
    from elferrat.locale.values import CardText
    from elferrat.picture import rows, tricks
    from elferrat.picture.scene import ROW_GAMES, Scene

    scene = Scene({"game": game}, None, lang, pack)
    title = scene.word("title-hand", game=game, count=len(cards))
    told = scene.word("says-cards", cards=tuple(map(CardText, cards))) if cards else title
    if game in ROW_GAMES:
        return rows.draw_hand(list(cards), (title, told))
    return tricks.draw_hand(cards, pack, lang, (title, told))

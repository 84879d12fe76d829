"""A drawing in words: its title and its description."""

from collections.abc import Iterator

from elferrat.locale.values import CardText, Verbatim
from elferrat.picture.scene import ROW_GAMES, Row, Scene, honours, rows, runs


def title(scene: Scene) -> str:
    """What the drawing is."""
    if scene.seat is not None:
        return scene.word("title-view", game=scene.game, seat=scene.seat)
    hidden = any(type(hand) is int for hand in scene.fields["hands"])
    return scene.word("title-public" if hidden else "title-table", game=scene.game)


def description(scene: Scene, between: str = " ") -> str:
    """Everything that the drawing shows, with that between two sentences."""
    told = [*(about_rows(scene) if scene.game in ROW_GAMES else about_trick(scene))]
    told.append(scene.word("says-pile", count=scene.pile))
    for seat in range(len(scene.hands)):
        told += about_seat(scene, seat)
    if scene.turn is not None:
        told.append(scene.word("says-turn", seat=scene.turn))
    return between.join(told)


def about_rows(scene: Scene) -> Iterator[str]:
    """The rows, the jokers in them and the bridges between them."""
    found = rows(scene)
    for row in found:
        yield about_row(scene, row)
    jokers = [CardText(row.card(n)) for row in found for n in sorted(row.lying) if row.lying[n]]
    if jokers:
        yield scene.word("says-jokers", jokers=tuple(jokers))
    bridged = [
        scene.word("says-bridge", start=CardText(start), end=CardText(end))
        for start, end in scene.fields.get("bridged", [])
    ]
    if bridged:
        yield scene.word("says-bridges", bridges=Verbatim(", ".join(bridged)))


def about_row(scene: Scene, row: Row) -> str:
    """What lies in a row and where it is open."""
    lying, open_at = runs(sorted(row.lying)), runs(sorted(row.reachable))
    return scene.word(
        "says-row",
        colour=row.colour,
        lying=Verbatim(
            scene.word("says-lying", numbers=Verbatim(lying))
            if lying
            else scene.word("says-nothing-lies")
        ),
        open=Verbatim(
            scene.word("says-open", numbers=Verbatim(open_at))
            if open_at
            else scene.word("says-closed")
        ),
    )


def about_trick(scene: Scene) -> Iterator[str]:
    """The card led."""
    for card in scene.fields.get("trick", []):
        yield scene.word("says-lead", seat=scene.fields["leader"], card=CardText(card))


def about_seat(scene: Scene, seat: int) -> Iterator[str]:
    """What a seat holds and has."""
    hand = scene.hands[seat]
    if isinstance(hand, int):
        yield scene.word("says-hidden", seat=seat, count=hand)
    elif hand:
        yield scene.word("says-hand", seat=seat, cards=tuple(map(CardText, hand)))
    else:
        yield scene.word("says-no-cards", seat=seat)
    fields = scene.fields
    if scene.game == "extra":
        yield scene.word("says-own-bridges", seat=seat, count=fields["bridges"][seat])
        if sides := fields["bonus"][seat]:
            told = ", ".join([side_words(scene, side) for side in sides])
            yield scene.word("says-bonus", seat=seat, sides=Verbatim(told))
    elif scene.game not in ROW_GAMES:
        yield scene.word("says-won", seat=seat, count=honours(fields["won"][seat]))
    if scene.over and "scores" in fields:
        yield scene.word("says-score", seat=seat, points=fields["scores"][seat])
    if scene.over and seat in fields.get("winners", []):
        yield scene.word("says-winner", seat=seat)


def side_words(scene: Scene, side: str) -> str:
    """A side `R-` in words."""
    numbers = "12–21" if side[1] == "+" else "1–10"
    return scene.word("says-side", colour=side[0], numbers=numbers)

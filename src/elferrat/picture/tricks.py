"""The table of the trick games: two hands, the trick between them, stock and won cards."""

from collections.abc import Sequence

from elferrat.picture import palette
from elferrat.picture.canvas import Canvas
from elferrat.picture.cards import TRICK_CARD, back, trick_card
from elferrat.picture.scene import Scene, honours
from elferrat.picture.seats import name_tag
from elferrat.picture.sentences import description, title

WIDTH = 960.0
MARGIN = 24.0
STEP = TRICK_CARD[0] + 10
TAG = 48.0  # height of a seat's line of words
HAND = TRICK_CARD[1]
SMALL = (64.0, 90.0)


def draw(scene: Scene) -> str:
    """The whole table as an SVG document: the own seat, or seat 0, at the bottom."""
    canvas = Canvas()
    near = scene.seat or 0
    y = MARGIN
    seat_part(canvas, scene, 1 - near, y)
    y += TAG + HAND + MARGIN
    middle(canvas, scene, near, y)
    y += HAND + MARGIN
    seat_part(canvas, scene, near, y)
    y += TAG + HAND + MARGIN
    return canvas.document(WIDTH, y, title(scene), description(scene))


def seat_part(canvas: Canvas, scene: Scene, seat: int, y: float) -> None:
    """A seat's line of words, its hand, and beside it the cards it has won."""
    name_tag(canvas, scene, seat, MARGIN, y + TAG / 2 - 4)
    hand = scene.hands[seat]
    if isinstance(hand, int):
        with canvas.group(data_hidden=hand):
            for i in range(hand):
                back(canvas, MARGIN + i * STEP, y + TAG, *TRICK_CARD)
    else:
        for i, card in enumerate(hand):
            trick_card(canvas, MARGIN + i * STEP, y + TAG, card, scene.pack, scene.lang)
    won_pile(canvas, scene, seat, y + TAG)


def won_pile(canvas: Canvas, scene: Scene, seat: int, y: float) -> None:
    """The tricks a seat has won, face down, and the honours among them."""
    won = scene.fields["won"][seat]
    count = honours(won)
    x = WIDTH - MARGIN - 140
    with canvas.group(data_won=len(won), data_honours=count):
        for i in range(min(len(won) // 2, 4)):
            back(canvas, x + 28 + 7 * i, y + 8 + 3 * i, *SMALL)
        words = scene.word("honours", count=count)
        canvas.text(x + 140, y + HAND - 8, 26, words, anchor="end", font_weight=700)


def middle(canvas: Canvas, scene: Scene, near: int, y: float) -> None:
    """The stock on the left, the trick in the middle, the name of the game on the right."""
    canvas.rect(MARGIN, y - 10, WIDTH - 2 * MARGIN, HAND + 20, rx=14, fill=palette.CLOTH_LIGHT)
    with canvas.group(data_pile=scene.pile):
        for i in range(min(scene.pile, 4)):
            back(canvas, MARGIN + 30 + 5 * i, y + 20 - 4 * i, TRICK_CARD[0] * 0.85, HAND * 0.85)
        canvas.text(MARGIN + 156, y + HAND / 2 + 14, 34, f"× {scene.pile}", font_weight=700)
    for card in scene.fields.get("trick", []):
        # A card lies a little towards the seat that played it.
        towards = 10 if scene.fields["leader"] == near else -10
        trick_card(
            canvas, WIDTH / 2 - TRICK_CARD[0] / 2, y + towards * 0.5, card, scene.pack, scene.lang
        )
    name = scene.word("game", game=scene.game)
    canvas.text(WIDTH - MARGIN - 24, y + HAND / 2 + 10, 28, name, anchor="end", fill=palette.DIM)


def draw_hand(hand: Sequence[str], pack: str, lang: str, words: tuple[str, str]) -> str:
    """A hand alone as an SVG document, with its title and description."""
    canvas = Canvas()
    for i, card in enumerate(hand):
        trick_card(canvas, MARGIN + i * STEP, MARGIN, card, pack, lang)
    width = 2 * MARGIN + max(len(hand), 1) * STEP - 10
    return canvas.document(width, 2 * MARGIN + HAND, *words)

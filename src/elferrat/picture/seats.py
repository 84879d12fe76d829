"""What every table shows of a seat: whose turn it is, its name, hand, bridges and bonus cards."""

from collections.abc import Sequence

from elferrat.picture import palette
from elferrat.picture.canvas import Canvas
from elferrat.picture.cards import ROW_CARD, backs, row_card
from elferrat.picture.lettering import shortened
from elferrat.picture.scene import Hand, Scene
from elferrat.picture.shapes import CROWN, ROW_SHAPES, TURN_ARROW

STRIP = 62.0  # height of a seat's strip
CARD_STEP = 54.0
LINE_STEP = 78.0
NAME_SIZE = 26.0
# Room for a name; where hands are hidden two seats share a line.
NAME_ROOM = 400.0
NAME_ROOM_HIDDEN = 300.0
_SMALL_BACK = (30.0, 42.0)


def name_tag(canvas: Canvas, scene: Scene, seat: int, x: float, y: float) -> float:
    """The mark of turn or of the winner, the seat's name and points; returns where they end."""
    if seat == scene.turn:
        canvas.shape(TURN_ARROW, x + 14, y, 24, fill=palette.GOLD, data_turn=seat)
    elif scene.over and seat in scene.fields.get("winners", []):
        canvas.shape(CROWN, x + 14, y, 26, fill=palette.GOLD, data_winner=seat)
    end = x + 34 + seat_name(canvas, scene, seat, x + 34, y + 9)
    if scene.over and "scores" in scene.fields:
        points = scene.word("points", points=scene.fields["scores"][seat])
        canvas.text(end + 12, y + 9, 26, points, fill=palette.GOLD)
        end += 12 + 14 * len(points)
    return end + 16


def seat_name(canvas: Canvas, scene: Scene, seat: int, x: float, y: float) -> float:
    """What a seat is called; returns its room.

    Names may be written into a drawing when it is done: each has the same room, as `data-ems`.
    """
    if not scene.names:
        words = scene.word("seat", seat=seat)
        canvas.text(x, y, NAME_SIZE, words, font_weight=700)
        return 15 * len(words)
    room = NAME_ROOM_HIDDEN if isinstance(scene.hands[seat], int) else NAME_ROOM
    most = room / NAME_SIZE
    words = shortened(scene.names[seat], most, bold=True)
    canvas.text(x, y, NAME_SIZE, words, font_weight=700, data_ems=most)
    return room


def strip(canvas: Canvas, scene: Scene, seat: int, x: float, y: float) -> None:
    """A seat's strip around the height y: name, hidden cards, bridges left, bonus cards."""
    end = name_tag(canvas, scene, seat, x, y)
    hand = scene.hands[seat]
    if isinstance(hand, int):
        with canvas.group(data_hidden=hand):
            end += backs(canvas, end, y - 21, _SMALL_BACK, hand)
    if scene.game != "extra":
        return
    bridges = scene.fields["bridges"][seat]
    with canvas.group(data_bridges=bridges):
        plank(canvas, end + 22, y - 20, 40)
        canvas.text(end + 40, y + 9, 25, f"× {bridges}", font_weight=700)
    end += 100
    for side in scene.fields["bonus"][seat]:
        bonus_card(canvas, end, y - 21, side)
        end += 54


def plank(canvas: Canvas, x: float, y: float, length: float) -> None:
    """A bridge: planks between two beams, downwards from y, its middle at x."""
    half = 11
    canvas.rect(
        x - half, y, 2 * half, length, rx=3, fill=palette.WOOD, stroke=palette.INK, stroke_width=1.5
    )
    steps = round(length / 8)
    lines = "".join(
        [
            f"M{x - half + 2:g} {y + length * i / steps:.1f}H{x + half - 2:g}"
            for i in range(1, steps)
        ]
    )
    canvas.path(lines, stroke=palette.WOOD_DARK, stroke_width=2)


def bonus_card(canvas: Canvas, x: float, y: float, side: str) -> None:
    """A bonus card with the side that earned it: the row's shape and letter, and which end."""
    colour, end = side[0], side[1]
    ink = palette.ON_ROWS[colour]
    with canvas.group(data_bonus=side):
        border = {"stroke": palette.GOLD, "stroke_width": 3}
        canvas.rect(x, y, 48, 42, rx=6, fill=palette.ROWS[colour], **border)
        canvas.shape(ROW_SHAPES[colour], x + 15, y + 12, 13, fill=ink)
        canvas.text(x + 25, y + 18, 16, colour, fill=ink, font_weight=700)
        words = "12–21" if end == "+" else "1–10"
        canvas.text(x + 24, y + 36, 13, words, anchor="middle", fill=ink, font_weight=700)


def open_cards(canvas: Canvas, hand: Sequence[str], x: float, y: float, width: float) -> None:
    """A row game's hand, card beside card, wrapped into lines."""
    a_line = per_line(width)
    for i, card in enumerate(hand):
        row_card(canvas, x + i % a_line * CARD_STEP, y + i // a_line * LINE_STEP, card)


def open_height(hand: Hand, width: float) -> float:
    """The height that `open_cards` takes; nothing for a hidden hand."""
    if isinstance(hand, int):
        return 0
    return -(-len(hand) // per_line(width)) * LINE_STEP


def per_line(width: float) -> int:
    """How many cards stand in one line."""
    return int((width - ROW_CARD[0]) // CARD_STEP) + 1

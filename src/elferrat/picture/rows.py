"""The table of the row games: four rows of cells, bridges between them, pile and seats."""

from elferrat.picture import palette
from elferrat.picture.canvas import Canvas
from elferrat.picture.cards import ROW_CARD, backs, empty_cell, row_card
from elferrat.picture.scene import Row, Scene, rows
from elferrat.picture.seats import CARD_STEP, STRIP, open_cards, open_height, plank, strip
from elferrat.picture.sentences import description, title
from elferrat.picture.shapes import ROW_SHAPES, TURN_ARROW

MARGIN = 24.0
HEAD = 84.0
GAP = 24.0  # between two rows: room for a bridge
ROW_STEP = ROW_CARD[1] + GAP
LABEL = 58.0
HAND_LINE = 12  # cards in a line of a hand drawn alone


def draw(scene: Scene) -> str:
    """The whole table as an SVG document."""
    canvas = Canvas()
    found = rows(scene)
    width = 2 * MARGIN + LABEL + found[0].length * CARD_STEP
    head(canvas, scene, width)
    for place, row in enumerate(found):
        draw_row(canvas, row, HEAD + place * ROW_STEP)
    draw_bridges(canvas, scene, [row.colour for row in found])
    bottom = seats(canvas, scene, HEAD + len(found) * ROW_STEP, width)
    return canvas.document(width, bottom + MARGIN / 2, title(scene), description(scene))


def head(canvas: Canvas, scene: Scene, width: float) -> None:
    """The game, its start number, the cards of this turn, jokers in the box, and the pile."""
    fields = scene.fields
    words = [scene.word("game", game=scene.game)]
    if fields.get("start"):
        words.append(scene.word("start", number=fields["start"]))
    if fields.get("laid") and not scene.over:
        words.append(scene.word("laid", count=fields["laid"]))
    canvas.text(MARGIN, 50, 30, words[0], font_weight=700)
    canvas.text(MARGIN + 20 * len(words[0]), 50, 26, "  ".join(words[1:]), fill=palette.DIM)
    x = width - MARGIN - 150
    with canvas.group(data_pile=scene.pile):
        backs(canvas, x, 18, (34, 48), scene.pile)
    pile = scene.word("pile")
    canvas.text(x - 14, 50, 26, pile, anchor="end", fill=palette.DIM)
    x -= 60 + 14 * len(pile)
    if fields.get("discarded"):
        box = scene.word("box")
        canvas.text(x, 50, 26, box, anchor="end", fill=palette.DIM)
        x -= 14 + 13 * len(box)
        for i in range(fields["discarded"]):
            with canvas.group(transform=f"translate({x - 34 - 18 * i:g} 18) scale(0.68)"):
                row_card(canvas, 0, 0, "*")


def draw_row(canvas: Canvas, row: Row, y: float) -> None:
    """A row: its shape and letter, then every cell."""
    colour = palette.ROWS[row.colour]
    middle = y + ROW_CARD[1] / 2
    line = {"stroke": palette.CHALK, "stroke_width": 5}
    canvas.shape(ROW_SHAPES[row.colour], MARGIN + 24, middle - 14, 36, fill=colour, **line)
    canvas.text(MARGIN + 24, middle + 32, 28, row.colour, anchor="middle", font_weight=700)
    for number in range(1, row.length + 1):
        x = column(number)
        if number in row.lying:
            row_card(canvas, x, y, row.card(number))
        else:
            empty_cell(canvas, x, y, f"{row.colour}{number}", number in row.reachable)


def column(number: int) -> float:
    """Where the cells of a number begin."""
    return MARGIN + LABEL + (number - 1) * CARD_STEP


def draw_bridges(canvas: Canvas, scene: Scene, order: list[str]) -> None:
    """Bridges in the gaps between their rows, each with an arrow to the cell it leads to."""
    for start, end in scene.fields.get("bridged", []):
        upper, lower = sorted((order.index(start[0]), order.index(end[0])))
        x = column(int(start[1:])) + ROW_CARD[0] / 2
        y = HEAD + upper * ROW_STEP + ROW_CARD[1] - 6
        down = order.index(end[0]) == lower
        with canvas.group(data_bridge=f"{start}>{end}"):
            plank(canvas, x, y, GAP + 12)
            turn = f"translate({x:g} {y + GAP / 2 + 6:g}) rotate({90 if down else -90})"
            with canvas.group(transform=turn):
                style = {"fill": palette.CHALK, "stroke": palette.INK, "stroke_width": 8}
                canvas.shape(TURN_ARROW, 0, 0, 18, **style)


def seats(canvas: Canvas, scene: Scene, y: float, width: float) -> float:
    """All seats, the own one last; returns where they end."""
    inner = width - 2 * MARGIN
    everyone = range(len(scene.hands))
    narrow = [seat for seat in everyone if isinstance(scene.hands[seat], int)]
    canvas.path(f"M{MARGIN:g} {y:g}H{width - MARGIN:g}", stroke=palette.DIM, stroke_width=1)
    y += 6
    for place, seat in enumerate(narrow):
        x = MARGIN + place % 2 * inner / 2
        strip(canvas, scene, seat, x, y + place // 2 * STRIP + STRIP / 2)
    y += (len(narrow) + 1) // 2 * STRIP
    for seat in everyone:
        hand = scene.hands[seat]
        if not isinstance(hand, int):
            strip(canvas, scene, seat, MARGIN, y + STRIP / 2)
            open_cards(canvas, hand, MARGIN, y + STRIP, inner)
            y += STRIP + open_height(hand, inner)
    return y


def draw_hand(hand: list[str], words: tuple[str, str]) -> str:
    """A hand alone as an SVG document, with its title and description."""
    canvas = Canvas()
    lines = -(-len(hand) // HAND_LINE)
    in_line = -(-len(hand) // max(lines, 1))
    inner = max(in_line, 1) * CARD_STEP
    open_cards(canvas, hand, MARGIN, MARGIN, inner)
    height = 2 * MARGIN + max(open_height(hand, inner), ROW_CARD[1])
    return canvas.document(inner + 2 * MARGIN, height, *words)

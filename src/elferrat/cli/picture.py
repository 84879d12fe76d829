"""The command `picture`: a table drawn as SVG."""

import click

from elferrat.cli.output import put
from elferrat.cli.parameters import STANDARD_INPUT, Seat, examples, seat_or_none
from elferrat.cli.positions import position_argument, position_in
from elferrat.play.saving import save_text


@click.command(
    epilog=examples(
        "elferrat picture position.json table.svg",
        "elferrat picture position.json table.svg --seat 1",
    )
)
@position_argument
@click.argument("target", metavar="OUT.SVG")
@click.option("--seat", type=Seat(), help="Draw what this seat may know; `none` for a spectator.")
def picture(position: str, target: str, seat: str | None) -> None:
    """Draw POSITION into OUT.SVG (- for standard output); without --seat with every card known."""
    from elferrat.picture import table_svg

    p = position_in(position)
    if seat is None:
        drawing = table_svg(p.game.write(p), None)
    else:
        viewer = seat_or_none(seat)
        drawing = table_svg(p.game.view(p, viewer), viewer)
    if target == STANDARD_INPUT:
        put(drawing)
    else:
        save_text(target, drawing)

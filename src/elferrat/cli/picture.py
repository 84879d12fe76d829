"""The command `picture`: a table drawn as SVG."""

import click

from elferrat.cli.output import put_file
from elferrat.cli.parameters import (
    STANDARD_INPUT,
    Seat,
    examples,
    lang_option,
    pack_option,
    seat_or_none,
)
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
@pack_option
@lang_option
def picture(position: str, target: str, seat: str | None, pack: str, lang: str) -> None:
    """Draw POSITION into OUT.SVG.

    OUT.SVG may be - for standard output. Without --seat every card is drawn open.
    """
    from elferrat.picture import table_svg

    p = position_in(position)
    if seat is None:
        drawing = table_svg(p.game.write(p), None, lang=lang, pack=pack)
    else:
        viewer = seat_or_none(seat)
        drawing = table_svg(p.game.view(p, viewer), viewer, lang=lang, pack=pack)
    if target == STANDARD_INPUT:
        put_file(drawing)
    else:
        save_text(target, drawing)

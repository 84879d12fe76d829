"""A review as one page that needs nothing else: a chart, the turning points, every decision."""

from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from typing import TYPE_CHECKING

from elferrat.picture import table_svg
from elferrat.review.chart import chart
from elferrat.review.course import positions
from elferrat.review.style import STYLE
from elferrat.review.telling import DECISION_COLUMNS, SEAT_COLUMNS, Teller

if TYPE_CHECKING:
    from elferrat.review.reviewing import Review

# What a browser is to allow such a page: its own looks and nothing else.
POLICY = (
    "default-src 'none'; "
    f"style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_WORDS = ("player", "played", "best")  # columns that are no figures
_MISTAKE = "✗ "


def page(review: "Review", lang: str, pack: str = "french", game: str = "") -> str:
    """The page in a language, trick cards drawn with the signs of a pack.

    `game`: the address of the game on a server, for a page that lies there.
    """
    return "\n".join(_Page(review, lang, pack, game).parts()) + "\n"


class _Page:
    def __init__(self, review: "Review", lang: str, pack: str, game: str) -> None:
        self._review = review
        self._pack = pack
        self._game = escape(game)
        self._teller = Teller(review, lang, pack)

    def parts(self) -> Iterator[str]:
        teller, review = self._teller, self._review
        names = ", ".join(teller.seats())
        yield "<!doctype html>"
        yield f'<html lang="{teller.lang}">'
        yield '<head><meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{escape(f'{teller.title()} · {names}')}</title>"
        yield f"<style>{STYLE}</style></head>"
        yield "<body><main>"
        if self._game:
            yield f'<p class="ways"><a href="/?lang={teller.lang}">Elferrat</a>'
            yield f'<a href="{self._game}">{escape(teller.word("game"))}</a></p>'
        yield f"<h1>{escape(teller.title())}</h1>"
        yield f"<p>{escape(names)}</p>"
        for told in teller.standing():
            yield f'<p class="standing">{escape(told)}</p>'
        yield self._heading("seats")
        yield from self._seats()
        if not review.decisions:
            yield f"<p>{escape(teller.word('nothing'))}</p>"
        else:
            yield from self._chart()
            yield from self._turns()
            yield self._heading("decisions")
            yield from self._decisions()
        yield self._heading("how")
        yield '<ul class="notes">'
        yield from (f"<li>{escape(note)}</li>" for note in teller.notes())
        yield "</ul></main></body></html>"

    def _heading(self, key: str) -> str:
        return f'<h2 id="{key}">{escape(self._teller.word(key))}</h2>'

    def _seats(self) -> Iterator[str]:
        """One column for each seat: figures under one another have room on a phone as well."""
        head, *rows = zip(
            self._teller.columns(SEAT_COLUMNS),
            *(self._teller.seat_row(seat) for seat in self._review.seats),
            strict=True,
        )
        yield from self._open_table("seats", " seats")
        yield from (f'<th scope="col">{escape(cell)}</th>' for cell in head)
        yield "</tr></thead><tbody>"
        for name, *figures in rows:
            cells = "".join(f'<td class="figure">{escape(cell)}</td>' for cell in figures)
            yield f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'
        yield "</tbody></table></div>"

    def _chart(self) -> Iterator[str]:
        title = self._teller.chart_title()
        yield self._heading("chart")
        room = 'class="scroll chart-room" tabindex="0" role="group"'
        yield f'<figure><div {room} aria-label="{escape(title)}">'
        yield chart(self._teller, title)
        yield f"</div><figcaption>{escape(title)} {escape(self._teller.word('chart-table'))}"
        yield "</figcaption></figure>"

    def _turns(self) -> Iterator[str]:
        teller, review = self._teller, self._review
        yield self._heading("turns")
        if not review.turns:
            yield f"<p>{escape(teller.word('no-turns'))}</p>"
            return
        told = [teller.turn(turn) for turn in review.turns]
        yield "<nav><ul>"
        for number, (head, _) in enumerate(told, 1):
            yield f'<li><a href="#turn{number}">{number} · {escape(head)}</a></li>'
        yield "</ul></nav>"
        there = positions(review.record, {turn.number for turn in review.turns})
        for number, (turn, (head, sentences)) in enumerate(zip(review.turns, told, strict=True), 1):
            yield f'<section class="turn" id="turn{number}">'
            yield f"<h3>{number} · {escape(head)}</h3>"
            yield from (f"<p>{escape(sentence)}</p>" for sentence in sentences)
            p = there[turn.number]
            fields, names = p.game.write(p), teller.names
            yield table_svg(fields, None, lang=teller.lang, pack=self._pack, names=names).strip()
            if self._game:
                address = f"{self._game}#{turn.number}"
                yield f'<p><a href="{address}">{escape(teller.word("there"))}</a></p>'
            yield "</section>"

    def _decisions(self) -> Iterator[str]:
        teller, review = self._teller, self._review
        rows = []
        for each in review.decisions:
            row = teller.decision_row(each)
            rows.append([_MISTAKE + row[0], *row[1:]] if each.mistake else row)
        marked = {number for number, each in enumerate(review.decisions) if each.mistake}
        kinds = ["" if column in _WORDS else ' class="figure"' for column in DECISION_COLUMNS]
        heads = teller.columns(DECISION_COLUMNS)
        yield from self._open_table("decisions", " long")
        for kind, head in zip(kinds, heads, strict=True):
            yield f'<th scope="col"{kind}>{escape(head)}</th>'
        yield "</tr></thead><tbody>"
        for number, row in enumerate(rows):
            cells = "".join(
                f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(kinds, row, strict=True)
            )
            mark = ' class="mistake"' if number in marked else ""
            yield f"<tr{mark}>{cells}</tr>"
        yield "</tbody></table></div>"

    @staticmethod
    def _open_table(name: str, more: str = "") -> Iterator[str]:
        """The beginning of a table that its heading names, and that scrolls where it must."""
        yield f'<div class="scroll{more}" tabindex="0" role="region" aria-labelledby="{name}">'
        yield "<table><thead><tr>"

"""A sheet that SVG parts are put on, one after another."""

from collections.abc import Iterator
from contextlib import contextmanager
from html import escape

from elferrat.picture import palette
from elferrat.picture.lettering import JOINER

_FONT = "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, 'DejaVu Sans', sans-serif"


class Canvas:
    """An SVG document in the making; coordinates are in its own units, y downwards."""

    def __init__(self) -> None:
        self._parts: list[str] = []

    def rect(self, x: float, y: float, width: float, height: float, **style: object) -> None:
        """A rectangle; `rx` in the style rounds its corners."""
        self._put("rect", x=x, y=y, width=width, height=height, **style)

    def circle(self, x: float, y: float, r: float, **style: object) -> None:
        """A circle around a point."""
        self._put("circle", cx=x, cy=y, r=r, **style)

    def path(self, d: str, **style: object) -> None:
        """A path."""
        self._put("path", d=d, **style)

    def shape(self, paths: str, x: float, y: float, size: float, **style: object) -> None:
        """A path of a 100 by 100 box, drawn `size` large around a point."""
        place = f"translate({_number(x - size / 2)} {_number(y - size / 2)})"
        self.path(paths, transform=f"{place} scale({_number(size / 100)})", **style)

    def text(self, x: float, y: float, size: float, words: str, **style: object) -> None:
        """Words, their baseline at y; they begin at x unless the style has an `anchor`."""
        anchor = style.pop("anchor", "start")
        attributes = {"x": x, "y": y, "font_size": size, "text_anchor": anchor, **style}
        self._parts.append(f"<text{_attributes(attributes)}>{legible(words)}</text>")

    @contextmanager
    def group(self, **attributes: object) -> Iterator[None]:
        """Everything drawn inside belongs together."""
        self._parts.append(f"<g{_attributes(attributes)}>")
        yield
        self._parts.append("</g>")

    def document(self, width: float, height: float, title: str, words: str) -> str:
        """The whole drawing on its cloth; `title` and `words` say it to those who cannot see it."""
        frame = {"x": 2, "y": 2, "width": width - 4, "height": height - 4, "rx": 18}
        colours = {"fill": palette.CLOTH, "stroke": palette.FRAME, "stroke_width": 3}
        box = f"0 0 {_number(width)} {_number(height)}"
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img"'
            f' font-family="{_FONT}" fill="{palette.CHALK}">'
            f"<title>{legible(title)}</title><desc>{legible(words)}</desc>"
            f"<rect{_attributes({**frame, **colours})}/>"
        )
        return "".join([head, *self._parts, "</svg>\n"])

    def _put(self, name: str, **attributes: object) -> None:
        self._parts.append(f"<{name}{_attributes(attributes)}/>")


def legible(text: str) -> str:
    """Text escaped for XML, without the characters that XML cannot hold."""
    shown = [sign if sign.isprintable() or sign == JOINER else " " for sign in text]
    return escape("".join(shown))


def _attributes(values: dict[str, object]) -> str:
    return "".join([
        f' {name.replace("_", "-")}="{_value(value)}"' for name, value in values.items()
    ])  # fmt: skip


def _value(value: object) -> str:
    return _number(value) if isinstance(value, (int, float)) else legible(str(value))


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")

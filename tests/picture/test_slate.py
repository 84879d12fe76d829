"""The slate as a picture: F13, and a document that any viewer can show."""

import re
from xml.etree import ElementTree

import pytest

from elferrat.picture.slate import slate_svg

SVG = "{http://www.w3.org/2000/svg}"


def chalk(svg: str) -> list[tuple[float, float, float, float]]:
    """The strokes of the banners: x1 y1 x2 y2, without the line between the columns."""
    return [
        (float(x1), float(y1), float(x2), float(y2))
        for x1, y1, x2, y2, width in re.findall(
            r'<line x1="(.*?)" y1="(.*?)" x2="(.*?)" y2="(.*?)" stroke="#\w+" stroke-width="(\d)"',
            svg,
        )
        if width == "4"
    ]


@pytest.mark.parametrize(("full", "lines"), [(0, 0), (0, 1), (0, 3), (1, 0), (2, 3), (30, 2)])
def test_F13_one_line_a_point(full: int, lines: int) -> None:
    svg = slate_svg(["Ada", "Ben"], [{"full": full, "lines": lines}, {"full": 0, "lines": 2}], "")
    assert len(chalk(svg)) == 4 * full + lines + 2


def test_F13_the_first_line_is_vertical_the_next_three_horizontal_from_it() -> None:
    first, *others = chalk(slate_svg(["Ada"], [{"full": 1, "lines": 0}], ""))
    assert abs(first[0] - first[2]) < 4 < abs(first[1] - first[3])
    for x1, y1, x2, y2 in others:
        assert abs(y1 - y2) < 4 < x2 - x1
        assert x1 == first[0]
        assert first[1] <= y1 <= first[3]
    assert [line[1] for line in others] == sorted({line[1] for line in others})


def test_every_stroke_lies_on_the_slate_and_in_its_column() -> None:
    svg = slate_svg(["Ada", "Ben"], [{"full": 23, "lines": 3}, {"full": 9, "lines": 1}], "")
    root = ElementTree.fromstring(svg)
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    strokes = chalk(svg)
    for x1, y1, x2, y2 in strokes:
        assert 0 < min(x1, x2) < max(x1, x2) + 1 < width
        assert 0 < min(y1, y2) < max(y1, y2) + 1 < height
    assert all(max(x1, x2) < width / 2 for x1, _, x2, _ in strokes[: 4 * 23 + 3])
    assert all(min(x1, x2) > width / 2 for x1, _, x2, _ in strokes[4 * 23 + 3 :])
    assert len(set(strokes)) == len(strokes)


def test_names_and_totals_are_written() -> None:
    svg = slate_svg(
        ['Ada <&> "B"', "Ben"], [{"full": 2, "lines": 3}, {"full": 0, "lines": 0}], "a & b"
    )
    root = ElementTree.fromstring(svg)
    assert [text.text for text in root.iter(f"{SVG}text")] == ['Ada <&> "B"', "11", "Ben", "0"]
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == "a & b"
    assert root.attrib["role"] == "img"


def test_only_long_names_are_written_smaller() -> None:
    def size(name: str) -> float:
        root = ElementTree.fromstring(slate_svg([name], [{"full": 0, "lines": 0}], ""))
        return float(next(root.iter(f"{SVG}text")).attrib["font-size"])

    assert size("Ada Lovelace") == size("Ada") == 20
    assert size("n" * 40) == pytest.approx(200 / (40 * 0.6), abs=0.01)
    assert size("李" * 40) == 5


def test_the_picture_brings_its_own_background() -> None:
    root = ElementTree.fromstring(slate_svg(["Ada"], [{"full": 0, "lines": 1}], ""))
    ground = root.find(f"{SVG}rect")
    assert ground is not None
    assert luminance(root.attrib["fill"]) > 10 * luminance(ground.attrib["fill"])


def luminance(colour: str) -> float:
    """Brightness of #rrggbb as WCAG measures it, with the 0.05 of its contrast formula."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05

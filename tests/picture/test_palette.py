"""The colours are told apart by every kind of colour vision, and words stand out on them."""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest

from elferrat.picture import palette

Triple = tuple[float, float, float]

# What full protanopia, deuteranopia and tritanopia make of linear RGB (Machado et al. 2009).
VISIONS: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: tuple[Triple, Triple, Triple] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Triple:
    """Linear RGB of `#rrggbb`, 0 to 1."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return unbend(red), unbend(green), unbend(blue)


def unbend(value: float) -> float:
    """One sRGB channel made linear."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def turned(matrix: tuple[Triple, Triple, Triple], v: Triple) -> Triple:
    """A matrix times a vector."""
    x, y, z = (row[0] * v[0] + row[1] * v[1] + row[2] * v[2] for row in matrix)
    return x, y, z


def lab(rgb: Triple) -> Triple:
    """CIELAB of linear RGB, D65."""
    x, y, z = turned(TO_XYZ, rgb)
    fx, fy, fz = (
        value ** (1 / 3) if value > (6 / 29) ** 3 else value / (3 * (6 / 29) ** 2) + 4 / 29
        for value in (x / WHITE[0], y / WHITE[1], z / WHITE[2])
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Triple, two: Triple) -> float:
    """CIEDE2000 (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean_c = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = (1 - sqrt(mean_c**7 / (mean_c**7 + 25**7))) / 2
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    dh = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    mean_h = (h1 + dh / 2) % 360 if c1 * c2 else h1 + h2
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    sl = 1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2)
    sc, sh = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    turn = 60 * exp(-(((mean_h - 275) / 25) ** 2))
    rt = -2 * sqrt(mean_c**7 / (mean_c**7 + 25**7)) * sin(radians(turn))
    light, chroma = (l2 - l1) / sl, (c2 - c1) / sc
    hue = 2 * sqrt(c1 * c2) * sin(radians(dh / 2)) / sh
    return sqrt(light**2 + chroma**2 + hue**2 + rt * chroma * hue)


def contrast(one: str, two: str) -> float:
    """The contrast of WCAG 2.2, 1 to 21."""
    lights = sorted(turned(TO_XYZ, linear(colour))[1] + 0.05 for colour in (one, two))
    return lights[1] / lights[0]


@pytest.mark.parametrize(
    ("one", "two", "apart"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_the_measure_itself(one: Triple, two: Triple, apart: float) -> None:
    assert difference(one, two) == pytest.approx(apart, abs=1e-4)
    assert contrast("#000000", "#ffffff") == pytest.approx(21, abs=0.01)


@pytest.mark.parametrize("vision", VISIONS)
def test_row_colours_are_told_apart(vision: str) -> None:
    seen = {name: lab(turned(VISIONS[vision], linear(c))) for name, c in palette.ROWS.items()}
    for one, two in combinations(seen, 2):
        assert difference(seen[one], seen[two]) >= 20, (one, two)


@pytest.mark.parametrize("row", palette.ROWS)
def test_words_stand_out_on_row_colours(row: str) -> None:
    assert contrast(palette.ROWS[row], palette.ON_ROWS[row]) >= 4.5


def test_words_stand_out_on_the_cloth_and_on_cards() -> None:
    for words in (palette.CHALK, palette.DIM, palette.GOLD, palette.RING):
        for ground in (palette.CLOTH, palette.CLOTH_LIGHT):
            assert contrast(words, ground) >= 4.5, (words, ground)
    for ink in (palette.INK, palette.RED_INK):
        assert contrast(ink, palette.PAPER) >= 4.5


def test_edges_stand_out_from_what_they_lie_on() -> None:
    for page in ("#ffffff", "#111111"):
        assert contrast(palette.FRAME, page) >= 3
    for edge in (palette.CHALK, palette.PAPER, palette.WOOD):
        assert contrast(edge, palette.CLOTH) >= 3
        assert contrast(edge, palette.CLOTH_LIGHT) >= 3
    assert contrast(palette.WOOD_DARK, palette.WOOD) >= 3

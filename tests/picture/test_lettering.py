"""Names in pictures keep to their room, whatever their letters."""

import random
from pathlib import Path

import matplotlib
import pytest
from matplotlib.ft2font import FT2Font

import elferrat
from elferrat.picture import table_svg
from elferrat.picture.lettering import ems, shortened
from tests.picture.test_tables import SVG, tree

LONG = {
    "common": "Maximiliane Wolkenstein!",
    "capitals": "BARTHOLOMÄUS SCHNEEWEISS",
    "broad": "W" * 24,
    "cyrillic": "Щукины-Шаховские Юшмановы",
    "wide": "東京特許許可局長今日急遽休暇許可拒否東京特許許可",
    "mixed": "李李李李李李李李李李李李 Lovelace 李",
    "marks": "a\u0301b\u0308" * 12,
    "joined": "👩‍🔬" * 8,
}
ROOM = 10.0


@pytest.fixture(scope="module")
def widest() -> FT2Font:
    """The widest of the fonts that drawings ask for, in bold."""
    font = FT2Font(str(Path(matplotlib.get_data_path(), "fonts", "ttf", "DejaVuSans-Bold.ttf")))
    font.set_size(1000, 72)
    return font


@pytest.mark.parametrize("letters", [
    "abcdefghijklmnopqrstuvwxyzäöüß", "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ", "0123456789 -.'",
    "абвгдежзийклмнопрстуфхцчшщъыьэюя", "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ", "αβγδεζηθικλμνξοπρστυφχψω",
])  # fmt: skip
def test_words_are_hardly_wider_than_they_are_taken_for(letters: str, widest: FT2Font) -> None:
    chance = random.Random(letters)
    for _ in range(50):
        words = "".join(chance.choices(letters, k=20))
        true = sum(widest.load_char(ord(sign)).linearHoriAdvance for sign in words) / 65536 / 1000
        assert 0.7 * true < true < 1.06 * ems(words, bold=True)


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("name", LONG.values(), ids=LONG)
def test_long_words_are_cut_where_their_room_ends(name: str, bold: bool) -> None:
    cut = shortened(name, ROOM, bold=bold)
    assert cut.endswith("…")
    assert name.startswith(cut[:-1])
    assert not cut.endswith((" …", "\u200d…"))
    assert ROOM - 3 < ems(cut, bold=bold) <= ROOM
    assert shortened(name, 40.0, bold=bold) == name
    assert shortened("Ada", ROOM, bold=bold) == "Ada"


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("name", LONG.values(), ids=LONG)
@pytest.mark.parametrize("game", ["extra", "elfern"])
def test_no_name_reaches_what_stands_beside_it(game: str, name: str, hidden: bool) -> None:
    table = elferrat.deal(game, players=2, seed="names")
    fields = table.view(None).json() if hidden else table.position()
    svg = table_svg(fields, None, names=[name, "Bea"])
    (words,) = [text for text in tree(svg).iter(f"{SVG}text") if text.get("data-ems")
                and (text.text or "").startswith(name[:2])]  # fmt: skip
    size, left = float(words.get("font-size", "")), float(words.get("x", ""))
    right = left + size * ems(words.text or "", bold=True)
    line = float(words.get("y", ""))
    beside = [
        float(part.get("x", "")) for part in tree(svg).iter()
        if -32 < float(part.get("y", "inf")) - line < 2 and float(part.get("x", "0")) > left
    ]  # fmt: skip
    if game == "extra":
        assert beside
        assert right < min(beside)

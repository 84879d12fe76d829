"""The command picture."""

import xml.etree.ElementTree as ET
from pathlib import Path

from tests.cli.calls import call

SVG = "{http://www.w3.org/2000/svg}svg"


def test_a_table_is_drawn_into_a_file(position_file: Path, tmp_path: Path) -> None:
    target = tmp_path / "table.svg"
    assert call("picture", position_file, target) == (0, "", "")
    assert ET.parse(target).getroot().tag == SVG


def test_a_seat_s_picture_hides_what_it_may_not_know(position_file: Path) -> None:
    whole = call("picture", position_file, "-").out
    seen = call("picture", position_file, "-", "--seat", "1").out
    spectated = call("picture", position_file, "-", "--seat", "none").out
    assert ET.fromstring(seen).tag == SVG
    assert len({whole, seen, spectated}) == 3


def test_a_picture_speaks_a_language_and_names_a_pack(position_file: Path, tmp_path: Path) -> None:
    german = call("picture", position_file, "-", "--lang", "de").out
    assert german != call("picture", position_file, "-", "--lang", "en").out
    dealt = tmp_path / "elfern.json"
    dealt.write_text(call("deal", "elfern", "--seed", "x").out, encoding="utf-8")
    assert call("picture", dealt, "-", "--pack", "german").out != call("picture", dealt, "-").out


def test_a_picture_without_a_place_is_refused(position_file: Path) -> None:
    call("picture", position_file, "/no/such/folder/table.svg").refuses("/no/such/folder/table.svg")

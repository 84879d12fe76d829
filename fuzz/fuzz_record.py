"""Any bytes as a record: read, replayed and verified, or refused with a place and a sentence."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES
from elferrat.play.positions import parse_json
from elferrat.play.record import read_record
from elferrat.play.replay import replay, verify


def one_input(data: bytes) -> None:
    """A document, read, written, read again, replayed and verified."""
    lang = LANGUAGES[len(data) % len(LANGUAGES)]
    try:
        record = read_record(parse_json(data))
    except Unusable as error:
        complain(error, lang)
        return
    text = json.dumps(record.json(), ensure_ascii=False)
    assert read_record(parse_json(text.encode())) == record
    found = verify(record)
    assert found.play == (found.play_error is None)
    if found.play_error is not None:
        assert found.play_error.text(lang)
    else:
        assert replay(record).moves == record.moves


def complain(error: Unusable, lang: str) -> None:
    """A complaint must be one line of words in any language."""
    assert error.text(lang)
    assert "\n" not in error.message.text("en")
    assert error.message.text("en") != error.message.key


def seed_inputs() -> Iterator[bytes]:
    """The golden records, whole and cut short."""
    from fuzz import seeds

    cut = ({**data, "moves": data["moves"][:9], "result": None} for data in seeds.records())
    return seeds.documents((*cut, *seeds.records()))


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from fuzz.run import run

    run(one_input, seed_inputs())

"""Messages as data: they travel."""

import pickle

from elferrat.locale.message import Message, Unusable
from elferrat.locale.values import AnyOf, CardText


def test_a_complaint_comes_back_from_another_process_as_it_was() -> None:
    sent = Unusable("--bots", "bad-value", value="x", known=AnyOf(["a", "b"]))
    came = pickle.loads(pickle.dumps(sent))
    assert type(came) is Unusable
    assert (came.place, came.message) == (sent.place, sent.message)
    assert came.text("de") == sent.text("de")


def test_a_message_may_be_part_of_another_in_the_same_language_and_pack() -> None:
    inner = Message("hint-next-play", {"card": CardText("KC")})
    outer = Message("hint-even", {"why": Message("hint-only"), "sure": "exact", "next": inner})
    assert outer.text() == "It is the only legal move. Just as good: playing king of clubs."
    said = outer.text("de", "german")
    assert said == "Das ist der einzige erlaubte Zug. Genauso gut wie mit Eichel-König."

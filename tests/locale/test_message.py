"""Messages as data: they travel."""

import pickle

from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf


def test_a_complaint_comes_back_from_another_process_as_it_was() -> None:
    sent = Unusable("--bots", "bad-value", value="x", known=AnyOf(["a", "b"]))
    came = pickle.loads(pickle.dumps(sent))
    assert type(came) is Unusable
    assert (came.place, came.message) == (sent.place, sent.message)
    assert came.text("de") == sent.text("de")

"""The browser's score sheet is tested against what `elferrat.play.match` says today."""

import json

from tests.web.kitchen_vectors import PATH, vectors


def test_the_vectors_are_fresh() -> None:
    assert PATH.read_text(encoding="utf-8") == vectors(), "python -m tests.web.kitchen_vectors"


def test_the_vectors_meet_every_reason_and_stay_small() -> None:
    matches = json.loads(PATH.read_text(encoding="utf-8"))
    steps = [step for match in matches for step in match["steps"]]
    reasons = {step[2]["reason"] for step in steps if isinstance(step[2], dict)}
    assert reasons == {
        "bad-honours", "below-zero", "one-out", "too-many-left", "bad-points",
        "too-many-bonus", "too-few-points", "nobody-out",
    }  # fmt: skip
    assert len(steps) > 1000
    assert PATH.stat().st_size < 200_000

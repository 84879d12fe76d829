"""Lessons: tables at which the game is learnt, dealt so that the cards suit what is taught.

The secret of a lesson's game stands here for everybody to read, and nobody adds a text to the seed.
So nothing that comes of it counts: it is no finished game for lists, statistics or ratings.
"""

from dataclasses import dataclass

PUPIL = 0  # the seat of who learns; bots have the others
BOTS = "thumb"  # without chance, so that a lesson goes the same way for everybody


@dataclass(frozen=True, slots=True)
class Lesson:
    """The game that is taught, the secret that deals it, and for how many seats."""

    game: str
    secret: str
    seats: int = 2


# By name. Tables of a lesson keep its name in their logs, so a name stays once it is in use. The
# deals were looked for: what a lesson's steps need is checked in `tests/server/test_lessons.py`.
LESSONS = {
    "elfer-eleven": Lesson("elfer", "lesson elfer-eleven 210"),
    "elfer-many": Lesson("elfer", "lesson elfer-many 381"),
    "elfer-refused": Lesson("elfer", "lesson elfer-refused 326"),
    "elfer-hold": Lesson("elfer", "lesson elfer-hold 1650"),
    "elfer-draw": Lesson("elfer", "lesson elfer-draw 199"),
    "elfer-whole": Lesson("elfer", "lesson elfer-whole 125", seats=6),
    "extra-start": Lesson("extra", "lesson extra-start 14"),
    "extra-draw": Lesson("extra", "lesson extra-draw 26"),
    "extra-joker": Lesson("extra", "lesson extra-joker 155"),
    "extra-exchange": Lesson("extra", "lesson extra-exchange 116"),
    "extra-bridge": Lesson("extra", "lesson extra-bridge 201"),
    "extra-whole": Lesson("extra", "lesson extra-whole 9", seats=6),
    "elfern-trick": Lesson("elfern", "lesson elfern-trick 5"),
    "elfern-answer": Lesson("elfern", "lesson elfern-answer 3"),
    "elfern-throw": Lesson("elfern", "lesson elfern-throw 14"),
    "elfern-follow": Lesson("elfern", "lesson elfern-follow 4"),
    "elfern-slate": Lesson("elfern", "lesson elfern-slate 51"),
    "schneider-beat": Lesson("schneider", "lesson schneider-beat 48"),
    "schneider-high": Lesson("schneider", "lesson schneider-high 14"),
    "schneider-ace": Lesson("schneider", "lesson schneider-ace 5"),
    "schneider-whole": Lesson("schneider", "lesson schneider-whole 0"),
}

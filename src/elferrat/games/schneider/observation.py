"""What a seat may know of a hand of Bohemian Schneider, as a fixed row of small numbers."""

from elferrat.games.schneider.rules import Options, State
from elferrat.games.trickdraw.observation import OPTIONS, SHARED_LAYOUT, observe_shared

SIZE = OPTIONS + 3

LAYOUT = (*SHARED_LAYOUT, ("options", 3))


def observe(s: State, o: Options, seat: int, out: list[int]) -> None:
    """Fill out[0:SIZE], each from 0 to 127, with what that seat may know (blocks as in LAYOUT)."""
    observe_shared(s, seat, out)
    out[OPTIONS] = o.beat
    out[OPTIONS + 1] = o.seven_beats_ace
    out[OPTIONS + 2] = o.schneider_from

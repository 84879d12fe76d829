"""What a seat may know of a hand of Elfern, as a fixed row of small numbers."""

from elferrat.games.elfern.rules import Options, State
from elferrat.games.trickdraw.observation import OPTIONS, SHARED_LAYOUT, observe_shared

SIZE = OPTIONS + 4

LAYOUT = (*SHARED_LAYOUT, ("options", 4))


def observe(s: State, o: Options, seat: int, out: list[int]) -> None:
    """Fill out[0:SIZE], each from 0 to 127, with what that seat may know (blocks as in LAYOUT)."""
    observe_shared(s, seat, out)
    out[OPTIONS] = o.must_head
    out[OPTIONS + 1] = o.staender
    out[OPTIONS + 2] = o.next_dealer
    out[OPTIONS + 3] = o.scoring

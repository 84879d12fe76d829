"""What counts in the trick games, in honours."""

from typing import NamedTuple


class Worth(NamedTuple):
    """What it is worth still to hold a card, and to lead to the next trick."""

    sure_honour: float  # an honour that no unseen card beats
    open_honour: float  # an honour that an unseen card beats
    sure_low: float
    open_low: float
    capture: float  # for each unseen honour that the card beats
    guard: float  # the only low card beside an open honour of its suit
    lead: float


ELFERN = Worth(
    sure_honour=1.75,
    open_honour=0.0,
    sure_low=-0.2,
    open_low=-0.1,
    capture=0.25,
    guard=0.15,
    lead=0.3,
)
SCHNEIDER = Worth(
    sure_honour=0.9,
    open_honour=0.2,
    sure_low=0.2,
    open_low=0.2,
    capture=0.1,
    guard=0.0,
    lead=0.3,
)

"""Rules of thumb for Elfer raus!, as `elferrat.bots.elfer` has them in words."""

from elferrat.games.elfer.rules import (
    ANY_START,
    CARDS,
    NUMBERS,
    ROWS,
    Options,
    State,
    hand_size,
    legal,
    opening,
    score,
    somebody_fits,
)
from elferrat.search.thumbs.scores import against_others
from elferrat.search.thumbs.ways import (
    LISTED,
    LONGEST,
    OTHERS,
    OWN,
    RUN,
    above,
    below,
    grown,
    listed,
    walked,
)
from elferrat.search.weights.elfer import (
    BEHIND_A_RUN,
    ENOUGH,
    HIGHER_FIRST,
    OWN_FADE,
    SAME_NUMBER,
)

FADES = tuple(OWN_FADE**waiting for waiting in range(LONGEST + 1))
WAYS = listed(OWN_FADE)
BEHIND_RUNS = tuple(BEHIND_A_RUN**run for run in range(LONGEST + 1))
OUT_AT_ONCE = 100.0


def rate(s: State, o: Options, moves: list[int], ratings: list[float], known: int) -> int:
    """Write the legal moves and what each promises; return how many."""
    n = legal(s, o, moves)
    if n < 2:
        ratings[0] = 0.0
        return n
    begins = opening(s, o)
    others = 0
    fewest = CARDS
    for seat in range(s.players):
        if seat != s.turn:
            size = hand_size(s, seat)
            others += size
            fewest = min(fewest, size)
    weight = others / (others + s.stock_size) * (1 + 1 / max(fewest, 1))
    out = not begins and goes_out(s, o, moves, n)
    for i in range(n):
        if moves[i] >= CARDS:
            ratings[i] = ENOUGH
        else:
            ratings[i] = worth(s, o, begins, moves[i], weight) + (OUT_AT_ONCE if out else 0.0)
    return n


def worth(s: State, o: Options, begins: bool, card: int, weight: float) -> float:
    """What laying a card is worth: own cards it brings nearer, less those of others it lets out."""
    row = card // NUMBERS
    number = card % NUMBERS + 1
    value = HIGHER_FIRST * number
    hand, lying = s.hand[s.turn][row], s.table[row]
    up = above(number, lying, NUMBERS)
    if up:
        value += of_way(hand >> number + 1 & (1 << up) - 1, up, 1, weight)
    down = below(number, lying)
    if down:
        value += of_way(hand >> number - down & (1 << down) - 1, down, 0, weight)
    if begins and o.variant == ANY_START:
        for other in range(ROWS):
            if other != row:
                value += SAME_NUMBER * (s.hand[s.turn][other] >> number & 1)
    return value


def of_way(cards: int, length: int, upward: int, weight: float) -> float:
    """What a way is worth, own cards on it given as a mask."""
    if length <= LISTED:
        facts = WAYS[upward, (1 << length) + cards]
        run, own, others = facts[RUN], facts[OWN], facts[OTHERS]
    else:
        run = walked(cards, length, 2 * upward - 1, FADES, RUN)
        own = walked(cards, length, 2 * upward - 1, FADES, OWN)
        others = walked(cards, length, 2 * upward - 1, FADES, OTHERS)
    release = own - others * weight
    if run:
        release = max(release, 0.0) * BEHIND_RUNS[int(run)]
    return release  # type: ignore[no-any-return]


def goes_out(s: State, o: Options, moves: list[int], n: int) -> bool:
    """Whether the whole hand can be laid in this turn."""
    if o.max_cards:
        return hand_size(s, s.turn) == 1
    for row in range(ROWS):
        hand = s.hand[s.turn][row]
        if hand and not runs_out(s.table[row], hand, row, moves, n):
            return False
    return True


def runs_out(lying: int, hand: int, row: int, moves: list[int], n: int) -> bool:
    """Whether all cards of a row in the hand can be laid, one after another."""
    if lying:
        return hand & ~grown(lying, hand) == 0
    for i in range(n):
        opens = moves[i] < CARDS and moves[i] // NUMBERS == row
        if opens and hand & ~grown(1 << moves[i] % NUMBERS + 1, hand) == 0:
            return True
    return False


def settle(s: State, o: Options, points: list[int], known: int) -> bool:
    """Whether the hand is over; then write by seat its score less the mean of the others' (E12).

    Times the number of others, so that it is a whole number. Where cards are not in the game it may
    come to a stand: the pile is empty, and nobody will ever lay a card again.
    """
    if not s.over and (s.stock_size or somebody_fits(s, o)):
        return False
    for seat in range(s.players):
        points[seat] = score(s, seat)
    against_others(points, s.players)
    return True

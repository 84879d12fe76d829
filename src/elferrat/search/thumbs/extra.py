"""Rules of thumb for Elfer raus! Extra, as `elferrat.bots.extra` has them in words."""

from elferrat.cards.bits import count
from elferrat.games.extra.rules import (
    BRIDGE,
    BRIDGE_JOKER,
    CARDS_A_TURN,
    DISCARD,
    EXCHANGE,
    HIGH_SIDE,
    LAY_JOKER,
    LOW_SIDE,
    NUMBERS,
    ROWS,
    Options,
    State,
    bonus_cards,
    bridge_end,
    legal,
    score,
)
from elferrat.search.thumbs.scores import against_others
from elferrat.search.thumbs.ways import LONGEST, OTHERS, OWN, RUN, above, below, listed
from elferrat.search.weights.extra import (
    A_CARD_LEFT,
    BEHIND_A_RUN,
    BONUS,
    BRIDGE_KEPT,
    BRIDGE_LATE,
    EXCHANGED,
    JOKER_KEPT,
    LAID,
    LATE,
    LET_OUT,
    NOT_YET,
    OFFERED_BONUS,
    OWN_FADE,
    POINT,
    STOP,
)

NOTHING = -1e9
WAYS = listed(OWN_FADE)
BEHIND_RUNS = tuple(BEHIND_A_RUN**run for run in range(LONGEST + 1))


def rate(s: State, o: Options, moves: list[int], ratings: list[float], known: int) -> int:
    """Write the legal moves and what each promises; return how many."""
    n = legal(s, o, moves)
    if n < 2:
        ratings[0] = 0.0
        return n
    others = 0
    fewest = 99
    best = -9999.0  # the best others' points as they stand
    for seat in range(s.players):
        if seat != s.turn:
            size = hand_size(s, seat)
            others += size
            fewest = min(fewest, size)
            best = max(best, 11 * bonus_cards(s, seat) - A_CARD_LEFT * size)
    share = others / (others + s.stock_size)
    size = hand_size(s, s.turn)
    late = fewest <= LATE or size <= CARDS_A_TURN - s.laid
    lead = 11 * bonus_cards(s, s.turn) - best
    best = STOP if moves[n - 1] > DISCARD else NOTHING
    most = most_of_all(s)
    for i in range(n):
        move = moves[i]
        if move > DISCARD:
            ratings[i] = STOP
        elif move == DISCARD:
            ratings[i] = LAID + 11 * POINT - (0.0 if late else JOKER_KEPT)
            if size == 1 and lead < 0:
                ratings[i] -= NOT_YET
        elif move >= EXCHANGE:
            ratings[i] = worth_of_exchange(s, (move - EXCHANGE) % NUMBERS + 1, fewest)
        else:
            joker = LAY_JOKER <= move < BRIDGE or move >= BRIDGE_JOKER
            cost = JOKER_KEPT if joker and not late else 0.0
            if move >= BRIDGE:
                cost += BRIDGE_LATE if fewest <= LATE else BRIDGE_KEPT
            # What cannot be the best move keeps a bound: most jokers and bridges, quickly.
            ratings[i] = most - cost
            if ratings[i] > best:
                cell = cell_of(move, joker)
                ratings[i] = at_most(s, cell, joker) - cost
                if ratings[i] > best:
                    ratings[i] = worth(s, o, cell, joker, share, size, lead) - cost
        best = max(best, ratings[i])
    return n


def cell_of(move: int, joker: bool) -> int:
    """The cell that a move fills."""
    if move >= BRIDGE:
        return bridge_end(move - (BRIDGE_JOKER if joker else BRIDGE))
    return move - (LAY_JOKER if joker else 0)


def most_of_all(s: State) -> float:
    """No less than `worth` of any cell."""
    held = 0
    nearly = False
    for row in range(ROWS):
        for side in (LOW_SIDE, HIGH_SIDE):
            held = max(held, count(s.hand[s.turn][row] & side))
            nearly = nearly or 0 < count(side & ~s.filled[row]) <= 2
    return LAID + POINT * NUMBERS + held + (BONUS if nearly else 0.0)


def at_most(s: State, cell: int, joker: bool) -> float:
    """No less than `worth`: each own card of the cell's side freed."""
    number = cell % NUMBERS + 1
    side = LOW_SIDE if number < 11 else HIGH_SIDE
    row = cell // NUMBERS
    value = LAID + POINT * (11 if joker else number) + count(s.hand[s.turn][row] & side)
    return value + (BONUS if count(side & ~s.filled[row]) <= 2 else 0.0)


def worth_of_exchange(s: State, number: int, fewest: int) -> float:
    """An exchange pays unless it leaves a joker in the hand that costs more than the number."""
    if s.laid == 0:
        return -NOT_YET
    stuck = s.laid == CARDS_A_TURN and fewest <= LATE and number < 11
    return -EXCHANGED if stuck else EXCHANGED


def worth(
    s: State, o: Options, cell: int, joker: bool, share: float, size: int, lead: float
) -> float:
    """A card less, the bonus, and the ways behind."""
    row = cell // NUMBERS
    number = cell % NUMBERS + 1
    filled = s.filled[row] | 1 << number
    hand = s.hand[s.turn][row] & ~(1 << number)
    missing = (LOW_SIDE if number < 11 else HIGH_SIDE) & ~filled
    value = LAID + POINT * (11 if joker else number)
    if s.bonus_size < o.bonus_supply:
        another = s.laid + 1 < CARDS_A_TURN and (
            hand & missing != 0 or s.jokers[s.turn] > (1 if joker else 0)
        )
        if missing == 0:
            value += BONUS
            lead += 11
        elif missing & missing - 1 == 0:
            value += BONUS if another else -OFFERED_BONUS
    up = above(number, filled, NUMBERS)
    if up:
        value += of_way(hand >> number + 1 & (1 << up) - 1, up, 1, share)
    down = below(number, filled)
    if down:
        value += of_way(hand >> number - down & (1 << down) - 1, down, 0, share)
    if size == 1 and lead < 0:
        value -= NOT_YET
    return value


def hand_size(s: State, seat: int) -> int:
    """Number cards and jokers in a hand."""
    n = s.jokers[seat]
    for row in range(ROWS):
        n += count(s.hand[seat][row])
    return n


def of_way(cards: int, length: int, upward: int, share: float) -> float:
    """What a way is worth, own cards on it given as a mask; no way is longer than a side."""
    facts = WAYS[upward, (1 << length) + cards]
    release = facts[OWN] - LET_OUT * facts[OTHERS] * share
    run = int(facts[RUN])
    if run:
        release = max(release, 0.0) * BEHIND_RUNS[run] + run * BEHIND_A_RUN
    return release  # type: ignore[no-any-return]


def settle(s: State, o: Options, points: list[int], known: int) -> bool:
    """Whether the game is over; then write by seat its score less the mean of the others' (X61).

    Times the number of others, so that it is a whole number.
    """
    if not s.over:
        return False
    for seat in range(s.players):
        points[seat] = score(s, seat)
    against_others(points, s.players)
    return True

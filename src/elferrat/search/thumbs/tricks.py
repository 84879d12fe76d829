"""Rules of thumb that the trick games share, as `elferrat.bots.tricks` has them in words.

`known` is the address of an exact search's words (`exact_words`): which card beats which, and how
the last tricks are played out.
"""

from numba import carray, int64

from elferrat.cards.bits import count
from elferrat.games.trickdraw.rules import CARDS, HAND_SIZE, State, of_suit, score
from elferrat.kernel.compiler import pointer
from elferrat.search.ending_drivers import honours_of
from elferrat.search.exact_drivers import Array, most, of_ending
from elferrat.search.exact_words import BEATEN_BY, BEATS, ENDINGS, WORDS
from elferrat.search.weights.tricks import Worth

LATE_CARDS = 4  # a hand, from which on endings without a table are played out exactly


def rate(
    s: State, moves: list[int], n: int, ratings: list[float], known: int, worth: Worth
) -> None:
    """Write what each of the legal moves promises."""
    w = carray(pointer(known), WORDS, int64)
    seat = s.leader if s.lead < 0 else 1 - s.leader
    hand = s.hand[seat]
    unseen = s.hand[1 - seat]
    size = count(unseen)
    for i in range(s.stock_size):
        unseen |= 1 << s.stock[i]
    for i in range(n):
        if s.lead < 0:
            ratings[i] = of_lead(w, hand, unseen, size, moves[i], worth)
        else:
            trick = honours_of(1 << s.lead | 1 << moves[i]) + worth.lead
            won = w[BEATEN_BY + s.lead] >> moves[i] & 1
            ratings[i] = (trick if won else -trick) - kept(w, hand, unseen, moves[i], worth)


def of_lead(w: Array, hand: int, unseen: int, size: int, card: int, worth: Worth) -> float:
    """What leading a card promises: honours won minus honours lost, and the next lead."""
    many = count(unseen)
    beaters = w[BEATEN_BY + card] & unseen
    beaten = chance(many, count(beaters), size)
    stake = honours_of(1 << card) + worth.lead
    forced = 1 - chance(many, many - honours_of(unseen), size)  # that only honours can be given
    return (
        (1 - beaten) * (stake + forced)
        - beaten * stake
        - chance(many, honours_of(beaters), size)
        - kept(w, hand, unseen, card, worth)
    )


def chance(unseen: int, cards: int, size: int) -> float:
    """The chance that a hand of that size holds at least one of so many of the unseen cards."""
    none = 1.0
    for i in range(cards):
        none *= max(unseen - size - i, 0) / (unseen - i)
    return 1 - none


def kept(w: Array, hand: int, unseen: int, card: int, worth: Worth) -> float:
    """What the hand loses, beyond the trick, when this card leaves it."""
    sure = w[BEATEN_BY + card] & unseen == 0
    if honours_of(1 << card):
        value = worth.sure_honour if sure else worth.open_honour
    else:
        value = worth.sure_low if sure else worth.open_low
        if worth.guard and guards(w, hand, unseen, card):
            value += worth.guard
    return value + worth.capture * honours_of(w[BEATS + card] & unseen)


def guards(w: Array, hand: int, unseen: int, card: int) -> bool:
    """Whether a low card is the only one to follow with beside an honour that can be beaten."""
    suit = hand & of_suit(card)
    if count(suit) - honours_of(suit) != 1:
        return False
    left = suit & ~(1 << card)
    while left:
        bit = left & -left
        left ^= bit
        if w[BEATEN_BY + bit.bit_length() - 1] & unseen:
            return True
    return False


def settle(s: State, points: list[int], known: int) -> bool:
    """Whether it is known how the hand ends; then write the honours of both seats.

    Nothing is hidden once the stock is gone: the rest is played out exactly.
    """
    rest = 0
    if not s.over:
        if s.stock_size or s.lead >= 0:
            return False
        w = carray(pointer(known), WORDS, int64)
        mine, theirs = s.hand[s.leader], s.hand[1 - s.leader]
        if w[ENDINGS] and count(mine) <= HAND_SIZE:
            rest = of_ending(w, mine, theirs)
        elif count(mine) <= LATE_CARDS:
            rest = most(known, CARDS, mine, theirs, 0, -1, honours_of(mine | theirs) // 2)
        else:
            return False
    points[s.leader] = score(s, s.leader) + rest
    left = 0 if s.over else honours_of(s.hand[0] | s.hand[1])
    points[1 - s.leader] = score(s, 1 - s.leader) + left - rest
    return True


def take_reply_back(s: State, leader: int, lead: int, reply: int, seat: int, place: int) -> None:
    """Undo what a reply did, which ended a trick and made both seats draw, the piles apart.

    `place`: which card of the seat's hand came in; what the other seat drew makes no difference to
    what the first one thinks.
    """
    give_back(s, seat, place)
    give_back(s, 1 - seat, 0)
    s.hand[1 - leader] |= 1 << reply
    s.leader = leader
    s.lead = lead


def give_back(s: State, seat: int, place: int) -> None:
    """Put a card of a hand, by its place in it, on the stock."""
    cards = s.hand[seat]
    for _ in range(place):
        cards &= cards - 1
    bit = cards & -cards
    s.hand[seat] ^= bit
    s.stock[s.stock_size] = bit.bit_length() - 1
    s.stock_size += 1


def take_lead_back(s: State) -> None:
    """Undo a lead."""
    s.hand[s.leader] |= 1 << s.lead
    s.lead = -1

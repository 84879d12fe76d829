"""The compiled search for exact values of a trick game with open cards: both hands and the stock.

Alpha-beta with windows of one honour. What it finds lies in a table that forgets the small trees
first; what the rules cannot tell apart has one key (`named`), and of cards in one hand that are
alike one is tried. The last tricks are looked up where there is a table of endings.

`w`, the words of a search, lies at the address `at`: everything that the recursion needs.
"""

from typing import Any

from numba import carray, int8, int16, int32, int64

from elferrat.games.trickdraw.rules import CARDS, RANKS, SUIT
from elferrat.kernel.compiler import pointer
from elferrat.search.ending_drivers import HONOURS, honours_of, index, replies
from elferrat.search.exact_words import (
    ANSWERS,
    BEATEN_BY,
    BEATS,
    CLASSES_AT,
    DIGITS_AT,
    ENDINGS,
    ENTRIES,
    ENTRIES_AT,
    FIRST,
    FIRST_RANKS,
    FOLLOW_AT,
    FOLLOWING,
    FOLLOWS,
    FORMS_AT,
    HIGHEST,
    INDEX,
    KEY,
    KILLERS,
    KIND,
    LATER,
    LEADS,
    LIST,
    LISTS,
    META,
    NODES,
    PAIRS_AT,
    PATTERNS_AT,
    SIZES_AT,
    SLOT,
    STARTS_AT,
    STOCK,
    STOCK_SIZE,
    STOP,
    SUITS_AT,
    TRICKS,
    VALUES_AT,
    WORDS,
)  # fmt: skip
from elferrat.search.tables import CHAINED, RANKED, SUITLESS

Array = Any


def bound(
    at: int, drawn: int, mine: int, theirs: int, stock: int, goal: int, only: int
) -> int:  # fmt: skip
    """A bound of what the leader, who holds `mine`, takes of the honours still to win.

    One that is not less than `goal` is a lower bound, one that is less an upper one. `drawn`: how
    many cards of the stock are gone; `stock`: the others, as a mask; `only`: the card that must be
    led, -1 for any.
    """
    if goal <= 0:
        return 0
    w = carray(pointer(at), WORDS, int64)
    if not stock and only < 0 and w[ENDINGS]:
        return of_ending(w, mine, theirs) if mine else 0
    left = mine | theirs | stock
    to_win = honours_of(left)
    if goal > to_win:
        return to_win
    w[NODES] += 1
    if w[STOP]:
        return 0
    sure = surely(w, drawn, mine, theirs)
    if goal <= sure and only < 0:
        return sure
    key, cards, answering = named(w, mine, theirs, left)
    entries = carray(pointer(w[ENTRIES_AT]), ENTRIES, int64)
    trick = CARDS // 2 - left.bit_count() // 2
    key = stirred(key * TRICKS + trick)
    slot = (key >> KEY - INDEX) * SLOT
    tag = (key & (1 << KEY - INDEX) - 1) << META
    known = found(entries, slot, tag) if only < 0 else -1
    low, high, best_lead = 0, HIGHEST, -1
    if known >= 0:
        entry = entries[known]
        low, high, best_lead = entry & 31, HIGHEST - (entry >> 5 & 31), nth(mine, entry >> 10 & 7)
        if goal <= low:
            return low  # type: ignore[no-any-return]
        if goal > high:
            return high  # type: ignore[no-any-return]

    before = w[NODES]
    follow = carray(pointer(w[FOLLOW_AT]), FOLLOWS, int16)
    leads = LISTS + 2 * LIST * trick
    answers = leads + LIST
    count = list_leads(w, leads, cards if only < 0 else 1 << only, theirs, stock, best_lead)
    best = -1
    for i in range(count):
        lead = take_best(w, leads, i, count)
        allowed = replies(follow, 1 if stock else 0, theirs, lead) & answering
        many = list_answers(w, answers, allowed, lead, trick)
        least = CARDS
        for j in range(many):
            reply = take_best(w, answers, j, many)
            beaten = w[BEATEN_BY + lead] >> reply & 1
            then_drawn, leading, other, then_stock = after(
                w, drawn, mine & ~(1 << lead), theirs & ~(1 << reply), stock, beaten
            )
            taken = honours_of(1 << lead | 1 << reply)
            rest = to_win - taken
            then_goal = rest - goal + 1 if beaten else goal - taken
            got = bound(at, then_drawn, leading, other, then_stock, then_goal, -1)
            got = rest - got if beaten else taken + got
            least = min(least, got)
            if got < goal:
                w[ANSWERS + lead * CARDS + reply] += left.bit_count() ** 2
                w[KILLERS + trick * CARDS + lead] = reply
                break
        best = max(best, least)
        if best >= goal:
            best_lead = lead
            w[LEADS + lead] += left.bit_count() ** 2
            break
    if only < 0 and not w[STOP]:
        if best >= goal:
            low = best
        else:
            high = best
        place = (mine & (2 << best_lead) - 1).bit_count() if best_lead >= 0 else 0
        keep(entries, slot, known, tag, low, high, place, w[NODES] - before + 1)
    return best


# --- what a position is -------------------------------------------------------------------------


def of_ending(w: Array, mine: int, theirs: int) -> int:
    """What the leader takes, looked up."""
    patterns = carray(pointer(w[PATTERNS_AT]), 1, int16)
    classes = carray(pointer(w[CLASSES_AT]), 1, int64)
    pairs = carray(pointer(w[PAIRS_AT]), 1, int32)
    sizes = carray(pointer(w[SIZES_AT]), 1, int64)
    starts = carray(pointer(w[STARTS_AT]), 1, int64)
    values = carray(pointer(w[VALUES_AT]), 1, int8)
    return values[index(patterns, classes, pairs, sizes, starts, mine, theirs)]  # type: ignore[no-any-return]


def surely(w: Array, drawn: int, mine: int, theirs: int) -> int:
    """What the leader takes at least: cards led one by one that the other hand cannot beat.

    To be sure it is thought to keep all that it has and draws: what it gives is not asked. Of its
    cards it must give as many as are led, an honour where it can have no low card any more.
    """
    beaten = beaten_by_any(w, theirs)
    low = theirs.bit_count() - honours_of(theirs)
    honours, tricks = 0, 0
    safe = mine & ~beaten
    while safe:
        bit = most_pressing(w, drawn, safe)
        mine ^= bit
        honours += honours_of(bit)
        tricks += 1
        if drawn < w[STOCK_SIZE]:
            first, second = w[STOCK + drawn], w[STOCK + drawn + 1]
            drawn += 2
            mine |= 1 << first
            beaten |= w[BEATS + second]
            low += 1 - honours_of(1 << second)
        safe = mine & ~beaten
    return honours + max(0, tricks - low)


def beaten_by_any(w: Array, cards: int) -> int:
    """The cards that one of these beats, as a mask."""
    beaten = 0
    while cards:
        bit = cards & -cards
        cards ^= bit
        beaten |= w[BEATS + bit.bit_length() - 1]
    return beaten


def most_pressing(w: Array, drawn: int, safe: int) -> int:
    """Of cards that the other hand cannot beat yet the one to lead now, as a mask.

    What a card can beat that it draws soon comes first, and an honour before a low card.
    """
    for place in range(drawn + 1, w[STOCK_SIZE], 2):
        if not safe & (safe - 1):
            return safe
        soon = safe & w[BEATS + w[STOCK + place]]
        safe = soon or safe
        if soon:
            break
    safe = safe & HONOURS or safe
    return safe & -safe


def named(w: Array, mine: int, theirs: int, left: int) -> tuple[int, int, int]:
    """A key below 2**57, and of both hands one of all cards that are alike.

    It tells positions of the same trick apart; in these the sizes of hands and stock are the same.
    """
    if w[KIND] == RANKED:
        return named_by_order(w, mine, theirs, left)
    cards, answering = one_of_each(w, mine, left), one_of_each(w, theirs, left)
    key = 0
    if w[KIND] == SUITLESS:
        for rank in range(RANKS):
            held = FIRST_RANKS << rank
            key = key << 6 | (mine & held).bit_count() << 3 | (theirs & held).bit_count()
        return key, cards, answering
    if w[KIND] == CHAINED:
        lonely, other = alone(w, mine, left), alone(w, theirs, left)
        key = honours_of(lonely) * 7 + honours_of(other)
        mine, theirs = mine & ~lonely, theirs & ~other
    digits = carray(pointer(w[DIGITS_AT]), 1 << RANKS, int16)
    for low in range(0, CARDS, RANKS):
        key = key * 3**RANKS + digits[mine >> low & SUIT] + 2 * digits[theirs >> low & SUIT]
    return key, cards, answering


def named_by_order(w: Array, mine: int, theirs: int, left: int) -> tuple[int, int, int]:
    """The same where only the order of the cards left in a suit counts."""
    digits = carray(pointer(w[DIGITS_AT]), 1 << RANKS, int16)
    suits = carray(pointer(w[SUITS_AT]), 3**RANKS, int32)
    forms = carray(pointer(w[FORMS_AT]), 1 << RANKS, int16)
    key, cards, answering = 0, 0, 0
    for low in range(0, CARDS, RANKS):
        here = left >> low & SUIT
        one = suits[digits[here] + digits[mine >> low & SUIT]]
        other = suits[digits[here] + digits[theirs >> low & SUIT]]
        key = key << 14 | forms[here] + (one & 8191) + 2 * (other & 8191)
        cards |= one >> 13 << low
        answering |= other >> 13 << low
    return key, cards, answering


def alone(w: Array, hand: int, left: int) -> int:
    """The cards of a hand that no other card of the game can beat or be beaten by, as a mask.

    Cards of one hand never meet.
    """
    found = 0
    others = left & ~hand
    while hand:
        bit = hand & -hand
        hand ^= bit
        card = bit.bit_length() - 1
        if not (w[BEATEN_BY + card] | w[BEATS + card]) & others:
            found |= bit
    return found


def one_of_each(w: Array, hand: int, left: int) -> int:
    """The cards of a hand without those that are alike to a lower one, as a mask."""
    kept = 0
    strangers = left & ~hand
    while hand:
        bit = hand & -hand
        hand ^= bit
        card = bit.bit_length() - 1
        fresh = True
        others = kept
        while others and fresh:
            other = others & -others
            others ^= other
            fresh = not alike(w, card, other.bit_length() - 1, strangers)
        if fresh:
            kept |= bit
    return kept


def alike(w: Array, one: int, other: int, strangers: int) -> bool:
    """Whether two cards of one hand do the same beside the cards that are not in it."""
    if w[FOLLOWING] and one // RANKS != other // RANKS:
        return False
    if honours_of(1 << one) != honours_of(1 << other):
        return False
    if (w[BEATEN_BY + one] ^ w[BEATEN_BY + other]) & strangers:
        return False
    return (w[BEATS + one] ^ w[BEATS + other]) & strangers == 0  # type: ignore[no-any-return]


def after(
    w: Array, drawn: int, rest: int, others: int, stock: int, beaten: int
) -> tuple[int, int, int, int]:
    """Cards drawn, hand of the next leader, the other hand, and the stock, after a trick.

    `rest` and `others` are the hands of who led and who replied, without the two cards.
    """
    if beaten:
        rest, others = others, rest
    if stock:
        first, second = 1 << w[STOCK + drawn], 1 << w[STOCK + drawn + 1]
        return drawn + 2, rest | first, others | second, stock ^ (first | second)
    return drawn, rest, others, stock


# --- what to try first --------------------------------------------------------------------------


def list_leads(w: Array, at: int, cards: int, theirs: int, stock: int, first: int) -> int:
    """List leads with their scores; return how many.

    The best of another time comes first, then what the other hand cannot beat: honours before low
    cards, and what many cards of the stock will beat before what is safe for later; then what was
    good elsewhere.
    """
    count = 0
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        score = w[LEADS + card]
        if card == first:
            score += FIRST
        if not w[BEATEN_BY + card] & theirs:
            soon = (w[BEATEN_BY + card] & stock).bit_count()
            score += (6 + 2 * honours_of(bit) + soon) * LATER
        w[at + count] = card
        w[at + LIST // 2 + count] = score
        count += 1
    return count


def list_answers(w: Array, at: int, cards: int, lead: int, trick: int) -> int:
    """List replies to a lead with their scores; return how many.

    What promises most (`promise`) comes first; the last good one to this lead gets a bonus.
    """
    count = 0
    killer = w[KILLERS + trick * CARDS + lead]
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        w[at + count] = card
        score = w[ANSWERS + lead * CARDS + card] + 2 * promise(w, lead, card) * LATER
        w[at + LIST // 2 + count] = score + 4 * LATER if card == killer else score
        count += 1
    return count


def promise(w: Array, lead: int, reply: int) -> int:
    """How good a reply looks: takes honours, or gives a low card rather than an honour."""
    honours = honours_of(1 << lead | 1 << reply)
    if w[BEATEN_BY + lead] >> reply & 1:
        return honours
    if not honours:
        return 3
    return 0 if honours_of(1 << reply) else 1


def take_best(w: Array, at: int, i: int, count: int) -> int:
    """The card with the highest score of a list from place i on, moved to place i."""
    scores = at + LIST // 2
    best = i
    for j in range(i + 1, count):
        if w[scores + j] > w[scores + best]:
            best = j
    w[at + i], w[at + best] = w[at + best], w[at + i]
    w[scores + i], w[scores + best] = w[scores + best], w[scores + i]
    return w[at + i]  # type: ignore[no-any-return]


# --- the table ----------------------------------------------------------------------------------


def stirred(key: int) -> int:
    """Another key for each key, such that any bits of it are as good as chosen by chance."""
    key = key * 0x2545F4914F6CDD1D & (1 << KEY) - 1
    key ^= key >> KEY // 2
    return key * 0x5851F42D4C957F2D & (1 << KEY) - 1


def nth(cards: int, n: int) -> int:
    """The n-th lowest card of a mask, -1 for 0."""
    card = -1
    for _ in range(n):
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
    return card


def found(entries: Array, slot: int, tag: int) -> int:
    """Where the entry of a position lies, -1 where there is none."""
    for place in range(slot, slot + SLOT):
        if (entries[place] ^ tag) >> META == 0:
            return place
    return -1


def keep(
    entries: Array, slot: int, known: int, tag: int, low: int, high: int, best: int, size: int
) -> None:
    """Write what was found: over what was known, else over the smallest tree of the slot."""
    weight = size.bit_length()
    place = known
    if place < 0:
        place = slot + SLOT - 1
        for other in range(slot, slot + SLOT - 1):
            if (entries[other] >> 13 & 31) <= min(weight, entries[place] >> 13 & 31):
                place = other
    entries[place] = tag | weight << 13 | min(best, 7) << 10 | HIGHEST - high << 5 | low


# --- whole answers ------------------------------------------------------------------------------


def most(at: int, drawn: int, mine: int, theirs: int, stock: int, only: int, guess: int) -> int:
    """What the leader takes (with the card `only`, if it is one), tried from a guess on."""
    w = carray(pointer(at), WORDS, int64)
    low, high = 0, honours_of(mine | theirs | stock)
    goal = min(max(guess, 1), high)
    while low < high and not w[STOP]:
        reached = bound(at, drawn, mine, theirs, stock, goal, only)
        if reached >= goal:
            low = reached
            goal = low + 1
        else:
            high = reached
            goal = high
    return low


def most_replying(
    w: Array, drawn: int, mine: int, theirs: int, stock: int, lead: int, reply: int, guess: int
) -> int:
    """What the one who replies takes with a card; `mine` is its hand."""
    beaten = w[BEATEN_BY + lead] >> reply & 1
    then_drawn, leading, other, then_stock = after(
        w, drawn, theirs, mine & ~(1 << reply), stock, beaten
    )
    taken = honours_of(1 << lead | 1 << reply)
    rest = honours_of(leading | other | then_stock)
    first = guess - taken if beaten else rest - guess
    got = most(w.ctypes.data, then_drawn, leading, other, then_stock, -1, first)
    return taken + got if beaten else rest - got


def value_moves(w: Array, mine: int, theirs: int, lead: int, moves: Array, values: Array,
                room: Array) -> int:  # fmt: skip
    """Write what the seat to move, who holds `mine`, takes with each of its moves (card ids).

    Returns how many were valued before the search was stopped.
    """
    stock = stock_left(w)
    strangers = theirs | stock | (1 << lead if lead >= 0 else 0)
    guess = honours_of(mine | strangers) // 2
    for i in range(moves.shape[0]):
        values[i] = -1
        for j in range(i):
            if alike(w, moves[i], moves[j], strangers):
                values[i] = values[j]
        if values[i] < 0:
            if lead < 0:
                values[i] = most(w.ctypes.data, 0, mine, theirs, stock, moves[i], guess)
            else:
                values[i] = most_replying(w, 0, mine, theirs, stock, lead, moves[i], guess)
            guess = values[i] if i == 0 else max(guess, values[i])
        if w[STOP]:
            return i
    return moves.shape[0]  # type: ignore[no-any-return]


def value(w: Array, mine: int, theirs: int, room: Array) -> int:
    """What the leader takes, both playing their best."""
    stock = stock_left(w)
    guess = honours_of(mine | theirs | stock) // 2
    return most(w.ctypes.data, 0, mine, theirs, stock, -1, guess)


def stock_left(w: Array) -> int:
    """The stock as a mask."""
    stock = 0
    for i in range(w[STOCK_SIZE]):
        stock |= 1 << w[STOCK + i]
    return stock

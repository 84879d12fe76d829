"""What Python and the compiled search for exact values agree on. Imports no Numba."""

from elferrat.games.trickdraw.rules import CARDS, RANKS

# The words of a search.
STOP = 0  # set by whoever wants the search to end: what it answers then means nothing
NODES = 1  # positions looked at
STOCK_SIZE = 2
FOLLOWING, KIND, ENDINGS = 3, 4, 5  # of `tables.Tables`; whether endings are looked up
ENTRIES_AT, FOLLOW_AT = 6, 7  # addresses, as those that follow
DIGITS_AT, SUITS_AT, FORMS_AT = 8, 9, 10
PATTERNS_AT, CLASSES_AT, PAIRS_AT, SIZES_AT, STARTS_AT, VALUES_AT = range(11, 17)
BEATEN_BY = 17
BEATS = BEATEN_BY + CARDS
STOCK = BEATS + CARDS  # card ids, the top card first
LEADS = STOCK + CARDS  # by lead, how often it was good
ANSWERS = LEADS + CARDS  # by lead and reply, how often the reply was good
KILLERS = ANSWERS + CARDS * CARDS  # by trick and lead, the last good reply
TRICKS = CARDS // 2 + 1
LISTS = KILLERS + TRICKS * CARDS  # by trick, two lists: cards, then their scores
LIST = 16
WORDS = LISTS + TRICKS * 2 * LIST

# A key has KEY bits and is stirred (`stirred`), so that none gets lost: the upper INDEX are the
# number of a slot, the others stand in the entry, above the size of its tree (5 bits), the place of
# the best lead in the hand (3), and the bounds (5 each). The upper bound is written as what it is
# below 31: an empty entry says nothing. Slots lie within one line of the processor's cache.
KEY, INDEX = 61, 16
SLOT = 4  # entries
ENTRIES = SLOT << INDEX
LINE = 8  # words that the cache moves at once
META = 19
HIGHEST = 31

FOLLOWS = 2 * CARDS << RANKS  # length of `tables.Tables.follow`
FIRST_RANKS = 1 | 1 << RANKS | 1 << 2 * RANKS | 1 << 3 * RANKS  # the lowest card of every suit
FIRST = 1 << 60  # scores above any that history gives
LATER = 1 << 39

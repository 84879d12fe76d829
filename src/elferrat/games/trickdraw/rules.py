"""The common course of Elfern and Bohemian Schneider: rulebook F2, F5, F6, F8 and S1, S4, S6.

Plain ints and fixed lists only, so that the compiled twin runs these same functions. A card's id
is suit * 8 + rank (rank 0 the seven, 7 the ace); a hand is a mask with bit n for card n. What a
game decides itself (which replies are legal, which card beats the lead) stands in its own rules.
"""

from dataclasses import dataclass, field

CARDS = 32
RANKS = 8
SEATS = 2
HAND_SIZE = 6
SUIT = (1 << RANKS) - 1
SEVEN, TEN, ACE = 0, 3, 7

WIDE = {"bits": 64}  # of a State field: 32 cards and a sign pass the usual 32 bits of a record

PLAYED = 1  # why a hand is over: all tricks are played (F8, S6)


@dataclass(slots=True)
class State:
    """One hand of a two-player trick-and-draw game, everything known."""

    hand: list[int] = field(default_factory=lambda: [0] * SEATS, metadata=WIDE)  # a mask a seat
    won: list[list[int]] = field(default_factory=lambda: [[-1] * CARDS for _ in range(SEATS)])
    won_size: list[int] = field(default_factory=lambda: [0] * SEATS)
    stock: list[int] = field(default_factory=lambda: [-1] * CARDS)  # the top card is the last one
    stock_size: int = 0
    dealer: int = 1
    leader: int = 0
    lead: int = -1  # the card led; -1: the trick is empty
    over: int = 0


def pack(o: object, cards: list[int]) -> int:
    """Write the 32 cards, unshuffled, into `cards`; return how many. No option changes them."""
    for card in range(CARDS):
        cards[card] = card
    return CARDS


def lots(o: object, players: int, bounds: list[int]) -> int:
    """How many lots to draw: none."""
    return 0


def deal_stands(s: State, o: object) -> bool:
    """Whether the deal is valid: always."""
    return True


def deal(s: State, dealer: int, cards: list[int], packet: int) -> None:
    """Deal a shuffled pack (index 0 on top) in packets, the dealer's opponent first (F4, S3)."""
    s.dealer = dealer
    s.leader = 1 - dealer
    for i in range(SEATS * HAND_SIZE):
        seat = s.leader if i // packet % 2 == 0 else dealer
        take(s, seat, cards[i])
    for i in range(CARDS - 1, SEATS * HAND_SIZE - 1, -1):
        s.stock[s.stock_size] = cards[i]
        s.stock_size += 1


def take(s: State, seat: int, card: int) -> None:
    """Put a card into a hand."""
    s.hand[seat] |= 1 << card


def to_move(s: State) -> int:
    """The seat that leads (F5, S4) or replies."""
    return s.leader if s.lead < 0 else 1 - s.leader


def of_suit(card: int) -> int:
    """All cards of a card's suit, as a mask."""
    return SUIT << (card // RANKS * RANKS)


def higher_in_suit(card: int) -> int:
    """The cards of the same suit that rank above a card (F1), as a mask."""
    return of_suit(card) & ~((2 << card) - 1)


def put(s: State, card: int) -> None:
    """Lead a card: it leaves the hand and lies as the trick (F5, S4)."""
    s.hand[s.leader] &= ~(1 << card)
    s.lead = card


def finish_trick(s: State, reply: int, beaten: bool) -> None:
    """Lay the reply; the winner takes both cards, draws first and leads next (F5, F6, S4, S6)."""
    loser = s.leader if beaten else 1 - s.leader
    winner = 1 - loser
    s.hand[1 - s.leader] &= ~(1 << reply)
    s.won[winner][s.won_size[winner]] = s.lead
    s.won[winner][s.won_size[winner] + 1] = reply
    s.won_size[winner] += 2
    s.lead = -1
    s.leader = winner
    if s.stock_size > 0:
        draw(s, winner)
        draw(s, loser)
    if s.hand[winner] == 0:
        s.over = PLAYED


def draw(s: State, seat: int) -> None:
    """Take the top card of the stock into the hand (F6, S6)."""
    s.stock_size -= 1
    take(s, seat, s.stock[s.stock_size])
    s.stock[s.stock_size] = -1


def score(s: State, seat: int) -> int:
    """The honours that seat has taken, A K Q J 10 one point each (F2, S1)."""
    honours = 0
    for i in range(s.won_size[seat]):
        if s.won[seat][i] % RANKS >= TEN:
            honours += 1
    return honours


def wins(s: State, seat: int) -> bool:
    """Whether that seat won the finished hand: 11 points or more (F8, S7)."""
    return s.over == PLAYED and score(s, seat) > 10

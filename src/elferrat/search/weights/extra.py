"""What counts in Elfer raus! Extra, in cards less in the hand."""

STOP = 0.5  # what a play must be worth to be better than drawing, ending or passing
LAID = 1.0  # a card less in the hand
POINT = 0.03  # a point less in the hand
LET_OUT = 2.0  # letting others out counts more than freeing one's own
OWN_FADE = 0.6  # an own card counts so much less for each one of others before it
BEHIND_A_RUN = 0.4  # how much of a way counts behind each own card that still closes it
BONUS = 4.0
OFFERED_BONUS = 2.0
JOKER_KEPT = 4.0
BRIDGE_KEPT = 2.0
BRIDGE_LATE = 0.1
EXCHANGED = 3.0
LATE = 6  # cards in another hand from which on the end is near
NOT_YET = 10.0  # going out while others are ahead, or an exchange before a card is laid
A_CARD_LEFT = 11.5  # what a card in another hand costs its holder on average

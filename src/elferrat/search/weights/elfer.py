"""What counts in Elfer raus!, in cards brought nearer."""

OWN_FADE = 0.93  # own cards behind each one of others: hardly less, because they are to be freed
ENOUGH = 1.5  # what a further card of the turn must be worth to be laid
BEHIND_A_RUN = 0.1  # how much of a way counts behind each own card that still closes it
SAME_NUMBER = 1.0  # what each further card of the start number is worth (V3.2)
HIGHER_FIRST = 0.001

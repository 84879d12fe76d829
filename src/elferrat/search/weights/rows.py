"""What the row games share: how much a card counts that waits behind others."""

OTHERS_FADE = 0.3  # those of others much less behind each further one, which must be laid before

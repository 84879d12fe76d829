# A finished game: replay and proof.
page-record-loading = The game is coming …
page-record-standard = the usual rules

## Replay
page-record-play = Play
page-record-pause = Pause
page-record-speed = Speed
page-record-at-deal = The deal
page-record-moment = Moment of the game
page-record-eyes = Seen by
page-record-eyes-open = everybody: all hands open
page-record-link = Link to this moment
page-record-copy = Copy
page-record-copied = The link is copied.
page-record-copy-by-hand = Please copy the link by hand.

## Proof of the deal
page-record-proof = Was the deal fair?
page-record-proof-why = Before the game the server promised the fingerprint of a secret; everybody at the table could add a text. Now the secret is open, and your browser can work out the deal itself.
page-record-no-promise = This record holds no promise or no seed, so there is nothing to check.
page-record-check = Check the deal
page-record-fair = The cards were dealt exactly as promised before the game.
page-record-unfair = This is not the deal that was promised: step { $number } fails.
page-record-check-noted = The promise is the one that this browser noted before the deal.
page-record-check-noted-not = The promise is not the one that this browser noted before the deal.
page-record-check-promise = The fingerprint (SHA-256) of the secret is the promised one.
page-record-check-promise-not = The fingerprint (SHA-256) of the secret is not the promised one.
page-record-check-texts = The seed is this secret and one text from each seat, and nothing else.
page-record-check-texts-not = The seed is not just this secret and one text from each seat.
page-record-check-deal = Shuffled with this seed, the pack gives exactly these hands and this pile.
page-record-check-deal-not = Shuffled with this seed, the pack gives other cards.
page-record-details = What was compared
page-record-promise = Promised before the deal
page-record-secret = The secret
page-record-digest = Its SHA-256, worked out here
page-record-text-of = Text of { $name }
page-record-texts = Texts of the seats
page-record-no-text = none
page-record-check-own = The text that this browser added is among them.
page-record-check-own-not = The text that this browser added is not among them.

## Review
page-record-review = How was it played?
page-record-review-why = A review judges every decision: what it cost, where the game turned, what was skill and what luck. It takes about half a minute.
page-record-review-ask = Review this game
page-record-review-waiting = The review waits for its turn …
page-record-review-making = Decision { $number } of { $count } …
page-record-review-there = The review is there.
page-record-review-seat = { $name }: accuracy { $count } %, mistakes { $number } of { $most }
page-record-review-open = Open the review

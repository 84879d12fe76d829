# Cards, colours and lists in words, and why a move is not legal: one sentence a clause.

list-or = { $first } or { $last }

colour-R = red
colour-Y = yellow
colour-G = green
colour-B = blue

joker = joker
row-card = { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} { $number }
joker-at = joker as { row-card }

trick-card = { $pack ->
    [german] { trick-card-german }
   *[french] { trick-card-french }
}
trick-card-french = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[other] { $rank }
} of { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
}
trick-card-german = { $rank ->
    [A] ace
    [K] king
    [Q] Ober
    [J] Unter
    [T] 10
   *[other] { $rank }
} of { $suit ->
    [C] acorns
    [S] leaves
    [H] hearts
   *[D] bells
}

instead = You could play: { $moves }.
instead-cut = You could play: { $moves }, …

refusal-text = “{ $move }” is not a move in this game’s notation; { $game ->
    [elfer] moves are written R12, draw, end, pass.
    [extra] moves are written R12, *R12, Y9>B9, Y9>*B9, =R12, -*, draw, end, pass.
   *[other] moves are cards, rank before suit: AH, TS, 7C.
}
refusal-over = The game is over.
refusal-hand = You do not have this card in your hand: { $card }.
refusal-hand-joker = You have no joker in your hand.
refusal-turn = It is not your turn: { $name } is to move.

## Elfer raus!

refusal-E2 = The opening card is { $opening }: it is laid before any other.
refusal-E5 = You may not pass while a card fits, and { $card } fits.
refusal-E5-one-card = Only one card may be laid in a turn, and you have laid it.
refusal-E5-nothing-laid = You have not laid a card yet: the turn ends after at least one.
refusal-E5-end-instead = You have laid a card in this turn: end the turn instead of passing.
refusal-E6 = { $card } needs { $beside } beside it.
refusal-E6-start = { $card } has to wait: the { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} row is opened by { $starts }.
refusal-E7 = You hold { $eleven }, which fits: an 11 that fits is laid first.
refusal-E8 = Only who cannot lay a card draws, and { $card } fits.
refusal-E8-laid = Only who cannot lay a card draws, and you have laid one: end the turn instead.
refusal-E9 = You drew a card that fits: { $card } must be laid.
refusal-E9-keep = You drew a card that fits: lay { $card }, or end the turn to keep it.
refusal-E10-empty = The pile is empty, so there is nothing to draw: pass.
refusal-E10-stock = Nobody passes while there is something to draw: the pile has { $count ->
    [one] one card
   *[other] { $count } cards
}.
refusal-V1-2 = { $card } needs { $beside } beside it: rows grow from the 1 upward and from the 20 downward.
refusal-V1-3 = Here the 11 is an ordinary card: { $card } needs { $beside } beside it.
refusal-V2 = Nothing lies yet: only a 10, 11 or 12 opens, not { $card }.
refusal-V2-2 = { $card } needs { $beside } beside it.
refusal-V2-2-start = { $card } has to wait: the { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} row is opened by { $starts }.
refusal-V3-2 = { $card } needs { $beside } beside it.
refusal-V3-2-start = { $card } has to wait: the { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} row is opened by { $starts }, the start number of this game.
refusal-V3-3 = Here the 11 is an ordinary card: { $card } needs { $beside } beside it.

## Elfer raus! Extra

refusal-X10 = A turn is either playing or drawing, and you have played a card: end the turn instead.
refusal-X12-end = You have played nothing: while the pile has cards, who plays nothing must draw.
refusal-X12-pass = Nobody passes while the pile has cards: play or draw.
refusal-X13 = The pile is empty and { $card } fits, so at least one card must be played.
refusal-X14-empty = The pile is empty, so there is nothing to draw: play or pass.
refusal-X14-end = You have played nothing: pass instead of ending the turn.
refusal-X14-played = You have played a card in this turn: end the turn instead of passing.
refusal-X15 = No more than { $most } cards are played in a turn, and you have played them.
refusal-X20 = { $card } needs { $beside } beside it.
refusal-X20-joker-there = A joker lies on the cell of { $card }: only an exchange, { $exchange }, gets the card there.
refusal-X30 = A joker as { $cell } needs { $beside } beside it, or a bridge.
refusal-X30-filled = The cell of { $cell } is filled, and a joker is only laid on an empty cell.
refusal-X31 = No joker lies on the cell of { $cell }, so there is nothing to exchange.
refusal-X32 = After an exchange at least one card must be played in the same turn.
refusal-X32-prior-play = An exchange is only possible after a card was played in the same turn.
refusal-X34 = A joker is only discarded after a card was laid in the same turn.
refusal-X34-full = An exchange needs a card laid in the same turn, and no cell is empty any more.
refusal-X50-numbers = A bridge leads to the same number: { $start } and { $end } differ.
refusal-X50-rows = A bridge leads into a neighbouring row, and { $second ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} is not next to { $first ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
}.
refusal-X50-from-empty = A bridge to { $end } starts from a filled cell, and { $start } is empty.
refusal-X50-to-filled = A bridge from { $start } leads to an empty cell, and { $end } is filled.
refusal-X51 = After { $most } cards no bridge is possible in this turn.
refusal-X52 = You have no bridge left.

## Elfern and Bohemian Schneider

refusal-F7-follow = The stock is gone, so suit must be followed: { $card } does not follow { $lead }.
refusal-F7-head = Who can beat the lead in its suit must do so: { $card } does not beat { $lead }.
refusal-S9 = Suit must be followed if possible: { $card } does not follow { $lead }.

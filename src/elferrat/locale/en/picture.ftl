# Words in a drawing, and the sentences that say it to those who cannot see it.

picture-game = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Bohemian Schneider
}
picture-seat = seat { $seat }
picture-pile = pile
picture-box = in the box
picture-start = start number { $number }
picture-laid = { $count ->
    [one] { $count } card this turn
   *[other] { $count } cards this turn
}
picture-honours = { $count ->
    [one] { $count } honour
   *[other] { $count } honours
}
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

picture-title-table = { picture-game }: the table with all cards
picture-title-view = { picture-game }: the table as seat { $seat } sees it
picture-title-public = { picture-game }: the table as everybody sees it
picture-title-hand = { picture-game }: a hand of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

picture-says-row = The { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} row: { $lying } { $open }.
picture-says-lying = { $numbers } laid;
picture-says-nothing-lies = nothing laid;
picture-says-open = open at { $numbers }
picture-says-closed = nowhere open
picture-says-jokers = Jokers on the table: { $jokers }.
picture-says-bridges = Bridges: { $bridges }.
picture-says-bridge = from { $start } to { $end }
picture-says-pile = Cards in the pile: { $count }.
picture-says-turn = Seat { $seat } is on turn.
picture-says-hand = Seat { $seat } holds { $cards }.
picture-says-cards = { $cards }.
picture-says-hidden = { $count ->
    [one] Seat { $seat } holds { $count } hidden card.
   *[other] Seat { $seat } holds { $count } hidden cards.
}
picture-says-no-cards = Seat { $seat } holds no cards.
picture-says-own-bridges = Seat { $seat } has bridges left: { $count }.
picture-says-bonus = Seat { $seat } has bonus cards for { $sides }.
picture-says-side = { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} { $numbers }
picture-says-lead = Seat { $seat } led { $card }.
picture-says-won = Seat { $seat } has won honours: { $count }.
picture-says-score = Seat { $seat } has points: { $points }.
picture-says-winner = Seat { $seat } has won.

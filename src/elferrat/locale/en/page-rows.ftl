# The table of the row games in the browser.
page-rows-laid = { $name }: { $cards } laid, next { $to }
page-rows-full = { $name }: { $cards } laid, nothing more comes
page-rows-empty = { $name }: empty, opens with { $to }
page-rows-bare = { $name }: empty

## What a cell says

page-rows-is-laid = laid
page-rows-is-joker = a joker lies here
page-rows-is-next = comes next
page-rows-is-free = empty
page-rows-is-last = last move
page-rows-is-hinted = hint
page-rows-bridge-down = bridge to the row below
page-rows-bridge-up = bridge to the row above
page-rows-play = Lay { $card }
page-rows-bonus-of = Bonus card of { $name }
page-rows-side-full = complete

## What lies beside the rows

page-rows-pile = Pile
page-rows-own-bridges = Your bridges
page-rows-bonus = Bonus cards: { $name }, { $text }
page-rows-side = { $name } { $from }–{ $to }
page-rows-box = Jokers out of the game
page-rows-start = Start number: { $number }

## What is asked for

page-rows-ask-opens-eleven = The first 11 opens: red, else yellow, green, blue.
page-rows-ask-opens-three = A 10, 11 or 12 opens.
page-rows-ask-opens-any = Any card opens; every row starts with its number.
page-rows-ask-lay = Lay a card that fits.
page-rows-ask-lay-one = Lay one card that fits.
page-rows-ask-lay-more = Lay more, or end the turn.
page-rows-ask-no-more = Nothing more can be laid: end the turn.
page-rows-ask-eleven-first = An 11 that fits is laid first.
page-rows-ask-draws-until_fit = Nothing fits: draw up to three, until one fits.
page-rows-ask-draws-three = Nothing fits: draw three.
page-rows-ask-draws-one = Nothing fits: draw one.
page-rows-ask-drew-fits = Drawn, and it fits: lay it.
page-rows-ask-drew-or-keep = Drawn, and it fits: lay it, or keep it.
page-rows-ask-nothing-left = Nothing fits, no pile: pass.
page-rows-ask-play-or-draw = Play up to four cards, or draw one.
page-rows-ask-play-or-pass = Play up to four cards, or pass.
page-rows-ask-must-play = No pile left: play a card that fits.
page-rows-ask-exchanged = Exchanged: now a card must be played.
page-rows-ask-of-four = Played: { $count } of 4
page-rows-ask-four = Four are played: end the turn.

## Where a card can go

page-rows-where = Where to? { $card }
page-rows-in-row = In its row
page-rows-over-bridge = Over a bridge
page-rows-no-cell = Elsewhere

## The turn so far

page-rows-tray = This turn
page-rows-tray-empty = no card yet
page-rows-earlier = +{ $count }
page-rows-earlier-words = cards before these: { $count }
page-rows-did-laid = { $card }
page-rows-did-bridged = { $card } over a bridge
page-rows-did-exchanged = { $card } for the joker
page-rows-did-discarded = { $card } discarded
page-rows-did-drew = { $card } drawn
page-rows-hidden = a hidden card
page-rows-drawn-stays = What is drawn stays in the hand.
page-rows-bridge-first = Put a bridge: then choose the card that goes over it
page-rows-bridge-now = Now choose the card that goes over it.
page-rows-bridge-none = You have no bridge left.
page-rows-bridge-turn = Bridges are put on your own turn.
page-rows-bridge-nowhere = Now no card can go over a bridge.

# Input that cannot be used: what is wrong and the remedy, one line; the place stands before it.

## JSON and files

bad-json = This is not JSON; correct it here.
bad-utf8 = The text is not UTF-8; save it as UTF-8.
deep-json = The JSON is nested too deeply; a position or a record needs only a few levels.
doubled-field = This field is there twice; keep one of them.
missing-field = This field is missing; add it.
bad-field = There is no such field; possible are { $known }.
bad-object = This must be a JSON object, in curly brackets.
bad-list = This must be a JSON list, in square brackets.
bad-text = This must be a text, in quotation marks.
bad-boolean = This must be true or false, without quotation marks.
bad-whole = This must be a whole number from { $low } to { $high }.
bad-range = { $value } is out of range; a number from { $low } to { $high } is needed.
bad-value = “{ $value }” is not possible here; choose { $known }.
bad-length = There must be { $length ->
    [one] { $length } entry
   *[other] { $length } entries
} here, not { $count }.
bad-seed = The seed contains a character that UTF-8 cannot write; choose another text.

cannot-open-missing = There is no such file; check the name.
cannot-open-rights = This file may not be read; change its rights or choose another.
cannot-open-folder = This is a folder; name a file in it.
cannot-open-full = The disk is full; make room and try again.
cannot-open-other = The file cannot be read ({ $error }); check it or choose another.
cannot-save-missing = There is no such folder; create it or choose another place.
cannot-save-rights = Nothing may be written here; change the rights or choose another place.
cannot-save-folder = This is a folder; name a file in it.
cannot-save-full = The disk is full and nothing was changed; make room and save again.
cannot-save-other = The file cannot be saved ({ $error }) and nothing was changed; choose another place.

## Games, options, seats

bad-game = There is no game “{ $value }”; choose { $known }.
bad-option = There is no option “{ $name }” in this game; possible are { $known }.
bad-players = { $most ->
    [2] This game needs exactly 2 players, not { $players }.
   *[other] This game needs { $fewest } to { $most } players, not { $players }.
}
without-blue-players = Without blue exactly 2 play, not { $players }; leave the option without_blue out.
bad-seats = There must be one list for each of the { $players } seats, not { $count }.
doubled-seat = A seat is named twice; name each once.
wrong-turn = Seat { $seat } must play here (seats count from 0); put { $seat } or leave the field out.
finish-without-over = Only a finished game has this field; add "over": true or leave it out.

## Cards

bad-card = “{ $value }” is not a card of this game; write row cards like R12, jokers like *, trick cards like AH.
doubled-card = { $card } is there twice; keep it in one place.
missing-cards = Cards are missing: { $cards }; add them, or state "partial": true.
empty-hand = This hand is empty, but the game is not over; give it cards or state "over": true.
view-given = This is a view, which hides cards; a position with all hands is needed.
view-other-seat = The hand of seat { $seat }, which is on turn, is hidden: give the view of that seat (elferrat view POSITION --seat { $seat }).
view-stock = Where a hand is hidden the stock is too: give the number of its cards.
view-few-cards = Hidden hands and stock have { $places } places, but only { $count } cards are not seen.
view-many-cards = { $count } cards are not seen, but hidden hands and stock have only { $places } places; say "partial": true if cards are missing from the game.

## Positions of Elfer raus!

start-elsewhere = Only the variant any_start has a start number; leave it out.
start-before-card = No card lies yet, so there is no start number; leave it out.
start-missing = Cards lie, so the start number must be known; add "start".
phase-mismatch = With this table the phase is “{ $phase }”; put that or leave the field out.
laid-before-opening = Nothing lies yet, so nothing was laid in this turn; put 0.
no-eleven-dealt = Nobody holds an 11, so nobody can open; give somebody one.
wrong-opener = Seat { $seat } holds { $card } and opens (seats count from 0); put { $seat }.
drawn-impossible = This turn cannot have begun with drawing a card that fits; put false.
row-broken = The { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} row cannot have grown like this; fill its gaps from its start, or state "partial": true.

## Positions of Elfer raus! Extra

bad-order = This must name each of the four rows once, from top to bottom: { $colours }.
filled-twice = The cell { $cell } is filled twice; keep one card there.
missing-elevens = The 11s always lie on the table; add { $cards }.
many-jokers = There are { $count } jokers, but the game has { $most }; take some out.
bridges-required = Bridges lie on the table, so this must say how many each seat has left.
many-bridges = There are more bridges, on the table and left, than the { $most } dealt; take some out.
bad-bridge = A bridge is written as two cells: ["Y9", "B9"].
impossible-bridge = A bridge joins two filled cells of the same number in neighbouring rows; correct or remove it.
doubled-bridge = No bridge can lead to { $cell }, which was filled before; remove it.
bad-side = “{ $value }” is not a side; write R- for red 1 to 10, R+ for red 12 to 21.
side-incomplete = The side { $side } is not complete, so nobody has its bonus card; remove it.
doubled-side = The side { $side } gives only one bonus card; remove the second.
many-bonuses = There are only { $most } bonus cards; remove some.
bad-bonus-joker = “{ $value }” is not the cell of a lying joker that took a bonus card; remove it.
exchanged-without-joker = Every exchanged joker, here { $count }, is in the hand or was played this turn; correct the number, the hand or "laid".
exchanged-impossible = No exchange was possible at this point of the turn; put 0.
loose-cells = These cells hang on no 11 and no bridge: { $cells }; add what is between, or state "partial": true.

## Positions of Elfern and Bohemian Schneider

long-trick = An unfinished trick is at most the one card led; move the others to "won".
unequal-hands = The hands must be of equal size, the replying one with one card more; correct them.
odd-stock = The stock is odd ({ $count }), but must be even: both draw after each trick.
six-cards = While the stock lasts each hand has { $size } cards before its card to the trick; correct the hands or state "partial": true.

## Records

bad-format = The format “{ $value }” is unknown; it must be { $known }.
other-rules = This record follows version { $version } of the rules of { $game }, and this program knows version { $known }; use a program that knows it.
record-game-differs = The start position must be one of { $game }, like the record.
record-options-differ = The options differ from those of the start position; make them the same.
replay-illegal = Move { $number }, { $move }, is not legal.
replay-result-differs = The game does not end as the record says.

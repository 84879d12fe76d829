# The kitchen table: score sheets for cards on a real table, kept in the browser.
page-kitchen-title = The kitchen table
page-kitchen-about = Score sheets for cards on a real table. Everything stays in this browser.
page-kitchen-offline = The sheets also work without a network.
page-kitchen-no-offline = Without a network the sheets work only where this server is reached over https.
page-kitchen-all-sheets = ← All sheets
page-kitchen-new = New sheet
page-kitchen-sheets = Your sheets
page-kitchen-none = There is no sheet yet.
page-kitchen-count-hands = hands: { $count }
page-kitchen-rename = Rename
page-kitchen-rename-it = Rename “{ $name }”
page-kitchen-delete = Delete
page-kitchen-delete-it = Delete “{ $name }”
page-kitchen-is-deleted = “{ $name }” is deleted.
page-kitchen-bring-back = Bring back
page-kitchen-bring-back-it = Bring back “{ $name }”
page-kitchen-forget = Delete for good
page-kitchen-forget-it = Delete “{ $name }” for good
page-kitchen-deleted = Deleted sheets: { $count }
page-kitchen-deleted-about = They stay here for thirty days.
page-kitchen-unknown-sheet = This browser has no such sheet. Sheets stay in the browser in which they were made.
page-kitchen-unreadable = Sheets that this page cannot read: { $count }. They are left as they are.
page-kitchen-trouble-full = This browser has no room left, so the last changes are lost when the page is closed; delete sheets for good, or print them.
page-kitchen-trouble-forbidden = This browser keeps nothing for this page, so the sheets are lost when it is closed; print them, or allow storage.

## Who plays what

page-kitchen-title-of-sheet = Name of the sheet
page-kitchen-game = Game
page-kitchen-players = Players
page-kitchen-names = Names, in the order of the seats
page-kitchen-name-of = Name of player { $number }
page-kitchen-seat = Player { $number }
page-kitchen-first-dealer = First dealer
page-kitchen-by-lot = Draw lots
page-kitchen-hands = Hands agreed on (0: no end)
page-kitchen-more = More: length, rules
page-kitchen-begin = Begin
page-kitchen-save = Save
page-kitchen-cancel = Cancel

## A hand

page-kitchen-hand = Hand { $number }
page-kitchen-change-hand = Change hand { $number }
page-kitchen-delete-hand = Delete hand { $number }
page-kitchen-honours-of = honours
page-kitchen-left-of = sum of the numbers left
page-kitchen-points-of = points
page-kitchen-sign = Change the sign: { $name }
page-kitchen-who-drew = Who drew the deal?
page-kitchen-counting = Count cards instead of points
page-kitchen-count-bonus = bonus cards
page-kitchen-count-left = sum of the numbers left
page-kitchen-count-jokers = jokers left
page-kitchen-counted = points: { $count }
page-kitchen-may-add = Several numbers are added: 3 + 9 or 3 9.
page-kitchen-write = Write down
page-kitchen-undo = Undo
page-kitchen-redo = Redo
page-kitchen-end = End the match
page-kitchen-ended = The match is over.
page-kitchen-go-on = Play on
page-kitchen-print = Print
page-kitchen-csv = Save as CSV
page-kitchen-terms = Names and rules of this sheet
page-kitchen-did-add = Hand { $number } is written down.
page-kitchen-did-change = Hand { $number } is changed.
page-kitchen-did-remove = Hand { $number } is deleted.
page-kitchen-did-terms = Names and rules are saved.
page-kitchen-did-end = Noted.
page-kitchen-undone = Undone: { $text }.
page-kitchen-redone = Done again: { $text }.
page-kitchen-step-add = a hand written down
page-kitchen-step-change = a hand changed
page-kitchen-step-remove = a hand deleted
page-kitchen-step-terms = names and rules
page-kitchen-step-end = the end of the match

## Where the match stands

page-kitchen-nothing-yet = No hand is written down yet.
page-kitchen-wins = { $names } wins ({ $scores }).
page-kitchen-wins-shared = { $names } share the win ({ $scores }).
page-kitchen-leads = { $names } leads ({ $scores }).
page-kitchen-leads-shared = { $names } are level in the lead ({ $scores }).
page-kitchen-held = One point is held for the winner of the next hand; it lapses if the match ends here.
page-kitchen-held-double = The next hand that is won counts twice; this lapses if the match ends here.
page-kitchen-to-come = Hands to come: { $count }.
page-kitchen-to-come-schneider = One more hand is due: a match has an even number of hands.
page-kitchen-next-dealer = { $name } deals next.
page-kitchen-next-drawn = The next deal is drawn: each draws a card, the higher rank deals.
page-kitchen-begins = { $name } begins.
page-kitchen-begins-trick = { $name } leads to the first trick.
page-kitchen-begins-eleven = Whoever holds the red 11 begins.
page-kitchen-begins-lot = Who begins is drawn by lot.
page-kitchen-slate-seat = { $name }, game points: { $count }
page-kitchen-table = Hands written down
page-kitchen-column-hand = Hand
page-kitchen-column-dealer = Dealer
page-kitchen-column-honours = Honours
page-kitchen-column-points = Points
page-kitchen-column-total = Total
page-kitchen-column-held = Held
page-kitchen-deals = dealer
page-kitchen-legend-held = “·”: 10–10, one point is held
page-kitchen-legend-points = honours and points of the hand
page-kitchen-legend-total = total
page-kitchen-total = Total

## The referee

page-kitchen-referee = What can be written down, and what is it worth?
page-kitchen-rule-one-out = Exactly one player has 0: whoever laid the last card.
page-kitchen-rule-left = All others write down the sum of the numbers left in hand; the lowest total wins.
page-kitchen-rule-most-left = All hands together cannot hold more than { $most } here.
page-kitchen-rule-points = 11 for each bonus card, minus the numbers left in hand, minus 11 for each joker left; bridges count nothing.
page-kitchen-rule-bounds = One game brings { $low } to { $high } points.
page-kitchen-rule-blocked = When everybody passes in turn the game is over and scored as usual; nobody went out.
page-kitchen-rule-games = A match has as many games as players, here { $count }.
page-kitchen-rule-honours = The pack has 20 honours: aces, kings, queens, jacks and tens. Both together have 20.
page-kitchen-rule-held = After 10–10 one point is held; whoever wins the next hand gets it on top.
page-kitchen-rule-held-double = After 10–10 the next hand that is won counts twice.
page-kitchen-rule-held-none = 10–10 brings nobody anything.
page-kitchen-rule-second-tie = A second 10–10 in a row: nothing is held any more.
page-kitchen-rule-deal-winner = The winner of a hand deals the next; after 10–10 the deal is drawn.
page-kitchen-rule-deal-loser = The loser of a hand deals the next; after 10–10 the deal is drawn.
page-kitchen-rule-deal-alternate = The deal alternates, also after 10–10.
page-kitchen-rule-banners = A game point is a line on the slate, four lines are a banner.
page-kitchen-rule-tie = 10–10 brings nobody anything, and nothing is held.
page-kitchen-rule-even = A match has an even number of hands.

## Refused

page-kitchen-bad-missing = Give a whole number for { $name }, with { $most } as the limit.
page-kitchen-bad-honours = The honours add to { $number }, but there are 20 in the pack; count them again.
page-kitchen-below-zero = { $number } cannot be left in a hand; write 0 or more.
page-kitchen-one-out = Exactly one player has 0, the one who went out. Players with 0 here: { $count }.
page-kitchen-too-many-left = { $number } are left in all, but the hands cannot hold more than { $most }; add them again.
page-kitchen-bad-points = { $number } points are impossible: one game brings { $low } to { $high }.
page-kitchen-too-many-bonus = These points need bonus cards: { $count }. There are only { $most }.
page-kitchen-too-few-points = { $number } points in all are impossible: what is left in all hands costs { $most } at most.
page-kitchen-nobody-out = Nobody has gone out: whoever did has 0, 11, 22 or so, 11 for each bonus card. Count again.
page-kitchen-bad-bonus = Bonus cards counted: { $count }. There are only { $most }.
page-kitchen-bad-jokers = Jokers counted: { $count }. There are only { $most }.
page-kitchen-bad-hands = A match has an even number of hands, not { $number }.
page-kitchen-bad-blue = The blue cards stay in the box for two players only.
page-kitchen-bad-end = The match cannot end yet; hands still due: { $count }.
page-kitchen-bad-line = Hand { $number } would be impossible then. { $why }

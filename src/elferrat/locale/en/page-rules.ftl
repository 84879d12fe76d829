# The rules of the games in the browser, and a clause shown in place.
page-rules-title = Rules
page-rules-games = The games
page-rules-contents = On this page
page-rules-print = Print
page-rules-learn = Learn it at the table
page-rules-no-such-game = There is no such game here. Choose one of the games above.
page-rules-not-loaded = The rules did not come. Please load the page again.
page-rules-show-clause = What clause { $clause } says
page-rules-whole = All the rules of this game
page-rules-close = Close
page-rules-quoted = “{ $text }”

## Pictures in words

page-rules-picture-cards = Cards: { $cards }.
page-rules-picture-marked = Marked: { $cards }.
page-rules-picture-lie = On the table: { $cards }.
page-rules-picture-new = Just laid: { $cards }.
page-rules-picture-fit = Room for: { $cards }.
page-rules-picture-bridge = A bridge leads from { $from } to { $to }.

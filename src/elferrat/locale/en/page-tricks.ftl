# The table of the trick games in the browser.
page-tricks-hand-of = { $name }, cards in hand: { $count }
page-tricks-stock = stock: { $count }
page-tricks-stock-gone = stock gone
page-tricks-you-lead = You lead.
page-tricks-led = Led: { $text }
page-tricks-led-you = You led: { $text }
page-tricks-led-by = { $name } led: { $text }
page-tricks-won-you = You win the trick.
page-tricks-won-by = { $name } wins the trick.
page-tricks-last = Last trick
page-tricks-new = new

## What holds now

page-tricks-must = You must follow: { $text }
page-tricks-must-head = You must follow, and beat if you can: { $text }
page-tricks-phase-free = { terminal-phase-free }
page-tricks-phase-follow = { terminal-phase-follow }
page-tricks-phase-head = { terminal-phase-head }
page-tricks-phase-exact-suit = { terminal-phase-exact-suit }
page-tricks-phase-any-suit = { terminal-phase-any-suit }
page-tricks-phase-follow-suit = { terminal-phase-follow-suit }
page-tricks-phase-seven = An ace that was led is beaten by the 7 of its suit alone.

## Honours and how they are shown

page-tricks-honours = Honours
page-tricks-honours-you = Your honours: { $count } of 20
page-tricks-honours-by = { $name }, honours: { $count } of 20
page-tricks-aim = 11 win the hand
page-tricks-both = Show both players’ honours
page-tricks-pack = Pack
page-tricks-pack-french = French
page-tricks-pack-german = German

## The match

page-tricks-match = State of the match
page-tricks-total = { $name }: { $count }
page-tricks-hand-number = Hand { $number }
page-tricks-hand-number-of = Hand { $number } of { $count }
page-tricks-dealt-you = You dealt.
page-tricks-dealt-by = { $name } dealt.
page-tricks-deals-you = You deal next.
page-tricks-deals-by = { $name } deals next.
page-tricks-deals-lot = The next deal is drawn.
page-tricks-held = A tie: one game point is held and goes to the next winner on top.
page-tricks-held-double = A tie: the next win counts twice.

# Lessons at a real table: the list, the coach, and what it says.
page-learn-title = Learn at the table
page-learn-intro = Short lessons at a real table, with bots beside you. Begin where you like; nothing here counts.
page-learn-count = Done: { $count } of { $most }
page-learn-done = done
page-learn-again = Begin anew
page-learn-rules = Read the rules
page-learn-coach = Lesson
page-learn-step = Step { $number } of { $most }
page-learn-next = Next
page-learn-skip = Skip
page-learn-well-done = Well done!
page-learn-next-lesson = Next: { $name }
page-learn-all = All lessons
page-learn-astray = You went another way, and the rules allow it. Go on as you like, or begin the lesson anew.
page-learn-wait = Now the others play. Watch what they lay.
page-learn-end = End your turn with the button.
page-learn-play-on = Play to the end. If you would like advice, press the hint button.

## Elfer raus!

page-learn-elfer-eleven = The first eleven
page-learn-elfer-eleven-1 = Welcome! Below are your cards: numbers in four colours. Whoever has none left first wins.
page-learn-elfer-eleven-2 = You hold { $card }, and it opens the game. Tap it.
page-learn-elfer-eleven-3 = The opening is one card and no more. A row begins with its 11 and with nothing else.
page-learn-elfer-eleven-4 = A row grows at both ends, always by the next number. Cards that fit are raised. Lay one of these: { $cards }.
page-learn-elfer-eleven-5 = One card is enough. End your turn with the button.
page-learn-elfer-many = Several in one turn
page-learn-elfer-many-1 = Open the game with { $card }.
page-learn-elfer-many-3 = In one turn you may lay as many cards as fit. Begin with { $card }.
page-learn-elfer-many-4 = Each card makes room for the next: now { $card } fits too. Lay it.
page-learn-elfer-many-5 = Changed your mind? Until the turn is over you can take cards back. Try it.
page-learn-elfer-refused = What does not fit
page-learn-elfer-refused-2 = Tap { $card }. It does not fit yet, and the table tells you why.
page-learn-elfer-refused-3 = A wrong tap does no harm. The sign { $clause } beside the reason opens the rule.
page-learn-elfer-refused-4 = Now lay the card that fits: { $card }.
page-learn-elfer-hold = Holding back
page-learn-elfer-hold-2 = You hold { $card }. As long as it stays in your hand, nobody can begin that row.
page-learn-elfer-hold-3 = You may keep an 11 as long as you lay something else. So lay { $card }.
page-learn-elfer-hold-4 = You need not lay everything that fits. End your turn with the button.
page-learn-elfer-hold-5 = If an 11 is all that fits, it has to go out. Hold back what helps the others, but not so long that it stays with you.
page-learn-elfer-draw = Drawing
page-learn-elfer-draw-2 = Nothing of yours fits. Draw with the button: one card after another, until one fits, three at most.
page-learn-elfer-draw-3 = You have drawn { $card }. It fits, so it must be laid.
page-learn-elfer-whole = A whole game
page-learn-elfer-whole-1 = Six players, ten cards each. Lay first what makes way for your own cards, and keep what only the others need.
page-learn-elfer-whole-3 = When somebody is out, the others count the numbers left in hand. In a match the smallest total wins.

## Elfer raus! Extra

page-learn-extra-start = Up to four cards
page-learn-extra-start-1 = In Extra the four 11s lie from the start. The rows go down to 1 and up to 21.
page-learn-extra-start-2 = A card goes beside one that lies in its row. Lay one of these: { $cards }.
page-learn-extra-start-3 = In one turn you may play up to four cards. Lay another one.
page-learn-extra-draw = Play or draw
page-learn-extra-draw-1 = You could lay { $card }. But while the pile has cards, nobody has to play.
page-learn-extra-draw-2 = Who plays nothing draws one card. Draw with the button.
page-learn-extra-draw-3 = That was the whole turn. What you have drawn waits for your next one.
page-learn-extra-joker = Jokers
page-learn-extra-joker-1 = This card with the cap is a joker. It stands for any number.
page-learn-extra-joker-2 = You hold { $card }, but not the card before it. Tap the joker and choose its place: { $cell }.
page-learn-extra-joker-3 = The way is free. Now lay { $card }.
page-learn-extra-exchange = Fetching a joker back
page-learn-extra-exchange-1 = Lay your joker on this place: { $cell }.
page-learn-extra-exchange-2 = Whoever holds the card of that place may exchange it for the joker. You do: tap { $card }.
page-learn-extra-exchange-3 = The joker is yours again, and the exchange was none of your four cards. You may fetch jokers of the others like this.
page-learn-extra-bridge = Bridges
page-learn-extra-bridge-1 = Lay { $card }.
page-learn-extra-bridge-2 = And lay { $card }.
page-learn-extra-bridge-3 = A bridge leads to the same number in the row beside it, here from { $cell }. Tap { $card } and choose the bridge.
page-learn-extra-bridge-4 = Your bridge is used up. The gap that it left can be filled from both sides.
page-learn-extra-whole = Bonus cards and the count
page-learn-extra-whole-1 = Now a whole game. Whoever fills the last place of a side of a row takes a bonus card, worth 11 points.
page-learn-extra-whole-3 = Cards left in hand count against you by their number, a joker 11. Most points win, whoever went out.

## Elfern

page-learn-elfern-trick = The first trick
page-learn-elfern-trick-1 = Six cards are yours. From high to low they rank: ace, king, queen, jack, 10, 9, 8, 7. The 10 is below the jack.
page-learn-elfern-trick-2 = You lead to the first trick. Nothing beats { $card }: play it.
page-learn-elfern-trick-3 = The other may answer with any card. The highest card of the suit led wins the trick.
page-learn-elfern-trick-4 = The trick is yours. Who wins it draws first from the stock, and leads to the next.
page-learn-elfern-answer = Honours
page-learn-elfern-answer-2 = This card is led: { $cell }. You have a higher one of its suit: { $card }. Take the trick.
page-learn-elfern-answer-3 = Ace, king, queen, jack and 10 are honours, 20 in all. Who takes 11 of them wins the hand; 9, 8 and 7 count nothing.
page-learn-elfern-throw = Giving little away
page-learn-elfern-throw-2 = You cannot beat this card: { $cell }. So give away one that counts nothing: { $cards }.
page-learn-elfern-throw-3 = A card of another suit never wins, not even an ace. While the stock lasts, you are free to play what you like.
page-learn-elfern-follow = When the stock is gone
page-learn-elfern-follow-1 = After each trick both draw from the stock. It lasts for ten tricks.
page-learn-elfern-follow-2 = Play until the stock is gone. Save some high cards for then.
page-learn-elfern-follow-3 = The stock is gone. From now on suit must be followed by whoever can; what you may play is raised.
page-learn-elfern-follow-4 = Play the last six tricks.
page-learn-elfern-follow-5 = Both hands can be worked out now by whoever remembers what was played. That decides many games.
page-learn-elfern-slate = The slate
page-learn-elfern-slate-1 = With 11 to 14 honours you win 1 game point, from 15 on 2, since the other is “schneider”, and with all 20 you win 3.
page-learn-elfern-slate-3 = At 10–10 nobody wins. One point is held, and who wins the next hand gets it as well.
page-learn-elfern-slate-4 = On the slate each game point is a line, and four lines make a banner.

## Bohemian Schneider

page-learn-schneider-beat = Only the next higher
page-learn-schneider-beat-2 = This card is led: { $cell }. Only the next higher one of its suit beats it: { $card }. Take the trick.
page-learn-schneider-beat-3 = An ace would not have won here. Ace, king, queen, jack and 10 are honours; 11 of the 20 win the hand.
page-learn-schneider-high = Higher is not enough
page-learn-schneider-high-2 = This card is led: { $cell }. Yours is higher, { $card }, but not the next one. It would lose, and an honour would be gone.
page-learn-schneider-high-3 = So let the trick go, with a card that counts nothing: { $cards }.
page-learn-schneider-high-4 = You never have to beat a card nor to follow suit here, not even at the end.
page-learn-schneider-ace = Leading
page-learn-schneider-ace-1 = You lead. Above an ace there is nothing, so this card is safe: { $card }. Play it.
page-learn-schneider-ace-3 = Any other card can be caught by the one above it. Once that one is gone, or in your own hand, it is safe too.
page-learn-schneider-whole = A whole hand
page-learn-schneider-whole-1 = Now a whole hand. Watch which cards are gone: they tell you what is safe to lead.
page-learn-schneider-whole-3 = With 11 to 16 honours you win 1 game point, with 17 to 19 you win 2, with all 20 you win 3. At 10–10 nobody gets anything.

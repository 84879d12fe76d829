# After a game: its result, the match sheet, what comes next.
page-sheet-tie = Ten to ten: nobody wins.
page-sheet-share = { $names } share the win.
page-sheet-match-won-you = You win the match!
page-sheet-match-won-by = { $name } wins the match.
page-sheet-match-shared = { $names } share the match.
page-sheet-last = The last game: { $text }
page-sheet-who = Player
page-sheet-points = Points
page-sheet-left = Numbers left
page-sheet-game-points = Game points
page-sheet-bonus = bonus cards: { $count }
page-sheet-cards-left = Cards left
page-sheet-bonus-cards = Bonus cards
page-sheet-look = Look at this game again, move by move

## The match sheet
page-sheet-match = The match
page-sheet-so-far = The match so far
page-sheet-about-elfer = The numbers left in each hand; the lowest total wins.
page-sheet-about-extra = Points of each game; the highest total wins.
page-sheet-about-tricks = Game points of each hand, honours in brackets.
page-sheet-game = Game
page-sheet-total = Total
page-sheet-ahead = ahead
page-sheet-look-at = Game { $number }, look at it again
page-sheet-honours-of = Honours of { $name }
page-sheet-to-come = Games that still belong to this match: { $count }

## What comes next
page-sheet-next = The next game
page-sheet-match-over = The match is over
page-sheet-not-yet = not yet
page-sheet-bot = bot

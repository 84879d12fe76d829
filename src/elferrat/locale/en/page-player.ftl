# The page of a player: the name, the games, the numbers.
page-player-you-are = You play under the name { $name }.
page-player-to-you = Your page
page-player-kept = This name is yours on this server.
page-player-keep-why = A name of your own keeps your games and figures together on every device. It needs no mail address and no password, only a recovery code that you note down.
page-player-keep = Keep this name
page-player-have-code = I have a name here already
page-player-come-back = Come back
page-player-note-code = Your recovery code. Note it down and say so: it is the only way back to your name. Until then it stays on this device.
page-player-code-waits = your recovery code is not noted yet
page-player-noted = I have noted it
page-player-account = Change or delete your name
page-player-other-name = Another name
page-player-rename = Rename
page-player-renamed = That is your name from now on.
page-player-renew-why = A new recovery code makes the old one useless and signs out every other device.
page-player-renew = New recovery code
page-player-renew-sure = Make a new recovery code? The old one ends with that.
page-player-export = Everything kept about you, as a file
page-player-delete-why = Deleting removes everything that is kept about you; finished games stay, without your name.
page-player-delete = Delete my name
page-player-delete-sure = Delete everything for good?
page-player-unknown = No such player

## Numbers

page-player-no-games = No finished game under this name yet.
page-player-games = games
page-player-won = won
page-player-points = points
page-player-mean = points a game
page-player-best = best game
page-player-streak = won in a row now
page-player-longest = longest run of wins
page-player-by-seats = Won games, by number of players
page-player-points-line = Points of the last games, added up
page-player-as-table = As a table
page-player-when = ended
page-player-sum = sum
page-player-ratings = Ratings
page-player-ratings-why = A beginner stands at 25. The bar is where the true strength lies, 95 times of 100; it shrinks with every game.
page-player-rating-is = { $number } ({ $from } to { $to })
page-player-ranking = Ranking
page-player-place = place
page-player-name = name
page-player-at-least = at least
page-player-no-ranking = Nobody has a rating in this game yet.

# What the command line says: complaints about a command, and the results of its commands.

cli-usage = { $problem } See { $help }.
cli-no-command = There is no command “{ $name }”; { $help } lists them all.
cli-no-option = There is no option “{ $name }”; { $help } lists them all.
cli-minus = “{ $name }…” begins with a minus; put -- before the results.
cli-option-value = The option “{ $name }” needs a value; see { $help }.
cli-missing = { $name } is missing; see { $help }.
cli-name-command = No command is named; { $help } lists them all.
cli-option-form = An option of the game is written NAME=VALUE; `elferrat games` lists them.
cli-option-twice = The option “{ $name }” is given twice; leave one out.
cli-output-failed = The output could not be written ({ $error }); make room or write elsewhere.
cli-too-large = The input is too large for the memory of this machine; give less of it.
cli-interrupted = Interrupted.
cli-bad-commitment = A commitment is 64 hexadecimal digits, as shown before the game.
cli-bots-and-seats = There are { $bots } bots for { $seats } seats; name one for all, or one for each seat.

cli-seat = Seat { $seat }
cli-not-legal = Move { $number }, { $move }, is not legal.

cli-game-name = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Bohemian Schneider
}
cli-game = { $game }: { cli-game-name }, { $fewest } to { $most } players
cli-game-for-two = { $game }: { cli-game-name }, { $most } players

cli-replays = The record replays: { cli-game-name }, { $count ->
    [one] one move
   *[other] { $count } moves
}; { $scores }.
cli-replays-unfinished = The record replays: { cli-game-name }, { $count ->
    [one] one move
   *[other] { $count } moves
}; the game is not finished.

cli-verify-answer = { $answer ->
    [yes] yes
    [no] no
   *[none] not recorded
}
cli-verify-commitment = The secret is the one promised before the game: { cli-verify-answer }
cli-verify-shuffle = The seed deals this game: { cli-verify-answer }
cli-verify-play = Every move and the result follow the rules: { cli-verify-answer }

cli-simulate-games = { $count ->
    [one] One game
   *[other] { $count } games
} of { cli-game-name } in { $seconds } seconds ({ $rate } a second)
cli-simulate-length = Moves a game: { $value } ({ $low } to { $high }), shortest { $shortest }, longest { $longest }
cli-simulate-ties = Without a single winner: { $count }, { $value } % ({ $low } to { $high })
cli-simulate-seat = { cli-seat }, { $bot }:
cli-simulate-wins = wins, alone or shared: { $value } % ({ $low } to { $high })
cli-simulate-share = share of the wins: { $value } % ({ $low } to { $high })
cli-simulate-score = points: { $value } ({ $low } to { $high })
cli-simulate-interrupted = Interrupted: { $done } of { $games } games were played.
cli-simulate-died = A process of the simulation was ended from outside, perhaps for want of memory; try fewer --threads.

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

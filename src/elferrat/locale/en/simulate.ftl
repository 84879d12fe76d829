# What `simulate` says: its complaints, its table, its drawing.

simulate-bots-and-seats = There are { $bots } bots for { $seats } seats; name one for all, or one for each seat.
simulate-exists = The file { $path } is there already and is not overwritten; choose another name.
simulate-suffix = The name { $name } does not say what to write; let it end in { $known }.
simulate-needs-lab = What this needs is not installed; install it with: pip install "{ $extra }".
simulate-same-file = The rows and the checkpoint need a file each; choose another name for one of them.
simulate-drawing-same-file = The drawing would take the place of the checkpoint; choose another name for one of them.
simulate-no-checkpoint = This is no checkpoint of this command, or only a part of one; name the file that --checkpoint wrote.
simulate-other-version = This checkpoint was made by another version of this program or of the rules; go on with that one, or begin anew.
simulate-changed = This checkpoint was changed or damaged; take an unchanged copy, or begin anew.
simulate-spool-changed = The rows of this checkpoint are incomplete or were changed; take an unchanged copy, or begin anew.
simulate-in-use = These rows are being written by another run; wait for its end, or end it first.
simulate-contradicts = The checkpoint says { $kept }; leave this out, or begin anew without --resume.
simulate-cluster-threads = A cluster shares out the games by itself; leave out --threads or --cluster.
simulate-died = A process was ended from outside, perhaps for want of memory; try fewer.
simulate-plain = These games are played in plain Python; pip install "{ $extra }" makes them many times faster.

simulate-interrupted = Interrupted: { $done } of { $games } games were played.
simulate-interrupted-kept = Interrupted: { $done } of { $games } games were played; go on with: elferrat { $command } --resume { $path }
simulate-speed = { $rate } games/s

simulate-games = { $count ->
    [one] One game
   *[other] { $count } games
} of { cli-game-name } in { $seconds } seconds ({ $rate } a second)
simulate-between = { $value } ({ $low } to { $high })
simulate-percent = { $value } %
simulate-length = Moves a game: { $value }, shortest { $shortest }, longest { $longest }
simulate-ended = How the games ended: { $reasons }
simulate-reason = { $reason ->
    [out] somebody went out
    [blocked] nobody could move
   *[played] all cards played
} { $value } %
simulate-empty = Pile empty at the end: { $value } % ({ $low } to { $high })
simulate-ties = Without a sole winner: { $count }, { $value } % ({ $low } to { $high })
simulate-column = { $column ->
    [seat] Seat
    [seats] Seats
    [bot] Bot
    [wins] Wins %
    [share] Share %
    [score] Points
    [place] Place
   *[bonus] Bonus cards
}
simulate-nth = { $place ->
    [1] 1st %
    [2] 2nd %
    [3] 3rd %
   *[other] { $place }th %
}
simulate-note = Wins: alone or shared. Share: a shared win counts in equal parts. In brackets: 95 % intervals.
simulate-note-even = At 10–10 nobody wins, and both come first.

simulate-plot-title = { $count ->
    [one] One game
   *[other] { $count } games
} of { cli-game-name }
simulate-plot-subtitle = Bots by seat: { $bots } · Options: { $options } · Seed: { $seed }
simulate-plot-no-options = standard
simulate-plot-seat = Seat { $seat }, { $bot }
simulate-plot-mean = mean { $value }
simulate-plot-percent = { $value } %
simulate-plot-of-games = of the games
simulate-plot-lengths = Length
simulate-plot-moves = moves
simulate-plot-scores = Points by seat
simulate-plot-points = points
simulate-plot-positions = Finishing positions
simulate-plot-place = place
simulate-plot-shares = Share of the wins
simulate-plot-interval = with the 95 % interval
simulate-plot-stock = Pile at the end
simulate-plot-stock-left = cards left; none in { $empty } % of the games
simulate-plot-bonus = Bonus cards
simulate-plot-cards = cards

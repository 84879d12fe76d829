# What `arena` says: its complaints, its tables, its drawing.

arena-two-bots = At least two different bots are needed; name them like this: --bots thumb,random.
arena-named-twice = There are { $bots } names for { $seats } seats; only where each seat has its name may a bot be named twice.
arena-hypotheses = The test needs { $h0 } to be less than { $h1 }; choose --h0 and --h1 so.

arena-deals = { $count ->
    [one] One deal
   *[other] { $count } deals
} of { cli-game-name }, { $games } games, in { $seconds } seconds
arena-seatings = Each deal in { $count } seatings of { $players } players
arena-column = { $column ->
    [bot] Bot
    [rating] Rating
    [share] Share of wins %
    [score] Points
    [place] Place
    [mean] ms a move
    [most] 95 % below
    [pair] Pair
    [deals] Deals won %
    [each] won–even–lost
    [ahead] Ahead in a game %
    [difference] Points a game
   *[game_points] Game points a game
}
arena-test = { $pair }: { $decision ->
    [h0] the deals speak for { $h0 } %, not { $h1 } %: decided after { $count }
    [h1] the deals speak for { $h1 } %, not { $h0 } %: decided after { $count }
   *[open] after { $count } deals nothing is decided between { $h0 } % and { $h1 } %
} (log-likelihood ratio { $ratio }, bounds ±{ $bound })
arena-note = In brackets: 95 % intervals, the deal being what varies. Deals are won by points over all their seatings; even ones count half. A move: one of several. Rating: 400 points are ten to one.

arena-plot-title = { $count ->
    [one] One deal
   *[other] { $count } deals
} of { cli-game-name }, the seats turned
arena-plot-subtitle = Bots: { $bots } · Options: { $options } · Seed: { $seed }
arena-plot-won = Deals won by the first
arena-plot-interval = with the 95 % interval; even deals count half
arena-plot-differences = Points ahead
arena-plot-points = points a game, with the 95 % interval
arena-plot-ratings = Ratings
arena-plot-rating = points above the mean, with the 95 % interval
arena-plot-course = The sequential test
arena-plot-deals = deals
arena-plot-ratio = log-likelihood ratio

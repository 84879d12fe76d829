# Looking ahead: exact play with open cards.

search-no-tricks = Only Elfern and Bohemian Schneider can be played out exactly, not { $game }.
search-hidden = Cards are hidden here. Exact play needs every card: give a position with both hands and the stock, not a view.
search-bad-seconds = Give a number of seconds, 0 or more.
search-out-of-time = The time was over before all moves were looked at: { $done } of { $all } are told.
search-nothing = There is no move to tell about.
search-value = Seat { $seat } takes { $value } of the honours from here on. What each move takes:
search-work = Positions looked at: { $nodes }, in { $seconds } s.
search-none-held = No point is ever held in this game, or with these options.
search-honours-missing = Cards are missing: only with all { $count } honours has the hand a winner, and game points.
search-held-alone = Say --points too: only game points know of a held one.
search-points = In brackets the game points: above 0 the hand is won, below 0 lost.
search-big-hand = A hand of these games has { $most } cards at most.
search-or-judge = { $problem } Or have its moves judged by games played on: { $command }
search-judge-alone = Say --judge too: exact play leaves nothing to chance.
search-judged-points = Leave it out with --judge: only exact play tells game points.
search-no-seconds = Give more seconds: in so short a time nothing can be judged.
search-over = The game is over: there is no move to judge.
search-judged = Seat { $seat }, { $light ->
    [open] all cards open
   *[known] as judged from what it knows
}: what may be expected after each move, in { $unit ->
    [honours] honours at the end of the hand
   *[ahead] points ahead of the mean of the others
}{ $sure ->
    [exact] .
   *[about] ; ± reaches to the ends of the 95 % interval.
}
search-judged-best = Best: { $move }. { $why }
search-judged-work = { $sure ->
    [exact] Nothing was left to chance; it took { $seconds } s.
   *[about] Games played on: { $playouts }, in { $seconds } s.
}
search-judged-without = What a position cannot tell is who drew, passed or did not follow before; where there is a record, elferrat review RECORD --at N counts that in.
search-judged-late = The time was over after { $playouts } games; with more the figures get surer.

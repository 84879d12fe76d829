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

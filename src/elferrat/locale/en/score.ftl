# The match sheet, its file, and what is wrong with results.

score-title = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Bohemian Schneider
}: match sheet
score-seat = Player { $number }
score-column-hand = hand
score-column-game = game
score-column-dealer = dealer
score-column-honours = honours
score-column-points = game points
score-column-held = held
score-column-total = total
score-drawn = drawn
score-slate = { $name }: { $full ->
    [0] { "" }
    [one] { $full } banner,{ " " }
   *[other] { $full } banners,{ " " }
}{ $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}
score-wins = { $names } wins ({ $totals }).
score-wins-shared = { $names } share the win ({ $totals }).
score-leads = { $names } leads ({ $totals }).
score-leads-shared = { $names } are level in the lead ({ $totals }).
score-to-come-schneider = One more hand is due: a match has an even number of hands (S8).
score-to-come-extra = { $count ->
    [one] One more game is due
   *[other] { $count } more games are due
}: a match has as many games as players (X63).
score-held = One point is held for the winner of the next hand; it lapses if the match ends here (F10).
score-next = { $name } deals next.
score-next-drawn = The next dealer is drawn: each draws a card, the higher rank deals (F11).
score-prompt = Result { $number }:
score-noted = Noted: { $result }. Totals: { $totals }.
score-torn = { $file }: the last line was not whole (“{ $text }”). It is kept there as a remark and does not count; give the result again if it should.

score-bad-result-trick = “{ $value }” is no result; write the honours of both players, such as 14-6.
score-bad-result-elfer = “{ $value }” is no result; write the numbers left in each hand, such as 0,35,12.
score-bad-result-extra = “{ $value }” is no result; write the points of each player, such as -12,30,5.
score-bad-seats = The result has { $count ->
    [one] one number
   *[other] { $count } numbers
}, but { $players } play; write one for each player.
score-bad-honours = The honours add to { $sum }, but there are 20 in the pack; count them again.
score-below-zero = { $value } cannot be left in a hand; write 0 or more for each player.
score-one-out = Exactly one player has 0, the one who went out; here { $count ->
    [0] nobody has
    [one] one player has
   *[other] { $count } players have
}.
score-too-many-left = { $sum } are left in all, but the hands cannot hold more than { $most }; add them again.
score-bad-points = { $value } points are impossible; one game brings { $low } to { $high }.
score-too-many-bonus = These points need { $count } bonus cards, but there are { $most }; count them again.
score-too-few-points = { $sum } points in all are impossible: what is left in all hands costs { $most } at most.
score-nobody-out = Nobody has gone out: whoever did has 0, 11, 22 or so, 11 for each bonus card. Count again.
score-bad-names = { $count ->
    [one] There is one name
   *[other] There are { $count } names
}; give 2 to { $most }, with commas between.
score-bad-name = { $name } cannot be a name; use 1 to { $most } printable characters.
score-bad-head = “{ $value }” does not say what is played; the first line must read like game=elfern dealer=1 names=Ada,Ben.
score-changed = Somebody else has written to this file meanwhile; nothing was added, start the command again.
score-other-terms = The file has { $name }={ $found }, not { $asked }; leave that out, or take another file.
score-no-file = This is no plain file; name another one.
score-no-slate = Banners are drawn for the trick games only; leave --svg out.
score-slate-is-match = This is the file of the match; draw the slate into another.
score-no-results = There is no result yet; give at least one.

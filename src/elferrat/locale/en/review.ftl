# Finished games looked at again, decision by decision.

review-unfinished = The game of this record is not finished; --so-far reviews what was played until then.
review-no-replay = The record does not replay, so it cannot be reviewed. { $reason }
review-no-move = The record has { $count ->
    [one] one move
   *[other] { $count } moves
}; name one of them, counted from 1.
review-forced = Move { $number }, { $move }, was the only legal one: there was nothing to choose.
review-stopped = Stopped early: { $done } of { $count } decisions are judged.
review-alone = --so-far and --html are for whole games: leave them out with --at.

review-title = Review: { cli-game-name }
review-game = The game, move by move
review-so-far = The game is not finished; this is what was played until then.
review-partly = The review was stopped; later decisions are not judged.
review-nothing = There was nothing to choose in this game.

## Headings
review-seats = How everybody played
review-chart = How the expected result moved
review-turns = Turning points
review-decisions = Every decision
review-how = What the figures mean

## Chart
review-chart-honours = Honours of 20 that { $name } could expect with all cards open, both sides playing their best.
review-chart-ahead = Points that { $name } could expect ahead of { $other } with all cards open.
review-chart-ahead-all = Points that each could expect ahead of the mean of the others with all cards open.
review-chart-table = The numbers on the line are the turning points; the table of every decision has the same figures.

## Tables
review-column = { $column ->
    [player] Player
    [accuracy] Accuracy
    [mistakes] Mistakes
    [lost] Lost
    [open] Lost, open
    [deal] Deal
    [result] Result
    [skill] Skill
    [luck] Luck
    [move] Move
    [played] Played
    [best] Best
    [worth] Worth
    [worth-open] Worth, open
   *[expected] Then expected
}
review-percent = { $value } %
review-of = { $part } of { $whole }
review-between = { $value } ({ $low } to { $high })
review-give-or-take = { $value } ± { $reach }
review-exchange = exchange { $card }
review-move = { $move ->
    [draw] draw
    [end] end turn
   *[pass] pass
}

## Turning points
review-no-turns = No move surely cost anything.
review-turn = Move { $number }, { $name }: { $move }
review-turn-better = Better: { $best }.
review-turn-lost = Lost, as judged from what { $name } knew: { $loss }.
review-turn-unseen = From what { $name } knew, { $sure ->
    [exact] nothing was lost
   *[about] no loss is sure
}.
review-turn-open = Lost with all cards open: { $loss }; the best move then was: { $best }.
review-turn-open-nothing = As the cards lay, { $sure ->
    [exact] nothing was lost
   *[about] no loss is sure
}.
review-turn-lead = As the cards lay, { $name } gave the lead or a tie away here.
review-there = See it in the game

## Notes
review-unit = { $unit ->
    [honours] All figures are honours at the end of the hand, of 20.
   *[ahead] All figures are points: the score less the mean score of the others.
}
review-note-lost = Lost: how far the move was below the best one, as judged from what the player knew then, with its 95 % interval, which is two standard errors to either side. ✗ marks a mistake: a move that surely cost something. An estimated loss is sure if more than 0.75 of it is left when three standard errors are taken off: less is beyond playouts that go on by rules of thumb.
review-note-below = A loss below 0 comes from chance in the estimate: no loss was found there.
review-note-open = Lost, open: the same with all cards known, those in { $unit ->
    [honours] the stock
   *[ahead] the pile
} too.
review-note-accuracy = Accuracy: 100 % where nothing was lost, 0 % where a decision cost as much on average as the worst moves of this game.
review-note-deal = Deal: what the cards were worth with all of them open, before anything was decided.
review-note-skill = { $unit ->
    [honours] Skill: how much less a decision cost on average than one of the others, for as many decisions as a player had on average; whoever has the higher accuracy has the higher skill.
   *[ahead] Skill: how much more the decisions were worth than what rules of thumb would have played in the same place, as judged from what the player knew then, less the mean of the same of the others. Accuracy compares with the best moves, skill with rules of thumb: whoever has the higher accuracy may have the lower skill.
}
review-note-luck = Luck: all that remains of the distance from an even result. ± reaches to the ends of the 95 % interval: where it is larger than the figure, it may as well be the other way round.
review-note-worth = Worth: what could be expected at the end after the move, as judged from what the player knew then, with its 95 % interval; worth, open: the same with all cards known. > marks the move played, ✗ one that was a mistake.

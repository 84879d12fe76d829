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
review-between = { $value } ({ $low } to { $high })

## Turning points
review-no-turns = No move surely cost anything.
review-turn = Move { $number }, { $name }: { $move }
review-turn-better = Better was: { $best }.
review-turn-lost = Lost, as judged from what { $name } knew: { $loss }.
review-turn-unseen = From what { $name } knew, no loss is sure.
review-turn-open = Lost with all cards open: { $loss }; the best move then was: { $best }.
review-turn-open-nothing = As the cards lay, no loss is sure.
review-turn-lead = As the cards lay, { $name } gave the lead or a tie away here.

## Notes
review-unit = { $unit ->
    [honours] All figures are honours at the end of the hand, of 20.
   *[ahead] All figures are points: the score less the mean score of the others.
}
review-note-lost = Lost: how far the move was below the best one, as judged from what the seat knew then, with its 95 % interval. ✗ marks a mistake: a move that surely cost something, since the interval does not reach 0.
review-note-open = Lost, open: the same with all cards known, the pile too.
review-note-accuracy = Accuracy: 100 % where nothing was lost, 0 % where a decision cost as much on average as the worst moves of this game.
review-note-deal = Deal: what the cards were worth with all of them open, before anything was decided.
review-note-luck = Skill: what the decisions were worth beyond those of rules of thumb (the bot “thumb”) in the same place, less the same of those played against. Luck: the rest of the result beyond an even one.

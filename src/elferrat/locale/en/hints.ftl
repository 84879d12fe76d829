## Why a bot chose a move, and what the table gives as a hint

hint-not-on-turn = This seat has no move to make; ask for the seat on turn in a running game.
hint-bad-bot = There is no bot “{ $name }”; known are { $known }.
hint-random = One of { $count } legal moves, drawn by lot.
hint-only = It is the only legal move.

## Trick games

hint-ending = All cards are known. Played out exactly, { $card } brings { $take } of the { $rest } honours still to be taken.
hint-lead-sure = { $card }: no card you have not seen can beat it.
hint-lead-low = { $card } is no honour: if it is beaten, little is lost.
hint-lead-few = { $card }: only { $beaters } could beat it, and may lie in the stock.
hint-lead-many = { $card }: { $count } unseen cards could beat it, but every other lead promises less.
hint-take = { $card } beats { $lead }: { $honours ->
    [0] the lead is yours.
    [one] one honour, and the lead.
   *[other] { $honours } honours, and the lead.
}
hint-duck = { $card }: you could take the trick with { $takers }, but that is worth more in your hand.
hint-give-low = Nothing you may play beats { $lead }: { $card } gives no honour away.
hint-give-least = Nothing you may play beats { $lead }, and { $card } is what you need least later.
hint-give-honour = Nothing you may play beats { $lead }, and only honours are left to give: { $card } is needed least.

## Row games

hint-row-frees = { $card } clears the way to your { $own }.
hint-row-least = { $card } lets { $opened } out, but no other card is better to lay.
hint-row-own = Right behind { $card } comes your own card: it lets nobody else in.
hint-row-closed = Nothing comes behind { $card }: it lets nobody in.

## Elfer raus!

hint-elfer-out = { $count ->
    [one] Your last card can be laid: you go out.
   *[other] All your { $count } cards can be laid in this turn: you go out.
}
hint-elfer-forced = All cards are known, and after this move you go out first, whatever the other plays.
hint-elfer-start = { $card } makes { $number } the start number: { $count ->
    [one] you hold one card of it.
   *[other] you hold { $count } of those cards, each of which opens a row.
}
hint-elfer-hold = End the turn and keep { $card } back: { $count ->
    [one] one card that you do not hold waits behind it.
   *[other] { $count } cards that you do not hold wait behind it.
}
hint-elfer-reserve = End the turn and keep { $card } for a turn in which nothing else fits.

## Elfer raus! Extra

hint-extra-exchange = Exchange { $card }: it takes none of your four cards, and that card has no other way out of your hand.
hint-extra-out = It is your last card: the game ends.
hint-extra-bonus = { $card } fills the last empty cell of the side: a bonus card for you.
hint-extra-setup = After { $card } only { $last } is missing on that side, and you can fill that as well and take the bonus card.
hint-extra-joker = A joker as { $card } is worth more here than in your hand.
hint-extra-joker-back = A joker as { $card } is no loss: exchange your own { $card } for it at once, and the joker is back in your hand.
hint-extra-joker-late = Another hand has only { $count ->
    [one] one card
   *[other] { $count } cards
} left, and a joker left in yours would cost 11 points.
hint-extra-joker-last = You have only { $count ->
    [one] one card
   *[other] { $count } cards
} left: there is no more use in keeping a joker.
hint-extra-joker-away = Away with a joker: left in your hand it would cost 11 points.
hint-extra-bridge = A bridge is worth its price here: { $card } would else wait for its turn in the row.
hint-extra-four = Four cards are played: end the turn.
hint-extra-draw = Better draw than let others in: { $count ->
    [one] one card that you do not hold waits
   *[other] { $count } cards that you do not hold wait
} behind { $card }.
hint-extra-end = End the turn and keep { $card } back: { $count ->
    [one] one card that you do not hold waits behind it.
   *[other] { $count } cards that you do not hold wait behind it.
}
hint-extra-pass = Better pass than let others in: { $count ->
    [one] one card that you do not hold waits
   *[other] { $count } cards that you do not hold wait
} behind { $card }.
hint-extra-draw-nothing = Better draw: what you could play now is worth more in your hand.
hint-extra-end-nothing = End the turn: what you could still play is worth more in your hand.
hint-extra-pass-nothing = Better pass: what you could play now is worth more in your hand.

## A beginner

hint-novice-stop = Nothing else that could be played was noticed.
hint-novice-discard = Away with the joker.
hint-novice-exchange = { $card } can be exchanged for a joker, and jokers are fun.
hint-novice-bridge = A bridge can be built to { $card }, so it is built.
hint-novice-joker = A joker fits as { $card }, so it is laid.
hint-novice-lay = { $card } fits, so it is laid.
hint-novice-lead = { $card } is a high card, and high cards take tricks.
hint-novice-take = { $card } beats { $lead }: take what can be taken.
hint-novice-give = { $card } does not beat { $lead }, but it is a low card.

## What a search has found, added to the reason

hint-row-keeps = Lay { $card } and keep { $held } back: { $count ->
    [one] one card that you do not hold waits behind it.
   *[other] { $count } cards that you do not hold wait behind it.
}
hint-better = { $why } { $sure ->
    [exact] Exactly { $amount } better than { $next }.
   *[about] About { $amount } better than { $next }.
}
hint-honours = { $why } { $sure ->
    [exact] { $value } at the end, { $amount } more than { $next }.
   *[about] About { $value } at the end, { $amount } more than { $next }.
}
hint-even = { $why } { $sure ->
    [exact] Just as good: { $next }.
   *[about] About as good: { $next }.
}
hint-next-play = playing { $card }
hint-next-lay = laying { $card }
hint-next-joker = laying a joker as { $card }
hint-next-bridge = the bridge from { $from } to { $card }
hint-next-exchange = exchanging { $card }
hint-next-discard = discarding a joker
hint-next-draw = drawing
hint-next-end = ending the turn
hint-next-pass = passing
hint-amount = { $whole }.{ $tenth } { $unit ->
    [honours] honours
   *[points] points
}
hint-amount-whole = { $unit ->
    [honours] { $whole ->
        [one] one honour
       *[other] { $whole } honours
    }
   *[points] { $whole ->
        [one] one point
       *[other] { $whole } points
    }
}

# Playing in the terminal: events, prompts, help, results.

terminal-you = You
terminal-player = Player { $number }
terminal-seat-number = Seat { $number }

## The table

terminal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-bridges = { $count ->
    [one] { $count } bridge
   *[other] { $count } bridges
}
terminal-bonus-cards = bonus { $sides }
terminal-honours = { $count ->
    [one] { $count } honour
   *[other] { $count } honours
}
terminal-seat = { $name }: { $holds }
terminal-pile = pile { $count }
terminal-to = {" "}to{" "}
terminal-joker-cell = joker{" "}
terminal-jokers = jokers *
terminal-colour = { $letter ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
}
terminal-suit = { $pack ->
    [german] { $letter ->
        [C] acorns
        [S] leaves
        [H] hearts
       *[D] bells
    }
   *[french] { $letter ->
        [C] clubs
        [S] spades
        [H] hearts
       *[D] diamonds
    }
}
terminal-row = { terminal-row-head }: { $lying } laid, wants { $wanted }
terminal-row-full = { terminal-row-head }: { $lying } laid, wants nothing now
terminal-row-empty = { terminal-row-head }: empty, wants { $wanted }
terminal-row-bare = { terminal-row-head }: empty
terminal-row-head = { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} { $shape }
terminal-bridges-lie = bridges: { $bridges }
terminal-led = Led: { $card } ({ $name })
terminal-leads = To lead: { $name }
terminal-last-trick = Last trick ({ $name }):
terminal-before = Last trick:
terminal-taken = { $who ->
    [you] You have taken
   *[other] { $name } has taken
} { $count ->
    [one] { $count } honour
   *[other] { $count } honours
}: { $cards }
terminal-taken-none = { $who ->
    [you] You have taken no honours yet.
   *[other] { $name } has taken no honours yet.
}
terminal-phase-free = Any card may be played; the highest card of the suit led wins.
terminal-phase-follow = No stock left: suit must be followed; the highest card of the suit led wins.
terminal-phase-head = No stock left: suit must be followed, and the lead beaten if possible.
terminal-phase-exact-suit = Any card may be played; only the next higher card of the suit led wins.
terminal-phase-any-suit = Any card may be played; only a card exactly one rank higher wins.
terminal-phase-follow-suit = Suit must be followed; the highest card of the suit led wins.

## Events

terminal-laid = { $who ->
    [you] You lay
   *[other] { $name } lays
} { $card }.
terminal-played = { $who ->
    [you] You play
   *[other] { $name } plays
} { $card }.
terminal-joker-laid = { $who ->
    [you] You lay
   *[other] { $name } lays
} a joker as { $cell }.
terminal-bridged = { $who ->
    [you] You put
   *[other] { $name } puts
} a bridge from { $from } to { $to }.
terminal-exchanged = { $who ->
    [you] You put { $cell } in its place and take the joker.
   *[other] { $name } puts { $cell } in its place and takes the joker.
}
terminal-discarded = { $who ->
    [you] You discard a joker.
   *[other] { $name } discards a joker.
}
terminal-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
terminal-drew-seen = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $cards }.
terminal-turn-ended = { $who ->
    [you] You end your turn.
   *[other] { $name } ends the turn.
}
terminal-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
terminal-bonus = { $who ->
    [you] You take
   *[other] { $name } takes
} a bonus card: { terminal-side } complete.
terminal-bonus-lost = { $who ->
    [you] You lose
   *[other] { $name } loses
} the bonus card for { terminal-side }.
terminal-side = { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} { $end ->
    [low] 1 to 10
   *[high] 12 to 21
}
terminal-trick-won = { $who ->
    [you] You win
   *[other] { $name } wins
} the trick: { $cards }.
terminal-over-out = The game is over: { $who ->
    [you] you have
   *[other] { $name } has
} no card left.
terminal-over-blocked = The game is over: everybody passed.
terminal-over-played = The hand is over: all cards are played.

## Results

terminal-result-elfer = { $name }: { $count ->
    [0] nothing left
    [one] { $count } point left in hand
   *[other] { $count } points left in hand
}
terminal-result-extra = { $name }: { $count ->
    [one] { $count } point
   *[other] { $count } points
} (bonus +{ $bonus }×11, numbers −{ $numbers }, jokers −{ $jokers }×11)
terminal-result-elfern = { terminal-result-schneider }
terminal-result-schneider = { $name }: { $count ->
    [one] { $count } honour
   *[other] { $count } honours
}, { $points ->
    [one] { $points } game point
   *[other] { $points } game points
}
terminal-wins = { $who ->
    [you] You win!
   *[other] { $name } wins.
}
terminal-wins-match = { $who ->
    [you] You win the match!
   *[other] { $name } wins the match.
}
terminal-ahead = { $who ->
    [you] You are ahead.
   *[other] { $name } is ahead.
}
terminal-share = { $names }: equal, they share it.
terminal-nobody-wins = Nobody wins: ten honours each.
terminal-nobody-has-eleven = Nobody wins: cards were missing, and nobody has eleven honours.
terminal-sheet-empty = No hand is finished yet.
terminal-next-dealer = { $who ->
    [you] You deal
   *[other] { $name } deals
} next.

## Turns, hints, refusals

terminal-turn = { $who ->
    [you] Your turn
   *[other] { $name } to play
}: { terminal-turn-counts }. Possible: { $moves }
terminal-turn-more = { $who ->
    [you] Your turn
   *[other] { $name } to play
}: { terminal-turn-counts }. Possible: { $moves }, … ({ $count } in all, ? lists them)
terminal-turn-counts = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $pile } in the pile
terminal-turn-other = { $name } is to play.
terminal-hint = Hint: { $move }. { $why }
terminal-playable = It can be played: { $moves }
terminal-legal = Possible moves: { $moves }
terminal-no-undo = Nothing can be taken back: only moves of this turn, up to a draw or its end.
terminal-undone = Taken back: { $move }
terminal-unknown = “{ $text }” is neither a move nor a command. ? lists both.
terminal-not-now = That is possible on your own turn only.
terminal-nothing-yet = Nothing has happened yet.

## The course of the evening

terminal-which-game = Which game?
terminal-game-choice = { $number } { $name } ({ terminal-game })
terminal-no-game = Name a game to play: { $known }.
terminal-no-such-game = “{ $text }” is none of them.
terminal-welcome = { $game }, { $seats } seats{ $given ->
    [yes] , seed { $seed }
   *[no] { "" }
}
terminal-bots = Bots: { $bots }
terminal-start-help = Type a move, or a command; ? lists both.
terminal-lot = By lot: { $who ->
    [you] you deal
   *[other] { $name } deals
}.
terminal-lot-cards = By lot: { $drawn }. { $who ->
    [you] You deal
   *[other] { $name } deals
}.
terminal-hide = Press Enter: your cards are hidden before { $name } takes over.
terminal-hand-over = Hand over to { $name }. { $name }, press Enter to see your cards.
terminal-saved = Saved: { $path }
terminal-not-saved = Not saved: { $trouble }
terminal-nothing-saved = Nothing was played, nothing is saved.
terminal-ended = The game ends here.
terminal-too-many = { $humans } people and { $bots } bots do not fit { $seats } seats; give more --players or fewer --bots.
terminal-many-names = { $count } names for { $seats } seats; give fewer.
terminal-bad-name = “{ $name }” cannot be a name; take 1 to { $most } characters that can be shown.
terminal-same-name = Two seats are called “{ $name }”; give each its own name.
terminal-other-game = The position is one of { $game }; leave GAME out or name that game.
terminal-with-position = The position says this already; leave the option out.
terminal-odd-hands = A match of Bohemian Schneider has an even number of hands (S8), not { $count }; give 2, 4, …, or 1 for a single hand.

## Help, a line each

terminal-help-moves-row = Moves: R12 lays red 12 (R red, Y yellow, G green, B blue; small letters will do) · draw or d · end or e · pass or p
terminal-help-moves-extra = Extra: *R12 joker as red 12 · Y9>B9 bridge and card · Y9>*B9 bridge and joker · =R12 exchange · -* discard a joker
terminal-help-moves-trick = Moves: rank, then suit: AH, TS, 7C (T is 10; C clubs or acorns, S spades or leaves, H hearts, D diamonds or bells)
terminal-help-commands = Commands: m my hand · b board drawn · t table in words · o who holds what · l last moves · h hint · u take back · ? CARD why not · s score sheet · q quit
terminal-help-keys-1 = Arrows, Home, End: move through the hand. Tab: next playable card.
terminal-help-keys-2 = Digits: jump to that number. R Y G B: jump to that row.
terminal-help-keys-3 = Enter, Space or a click: play the card. A list opens if there is a choice.
terminal-help-keys-4 = d draw · e end the turn · p pass · u take back
terminal-help-keys-5 = h hint · ? why the card can or cannot be played · F1 this help
terminal-help-keys-6 = l last moves · s score sheet · q quit (the game is saved)
terminal-help-keys-tricks = Digits: jump to that rank. Enter, Space or a click: play the card.
terminal-help-marks = > playable card · + cell that may be filled next · * joker · │ bridge
terminal-help-bonus = Bonus G- and G+: green 1 to 10 and green 12 to 21 completed.
terminal-help-ranks = > playable card · { $pack ->
    [german] T 10 · J Unter · Q Ober · K king · A ace
   *[french] T 10 · J jack · Q queen · K king · A ace
}

## Full screen

terminal-title-choose = { $card }: which move?
terminal-title-help = Keys
terminal-title-log = Last moves
terminal-title-sheet = Score
terminal-title-quit = Quit? The game so far is saved.
terminal-key-quit = Quit
terminal-key-stay = Go on playing
terminal-key-next = Next hand
terminal-key-again = Play again
terminal-key-hide = Hide my cards
terminal-key-ready = Show my cards
terminal-key-help = Help
terminal-key-draw = Draw
terminal-key-end = End turn
terminal-key-end-turn = End turn
terminal-key-pass = Pass
terminal-key-undo = Undo
terminal-key-hint = Hint
terminal-key-why = Why not?
terminal-key-log = Log
terminal-key-sheet = Score
terminal-start-keys = Arrows choose a card, Enter plays it; F1 lists all keys.
terminal-close = Escape closes this.
terminal-card-playable = { $card } ({ $notation }): playable, Enter plays it.
terminal-card-blocked = { $card } ({ $notation }): cannot be played now, ? says why.
terminal-thinking = { $name } is thinking …
terminal-your-turn = { $who ->
    [you] Your turn.
   *[other] { $name } to play.
}
terminal-may-end = e ends the turn.
terminal-may-draw = d draws.
terminal-may-pass = p passes.
terminal-turn-played = { $count } of 4 played

## Moves described in a list

terminal-move-lay = { $card }
terminal-move-joker = joker as { $card }
terminal-move-bridge = bridge from { $from }, { $card } over it
terminal-move-bridge-joker = bridge from { $from }, a joker as { $card } over it
terminal-move-exchange = { $card } in its place, the joker into your hand
terminal-move-discard = discard a joker

terminal-game = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Bohemian Schneider
}

# The way in, its menu, and the form for a table.
page-home-welcome = Play at once against bots, or make a table and send its link to friends. Nobody needs an account.
page-home-places = Pages
page-home-to-rules = Rules
page-home-to-learn = Learn
page-home-to-kitchen = Score sheet
page-home-to-you = You
page-home-menu = Menu
page-home-settings = Settings
page-home-no = No
page-home-theme = Brightness
page-home-theme-machine = as this device
page-home-theme-light = light
page-home-theme-dark = dark
page-home-pack = Pack of the trick games
page-home-pack-french = French
page-home-pack-german = German
page-home-at-table = At the table
page-home-sounds = Sounds
page-home-left = Buttons for the left hand
page-home-both-honours = Show the honours of both
page-home-playable-first = In the hand, playable cards first
page-home-confirm = Play a card only at the second press
page-home-spoken = Texts read aloud
page-home-spoken-full = full
page-home-spoken-brief = brief: only who and which card

## The games

page-home-for-two = for 2
page-home-for = for { $from } to { $to }
page-home-about-elfer = Rows of numbers grow from the elevens, up and down, and whoever gets rid of all cards first wins.
page-home-about-extra = The rows with jokers, bridges and bonus cards: plan your ways, and count your points at the end.
page-home-about-elfern = Tricks and tactics with 32 cards: of the twenty honours, win eleven.
page-home-about-schneider = The duel of Bohemia: a card is beaten only by the next one of its suit.
page-home-against-bots = Play against bots

## Join, go on

page-home-code = Code or link
page-home-no-code = A table has six letters, such as BCDFGH, without vowels; or paste its link.
page-home-back = Back to your table
page-home-own-tables = Your tables
page-home-own-games = Your finished games
page-home-all-games = All your games
page-home-older-games = Older games
page-home-more-tables = More tables
page-home-your-name = Keep a name

## The form for a table

page-home-players = Players
page-home-bots = Bots among them
page-home-no-bots = none
page-home-level = Level of the bots
page-home-bot-random = aimless: plays by chance
page-home-bot-novice = beginner: plays what fits and thinks no further
page-home-bot-thumb = solid: plays by rules of thumb
page-home-bot-quick = good: looks ahead for a moment
page-home-bot-strong = strong: looks ahead for up to a second
page-home-bot-max = strongest: takes its time
page-home-more = More: length, clock, rules
page-home-length = Games of the match
page-home-no-end = as many as you like
page-home-listed = Strangers may find this table
page-home-chat = Free chat, not only set phrases
page-home-clock-none = none
page-home-clock-turn = { $text } a turn
page-home-clock-game = { $text } a game, and { $seconds } s a turn
page-home-clock-days = days a turn: { $count }

## Options of Elfer raus!

page-home-option-variant = Variant
page-home-option-variant-standard = usual: each row begins with its 11
page-home-option-variant-false_start = false start: 1 and 20 lie there from the beginning (V1)
page-home-option-variant-three_starts = three starts: rows begin with 10, 11 or 12 (V2)
page-home-option-variant-any_start = any start: the first card names the number for all rows (V3)
page-home-option-without_blue = Without blue: three rows, for two players only
page-home-option-without_blue-true = Without the blue cards (E1)
page-home-option-without_blue-false = With all four colours (E1)
page-home-option-max_cards = Cards a turn
page-home-option-max_cards-0 = as many as you like (E5)
page-home-option-max_cards-1 = one card a turn (E5)
page-home-option-force_eleven = An 11 that fits must be laid first
page-home-option-force_eleven-true = An 11 that fits must be laid first (E7)
page-home-option-force_eleven-false = An 11 may be held back (E7)
page-home-option-draw = Who cannot lay draws
page-home-option-draw-until_fit = until a card fits, three at most (E8)
page-home-option-draw-three = three cards, and the turn is over (E8)
page-home-option-draw-one = one card, and may lay it if it fits (E8)
page-home-option-may_hold_drawn = A drawn card that fits may be kept
page-home-option-may_hold_drawn-true = A drawn card that fits may be kept (E9)
page-home-option-may_hold_drawn-false = A drawn card that fits must be laid (E9)

## Options of Elfer raus! Extra

page-home-option-exchange_needs_prior_play = A joker may be exchanged only after a card was played
page-home-option-exchange_needs_prior_play-true = A joker may be exchanged only after a card was played (X32)
page-home-option-exchange_needs_prior_play-false = A joker may be exchanged before a card is played (X32)
page-home-option-discard_counts_as_play = A discarded joker counts as a played card
page-home-option-discard_counts_as_play-true = A discarded joker counts as a played card (X34)
page-home-option-discard_counts_as_play-false = A discarded joker does not count as a played card (X34)
page-home-option-bonus_lost_on_exchange = Exchanging the joker that completed a side costs the bonus
page-home-option-bonus_lost_on_exchange-true = Exchanging the joker that completed a side costs the bonus (X41)
page-home-option-bonus_lost_on_exchange-false = A bonus once earned stays (X41)
page-home-option-bonus_supply = Bonus cards
page-home-option-bonus_supply-7 = seven: the last side earns none (X42)
page-home-option-bonus_supply-8 = eight: one for each side (X42)

## Options of Elfern

page-home-option-must_head = After the stock, who can beat the lead must
page-home-option-must_head-true = After the stock, who can beat the lead must (F7)
page-home-option-must_head-false = After the stock, following suit is enough (F7)
page-home-option-staender = After a tie of 10 to 10
page-home-option-staender-add = the next win gets a point more (F9)
page-home-option-staender-double = the next win counts twice (F9)
page-home-option-staender-none = nothing is held (F9)
page-home-option-next_dealer = Next dealer
page-home-option-next_dealer-winner = who won the hand (F11)
page-home-option-next_dealer-loser = who lost the hand (F11)
page-home-option-next_dealer-alternate = in turn (F11)
page-home-option-scoring = Game points
page-home-option-scoring-standard = usual: 1, 2 or 3 (F8)
page-home-option-scoring-altenburg = Altenburg: finer, 1 to 5 (F12)

## Options of Bohemian Schneider

page-home-option-beat = A card is beaten by
page-home-option-beat-exact_suit = the next higher one of its suit (S5)
page-home-option-beat-any_suit = the next higher one of any suit (S9)
page-home-option-beat-follow_suit = any higher one of its suit, and suit must be followed (S9)
page-home-option-seven_beats_ace = The 7 beats the ace of its suit that was led
page-home-option-seven_beats_ace-true = The 7 beats the ace of its suit that was led (S10)
page-home-option-seven_beats_ace-false = Nothing beats an ace that was led (S10)
page-home-option-schneider_from = Two game points
page-home-option-schneider_from-17 = from 17 honours on (S7)
page-home-option-schneider_from-16 = from 16 honours on (S7)

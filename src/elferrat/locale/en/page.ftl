# What the pages in the browser share; a variable in curly brackets is filled in there.
page-title = Card games of eleven
page-language = Language
page-your-name = Your name
page-somebody = Guest
page-no-server = The server cannot be reached; try again in a moment.

## Home

page-code = Code of the table
page-to-table = To the table
page-make-table = Make a table
page-game = Game
page-seats = Seats
page-clock = Clock
page-rules = Options of the rules
page-open-tables = Open tables
page-no-open-tables = None at the moment.
page-free-seats = free seats: { $count }

## Table: seats

page-sit-down = Sit down
page-recovery = Recovery code
page-take-seat = Take my seat back
page-seat = Seat { $number }
page-open-seat = free seat
page-you = you
page-cards = cards: { $count }
page-bridges = bridges: { $count }
page-bonus = bonus { $text }
page-honours = honours: { $count }
page-total = total: { $number }
page-autopilot = the autopilot plays
page-is-ready = ready
page-wants-again = wants a rematch
page-add-bot = Add a bot
page-close-seat = Do without this seat
page-more-seats = One more seat
page-mute = Mute
page-unmute = Let speak again
page-is-muted = muted
page-end-table = Close the table
page-free-seat = Free the seat

## Table: what lies there

page-board = The table
page-stock = pile: { $count }
page-led = { $name } led:
page-leads = { $name } leads.
page-waiting = The game has not begun.
page-your-turn = It is your turn.
page-their-turn = { $name } is to play.
page-closed = This table is closed.
page-time-left = Time left: { $text }
page-hurry = Little time is left: the autopilot will play for you.
page-scores = Points: { $scores }.

## Table: what one can do

page-hand = Your hand
page-hint-is = Hint: { $move }. { $why }
page-start = Deal
page-ready = I am ready
page-not-ready = Not ready after all
page-rematch = Rematch
page-no-rematch = No rematch after all
page-ask-back = Ask to take back
page-asks-back = { $name } asks to take the last move back.
page-agree = Agree
page-refuse = Refuse
page-withdraw = Withdraw
page-come-back = Play myself again
page-leave = Leave
page-lost = Connection lost – reconnecting …
page-stale = The table went on meanwhile; look again and repeat it.

## Table: talk and facts

page-log = What has happened
page-say = Say something
page-message = Message
page-send = Send
page-said = { $name }: { $text }
page-about-table = About this table
page-link = Link:
page-commitment = Promised before the deal (SHA-256 of the secret):
page-seed-text = Your text for the shuffle:
page-secret = Seed of the deal:
page-by-autopilot = autopilot
page-by-late = stand-in for a late bot

## The log beyond moves

page-log-seated = { $name } sits down.
page-log-bot_added = { $name } (bot) sits down.
page-log-vacated = { $name }: the seat is free.
page-log-renamed = Somebody is now called { $name }.
page-log-ready-true = { $name } is ready.
page-log-ready-false = { $name } is not ready.
page-log-dealt = Game { $number } is dealt.
page-log-undone = { $name } takes a move back.
page-log-back_asked = { $name } asks to take the last move back.
page-log-back_answered-true = { $name } agrees.
page-log-back_answered-false = { $name } refuses.
page-log-taken_back = The move of { $name } is taken back.
page-log-away-left = { $name } leaves; the autopilot plays on.
page-log-away-gone = { $name } is gone; the autopilot plays on.
page-log-away-time = The time of { $name } is up; the autopilot plays on.
page-log-returned = { $name } plays again.
page-log-muted-true = { $name } is muted.
page-log-muted-false = { $name } may speak again.
page-log-wished_again-true = { $name } wants a rematch.
page-log-wished_again-false = { $name } wants no rematch.
page-log-rematched = Rematch: everybody moves one seat on.
page-log-ended-host = The host closes the table.
page-log-ended-admin = The server’s administrator closes the table.
page-log-ended-idle = The table is closed: nobody has played for a long time.
page-log-ended-full = The table is closed: it has seen as much as a table can hold. A new one goes on.

## Records

page-record = A finished game
page-result = Result
page-winner = wins
page-played-moves = Moves: { $count }
page-download = Download the record
page-verify = Check it yourself
page-verify-how = The seed deals the very same cards to anybody; this command repeats shuffle and moves and compares the promise made before the deal:
page-replay = Move by move
page-the-deal = The cards are dealt.
page-to-deal = To the deal
page-step-back = Back
page-step-on = On
page-to-end = To the end
page-step = Move { $number } of { $count }
page-moves = All moves

# The table server: what it refuses and why.
server-missing = the table server needs a package that is not installed; get it with: { $extra }

## Commands

command-too-long = This message is too long; at most { $most } bytes are read.
command-field = There is no such field in this command; leave it out.
command-value = This does not fit here; see the description of the interface.

## Tables

table-unknown = There is no table with this code; check the six letters.
table-closed = This table is closed; make a new one.
table-broken = This table cannot be opened by this version of the server; all others can.
table-busy = Too much happens at once at this table; try again.
table-store-down = Nothing can be stored at the moment, so nothing was changed; try again.
table-full = Every seat is taken; you may watch.
table-no-seat = There is no seat { $seat }; this table has { $seats } (they count from 0).
table-no-seat-of-yours = You have no seat at this table; take one first.
table-seat-taken = Seat { $seat } is taken; choose another.
table-seat-open = Nobody sits on seat { $seat }.
table-bad-recovery = No seat of this table has this recovery code; check it.
table-host-only = Only the host of the table may do that.
table-not-while-gathering = That is possible once the game has begun.
table-not-while-playing = That is not possible while a game is played.
table-not-while-between = That is not possible between two games; get ready for the next one.
table-not-while-done = That is not possible after the match; ask for a rematch.
table-nothing-to-undo = There is nothing to take back: only cards of your own turn, up to a draw or its end.
table-asked-already = A take-back is being asked for; wait for the answer.
table-away-already = The autopilot plays for you already.
table-not-away = You play yourself; there is nothing to take over.
table-bad-seed-text = The text for the deal may have no colon and no control characters.
table-waits = The table still waits for { $names }.
table-muted = You are muted at this table.
table-no-phrase = There is no such phrase; possible are { $known }.
table-no-chat = Free chat is off at this table; use the set phrases.
table-say-what = Say either a phrase or a text.
table-hint-not-now = There is a hint when it is your turn.

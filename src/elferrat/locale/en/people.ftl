# People: names and texts that cannot be used, and the set phrases.

text-empty = There is nothing in it that can be seen; write something.
text-long = This is { $count } characters long; at most { $most } are possible.
text-sign = The character { $sign } in place { $at } is not possible here; leave it out.
text-marks = There are accents without a letter under them, or too many on one; leave them out.
text-mixed = This mixes letters of scripts that look alike (Latin, Greek, Cyrillic); keep to one of them.
name-no-letter = A name needs at least one letter or digit.
name-reserved = The name “{ $name }” belongs to the server; choose another.

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-have_fun = Have fun!
phrase-well_played = Well played!
phrase-nice_game = That was a nice game.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-one_moment = One moment, please.
phrase-your_turn = It is your turn.
phrase-again = Another game?
phrase-bye = Goodbye!

# Leute: Namen und Texte, die nicht gehen, und die festen Sätze.

text-empty = Da ist nichts zu sehen; schreibe etwas.
text-long = Das sind { $count } Zeichen; höchstens { $most } sind möglich.
text-sign = Das Zeichen { $sign } an Stelle { $at } ist hier nicht möglich; lass es weg.
text-marks = Da stehen Akzente ohne Buchstaben darunter oder zu viele übereinander; lass sie weg.
text-mixed = Da stehen Buchstaben aus Schriften nebeneinander, die gleich aussehen (lateinisch, griechisch, kyrillisch); bleib bei einer davon.
name-no-letter = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
name-reserved = Der Name „{ $name }“ gehört dem Server; wähle einen anderen.

phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-have_fun = Viel Spaß!
phrase-well_played = Gut gespielt!
phrase-nice_game = Das war ein schönes Spiel.
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-one_moment = Einen Augenblick, bitte.
phrase-your_turn = Du bist am Zug.
phrase-again = Noch ein Spiel?
phrase-bye = Auf Wiedersehen!

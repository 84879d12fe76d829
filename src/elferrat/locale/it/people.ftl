# Le persone: nomi e testi che non si possono usare, e le frasi fatte.

text-empty = Qui non si vede nulla; scrivi qualcosa.
text-long = Sono { $count } caratteri; se ne possono usare al massimo { $most }.
text-sign = Il carattere { $sign }, al posto { $at }, qui non è possibile; toglilo.
text-marks = Ci sono accenti senza una lettera sotto, o troppi sovrapposti; toglili.
text-mixed = Ci sono lettere mescolate di alfabeti che si somigliano (latino, greco, cirillico); usane uno solo.
name-no-letter = Un nome ha bisogno di almeno una lettera o una cifra.
name-reserved = Il nome «{ $name }» appartiene al server; scegline un altro.

phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-have_fun = Buon divertimento!
phrase-well_played = Ben giocato!
phrase-nice_game = È stata una bella partita.
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-one_moment = Un momento, per favore.
phrase-your_turn = Tocca a te.
phrase-again = Un’altra partita?
phrase-bye = Arrivederci!

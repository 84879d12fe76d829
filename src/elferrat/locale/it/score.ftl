# Il foglio dei punti, il suo file e che cosa non va nei risultati.

score-title = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Schneider boemo
}: foglio dei punti
score-seat = Giocatore { $number }
score-column-hand = manche
score-column-game = manche
score-column-dealer = mazziere
score-column-honours = onori
score-column-points = punti
score-column-held = in sospeso
score-column-total = totale
score-drawn = a sorte
score-slate = { $name }: { $full ->
    [0] { "" }
    [one] { $full } bandiera,{ " " }
   *[other] { $full } bandiere,{ " " }
}{ $lines ->
    [one] { $lines } tratto
   *[other] { $lines } tratti
}
score-wins = Vince { $names } ({ $totals }).
score-wins-shared = Vittoria condivisa: { $names } ({ $totals }).
score-leads = In testa: { $names } ({ $totals }).
score-leads-shared = In testa a pari punti: { $names } ({ $totals }).
score-to-come-schneider = Manca ancora una manche: un incontro ha un numero pari di manche (S8).
score-to-come-extra = { $count ->
    [one] Manca ancora una manche
   *[other] Mancano ancora { $count } manche
}: un incontro ha tante manche quanti sono i giocatori (X63).
score-held = Un punto resta in sospeso per chi vince la prossima manche; se l’incontro finisce qui, si perde (F10).
score-next = Il prossimo mazziere è { $name }.
score-next-drawn = Il prossimo mazziere si tira a sorte: ciascuno pesca una carta, la più alta dà le carte (F11).
score-prompt = Risultato { $number }:
score-noted = Annotato: { $result }. Totali: { $totals }.
score-torn = { $file }: l’ultima riga non era completa («{ $text }»). Resta lì come annotazione e non conta; se deve contare, indica di nuovo il risultato.

score-bad-result-trick = «{ $value }» non è un risultato; scrivi gli onori dei due giocatori, per esempio 14-6.
score-bad-result-elfer = «{ $value }» non è un risultato; scrivi i numeri rimasti in ogni mano, per esempio 0,35,12.
score-bad-result-extra = «{ $value }» non è un risultato; scrivi i punti di ogni giocatore, per esempio -12,30,5.
score-bad-seats = Il risultato ha { $count ->
    [one] un numero
   *[other] { $count } numeri
}, ma i giocatori sono { $players }; scrivi un numero per ogni giocatore.
score-bad-honours = La somma degli onori è { $sum }, ma nel mazzo ce ne sono 20; contali di nuovo.
score-below-zero = In una mano non può rimanere { $value }; scrivi 0 o più per ogni giocatore.
score-one-out = Un solo giocatore ha 0, quello che ha chiuso; qui { $count ->
    [0] non ce l’ha nessuno
    [one] ce l’ha uno
   *[other] ce l’hanno in { $count }
}.
score-too-many-left = In tutto rimane { $sum }, ma le mani non possono contenere più di { $most }; rifai la somma.
score-bad-points = { $value } punti sono impossibili; una manche ne porta da { $low } a { $high }.
score-too-many-bonus = Per questi punti servono { $count } carte bonus, ma ce ne sono { $most }: contale di nuovo.
score-too-few-points = { $sum } punti in tutto sono impossibili: quanto resta in tutte le mani costa al massimo { $most }.
score-nobody-out = Nessuno ha chiuso: chi chiude ha 0, 11, 22 o più, 11 per ogni carta bonus. Conta di nuovo.
score-bad-names = { $count ->
    [one] C’è un nome
   *[other] Ci sono { $count } nomi
}; indicane da 2 a { $most }, separati da virgole.
score-bad-name = { $name } non può essere un nome; usa da 1 a { $most } caratteri stampabili.
score-bad-head = «{ $value }» non dice a che cosa si gioca; la prima riga deve essere come game=elfern dealer=1 names=Ada,Ben.
score-changed = Nel frattempo qualcun altro ha scritto in questo file; non è stato aggiunto nulla, rilancia il comando.
score-other-terms = Nel file c’è { $name }={ $found }, non { $asked }; togli l’indicazione o scegli un altro file.
score-no-file = Non è un file normale; indicane un altro.
score-no-slate = Le bandiere esistono solo nei giochi di prese; togli --svg.
score-slate-is-match = Questo è il file dell’incontro; disegna la lavagna in un altro.
score-no-results = Non c’è ancora nessun risultato; indicane almeno uno.

# Partite finite, riviste decisione per decisione.

review-unfinished = La partita di questa registrazione non è finita; --so-far giudica ciò che è stato giocato fin lì.
review-no-replay = La registrazione non si può rigiocare, quindi nemmeno giudicare. { $reason }
review-no-move = La registrazione ha { $count ->
    [one] una mossa
   *[other] { $count } mosse
}; indicane una, contando da 1.
review-forced = La mossa { $number }, { $move }, era la sola permessa: non c’era niente da scegliere.
review-stopped = Interrotto prima della fine: { $done } decisioni su { $count } sono giudicate.
review-alone = --so-far e --html valgono per partite intere: lasciali via con --at.

review-title = Analisi: { cli-game-name }
review-game = La partita, mossa per mossa
review-so-far = La partita non è finita; questo è ciò che è stato giocato fin lì.
review-partly = L’analisi è stata interrotta; le decisioni seguenti non sono giudicate.
review-nothing = In questa partita non c’era niente da scegliere.

## Headings
review-seats = Come hanno giocato tutti
review-chart = Come si è mosso il risultato atteso
review-turns = Punti di svolta
review-decisions = Ogni decisione
review-how = Che cosa dicono le cifre

## Chart
review-chart-honours = Onori su 20 che { $name } poteva attendersi a carte scoperte, se entrambi giocano al meglio.
review-chart-ahead = Punti di vantaggio su { $other } che { $name } poteva attendersi a carte scoperte.
review-chart-ahead-all = Punti di vantaggio sulla media degli altri che ciascuno poteva attendersi a carte scoperte.
review-chart-table = I numeri sulla linea sono i punti di svolta; la tabella di ogni decisione ha le stesse cifre.

## Tables
review-column = { $column ->
    [player] Giocatore
    [accuracy] Precisione
    [mistakes] Errori
    [lost] Perdita
    [open] Perdita, scoperte
    [deal] Carte
    [result] Risultato
    [skill] Abilità
    [luck] Fortuna
    [move] Mossa
    [played] Giocata
    [best] Migliore
    [worth] Valore
    [worth-open] Valore, scoperte
   *[expected] Poi atteso
}
review-percent = { $value } %
review-of = { $part } su { $whole }
review-between = { $value } (da { $low } a { $high })
review-give-or-take = { $value } ± { $reach }
review-exchange = scambiare { $card }
review-move = { $move ->
    [draw] pescare
    [end] terminare il turno
   *[pass] passare
}

## Turning points
review-no-turns = Nessuna mossa è costata di sicuro qualcosa.
review-turn = Mossa { $number }, { $name }: { $move }
review-turn-better = Meglio: { $best }.
review-turn-lost = Perdita, da ciò che { $name } sapeva: { $loss }.
review-turn-unseen = Da ciò che { $name } sapeva, { $sure ->
    [exact] non si è perso niente
   *[about] nessuna perdita è sicura
}.
review-turn-open = Perdita a carte scoperte: { $loss }; la mossa migliore era allora: { $best }.
review-turn-open-nothing = Per come stavano le carte, { $sure ->
    [exact] non si è perso niente
   *[about] nessuna perdita è sicura
}.
review-turn-lead = Per come stavano le carte, { $name } ha ceduto qui il vantaggio o la parità.
review-there = Guarda nella partita

## Notes
review-unit = { $unit ->
    [honours] Tutte le cifre sono onori alla fine della mano, su 20.
   *[ahead] Tutte le cifre sono punti: il risultato meno la media di quelli degli altri.
}
review-note-lost = Perdita: di quanto la mossa era sotto la migliore, da ciò che il giocatore sapeva allora, con il suo intervallo al 95 %, cioè due errori standard da ogni lato. ✗ segna un errore: una mossa che è costata di sicuro qualcosa. Una perdita stimata è sicura se, tolti tre errori standard, ne resta più di 0,75: di meno sfugge a partite proseguite con regole semplici.
review-note-below = Una perdita sotto 0 viene dal caso della stima: lì non si è trovata nessuna perdita.
review-note-open = Perdita, scoperte: lo stesso quando tutte le carte sono note, anche quelle { $unit ->
    [honours] del tallone
   *[ahead] del mazzo
}.
review-note-accuracy = Precisione: 100 % se non si è perso niente, 0 % se una decisione è costata in media quanto le mosse peggiori di questa partita.
review-note-deal = Carte: quanto valevano, tutte scoperte, prima di ogni decisione.
review-note-skill = { $unit ->
    [honours] Abilità: quanto meno è costata in media una decisione rispetto a quelle degli altri, per tante decisioni quante ne ha avute in media un giocatore; chi ha la precisione più alta ha l’abilità più alta.
   *[ahead] Abilità: di quanto le decisioni valevano più di ciò che delle regole semplici avrebbero giocato allo stesso posto, da ciò che il giocatore sapeva allora, meno la media dello stesso per gli altri. La precisione confronta con le mosse migliori, l’abilità con quelle regole: chi ha la precisione più alta può avere l’abilità più bassa.
}
review-note-luck = Fortuna: ciò che resta della distanza da un risultato pari. ± arriva agli estremi dell’intervallo al 95 %: dove supera la cifra, può essere anche il contrario.
review-note-worth = Valore: quanto ci si poteva attendere alla fine dopo la mossa, da ciò che il giocatore sapeva allora, con il suo intervallo al 95 %; valore, scoperte: lo stesso quando tutte le carte sono note. > segna la mossa giocata, ✗ una che era un errore.

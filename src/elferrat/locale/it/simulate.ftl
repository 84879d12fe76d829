# Ciò che dice `simulate`: obiezioni, tabella, disegno.

simulate-bots-and-seats = Ci sono { $bots } bot per { $seats } posti; indicane uno per tutti o uno per posto.
simulate-exists = Il file { $path } esiste già e non viene sovrascritto; scegli un altro nome.
simulate-suffix = Il nome { $name } non dice che cosa scrivere; fallo finire in { $known }.
simulate-needs-lab = Ciò che serve non è installato; installalo con: pip install "{ $extra }".
simulate-same-file = Per le righe e per il punto di ripresa servono due file distinti; scegli un altro nome per uno dei due.
simulate-drawing-same-file = Il disegno prenderebbe il posto del punto di ripresa; scegliere un altro nome per uno dei due.
simulate-no-checkpoint = Questo non è un punto di ripresa di questo comando, o ne è solo una parte; indica il file scritto da --checkpoint.
simulate-other-version = Questo punto di ripresa viene da un’altra versione del programma o delle regole; continua con quella, o ricomincia.
simulate-changed = Questo punto di ripresa è stato modificato o danneggiato; prendi una copia intatta, o ricomincia.
simulate-spool-changed = Le righe di questo punto di ripresa sono incomplete o modificate; prendi una copia intatta, o ricomincia.
simulate-in-use = Un’altra esecuzione sta scrivendo queste righe; aspetta che finisca, o chiudila prima.
simulate-contradicts = Il punto di ripresa dice { $kept }; togli questa opzione, o ricomincia senza --resume.
simulate-cluster-threads = Un cluster distribuisce le partite da sé; togli --threads o --cluster.
simulate-died = Un processo è stato chiuso dall’esterno, forse per mancanza di memoria; prova con un numero minore.
simulate-plain = Queste partite sono giocate in puro Python; pip install "{ $extra }" le rende molto più veloci.

simulate-interrupted = Interrotto: { $done } partite su { $games } sono state giocate.
simulate-interrupted-kept = Interrotto: { $done } partite su { $games } sono state giocate; per continuare: elferrat { $command } --resume { $path }
simulate-speed = { $rate } partite/s

simulate-games = { $count ->
    [one] Una partita
   *[other] { $count } partite
} di { cli-game-name } in { $seconds } secondi ({ $rate } al secondo)
simulate-between = { $value } (da { $low } a { $high })
simulate-percent = { $value } %
simulate-length = Mosse per partita: { $value }, la più breve { $shortest }, la più lunga { $longest }
simulate-ended = Fine delle partite: { $reasons }
simulate-reason = { $reason ->
    [out] qualcuno ha chiuso
    [blocked] nessuno poteva muovere
   *[played] tutte le carte giocate
} { $value } %
simulate-empty = Mazzo vuoto alla fine: { $value } % (da { $low } a { $high })
simulate-ties = Senza un unico vincitore: { $count }, { $value } % (da { $low } a { $high })
simulate-column = { $column ->
    [seat] Posto
    [seats] Posti
    [bot] Bot
    [wins] Vittorie %
    [share] Quota %
    [score] Punti
    [place] Piazzamento
   *[bonus] Carte bonus
}
simulate-nth = { $place }º %
simulate-note = Vittorie: da solo o a pari merito. Quota: una vittoria condivisa conta in parti uguali. Tra parentesi: intervalli al 95 %.
simulate-note-even = Sul 10–10 nessuno vince, e tutti e due sono primi.

simulate-plot-title = { $count ->
    [one] Una partita
   *[other] { $count } partite
} di { cli-game-name }
simulate-plot-subtitle = Bot per posto: { $bots } · Opzioni: { $options } · Codice del mescolamento: { $seed }
simulate-plot-no-options = standard
simulate-plot-seat = Posto { $seat }, { $bot }
simulate-plot-mean = media { $value }
simulate-plot-percent = { $value } %
simulate-plot-of-games = delle partite
simulate-plot-lengths = Lunghezza
simulate-plot-moves = mosse
simulate-plot-scores = Punti per posto
simulate-plot-points = punti
simulate-plot-positions = Piazzamenti finali
simulate-plot-place = piazzamento
simulate-plot-shares = Quota delle vittorie
simulate-plot-interval = con l’intervallo al 95 %
simulate-plot-stock = Mazzo alla fine
simulate-plot-stock-left = carte rimaste; nessuna nel { $empty } % delle partite
simulate-plot-bonus = Carte bonus
simulate-plot-cards = carte

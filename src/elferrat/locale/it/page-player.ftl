# La pagina di un giocatore: il nome, le partite, le cifre.
page-player-you-are = Giochi con il nome { $name }.
page-player-to-you = La tua pagina
page-player-kept = Questo nome è tuo su questo server.
page-player-keep-why = Un nome tuo tiene insieme partite e cifre su tutti i dispositivi. Non servono né indirizzo né password, solo un codice di ritorno che ti annoti.
page-player-keep = Tieni questo nome
page-player-have-code = Ho già un nome qui
page-player-come-back = Ritorna
page-player-note-code = Il tuo codice di ritorno. Annotalo e confermalo: è l’unica via per tornare al tuo nome. Fino ad allora resta su questo dispositivo.
page-player-code-waits = il tuo codice di ritorno non è ancora annotato
page-player-noted = L’ho annotato
page-player-account = Cambiare o cancellare il tuo nome
page-player-other-name = Un altro nome
page-player-rename = Rinomina
page-player-renamed = Da ora è il tuo nome.
page-player-renew-why = Un nuovo codice di ritorno rende inutile il vecchio e disconnette tutti gli altri dispositivi.
page-player-renew = Nuovo codice di ritorno
page-player-renew-sure = Fare un nuovo codice di ritorno? Il vecchio non varrà più.
page-player-export = Tutto ciò che è conservato su di te, in un file
page-player-delete-why = Cancellare toglie tutto ciò che è conservato su di te; le partite finite restano, senza il tuo nome.
page-player-delete = Cancella il mio nome
page-player-delete-sure = Cancellare davvero tutto?
page-player-unknown = Questo giocatore non esiste

## Cifre

page-player-no-games = Ancora nessuna partita finita con questo nome.
page-player-games = partite
page-player-won = vinte
page-player-points = punti
page-player-mean = punti a partita
page-player-best = partita migliore
page-player-streak = vittorie di fila ora
page-player-longest = serie più lunga
page-player-by-seats = Partite vinte, per numero di giocatori
page-player-points-line = Punti delle ultime partite, sommati
page-player-as-table = Come tabella
page-player-when = fine
page-player-sum = somma
page-player-ratings = Valutazioni
page-player-ratings-why = Chi comincia sta a 25. La barra contiene la vera forza 95 volte su 100; si accorcia a ogni partita.
page-player-rating-is = { $number } (da { $from } a { $to })
page-player-ranking = Classifica
page-player-place = posto
page-player-name = nome
page-player-at-least = almeno
page-player-no-ranking = In questo gioco nessuno ha ancora una valutazione.

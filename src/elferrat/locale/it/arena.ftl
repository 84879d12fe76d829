# Ciò che dice `arena`: obiezioni, tabelle, disegno.

arena-two-bots = Servono almeno due bot diversi; indicali così: --bots thumb,random.
arena-named-twice = Ci sono { $bots } nomi per { $seats } posti; un bot può essere indicato due volte solo se ogni posto ha il suo nome.
arena-hypotheses = Per il test { $h0 } dev’essere minore di { $h1 }; scegli così --h0 e --h1.

arena-deals = { $count ->
    [one] Una distribuzione
   *[other] { $count } distribuzioni
} di { cli-game-name }, { $games } partite, in { $seconds } secondi
arena-seatings = Ogni distribuzione in { $count } disposizioni di { $players } giocatori
arena-column = { $column ->
    [bot] Bot
    [rating] Punteggio
    [share] Quota delle vittorie %
    [score] Punti
    [place] Piazzamento
    [mean] ms per mossa
    [most] 95 % sotto
    [pair] Coppia
    [deals] Distribuzioni vinte %
    [each] vinte–pari–perse
    [ahead] Davanti nella partita %
    [difference] Punti per partita
   *[game_points] Punti di gioco per partita
}
arena-test = { $pair }: { $decision ->
    [h0] le distribuzioni parlano per { $h0 } %, non per { $h1 } %: deciso dopo { $count }
    [h1] le distribuzioni parlano per { $h1 } %, non per { $h0 } %: deciso dopo { $count }
   *[open] dopo { $count } distribuzioni nulla è deciso tra { $h0 } % e { $h1 } %
} (logaritmo del rapporto di verosimiglianza { $ratio }, limiti ±{ $bound })
arena-note = Tra parentesi: intervalli al 95 % sulle distribuzioni. Una distribuzione si vince ai punti di tutte le sue disposizioni; quelle pari contano metà. Una mossa: una fra più. Punteggio: 400 punti sono dieci a uno.

arena-plot-title = { $count ->
    [one] Una distribuzione
   *[other] { $count } distribuzioni
} di { cli-game-name }, a posti scambiati
arena-plot-subtitle = Bot: { $bots } · Opzioni: { $options } · Codice del mescolamento: { $seed }
arena-plot-won = Distribuzioni vinte dal primo
arena-plot-interval = con l’intervallo al 95 %; quelle pari contano metà
arena-plot-differences = Vantaggio in punti
arena-plot-points = punti per partita, con l’intervallo al 95 %
arena-plot-ratings = Punteggi
arena-plot-rating = punti sopra la media, con l’intervallo al 95 %
arena-plot-course = Il test sequenziale
arena-plot-deals = distribuzioni
arena-plot-ratio = logaritmo del rapporto di verosimiglianza

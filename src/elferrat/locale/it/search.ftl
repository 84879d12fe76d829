# Guardare avanti: il gioco esatto a carte scoperte.

search-no-tricks = Solo Elfern e lo Schneider boemo si possono giocare fino in fondo senza errori, non { $game }.
search-hidden = Qui ci sono carte coperte. Il gioco esatto richiede ogni carta: indica una posizione con entrambe le mani e il tallone, non una vista.
search-bad-seconds = Indica un numero di secondi, 0 o più.
search-out-of-time = Il tempo è finito prima di aver guardato tutte le mosse: eccone { $done } su { $all }.
search-nothing = Non c’è nessuna mossa da giudicare.
search-value = Il posto { $seat } prende da qui in poi { $value } onori. Quanto prende ogni mossa:
search-work = Posizioni guardate: { $nodes }, in { $seconds } s.
search-none-held = In questo gioco, o con queste opzioni, nessun punto resta mai in sospeso.
search-honours-missing = Mancano delle carte: solo con tutti i { $count } onori la mano ha un vincitore e punti.
search-held-alone = Indica anche --points: solo i punti di gioco conoscono un punto in sospeso.
search-points = Tra parentesi i punti di gioco: sopra 0 la mano è vinta, sotto 0 è persa.
search-big-hand = In questi giochi una mano ha al massimo { $most } carte.
search-or-judge = { $problem } Oppure fai giudicare le mosse con partite giocate fino in fondo: { $command }
search-judge-alone = Indica anche --judge: il gioco esatto non lascia nulla al caso.
search-judged-points = Da omettere con --judge: solo il gioco esatto conosce i punti.
search-no-seconds = Indica più secondi: in così poco tempo non si può giudicare nulla.
search-over = La partita è finita: non c’è nessuna mossa da giudicare.
search-judged = Posto { $seat }, { $light ->
    [open] tutte le carte scoperte
   *[known] giudicato da ciò che sa
}: che cosa ci si può aspettare dopo ogni mossa, in { $unit ->
    [honours] onori alla fine della mano
   *[ahead] punti di vantaggio sulla media degli altri
}{ $sure ->
    [exact] .
   *[about] ; ± arriva agli estremi dell’intervallo al 95 %.
}
search-judged-best = La migliore: { $move }. { $why }
search-judged-work = { $sure ->
    [exact] Nulla è stato lasciato al caso; ci sono voluti { $seconds } s.
   *[about] Partite giocate fino in fondo: { $playouts }, in { $seconds } s.
}
search-judged-without = Una posizione non può dire chi prima ha pescato, passato o non ha risposto; se c’è una registrazione, elferrat review RECORD --at N ne tiene conto.
search-judged-late = Il tempo è finito dopo { $playouts } partite; con più partite le cifre sono più sicure.

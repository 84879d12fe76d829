# Guardare avanti: il gioco esatto a carte scoperte.

search-no-tricks = Solo Elfern e lo Schneider boemo si possono giocare fino in fondo senza errori, non { $game }.
search-hidden = Qui ci sono carte coperte. Il gioco esatto richiede ogni carta: indica una posizione con entrambe le mani e il tallone, non una vista.
search-bad-seconds = Indica un numero di secondi, 0 o più.
search-out-of-time = Il tempo è finito prima di aver guardato tutte le mosse: eccone { $done } su { $all }.
search-nothing = Non c’è nessuna mossa da giudicare.
search-value = Il posto { $seat } prende da qui in poi { $value } onori. Quanto prende ogni mossa:
search-work = Posizioni guardate: { $nodes }, in { $seconds } s.

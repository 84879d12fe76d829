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

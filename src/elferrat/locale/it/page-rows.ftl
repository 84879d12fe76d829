# Il tavolo dei giochi a file nel browser.
page-rows-laid = { $name }: { $cards } in tavola, poi { $to }
page-rows-full = { $name }: { $cards } in tavola, non viene altro
page-rows-empty = { $name }: vuota, si apre con { $to }
page-rows-bare = { $name }: vuota

## Che cosa dice una casella

page-rows-is-laid = in tavola
page-rows-is-joker = qui c’è un jolly
page-rows-is-next = viene dopo
page-rows-is-free = libera
page-rows-is-last = ultima mossa
page-rows-is-hinted = consiglio
page-rows-bridge-down = ponte verso la fila di sotto
page-rows-bridge-up = ponte verso la fila di sopra
page-rows-play = Posa { $card }
page-rows-bonus-of = Carta bonus di { $name }
page-rows-side-full = completo

## Che cosa c’è accanto alle file

page-rows-pile = Mazzo
page-rows-own-bridges = I tuoi ponti
page-rows-bonus = Carte bonus: { $name }, { $text }
page-rows-side = { $name } { $from }–{ $to }
page-rows-box = Jolly fuori gioco
page-rows-start = Numero di partenza: { $number }

## Che cosa è richiesto

page-rows-ask-opens-eleven = Apre il primo 11: rosso, se no giallo, verde, blu.
page-rows-ask-opens-three = Apre un 10, un 11 o un 12.
page-rows-ask-opens-any = Apre qualsiasi carta; ogni fila parte dal suo numero.
page-rows-ask-lay = Posa una carta adatta.
page-rows-ask-lay-one = Posa una sola carta adatta.
page-rows-ask-lay-more = Continua, o termina il turno.
page-rows-ask-no-more = Non si può posare altro: termina il turno.
page-rows-ask-eleven-first = Un 11 adatto va posato per primo.
page-rows-ask-draws-until_fit = Niente va bene: pesca, al massimo tre carte.
page-rows-ask-draws-three = Niente va bene: pesca tre carte.
page-rows-ask-draws-one = Niente va bene: pesca una carta.
page-rows-ask-drew-fits = Pescata, e va bene: posala.
page-rows-ask-drew-or-keep = Pescata, e va bene: posala o tienila.
page-rows-ask-nothing-left = Niente va bene, mazzo finito: passa.
page-rows-ask-play-or-draw = Gioca fino a quattro carte, o pesca.
page-rows-ask-play-or-pass = Gioca fino a quattro carte, o passa.
page-rows-ask-must-play = Mazzo finito: gioca una carta adatta.
page-rows-ask-exchanged = Scambiato: ora devi giocare una carta.
page-rows-ask-of-four = Giocate: { $count } di 4
page-rows-ask-four = Quattro giocate: termina il turno.

## Dove può andare una carta

page-rows-where = Dove? { $card }
page-rows-in-row = Nella sua fila
page-rows-over-bridge = Per un ponte
page-rows-no-cell = Altrove

## Il turno finora

page-rows-tray = Questo turno
page-rows-tray-empty = ancora nessuna carta
page-rows-earlier = +{ $count }
page-rows-earlier-words = carte prima di queste: { $count }
page-rows-did-laid = { $card }
page-rows-did-bridged = { $card } per un ponte
page-rows-did-exchanged = { $card } al posto del jolly
page-rows-did-discarded = scartata: { $card }
page-rows-did-drew = pescata: { $card }
page-rows-hidden = una carta coperta
page-rows-drawn-stays = Ciò che è pescato resta in mano.
page-rows-bridge-first = Metti un ponte: poi scegli la carta che ci passa sopra
page-rows-bridge-now = Ora scegli la carta che ci passa sopra.
page-rows-bridge-none = Non hai più ponti.
page-rows-bridge-turn = I ponti si mettono nel tuo turno.
page-rows-bridge-nowhere = Ora nessuna carta può passare un ponte.

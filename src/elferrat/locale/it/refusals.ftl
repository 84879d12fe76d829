# Carte, colori ed elenchi a parole, e perché una mossa non è ammessa: una frase per regola.

list-or = { $first } o { $last }

colour-R = rosso
colour-Y = giallo
colour-G = verde
colour-B = blu

joker = jolly
row-card = { $number } { $colour ->
    [R] rosso
    [Y] giallo
    [G] verde
   *[B] blu
}
joker-at = jolly come { row-card }

trick-card = { $pack ->
    [german] { trick-card-german }
   *[french] { trick-card-french }
}
trick-card-french = { $rank ->
    [A] asso
    [K] re
    [Q] donna
    [J] fante
    [T] 10
   *[other] { $rank }
} di { $suit ->
    [C] fiori
    [S] picche
    [H] cuori
   *[D] quadri
}
trick-card-german = { $rank ->
    [A] asso
    [K] re
    [Q] Ober
    [J] Unter
    [T] 10
   *[other] { $rank }
} di { $suit ->
    [C] ghiande
    [S] foglie
    [H] cuori
   *[D] sonagli
}

instead = Potresti giocare: { $moves }.
instead-cut = Potresti giocare: { $moves }, …

refusal-text = «{ $move }» non è una mossa nella notazione di questo gioco; { $game ->
    [elfer] si scrive R12, draw, end, pass.
    [extra] si scrive R12, *R12, Y9>B9, Y9>*B9, =R12, -*, draw, end, pass.
   *[other] una mossa è una carta, prima il valore e poi il seme: AH, TS, 7C.
}
refusal-over = La partita è finita.
refusal-hand = Non hai in mano questa carta: { $card }.
refusal-hand-joker = Non hai nessun jolly in mano.
refusal-turn = Non è il tuo turno: tocca a { $name }.

## Elfer raus!

refusal-E2 = La carta d’apertura è { $opening }: si cala prima di ogni altra.
refusal-E5 = Non si passa finché si può calare, e si può calare { $card }.
refusal-E5-one-card = Si cala una sola carta per turno, e l’hai già calata.
refusal-E5-nothing-laid = Non hai ancora calato carte: il turno finisce dopo almeno una.
refusal-E5-end-instead = In questo turno hai già calato: termina il turno invece di passare.
refusal-E6 = Accanto a { $card } manca una carta vicina già calata: { $beside }.
refusal-E6-start = { $card } deve aspettare: la fila { $colour ->
    [R] rossa
    [Y] gialla
    [G] verde
   *[B] blu
} si apre con { $starts }.
refusal-E7 = Hai in mano { $eleven }: un 11 che si può calare si cala per primo.
refusal-E8 = Pesca solo chi non può calare, e si può calare { $card }.
refusal-E8-laid = Pesca solo chi non può calare, e tu hai calato: termina invece il turno.
refusal-E9 = Hai pescato una carta che si può calare: { $card } va calato.
refusal-E9-keep = Hai pescato una carta che si può calare: cala { $card }, o termina il turno per tenerlo.
refusal-E10-empty = Il mazzo è vuoto, non c’è niente da pescare: passa.
refusal-E10-stock = Non si passa finché c’è da pescare: nel mazzo { $count ->
    [one] c’è ancora una carta
   *[other] ci sono ancora { $count } carte
}.
refusal-V1-2 = Accanto a { $card } manca una carta vicina già calata: { $beside }. Le file salgono dall’1 e scendono dal 20.
refusal-V1-3 = Qui l’11 è una carta qualsiasi: accanto a { $card } manca una carta vicina già calata, { $beside }.
refusal-V2 = Non c’è ancora niente in tavola: si apre con un 10, un 11 o un 12, non con { $card }.
refusal-V2-2 = Accanto a { $card } manca una carta vicina già calata: { $beside }.
refusal-V2-2-start = { $card } deve aspettare: la fila { $colour ->
    [R] rossa
    [Y] gialla
    [G] verde
   *[B] blu
} si apre con { $starts }.
refusal-V3-2 = Accanto a { $card } manca una carta vicina già calata: { $beside }.
refusal-V3-2-start = { $card } deve aspettare: la fila { $colour ->
    [R] rossa
    [Y] gialla
    [G] verde
   *[B] blu
} si apre con { $starts }, il numero iniziale di questa partita.
refusal-V3-3 = Qui l’11 è una carta qualsiasi: accanto a { $card } manca una carta vicina già calata, { $beside }.

## Elfer raus! Extra

refusal-X10 = In un turno o si gioca o si pesca, e tu hai giocato: termina invece il turno.
refusal-X12-end = Non hai giocato niente: finché il mazzo ha carte, chi non gioca deve pescare.
refusal-X12-pass = Non si passa finché il mazzo ha carte: gioca o pesca.
refusal-X13 = Il mazzo è vuoto e si può calare { $card }: bisogna giocare almeno una carta.
refusal-X14-empty = Il mazzo è vuoto, non c’è niente da pescare: gioca o passa.
refusal-X14-end = Non hai giocato niente: passa invece di terminare il turno.
refusal-X14-played = In questo turno hai già giocato: termina il turno invece di passare.
refusal-X15 = Non si giocano più di { $most } carte per turno, e le hai giocate.
refusal-X20 = Accanto a { $card } manca una carta vicina già calata: { $beside }.
refusal-X20-joker-there = Sulla casella { $card } c’è un jolly: la carta ci arriva solo con lo scambio { $exchange }.
refusal-X30 = Per un jolly come { $cell } serve una carta vicina già calata ({ $beside }) o un ponte.
refusal-X30-filled = La casella { $cell } è occupata, e un jolly si cala solo su una casella vuota.
refusal-X31 = Sulla casella { $cell } non c’è un jolly, quindi niente da scambiare.
refusal-X32 = Dopo uno scambio bisogna giocare almeno una carta nello stesso turno.
refusal-X32-prior-play = Si scambia solo dopo aver giocato una carta nello stesso turno.
refusal-X34 = Un jolly si scarta solo dopo aver calato una carta nello stesso turno.
refusal-X34-full = Uno scambio richiede una carta calata nello stesso turno, e non ci sono più caselle vuote.
refusal-X50-numbers = Un ponte porta allo stesso numero: { $start } e { $end } sono diversi.
refusal-X50-rows = Un ponte porta in una fila vicina, e accanto al { $first ->
    [R] rosso
    [Y] giallo
    [G] verde
   *[B] blu
} non c’è il { $second ->
    [R] rosso
    [Y] giallo
    [G] verde
   *[B] blu
}.
refusal-X50-from-empty = Un ponte verso { $end } parte da una casella occupata, e la casella { $start } è vuota.
refusal-X50-to-filled = Un ponte da { $start } porta su una casella vuota, e la casella { $end } è occupata.
refusal-X51 = Dopo { $most } carte in questo turno non è più possibile un ponte.
refusal-X52 = Non hai più ponti.

## Elfern e Schneider boemo

refusal-F7-follow = Il tallone è finito, quindi bisogna rispondere al seme: { $card } non risponde a { $lead }.
refusal-F7-head = Chi può superare la carta di mano nel suo seme deve farlo: { $card } non supera { $lead }.
refusal-S9 = Bisogna rispondere al seme, se possibile: { $card } non risponde a { $lead }.

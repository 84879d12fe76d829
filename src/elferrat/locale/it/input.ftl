# Dati inutilizzabili: che cosa non va e il rimedio, in una riga; prima c’è il punto.

## JSON e file

bad-json = Questo non è JSON; correggi in questo punto.
bad-utf8 = Il testo non è in UTF-8; salvalo in UTF-8.
deep-json = Il JSON è annidato troppo in profondità; a una posizione o a una registrazione bastano pochi livelli.
doubled-field = Questo campo compare due volte; tienine uno.
missing-field = Questo campo manca; aggiungilo.
bad-field = Questo campo non esiste; sono possibili { $known }.
bad-object = Qui ci vuole un oggetto JSON, tra parentesi graffe.
bad-list = Qui ci vuole una lista JSON, tra parentesi quadre.
bad-text = Qui ci vuole un testo, tra virgolette.
bad-boolean = Qui ci vuole true o false, senza virgolette.
bad-whole = Qui ci vuole un numero intero da { $low } a { $high }.
bad-range = { $value } è fuori dai limiti; ci vuole un numero da { $low } a { $high }.
bad-value = «{ $value }» qui non è possibile; scegli { $known }.
bad-length = Qui { $length ->
    [one] ci vuole { $length } elemento
   *[other] ci vogliono { $length } elementi
}, non { $count }.
bad-seed = Il codice del mescolamento contiene un carattere impossibile in UTF-8; scegli un altro testo.

cannot-open-missing = Questo file non esiste; controlla il nome.
cannot-open-rights = Questo file non si può leggere per mancanza di permessi; cambiali o scegli un altro file.
cannot-open-folder = Questa è una cartella; indica un file al suo interno.
cannot-open-full = Il disco è pieno; libera spazio e riprova.
cannot-open-other = Il file non si può leggere ({ $error }); controllalo o scegline un altro.
cannot-save-missing = Questa cartella non esiste; creala o scegli un altro posto.
cannot-save-rights = Qui non si può scrivere per mancanza di permessi; cambiali o scegli un altro posto.
cannot-save-folder = Questa è una cartella; indica un file al suo interno.
cannot-save-full = Il disco è pieno e nulla è stato cambiato; libera spazio e salva di nuovo.
cannot-save-other = Il file non si può salvare ({ $error }) e nulla è stato cambiato; scegli un altro posto.

## Giochi, opzioni, posti

bad-game = Non c’è un gioco «{ $value }»; scegli { $known }.
bad-option = Questo gioco non ha un’opzione «{ $name }»; sono possibili { $known }.
bad-players = { $most ->
    [2] Questo gioco si gioca esattamente in 2, non in { $players }.
   *[other] Questo gioco è per { $fewest }–{ $most } giocatori, non per { $players }.
}
without-blue-players = Senza il blu si gioca esattamente in 2, non in { $players }; togli l’opzione without_blue.
bad-seats = Qui ci vuole una lista per ciascuno dei { $players } posti, non { $count }.
doubled-seat = Un posto è nominato due volte; nomina ciascuno una volta.
wrong-turn = Qui tocca al posto { $seat } (contato da 0); metti { $seat } o togli il campo.
finish-without-over = Solo una partita finita ha questo campo; aggiungi "over": true o toglilo.

## Carte

bad-card = «{ $value }» non è una carta di questo gioco; scrivi le carte delle file come R12, i jolly come *, le carte da presa come AH.
doubled-card = Questa carta compare due volte: { $card }; lasciala in un solo posto.
missing-cards = Mancano delle carte: { $cards }; aggiungile, o indica "partial": true.
empty-hand = Questa mano è vuota, ma la partita non è finita; dalle delle carte o indica "over": true.
view-given = Questa è una vista, con carte nascoste; ci vuole una posizione con tutte le mani.
view-other-seat = La mano del posto { $seat }, che è di turno, è coperta: indica la vista di quel posto (elferrat view POSITION --seat { $seat }).
view-stock = Dove una mano è coperta lo è anche il tallone: indica il numero delle sue carte.
view-few-cards = Le mani coperte e il tallone hanno { $places } posti, ma solo { $count } carte non si vedono.
view-many-cards = { $count } carte non si vedono, ma le mani coperte e il tallone hanno solo { $places } posti; indica "partial": true se nel gioco mancano carte.

## Posizioni di Elfer raus!

start-elsewhere = Solo la variante any_start ha un numero iniziale; toglilo.
start-before-card = Non è stata ancora calata alcuna carta, quindi non c’è un numero iniziale; toglilo.
start-missing = Ci sono carte in tavola, quindi il numero iniziale dev’essere noto; aggiungi "start".
phase-mismatch = Con questa tavola la fase è «{ $phase }»; metti questa o togli il campo.
laid-before-opening = In tavola non c’è ancora niente, quindi in questo turno non si è calato nulla; metti 0.
no-eleven-dealt = Nessuno ha un 11, quindi nessuno può aprire; danne uno a qualcuno.
wrong-opener = Il posto { $seat } ha { $card } e apre (contato da 0); metti { $seat }.
drawn-impossible = Questo turno non può essere cominciato pescando una carta che si può calare; metti false.
row-broken = La fila { $colour ->
    [R] rossa
    [Y] gialla
    [G] verde
   *[B] blu
} non può essere cresciuta così; riempi i vuoti dall’inizio, o indica "partial": true.

## Posizioni di Elfer raus! Extra

bad-order = Qui ci vuole ciascuna delle quattro file una volta, dall’alto in basso: { $colours }.
filled-twice = La casella { $cell } è occupata due volte; lasciaci una sola carta.
missing-elevens = Gli 11 sono sempre in tavola; aggiungi { $cards }.
many-jokers = Ci sono { $count } jolly, ma il gioco ne ha { $most }; togline.
bridges-required = In tavola ci sono ponti, quindi qui va detto quanti ne restano a ogni posto.
many-bridges = Ci sono più ponti, calati e rimasti, dei { $most } distribuiti; togline.
bad-bridge = Un ponte si scrive con le sue due caselle: ["Y9", "B9"].
impossible-bridge = Un ponte unisce due caselle occupate dello stesso numero in file vicine; correggilo o toglilo.
doubled-bridge = Nessun ponte può portare a { $cell }, che era già occupata; toglilo.
bad-side = «{ $value }» non è un lato; scrivi R- per il rosso da 1 a 10, R+ per il rosso da 12 a 21.
side-incomplete = Il lato { $side } non è completo, quindi nessuno ha la sua carta bonus; toglilo.
doubled-side = Il lato { $side } dà una sola carta bonus; togli la seconda.
many-bonuses = Ci sono solo { $most } carte bonus; togline.
bad-bonus-joker = «{ $value }» non è la casella di un jolly in tavola che ha portato una carta bonus; togli la voce.
exchanged-without-joker = Ogni jolly scambiato (qui { $count }) è nella mano o è stato giocato in questo turno; correggi il numero, la mano o "laid".
exchanged-impossible = A questo punto del turno nessuno scambio era possibile; metti 0.
loose-cells = Queste caselle non dipendono né da un 11 né da un ponte: { $cells }; aggiungi ciò che sta in mezzo, o indica "partial": true.

## Posizioni di Elfern e Schneider boemo

long-trick = Una presa in corso ha al massimo la carta di mano; metti le altre in "won".
unequal-hands = Le mani devono essere uguali, quella che risponde con una carta in più; correggile.
odd-stock = Il tallone è dispari ({ $count }), ma dev’essere pari: dopo ogni presa pescano entrambi.
six-cards = Finché dura il tallone ogni mano ha { $size } carte prima di giocare alla presa; correggi le mani o indica "partial": true.

## Registrazioni

bad-format = Il formato «{ $value }» è sconosciuto; ci vuole { $known }.
other-rules = Questa registrazione segue la versione { $version } delle regole di { $game }, e questo programma conosce la versione { $known }; usa un programma che la conosce.
record-game-differs = La posizione iniziale dev’essere dello stesso gioco della registrazione, { $game }.
record-options-differ = Le opzioni sono diverse da quelle della posizione iniziale; rendile uguali.
replay-illegal = La mossa { $number }, { $move }, non è ammessa.
replay-result-differs = La partita non finisce come dice la registrazione.

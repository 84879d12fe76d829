# Il server dei tavoli: che cosa rifiuta e perché.
server-missing = al server dei tavoli manca un pacchetto; si installa con: { $extra }

## Comandi

command-too-long = Questo messaggio è troppo lungo; se ne leggono al massimo { $most } byte.
command-field = Questo campo non esiste in questo comando; toglilo.
command-value = Qui non va bene; guarda la descrizione dell’interfaccia.

## Tavoli

table-unknown = Nessun tavolo ha questo codice; controlla le sei lettere.
table-closed = Questo tavolo è chiuso; aprine un altro.
table-broken = Questa versione del server non può aprire questo tavolo; gli altri sì.
table-busy = A questo tavolo succede troppo in una volta; riprova.
table-store-down = Al momento non si può salvare niente, quindi niente è cambiato; riprova.
table-full = Tutti i posti sono occupati; puoi guardare.
table-no-seat = Il posto { $seat } non c’è; questo tavolo ne ha { $seats } (contati da 0).
table-no-seat-of-yours = Non hai un posto a questo tavolo; prima prendine uno.
table-seat-taken = Il posto { $seat } è occupato; scegline un altro.
table-seat-open = Al posto { $seat } non siede nessuno.
table-bad-recovery = Nessun posto di questo tavolo ha questo codice di recupero; controllalo.
table-host-only = Può farlo solo chi ha aperto il tavolo.
table-not-while-gathering = Sarà possibile a gioco iniziato.
table-not-while-playing = Non è possibile mentre si gioca.
table-not-while-between = Non è possibile tra due partite; dichiarati pronto per la prossima.
table-not-while-done = Dopo l’incontro non è più possibile; chiedi la rivincita.
table-nothing-to-undo = Non c’è niente da riprendere: solo le carte del proprio turno, fino a una pesca o alla sua fine.
table-asked-already = È già stato chiesto di riprendere una mossa; aspetta la risposta.
table-away-already = Il pilota automatico gioca già per te.
table-not-away = Giochi già di persona; non c’è niente da riprendere.
table-bad-seed-text = Il testo per la distribuzione non può avere due punti né caratteri di controllo.
table-waits = Il tavolo aspetta ancora { $names }.
table-muted = A questo tavolo ti è stata tolta la parola.
table-no-phrase = Questa frase non c’è; sono possibili { $known }.
table-no-chat = A questo tavolo i testi liberi sono disattivati; usa le frasi pronte.
table-say-what = Di’ o una frase pronta o un testo.
table-hint-not-now = Un consiglio è possibile quando tocca a te.

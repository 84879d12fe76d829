# HTTP e WebSocket del server dei tavoli: che cosa rifiuta e perché; che cosa gli impedisce di partire.

## Richieste

web-route = A questo indirizzo non c’è nulla; controllalo.
web-method = Questo indirizzo non accetta quel metodo; vedi la descrizione dell’interfaccia.
web-request = Questa richiesta non si può leggere; vedi la descrizione dell’interfaccia.
web-server = Qui qualcosa è andato storto; nulla è cambiato, ed è stato annotato.
web-stale = Nel frattempo il tavolo è andato avanti; guardalo di nuovo.
web-host = Questo server è solo per questo computer; chi lo ospita può indicare un altro indirizzo con --public.
web-origin = Questa richiesta viene dalla pagina di un altro sito; apri la pagina del tavolo stesso.
web-too-long = È troppo lungo; si leggono al massimo { $most } byte.
web-not-json = Il contenuto deve essere JSON, con il tipo application/json.
web-busy = Dal tuo indirizzo arriva troppo; riprova fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
web-no-player = Qui non conservi un nome; scegline uno, o ritrova il tuo con il codice di recupero.
web-no-record = A questo indirizzo non c’è una partita finita; controllalo.
web-metrics-here = I numeri si mostrano solo a questo computer; chi ospita il server può aprirli.
web-bye-stop = Il server si ferma; ricollegati fra un momento.
web-bye-binary = I comandi sono testi in JSON, non byte; ricollegati.

## Avvio

web-port-taken = Lì ascolta già un altro programma; chiudilo, o scegli un’altra porta con --port.
web-port-forbidden = Questa porta non si può usare; scegline una sopra 1023 con --port.
web-address-elsewhere = Questo computer non ha un tale indirizzo; scegline un altro con --host.
web-out-of-range = { $value } è fuori dai limiti; serve un numero da { $low } a { $high }.
web-bad-public = «{ $value }» non è un indirizzo di pagine; scrivilo come https://carte.example, senza percorso.
web-bad-proxy = «{ $value }» non è né un indirizzo né una rete; scrivi per esempio 10.0.0.1 o 10.0.0.0/24.
web-no-review = Nessuno ha chiesto l’analisi di questa partita; chiedila con un POST a questo indirizzo.
web-review-failed = L’analisi di questa partita non è riuscita; chiedila di nuovo.
web-review-not-here = Questo server non può analizzare le partite; chi lo gestisce installa per questo elferrat[twin].
web-review-crowded = Troppe partite aspettano la loro analisi; riprova fra un minuto.

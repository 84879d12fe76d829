# Ciò che le pagine del browser hanno in comune; le variabili vengono inserite lì.
page-title = Giochi di carte dell’undici
page-language = Lingua
page-your-name = Il tuo nome
page-somebody = Visitatore
page-no-server = Il server non risponde; riprova tra un momento.

## Inizio

page-code = Codice del tavolo
page-to-table = Al tavolo
page-make-table = Apri un tavolo
page-game = Gioco
page-seats = Posti
page-clock = Orologio
page-rules = Opzioni delle regole
page-open-tables = Tavoli aperti
page-no-open-tables = Nessuno al momento.
page-free-seats = posti liberi: { $count }

## Tavolo: posti

page-sit-down = Siediti
page-recovery = Codice di ritorno
page-take-seat = Riprendi il mio posto
page-seat = Posto { $number }
page-open-seat = posto libero
page-you = tu
page-cards = carte: { $count }
page-bridges = ponti: { $count }
page-bonus = bonus { $text }
page-honours = onori: { $count }
page-total = totale: { $number }
page-autopilot = gioca il pilota automatico
page-is-ready = pronto
page-wants-again = vuole la rivincita
page-add-bot = Aggiungi un bot
page-close-seat = Togli questo posto
page-more-seats = Un posto in più
page-mute = Silenzia
page-unmute = Fai parlare di nuovo
page-is-muted = silenziato
page-end-table = Chiudi il tavolo
page-free-seat = Libera il posto

## Tavolo: che cosa c’è

page-board = Il tavolo
page-stock = mazzo: { $count }
page-led = { $name } ha giocato:
page-leads = { $name } gioca per primo.
page-waiting = La partita non è iniziata.
page-your-turn = Tocca a te.
page-their-turn = Tocca a { $name }.
page-closed = Questo tavolo è chiuso.
page-time-left = Tempo rimasto: { $text }
page-hurry = Resta poco tempo: altrimenti gioca per te il pilota automatico.
page-scores = Punti: { $scores }.

## Tavolo: che cosa si può fare

page-hand = La tua mano
page-hint-is = Consiglio: { $move }. { $why }
page-start = Dai le carte
page-ready = Sono pronto
page-not-ready = Non ancora pronto
page-rematch = Rivincita
page-no-rematch = Niente rivincita
page-ask-back = Chiedi di riprendere
page-asks-back = { $name } chiede di riprendere l’ultima mossa.
page-agree = D’accordo
page-refuse = Rifiuta
page-withdraw = Ritira
page-come-back = Gioca di nuovo io
page-leave = Esci
page-lost = Connessione persa – riconnessione …
page-stale = Il tavolo nel frattempo è andato avanti; guarda e ripeti.

## Tavolo: parole e dati

page-log = Che cosa è successo
page-say = Di’ qualcosa
page-message = Messaggio
page-send = Invia
page-said = { $name }: { $text }
page-about-table = Su questo tavolo
page-link = Link:
page-commitment = Promesso prima di dare (SHA-256 del segreto):
page-seed-text = Il tuo testo per mescolare:
page-secret = Seme della distribuzione:
page-by-autopilot = pilota automatico
page-by-late = sostituto di un bot in ritardo

## Il registro oltre alle mosse

page-log-seated = { $name } si siede.
page-log-bot_added = { $name } (bot) si siede.
page-log-vacated = { $name }: il posto è libero.
page-log-renamed = Qualcuno ora si chiama { $name }.
page-log-ready-true = { $name } è pronto.
page-log-ready-false = { $name } non è pronto.
page-log-dealt = La partita { $number } è distribuita.
page-log-undone = { $name } riprende una mossa.
page-log-back_asked = { $name } chiede di riprendere l’ultima mossa.
page-log-back_answered-true = { $name } è d’accordo.
page-log-back_answered-false = { $name } rifiuta.
page-log-taken_back = La mossa di { $name } è ripresa.
page-log-away-left = { $name } esce; continua il pilota automatico.
page-log-away-gone = { $name } è sparito; continua il pilota automatico.
page-log-away-time = Il tempo di { $name } è scaduto; continua il pilota automatico.
page-log-returned = { $name } gioca di nuovo.
page-log-muted-true = { $name } è silenziato.
page-log-muted-false = { $name } può parlare di nuovo.
page-log-wished_again-true = { $name } vuole la rivincita.
page-log-wished_again-false = { $name } non vuole la rivincita.
page-log-rematched = Rivincita: tutti avanzano di un posto.
page-log-ended-host = Chi ospita chiude il tavolo.
page-log-ended-admin = L’amministrazione del server chiude il tavolo.
page-log-ended-idle = Il tavolo è chiuso: da molto nessuno ha giocato.
page-log-ended-full = Il tavolo è chiuso: ha visto quanto un tavolo può contenere. Si continua a un tavolo nuovo.

## Registrazioni

page-record = Una partita finita
page-result = Risultato
page-winner = vince
page-played-moves = Mosse: { $count }
page-download = Scarica la registrazione
page-verify = Verifica tu stesso
page-verify-how = Dal seme seguono per tutti le stesse carte; questo comando ripete la mescolata e le mosse e confronta la promessa fatta prima di dare:
page-replay = Mossa per mossa
page-the-deal = Le carte sono date.
page-to-deal = All’inizio
page-step-back = Indietro
page-step-on = Avanti
page-to-end = Alla fine
page-step = Mossa { $number } di { $count }
page-moves = Tutte le mosse

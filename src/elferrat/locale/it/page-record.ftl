# A finished game: replay and proof.
page-record-loading = La partita arriva …
page-record-standard = le regole abituali

## Replay
page-record-play = Riproduci
page-record-pause = Pausa
page-record-speed = Velocità
page-record-at-deal = La distribuzione
page-record-moment = Momento della partita
page-record-eyes = Visto da
page-record-eyes-open = tutti: tutte le carte scoperte
page-record-link = Link a questo momento
page-record-copy = Copia
page-record-copied = Il link è copiato.
page-record-copy-by-hand = Copia il link a mano.

## Proof of the deal
page-record-proof = La distribuzione era onesta?
page-record-proof-why = Prima della partita il server ha promesso l’impronta di un segreto, e tutti al tavolo potevano aggiungere un testo. Ora il segreto è noto, e il tuo browser può ricalcolare da sé la distribuzione.
page-record-no-promise = Questa registrazione non ha una promessa o un seme; non c’è nulla da verificare.
page-record-check = Verifica la distribuzione
page-record-fair = Le carte sono state date esattamente come promesso prima della partita.
page-record-unfair = Questa non è la distribuzione promessa: il passo { $number } fallisce.
page-record-check-noted = La promessa è quella che questo browser ha annotato prima di dare.
page-record-check-noted-not = La promessa non è quella che questo browser ha annotato prima di dare.
page-record-check-promise = L’impronta (SHA-256) del segreto è quella promessa.
page-record-check-promise-not = L’impronta (SHA-256) del segreto non è quella promessa.
page-record-check-texts = Il seme è questo segreto e un testo per ogni posto, nient’altro.
page-record-check-texts-not = Il seme non è solo questo segreto e un testo per ogni posto.
page-record-check-deal = Mescolato con questo seme, il mazzo dà esattamente queste mani e questo tallone.
page-record-check-deal-not = Mescolato con questo seme, il mazzo dà altre carte.
page-record-details = Che cosa è stato confrontato
page-record-promise = Promesso prima di dare
page-record-secret = Il segreto
page-record-digest = Il suo SHA-256, calcolato qui
page-record-text-of = Testo di { $name }
page-record-texts = Testi dei posti
page-record-no-text = nessuno
page-record-check-own = Il testo aggiunto da questo browser c’è.
page-record-check-own-not = Il testo aggiunto da questo browser non c’è.

## Review
page-record-review = Come si è giocato?
page-record-review-why = Un’analisi giudica ogni decisione: quanto è costata, dove la partita è cambiata, che cosa era abilità e che cosa fortuna. Ci vuole circa mezzo minuto.
page-record-review-ask = Analizza questa partita
page-record-review-waiting = L’analisi aspetta il suo turno …
page-record-review-making = Decisione { $number } di { $count } …
page-record-review-there = L’analisi è pronta.
page-record-review-seat = { $name }: precisione { $count } %, errori { $number } su { $most }
page-record-review-open = Apri l’analisi

# Le regole dei giochi nel browser, e una regola mostrata sul posto.
page-rules-title = Regole
page-rules-games = I giochi
page-rules-contents = In questa pagina
page-rules-print = Stampa
page-rules-learn = Impara al tavolo
page-rules-no-such-game = Questo gioco qui non c’è. Scegli uno dei giochi qui sopra.
page-rules-not-loaded = Le regole non sono arrivate. Ricarica la pagina, per favore.
page-rules-show-clause = Che cosa dice la regola { $clause }
page-rules-whole = Tutte le regole di questo gioco
page-rules-close = Chiudi
page-rules-quoted = «{ $text }»

## Le immagini a parole

page-rules-picture-cards = Carte: { $cards }.
page-rules-picture-marked = Segnate: { $cards }.
page-rules-picture-lie = Sul tavolo: { $cards }.
page-rules-picture-new = Appena calate: { $cards }.
page-rules-picture-fit = Posto per: { $cards }.
page-rules-picture-bridge = Un ponte porta da { $from } a { $to }.

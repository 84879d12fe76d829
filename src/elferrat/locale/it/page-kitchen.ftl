# Il tavolo di cucina: fogli dei punti per carte vere, tenuti nel browser.
page-kitchen-title = Il tavolo di cucina
page-kitchen-about = Fogli dei punti per giocare con carte vere. Tutto resta in questo browser.
page-kitchen-offline = I fogli funzionano anche senza rete.
page-kitchen-no-offline = Senza rete i fogli funzionano solo se questo server si raggiunge con https.
page-kitchen-all-sheets = ← Tutti i fogli
page-kitchen-new = Nuovo foglio
page-kitchen-sheets = I tuoi fogli
page-kitchen-none = Non c’è ancora nessun foglio.
page-kitchen-count-hands = manche: { $count }
page-kitchen-rename = Rinomina
page-kitchen-rename-it = Rinomina «{ $name }»
page-kitchen-delete = Elimina
page-kitchen-delete-it = Elimina «{ $name }»
page-kitchen-is-deleted = «{ $name }» è eliminato.
page-kitchen-bring-back = Ripristina
page-kitchen-bring-back-it = Ripristina «{ $name }»
page-kitchen-forget = Elimina per sempre
page-kitchen-forget-it = Elimina per sempre «{ $name }»
page-kitchen-deleted = Fogli eliminati: { $count }
page-kitchen-deleted-about = Restano qui trenta giorni.
page-kitchen-unknown-sheet = Questo browser non ha quel foglio. I fogli restano nel browser in cui sono nati.
page-kitchen-unreadable = Fogli che questa pagina non sa leggere: { $count }. Restano come sono.
page-kitchen-trouble-full = Questo browser non ha più spazio e le ultime modifiche si perdono quando chiudi la pagina; elimina fogli per sempre o stampali.
page-kitchen-trouble-forbidden = Questo browser non conserva nulla per questa pagina e i fogli si perdono quando la chiudi; stampali o permetti il salvataggio.

## Chi gioca a che cosa

page-kitchen-title-of-sheet = Nome del foglio
page-kitchen-game = Gioco
page-kitchen-players = Giocatori
page-kitchen-names = Nomi, nell’ordine dei posti
page-kitchen-name-of = Nome del giocatore { $number }
page-kitchen-seat = Giocatore { $number }
page-kitchen-first-dealer = Primo mazziere
page-kitchen-by-lot = Tira a sorte
page-kitchen-hands = Manche concordate (0: senza fine)
page-kitchen-more = Altro: durata, regole
page-kitchen-begin = Comincia
page-kitchen-save = Salva
page-kitchen-cancel = Annulla

## Una manche

page-kitchen-hand = Manche { $number }
page-kitchen-change-hand = Modifica la manche { $number }
page-kitchen-delete-hand = Elimina la manche { $number }
page-kitchen-honours-of = onori
page-kitchen-left-of = somma dei numeri rimasti
page-kitchen-points-of = punti
page-kitchen-sign = Cambia il segno: { $name }
page-kitchen-who-drew = Chi dà le carte secondo la sorte?
page-kitchen-counting = Conta le carte invece dei punti
page-kitchen-count-bonus = carte bonus
page-kitchen-count-left = somma dei numeri rimasti
page-kitchen-count-jokers = jolly rimasti in mano
page-kitchen-counted = punti: { $count }
page-kitchen-may-add = Più numeri si sommano: 3 + 9 o 3 9.
page-kitchen-write = Annota
page-kitchen-undo = Indietro
page-kitchen-redo = Di nuovo avanti
page-kitchen-end = Chiudi l’incontro
page-kitchen-ended = L’incontro è finito.
page-kitchen-go-on = Continua a giocare
page-kitchen-print = Stampa
page-kitchen-csv = Salva come CSV
page-kitchen-terms = Nomi e regole di questo foglio
page-kitchen-did-add = La manche { $number } è annotata.
page-kitchen-did-change = La manche { $number } è modificata.
page-kitchen-did-remove = La manche { $number } è eliminata.
page-kitchen-did-terms = Nomi e regole sono salvati.
page-kitchen-did-end = Annotato.
page-kitchen-undone = Annullato: { $text }.
page-kitchen-redone = Ripetuto: { $text }.
page-kitchen-step-add = una manche annotata
page-kitchen-step-change = una manche modificata
page-kitchen-step-remove = una manche eliminata
page-kitchen-step-terms = nomi e regole
page-kitchen-step-end = la fine dell’incontro

## A che punto è l’incontro

page-kitchen-nothing-yet = Nessuna manche è ancora annotata.
page-kitchen-wins = Vince { $names } ({ $scores }).
page-kitchen-wins-shared = Vittoria condivisa: { $names } ({ $scores }).
page-kitchen-leads = In testa: { $names } ({ $scores }).
page-kitchen-leads-shared = In testa a pari punti: { $names } ({ $scores }).
page-kitchen-held = Un punto resta in sospeso per chi vince la prossima manche; se l’incontro finisce qui, si perde.
page-kitchen-held-double = La prossima manche vinta vale doppio; se l’incontro finisce qui, si perde.
page-kitchen-to-come = Manche ancora da giocare: { $count }.
page-kitchen-to-come-schneider = Manca ancora una manche: un incontro ha un numero pari di manche.
page-kitchen-next-dealer = Il prossimo mazziere è { $name }.
page-kitchen-next-drawn = Il prossimo mazziere si tira a sorte: ciascuno pesca una carta, la più alta dà le carte.
page-kitchen-begins = Comincia { $name }.
page-kitchen-begins-trick = { $name } apre la prima presa.
page-kitchen-begins-eleven = Comincia chi ha l’11 rosso.
page-kitchen-begins-lot = Chi comincia lo decide la sorte.
page-kitchen-slate-seat = { $name }, punti partita: { $count }
page-kitchen-table = Manche annotate
page-kitchen-column-hand = Manche
page-kitchen-column-dealer = Mazziere
page-kitchen-column-honours = Onori
page-kitchen-column-points = Punti
page-kitchen-column-total = Totale
page-kitchen-column-held = In sospeso
page-kitchen-deals = mazziere
page-kitchen-legend-held = «·»: 10–10, un punto resta in sospeso
page-kitchen-legend-points = onori e punti della manche
page-kitchen-legend-total = totale
page-kitchen-total = Totale

## L’arbitro

page-kitchen-referee = Che cosa si può annotare, e quanto vale?
page-kitchen-rule-one-out = Uno solo ha 0: chi ha posato l’ultima carta.
page-kitchen-rule-left = Tutti gli altri annotano la somma dei numeri rimasti in mano; vince il totale più basso.
page-kitchen-rule-most-left = Qui tutte le mani insieme non possono avere più di { $most }.
page-kitchen-rule-points = 11 per ogni carta bonus, meno i numeri rimasti in mano, meno 11 per ogni jolly rimasto; i ponti non contano.
page-kitchen-rule-bounds = Una manche porta da { $low } a { $high } punti.
page-kitchen-rule-blocked = Se tutti passano uno dopo l’altro, la manche è finita e si conta come sempre; nessuno ha chiuso.
page-kitchen-rule-games = Un incontro ha tante manche quanti sono i giocatori, qui { $count }.
page-kitchen-rule-honours = Nel mazzo ci sono 20 onori: assi, re, donne, fanti e dieci. I due giocatori insieme ne hanno 20.
page-kitchen-rule-held = Dopo 10–10 un punto resta in sospeso; chi vince la manche seguente lo riceve in più.
page-kitchen-rule-held-double = Dopo 10–10 la prossima manche vinta vale doppio.
page-kitchen-rule-held-none = 10–10 non porta niente a nessuno.
page-kitchen-rule-second-tie = Un secondo 10–10 di fila: nulla resta più in sospeso.
page-kitchen-rule-deal-winner = Chi vince una manche dà le carte nella seguente; dopo 10–10 il mazziere si tira a sorte.
page-kitchen-rule-deal-loser = Chi perde una manche dà le carte nella seguente; dopo 10–10 il mazziere si tira a sorte.
page-kitchen-rule-deal-alternate = Si dà a turno, anche dopo 10–10.
page-kitchen-rule-banners = Un punto partita è un tratto sulla lavagna, quattro tratti fanno una bandiera.
page-kitchen-rule-tie = 10–10 non porta niente a nessuno, e nulla resta in sospeso.
page-kitchen-rule-even = Un incontro ha un numero pari di manche.

## Rifiutato

page-kitchen-bad-missing = Indica un numero intero per { $name }, al massimo { $most }.
page-kitchen-bad-honours = La somma degli onori è { $number }, ma nel mazzo sono 20; contali di nuovo.
page-kitchen-below-zero = In mano non può restare { $number }; scrivi 0 o più.
page-kitchen-one-out = Uno solo ha 0, chi ha chiuso. Giocatori con 0 qui: { $count }.
page-kitchen-too-many-left = Restano { $number } in tutto, ma le mani non possono avere più di { $most }; rifai la somma.
page-kitchen-bad-points = { $number } punti sono impossibili: una manche porta da { $low } a { $high }.
page-kitchen-too-many-bonus = Carte bonus che servono per questi punti: { $count }. Ce ne sono solo { $most }.
page-kitchen-too-few-points = { $number } punti in tutto sono impossibili: quanto resta in tutte le mani costa al massimo { $most }.
page-kitchen-nobody-out = Nessuno ha chiuso: chi chiude ha 0, 11, 22 o più, 11 per ogni carta bonus. Conta di nuovo.
page-kitchen-bad-bonus = Carte bonus contate: { $count }. Ce ne sono solo { $most }.
page-kitchen-bad-jokers = Jolly contati: { $count }. Ce ne sono solo { $most }.
page-kitchen-bad-hands = Un incontro ha un numero pari di manche, non { $number }.
page-kitchen-bad-blue = Le carte blu restano nella scatola solo in due.
page-kitchen-bad-end = L’incontro non può ancora finire; manche da giocare: { $count }.
page-kitchen-bad-line = La manche { $number } sarebbe allora impossibile. { $why }

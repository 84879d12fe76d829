# Lezioni a un tavolo vero: l’elenco, la guida e quello che dice.
page-learn-title = Impara al tavolo
page-learn-intro = Lezioni brevi a un tavolo vero, con i bot accanto a te. Comincia da dove vuoi; qui niente conta.
page-learn-count = Finite: { $count } su { $most }
page-learn-done = finita
page-learn-again = Ricomincia
page-learn-rules = Leggi le regole
page-learn-coach = Lezione
page-learn-step = Passo { $number } di { $most }
page-learn-next = Avanti
page-learn-skip = Salta
page-learn-well-done = Ben fatto!
page-learn-next-lesson = Avanti: { $name }
page-learn-all = Tutte le lezioni
page-learn-astray = Hai preso un’altra strada, e le regole lo permettono. Continua come vuoi, o ricomincia la lezione.
page-learn-wait = Ora giocano gli altri. Guarda che cosa calano.
page-learn-end = Termina il turno con il pulsante.
page-learn-play-on = Gioca fino alla fine. Se vuoi un consiglio, premi il pulsante del suggerimento.

## Elfer raus!

page-learn-elfer-eleven = Il primo undici
page-learn-elfer-eleven-1 = Benvenuto! Qui sotto ci sono le tue carte: numeri in quattro colori. Vince chi le finisce per primo.
page-learn-elfer-eleven-2 = Hai l’{ $card }, che apre il gioco. Toccalo.
page-learn-elfer-eleven-3 = L’apertura è una carta sola. Una fila comincia con il suo 11 e con nient’altro.
page-learn-elfer-eleven-4 = Una fila cresce alle due estremità, sempre del numero seguente. Le carte che vanno bene sono più in alto. Cala una di queste: { $cards }.
page-learn-elfer-eleven-5 = Una carta basta. Termina il turno con il pulsante.
page-learn-elfer-many = Più carte in un turno
page-learn-elfer-many-1 = Apri il gioco con l’{ $card }.
page-learn-elfer-many-3 = In un turno puoi calare tutte le carte che vanno bene. Comincia con il { $card }.
page-learn-elfer-many-4 = Ogni carta fa posto alla seguente: ora va bene anche il { $card }. Calalo.
page-learn-elfer-many-5 = Ci hai ripensato? Finché il turno dura puoi riprendere le carte. Prova.
page-learn-elfer-refused = Che cosa non si può calare
page-learn-elfer-refused-2 = Tocca il { $card }. Non si può ancora calare, e il tavolo ti dice perché.
page-learn-elfer-refused-3 = Sbagliare non costa niente. Il segno { $clause } accanto al motivo apre la regola.
page-learn-elfer-refused-4 = Ora cala la carta che va bene: { $card }.
page-learn-elfer-hold = Tenere in mano
page-learn-elfer-hold-2 = Hai l’{ $card }. Finché resta in mano tua, nessuno può cominciare quella fila.
page-learn-elfer-hold-3 = Puoi tenere un 11 finché cali qualcos’altro. Cala dunque il { $card }.
page-learn-elfer-hold-4 = Non devi calare tutto quello che va bene. Termina il turno con il pulsante.
page-learn-elfer-hold-5 = Se si può calare solo un 11, deve uscire. Tieni quello che aiuta gli altri, ma non così a lungo che ti resti in mano.
page-learn-elfer-draw = Pescare
page-learn-elfer-draw-2 = Non puoi calare niente. Pesca con il pulsante: una carta dopo l’altra, finché una va bene, al massimo tre.
page-learn-elfer-draw-3 = Hai pescato l’{ $card }. Va bene, e quindi va calato.
page-learn-elfer-whole = Una manche intera
page-learn-elfer-whole-1 = Sei giocatori, dieci carte a testa. Cala prima quello che apre la strada alle tue carte, e tieni quello che serve solo agli altri.
page-learn-elfer-whole-3 = Quando qualcuno chiude, gli altri contano i numeri rimasti in mano. In un incontro vince il totale più basso.

## Elfer raus! Extra

page-learn-extra-start = Fino a quattro carte
page-learn-extra-start-1 = In Extra i quattro 11 sono in tavola dall’inizio. Le file scendono fino a 1 e salgono fino a 21.
page-learn-extra-start-2 = Una carta va accanto a una che sta già nella sua fila. Cala una di queste: { $cards }.
page-learn-extra-start-3 = In un turno puoi giocare fino a quattro carte. Calane un’altra.
page-learn-extra-draw = Giocare o pescare
page-learn-extra-draw-1 = Potresti calare il { $card }. Ma finché il mazzo ha carte, nessuno deve giocare.
page-learn-extra-draw-2 = Chi non gioca pesca una carta. Pesca con il pulsante.
page-learn-extra-draw-3 = Era tutto il turno. Quello che hai pescato aspetta il prossimo.
page-learn-extra-joker = I jolly
page-learn-extra-joker-1 = Questa carta con il berretto è un jolly. Vale qualsiasi numero.
page-learn-extra-joker-2 = Hai il { $card }, ma non la carta prima. Tocca il jolly e scegli il suo posto: { $cell }.
page-learn-extra-joker-3 = La strada è libera. Ora cala il { $card }.
page-learn-extra-exchange = Riprendere un jolly
page-learn-extra-exchange-1 = Metti il tuo jolly in questo posto: { $cell }.
page-learn-extra-exchange-2 = Chi ha la carta di quel posto può scambiarla con il jolly. Ce l’hai tu: tocca il { $card }.
page-learn-extra-exchange-3 = Il jolly è di nuovo tuo, e lo scambio non conta fra le quattro carte. Così puoi prendere anche i jolly degli altri.
page-learn-extra-bridge = I ponti
page-learn-extra-bridge-1 = Cala il { $card }.
page-learn-extra-bridge-2 = E cala il { $card }.
page-learn-extra-bridge-3 = Un ponte porta allo stesso numero nella fila vicina, qui dal { $cell }. Tocca il { $card } e scegli il ponte.
page-learn-extra-bridge-4 = Il tuo ponte è usato. Il buco che è rimasto si riempie da tutti e due i lati.
page-learn-extra-whole = Le carte bonus e il conto
page-learn-extra-whole-1 = Adesso una partita intera. Chi riempie l’ultimo posto di un lato di una fila riceve una carta bonus, che vale 11 punti.
page-learn-extra-whole-3 = Le carte rimaste in mano contano contro di te per il loro numero, un jolly 11. Vince chi ha più punti, chiunque abbia chiuso.

## Elfern

page-learn-elfern-trick = La prima presa
page-learn-elfern-trick-1 = Sei carte sono tue. Dalla più alta alla più bassa: asso, re, donna, fante, 10, 9, 8, 7. Il 10 sta sotto il fante.
page-learn-elfern-trick-2 = Esci tu alla prima presa. Niente batte questa carta: { $card }. Giocala.
page-learn-elfern-trick-3 = L’altro risponde con la carta che vuole. La carta più alta del seme d’uscita vince la presa.
page-learn-elfern-trick-4 = La presa è tua. Chi la vince pesca per primo dal tallone ed esce alla seguente.
page-learn-elfern-answer = Gli onori
page-learn-elfern-answer-2 = La carta d’uscita: { $cell }. Ne hai una più alta dello stesso seme: { $card }. Prendi la presa.
page-learn-elfern-answer-3 = Asso, re, donna, fante e 10 sono onori, 20 in tutto. Chi ne prende 11 vince la manche; 9, 8 e 7 non contano.
page-learn-elfern-throw = Cedere poco
page-learn-elfern-throw-2 = Questa carta non la puoi battere: { $cell }. Cedine una che non conta: { $cards }.
page-learn-elfern-throw-3 = Una carta di un altro seme non vince mai, nemmeno un asso. Finché dura il tallone giochi quello che vuoi.
page-learn-elfern-follow = Quando il tallone è finito
page-learn-elfern-follow-1 = Dopo ogni presa pescano tutti e due dal tallone. Dura dieci prese.
page-learn-elfern-follow-2 = Gioca finché il tallone è finito. Conserva qualche carta alta per quel momento.
page-learn-elfern-follow-3 = Il tallone è finito. D’ora in poi deve rispondere al seme chi può; quello che puoi giocare sta più in alto.
page-learn-elfern-follow-4 = Gioca le ultime sei prese.
page-learn-elfern-follow-5 = Chi ricorda le carte giocate ora può conoscere le due mani. Questo decide molte manche.
page-learn-elfern-slate = La lavagna
page-learn-elfern-slate-1 = Con 11–14 onori vinci 1 punto partita, da 15 in su 2, perché l’altro è «schneider», e con tutti e 20 ne vinci 3.
page-learn-elfern-slate-3 = Sul 10–10 non vince nessuno. Un punto resta in sospeso, e chi vince la manche seguente riceve anche quello.
page-learn-elfern-slate-4 = Sulla lavagna ogni punto partita è un tratto, e quattro tratti fanno una bandiera.

## Schneider boemo

page-learn-schneider-beat = Solo la seguente
page-learn-schneider-beat-2 = La carta d’uscita: { $cell }. La batte solo la seguente del suo seme: { $card }. Prendi la presa.
page-learn-schneider-beat-3 = Qui un asso non avrebbe vinto. Asso, re, donna, fante e 10 sono onori; 11 su 20 vincono la manche.
page-learn-schneider-high = Più alta non basta
page-learn-schneider-high-2 = La carta d’uscita: { $cell }. La tua è più alta, { $card }, ma non è la seguente. Perderebbe, e con lei un onore.
page-learn-schneider-high-3 = Lascia andare la presa con una carta che non conta: { $cards }.
page-learn-schneider-high-4 = Qui non devi mai battere né rispondere al seme, nemmeno alla fine.
page-learn-schneider-ace = Uscire
page-learn-schneider-ace-1 = Esci tu. Sopra un asso non c’è niente, quindi questa carta è sicura: { $card }. Giocala.
page-learn-schneider-ace-3 = Ogni altra carta può essere presa da quella sopra. Se quella è già uscita, o è in mano tua, anche questa è sicura.
page-learn-schneider-whole = Una manche intera
page-learn-schneider-whole-1 = Adesso una manche intera. Osserva quali carte sono uscite: ti dicono con che cosa uscire senza rischio.
page-learn-schneider-whole-3 = Con 11–16 onori vinci 1 punto partita, con 17–19 ne vinci 2, con tutti e 20 ne vinci 3. Sul 10–10 nessuno riceve niente.

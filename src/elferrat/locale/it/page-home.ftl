# L’ingresso, il suo menu e il modulo per un tavolo.
page-home-welcome = Gioca subito contro i bot, o apri un tavolo e manda il link agli amici. Nessuno ha bisogno di un account.
page-home-places = Pagine
page-home-to-rules = Regole
page-home-to-learn = Impara
page-home-to-kitchen = Segnapunti
page-home-to-you = Tu
page-home-menu = Menu
page-home-settings = Impostazioni
page-home-no = No
page-home-theme = Luminosità
page-home-theme-machine = come questo dispositivo
page-home-theme-light = chiaro
page-home-theme-dark = scuro
page-home-pack = Mazzo dei giochi di presa
page-home-pack-french = francese
page-home-pack-german = tedesco
page-home-at-table = Al tavolo
page-home-sounds = Suoni
page-home-left = Pulsanti per la mano sinistra
page-home-both-honours = Mostra gli onori di entrambi
page-home-playable-first = In mano, prima le carte giocabili
page-home-confirm = Giocare una carta solo alla seconda pressione
page-home-spoken = Testi letti ad alta voce
page-home-spoken-full = completi
page-home-spoken-brief = brevi: solo chi e quale carta

## I giochi

page-home-for-two = in 2
page-home-for = da { $from } a { $to }
page-home-about-elfer = File di numeri crescono dagli undici, verso l’alto e verso il basso; vince chi finisce per primo le carte.
page-home-about-extra = Le file con jolly, ponti e carte bonus: prepara le tue vie, alla fine contano i punti.
page-home-about-elfern = Prese e tattica con 32 carte: dei venti onori te ne servono undici.
page-home-about-schneider = Il duello boemo: una carta è battuta solo dalla successiva del suo seme.
page-home-against-bots = Gioca contro i bot

## Entrare, continuare

page-home-code = Codice o link
page-home-no-code = Un tavolo ha sei lettere, come BCDFGH, senza vocali; oppure incolla il suo link.
page-home-back = Torna al tuo tavolo
page-home-own-tables = I tuoi tavoli
page-home-own-games = Le tue partite finite
page-home-all-games = Tutte le tue partite
page-home-older-games = Partite precedenti
page-home-more-tables = Altri tavoli
page-home-your-name = Tenere un nome

## Il modulo per un tavolo

page-home-players = Giocatori
page-home-bots = di cui bot
page-home-no-bots = nessuno
page-home-level = Forza dei bot
page-home-bot-random = senza piano: gioca a caso
page-home-bot-novice = principiante: gioca ciò che va bene e non pensa oltre
page-home-bot-thumb = solido: gioca con regole pratiche
page-home-bot-quick = bravo: pensa un istante
page-home-bot-strong = forte: pensa fino a un secondo
page-home-bot-max = il più forte: si prende il suo tempo
page-home-more = Altro: durata, orologio, regole
page-home-length = Partite dell’incontro
page-home-no-end = quante ne volete
page-home-listed = Gli sconosciuti possono trovare questo tavolo
page-home-chat = Messaggi liberi, non solo frasi fatte
page-home-clock-none = nessuno
page-home-clock-turn = { $text } a turno
page-home-clock-game = { $text } a partita e { $seconds } s a turno
page-home-clock-days = giorni a turno: { $count }

## Opzioni di Elfer raus!

page-home-option-variant = Variante
page-home-option-variant-standard = solita: ogni fila comincia con il suo 11
page-home-option-variant-false_start = falsa partenza: l’1 e il 20 sono in tavola dall’inizio (V1)
page-home-option-variant-three_starts = tre partenze: le file cominciano con 10, 11 o 12 (V2)
page-home-option-variant-any_start = partenza libera: la prima carta fissa il numero di tutte le file (V3)
page-home-option-without_blue = Senza il blu: tre file, solo in due
page-home-option-without_blue-true = Senza le carte blu (E1)
page-home-option-without_blue-false = Con tutti e quattro i colori (E1)
page-home-option-max_cards = Carte a turno
page-home-option-max_cards-0 = quante se ne vogliono (E5)
page-home-option-max_cards-1 = una carta a turno (E5)
page-home-option-force_eleven = Un 11 che si può calare va calato per primo
page-home-option-force_eleven-true = Un 11 che si può calare va calato per primo (E7)
page-home-option-force_eleven-false = Un 11 si può tenere in mano (E7)
page-home-option-draw = Chi non può calare pesca
page-home-option-draw-until_fit = finché una carta si può calare, al massimo tre (E8)
page-home-option-draw-three = tre carte, e il turno è finito (E8)
page-home-option-draw-one = una carta, che cala se si può (E8)
page-home-option-may_hold_drawn = Una carta pescata che si può calare si può tenere
page-home-option-may_hold_drawn-true = Una carta pescata che si può calare si può tenere (E9)
page-home-option-may_hold_drawn-false = Una carta pescata che si può calare va calata (E9)

## Opzioni di Elfer raus! Extra

page-home-option-exchange_needs_prior_play = Un jolly si scambia solo dopo aver giocato una carta
page-home-option-exchange_needs_prior_play-true = Un jolly si scambia solo dopo aver giocato una carta (X32)
page-home-option-exchange_needs_prior_play-false = Un jolly si può scambiare prima di giocare una carta (X32)
page-home-option-discard_counts_as_play = Un jolly scartato vale come carta giocata
page-home-option-discard_counts_as_play-true = Un jolly scartato vale come carta giocata (X34)
page-home-option-discard_counts_as_play-false = Un jolly scartato non vale come carta giocata (X34)
page-home-option-bonus_lost_on_exchange = Scambiare il jolly che ha completato un lato costa il bonus
page-home-option-bonus_lost_on_exchange-true = Scambiare il jolly che ha completato un lato costa il bonus (X41)
page-home-option-bonus_lost_on_exchange-false = Un bonus ottenuto resta (X41)
page-home-option-bonus_supply = Carte bonus
page-home-option-bonus_supply-7 = sette: l’ultimo lato non ne dà (X42)
page-home-option-bonus_supply-8 = otto: una per ogni lato (X42)

## Opzioni di Elfern

page-home-option-must_head = Finito il tallone, chi può battere la carta d’uscita deve farlo
page-home-option-must_head-true = Finito il tallone, chi può battere la carta d’uscita deve farlo (F7)
page-home-option-must_head-false = Finito il tallone, basta rispondere al seme (F7)
page-home-option-staender = Dopo un pareggio 10 a 10
page-home-option-staender-add = la vittoria seguente dà un punto in più (F9)
page-home-option-staender-double = la vittoria seguente vale doppio (F9)
page-home-option-staender-none = nulla resta in sospeso (F9)
page-home-option-next_dealer = Dà le carte dopo
page-home-option-next_dealer-winner = chi ha vinto (F11)
page-home-option-next_dealer-loser = chi ha perso (F11)
page-home-option-next_dealer-alternate = uno dopo l’altro (F11)
page-home-option-scoring = Punti partita
page-home-option-scoring-standard = soliti: 1, 2 o 3 (F8)
page-home-option-scoring-altenburg = conteggio di Altenburg: più fine, da 1 a 5 (F12)

## Opzioni dello Schneider boemo

page-home-option-beat = Una carta è battuta da
page-home-option-beat-exact_suit = quella successiva del suo seme (S5)
page-home-option-beat-any_suit = quella successiva di qualsiasi seme (S9)
page-home-option-beat-follow_suit = ogni carta più alta del suo seme, e si deve rispondere (S9)
page-home-option-seven_beats_ace = Il 7 batte l’asso d’uscita del suo seme
page-home-option-seven_beats_ace-true = Il 7 batte l’asso d’uscita del suo seme (S10)
page-home-option-seven_beats_ace-false = Nulla batte un asso d’uscita (S10)
page-home-option-schneider_from = Due punti partita
page-home-option-schneider_from-17 = da 17 onori in su (S7)
page-home-option-schneider_from-16 = da 16 onori in su (S7)

# After a game: its result, the match sheet, what comes next.
page-sheet-tie = Dieci a dieci: non vince nessuno.
page-sheet-share = { $names } si dividono la vittoria.
page-sheet-match-won-you = Vinci l’incontro!
page-sheet-match-won-by = { $name } vince l’incontro.
page-sheet-match-shared = { $names } si dividono l’incontro.
page-sheet-last = L’ultima partita: { $text }
page-sheet-who = Giocatore
page-sheet-points = Punti
page-sheet-left = Numeri rimasti
page-sheet-game-points = Punti partita
page-sheet-bonus = carte bonus: { $count }
page-sheet-cards-left = Carte rimaste
page-sheet-bonus-cards = Carte bonus
page-sheet-look = Rivedi questa partita, mossa per mossa

## The match sheet
page-sheet-match = L’incontro
page-sheet-so-far = L’incontro finora
page-sheet-about-elfer = I numeri rimasti in ogni mano; vince il totale più basso.
page-sheet-about-extra = I punti di ogni partita; vince il totale più alto.
page-sheet-about-tricks = Punti partita di ogni manche, gli onori tra parentesi.
page-sheet-game = Partita
page-sheet-total = Totale
page-sheet-ahead = in testa
page-sheet-look-at = Partita { $number }, rivederla
page-sheet-honours-of = Onori di { $name }
page-sheet-to-come = Partite ancora previste in questo incontro: { $count }

## What comes next
page-sheet-next = La prossima partita
page-sheet-match-over = L’incontro è finito
page-sheet-not-yet = non ancora
page-sheet-bot = bot

# After a game: its result, the match sheet, what comes next.
page-sheet-tie = Zehn zu zehn: Niemand gewinnt.
page-sheet-share = { $names } gewinnen gemeinsam.
page-sheet-match-won-you = Du gewinnst die Partie!
page-sheet-match-won-by = { $name } gewinnt die Partie.
page-sheet-match-shared = { $names } gewinnen die Partie gemeinsam.
page-sheet-last = Das letzte Spiel: { $text }
page-sheet-who = Wer
page-sheet-points = Punkte
page-sheet-left = Zahlen in der Hand
page-sheet-game-points = Spielpunkte
page-sheet-bonus = Bonuskarten: { $count }
page-sheet-cards-left = Karten auf der Hand
page-sheet-bonus-cards = Bonuskarten
page-sheet-look = Dieses Spiel noch einmal ansehen, Zug für Zug

## The match sheet
page-sheet-match = Die Partie
page-sheet-so-far = Die Partie bisher
page-sheet-about-elfer = Die Zahlen, die in jeder Hand blieben; die kleinste Summe gewinnt.
page-sheet-about-extra = Punkte jedes Spiels; die größte Summe gewinnt.
page-sheet-about-tricks = Spielpunkte jedes Spiels, in Klammern die Honneurs.
page-sheet-game = Spiel
page-sheet-total = Summe
page-sheet-ahead = vorn
page-sheet-look-at = Spiel { $number }, noch einmal ansehen
page-sheet-honours-of = Honneurs von { $name }
page-sheet-to-come = Spiele, die noch zu dieser Partie gehören: { $count }

## What comes next
page-sheet-next = Das nächste Spiel
page-sheet-match-over = Die Partie ist zu Ende
page-sheet-not-yet = noch nicht
page-sheet-bot = Bot

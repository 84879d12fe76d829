# After a game: its result, the match sheet, what comes next.
page-sheet-tie = Dix à dix : personne ne gagne.
page-sheet-share = { $names } se partagent la victoire.
page-sheet-match-won-you = Vous gagnez le match !
page-sheet-match-won-by = { $name } gagne le match.
page-sheet-match-shared = { $names } se partagent le match.
page-sheet-last = La dernière partie : { $text }
page-sheet-who = Joueur
page-sheet-points = Points
page-sheet-left = Nombres restants
page-sheet-game-points = Points de partie
page-sheet-bonus = cartes bonus : { $count }
page-sheet-cards-left = Cartes restantes
page-sheet-bonus-cards = Cartes bonus
page-sheet-look = Revoir cette partie, coup par coup

## The match sheet
page-sheet-match = Le match
page-sheet-so-far = Le match jusqu’ici
page-sheet-about-elfer = Les nombres restés dans chaque main ; le plus petit total gagne.
page-sheet-about-extra = Les points de chaque partie ; le plus grand total gagne.
page-sheet-about-tricks = Points de partie de chaque manche, les honneurs entre parenthèses.
page-sheet-game = Partie
page-sheet-total = Total
page-sheet-ahead = en tête
page-sheet-look-at = Partie { $number }, la revoir
page-sheet-honours-of = Honneurs de { $name }
page-sheet-to-come = Parties encore prévues dans ce match : { $count }

## What comes next
page-sheet-next = La prochaine partie
page-sheet-match-over = Le match est terminé
page-sheet-not-yet = pas encore
page-sheet-bot = robot

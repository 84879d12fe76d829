# La table de cuisine : des feuilles de marque pour de vraies cartes, gardées dans le navigateur.
page-kitchen-title = La table de cuisine
page-kitchen-about = Des feuilles de marque pour jouer avec de vraies cartes. Tout reste dans ce navigateur.
page-kitchen-offline = Les feuilles marchent aussi sans réseau.
page-kitchen-no-offline = Sans réseau, les feuilles ne marchent que si ce serveur est joint par https.
page-kitchen-all-sheets = ← Toutes les feuilles
page-kitchen-new = Nouvelle feuille
page-kitchen-sheets = Vos feuilles
page-kitchen-none = Il n’y a pas encore de feuille.
page-kitchen-count-hands = manches : { $count }
page-kitchen-rename = Renommer
page-kitchen-rename-it = Renommer « { $name } »
page-kitchen-delete = Supprimer
page-kitchen-delete-it = Supprimer « { $name } »
page-kitchen-is-deleted = « { $name } » est supprimée.
page-kitchen-bring-back = Rétablir
page-kitchen-bring-back-it = Rétablir « { $name } »
page-kitchen-forget = Supprimer pour de bon
page-kitchen-forget-it = Supprimer « { $name } » pour de bon
page-kitchen-deleted = Feuilles supprimées : { $count }
page-kitchen-deleted-about = Elles restent ici trente jours.
page-kitchen-unknown-sheet = Ce navigateur n’a pas cette feuille. Les feuilles restent dans le navigateur où elles ont été faites.
page-kitchen-unreadable = Feuilles que cette page ne sait pas lire : { $count }. Elles restent telles quelles.
page-kitchen-trouble-full = Ce navigateur n’a plus de place, les derniers changements se perdent quand la page se ferme ; supprimez des feuilles pour de bon ou imprimez-les.
page-kitchen-trouble-forbidden = Ce navigateur ne garde rien pour cette page, les feuilles se perdent quand elle se ferme ; imprimez-les ou autorisez le stockage.

## Qui joue à quoi

page-kitchen-title-of-sheet = Nom de la feuille
page-kitchen-game = Jeu
page-kitchen-players = Joueurs
page-kitchen-names = Noms, dans l’ordre des places
page-kitchen-name-of = Nom du joueur { $number }
page-kitchen-seat = Joueur { $number }
page-kitchen-first-dealer = Premier donneur
page-kitchen-by-lot = Tirer au sort
page-kitchen-hands = Manches convenues (0 : sans fin)
page-kitchen-more = Plus : durée, règles
page-kitchen-begin = Commencer
page-kitchen-save = Enregistrer
page-kitchen-cancel = Annuler

## Une manche

page-kitchen-hand = Manche { $number }
page-kitchen-change-hand = Changer la manche { $number }
page-kitchen-delete-hand = Supprimer la manche { $number }
page-kitchen-honours-of = honneurs
page-kitchen-left-of = somme des nombres restants
page-kitchen-points-of = points
page-kitchen-sign = Changer le signe : { $name }
page-kitchen-who-drew = Qui donne d’après le tirage ?
page-kitchen-counting = Compter les cartes au lieu des points
page-kitchen-count-bonus = cartes bonus
page-kitchen-count-left = somme des nombres restants
page-kitchen-count-jokers = jokers restés en main
page-kitchen-counted = points : { $count }
page-kitchen-may-add = Plusieurs nombres s’additionnent : 3 + 9 ou 3 9.
page-kitchen-write = Noter
page-kitchen-undo = Annuler l’étape
page-kitchen-redo = Refaire
page-kitchen-end = Finir le match
page-kitchen-ended = Le match est fini.
page-kitchen-go-on = Continuer à jouer
page-kitchen-print = Imprimer
page-kitchen-csv = Enregistrer en CSV
page-kitchen-terms = Noms et règles de cette feuille
page-kitchen-did-add = La manche { $number } est notée.
page-kitchen-did-change = La manche { $number } est changée.
page-kitchen-did-remove = La manche { $number } est supprimée.
page-kitchen-did-terms = Les noms et les règles sont enregistrés.
page-kitchen-did-end = C’est noté.
page-kitchen-undone = Annulé : { $text }.
page-kitchen-redone = Refait : { $text }.
page-kitchen-step-add = une manche notée
page-kitchen-step-change = une manche changée
page-kitchen-step-remove = une manche supprimée
page-kitchen-step-terms = noms et règles
page-kitchen-step-end = la fin du match

## Où en est le match

page-kitchen-nothing-yet = Aucune manche n’est encore notée.
page-kitchen-wins = { $names } gagne ({ $scores }).
page-kitchen-wins-shared = { $names } se partagent la victoire ({ $scores }).
page-kitchen-leads = { $names } mène ({ $scores }).
page-kitchen-leads-shared = { $names } sont à égalité en tête ({ $scores }).
page-kitchen-held = Un point est en attente pour le gagnant de la prochaine manche ; si le match s’arrête ici, il est perdu.
page-kitchen-held-double = La prochaine manche gagnée compte double ; si le match s’arrête ici, c’est perdu.
page-kitchen-to-come = Manches à venir : { $count }.
page-kitchen-to-come-schneider = Il reste une manche à jouer : un match compte un nombre pair de manches.
page-kitchen-next-dealer = Prochain donneur : { $name }.
page-kitchen-next-drawn = Le prochain donneur est tiré au sort : chacun tire une carte, la plus forte donne.
page-kitchen-begins = { $name } commence.
page-kitchen-begins-trick = { $name } entame le premier pli.
page-kitchen-begins-eleven = Qui a le 11 rouge commence.
page-kitchen-begins-lot = Le sort dit qui commence.
page-kitchen-slate-seat = { $name }, points de partie : { $count }
page-kitchen-table = Manches notées
page-kitchen-column-hand = Manche
page-kitchen-column-dealer = Donneur
page-kitchen-column-honours = Honneurs
page-kitchen-column-points = Points
page-kitchen-column-total = Total
page-kitchen-column-held = En attente
page-kitchen-deals = donneur
page-kitchen-legend-held = « · » : 10–10, un point est en attente
page-kitchen-legend-points = honneurs et points de la manche
page-kitchen-legend-total = total
page-kitchen-total = Total

## L’arbitre

page-kitchen-referee = Que peut-on noter, et combien cela compte-t-il ?
page-kitchen-rule-one-out = Un seul joueur a 0 : celui qui a posé la dernière carte.
page-kitchen-rule-left = Tous les autres notent la somme des nombres restés en main ; le total le plus bas gagne.
page-kitchen-rule-most-left = Ici, toutes les mains ensemble ne peuvent contenir plus de { $most }.
page-kitchen-rule-points = 11 par carte bonus, moins les nombres restés en main, moins 11 par joker resté ; les ponts ne comptent pas.
page-kitchen-rule-bounds = Une manche rapporte de { $low } à { $high } points.
page-kitchen-rule-blocked = Si tous passent l’un après l’autre, la manche est finie et comptée comme d’habitude ; personne n’est sorti.
page-kitchen-rule-games = Un match compte autant de manches que de joueurs, ici { $count }.
page-kitchen-rule-honours = Le jeu compte 20 honneurs : as, rois, dames, valets et dix. Les deux joueurs en ont 20 ensemble.
page-kitchen-rule-held = Après 10–10, un point est en attente ; qui gagne la manche suivante le reçoit en plus.
page-kitchen-rule-held-double = Après 10–10, la prochaine manche gagnée compte double.
page-kitchen-rule-held-none = 10–10 ne rapporte rien à personne.
page-kitchen-rule-second-tie = Un second 10–10 de suite : plus rien n’est en attente.
page-kitchen-rule-deal-winner = Le gagnant d’une manche donne la suivante ; après 10–10, le donneur est tiré au sort.
page-kitchen-rule-deal-loser = Le perdant d’une manche donne la suivante ; après 10–10, le donneur est tiré au sort.
page-kitchen-rule-deal-alternate = On donne à tour de rôle, aussi après 10–10.
page-kitchen-rule-banners = Un point de partie est un trait sur l’ardoise, quatre traits font un drapeau.
page-kitchen-rule-tie = 10–10 ne rapporte rien à personne, et rien n’est en attente.
page-kitchen-rule-even = Un match compte un nombre pair de manches.

## Refusé

page-kitchen-bad-missing = Donnez un nombre entier pour { $name }, au plus { $most }.
page-kitchen-bad-honours = La somme des honneurs est { $number }, mais le jeu en compte 20 ; recomptez.
page-kitchen-below-zero = Il ne peut pas rester { $number } dans une main ; écrivez 0 ou plus.
page-kitchen-one-out = Un seul joueur a 0, celui qui est sorti. Joueurs avec 0 ici : { $count }.
page-kitchen-too-many-left = Il reste { $number } en tout, mais les mains ne peuvent contenir plus de { $most } ; refaites l’addition.
page-kitchen-bad-points = { $number } points sont impossibles : une manche rapporte de { $low } à { $high }.
page-kitchen-too-many-bonus = Cartes bonus qu’il faudrait pour ces points : { $count }. Il n’y en a que { $most }.
page-kitchen-too-few-points = { $number } points en tout sont impossibles : ce qui reste dans toutes les mains coûte { $most } au plus.
page-kitchen-nobody-out = Personne n’a terminé : qui termine a 0, 11, 22 ou davantage, 11 par carte bonus. Recomptez.
page-kitchen-bad-bonus = Cartes bonus comptées : { $count }. Il n’y en a que { $most }.
page-kitchen-bad-jokers = Jokers comptés : { $count }. Il n’y en a que { $most }.
page-kitchen-bad-hands = Un match compte un nombre pair de manches, et non { $number }.
page-kitchen-bad-blue = Les cartes bleues ne restent dans la boîte qu’à deux joueurs.
page-kitchen-bad-end = Le match ne peut pas encore finir ; manches à jouer : { $count }.
page-kitchen-bad-line = La manche { $number } serait alors impossible. { $why }

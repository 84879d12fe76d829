# La table des jeux de plis dans le navigateur.
page-tricks-hand-of = { $name }, cartes en main : { $count }
page-tricks-stock = talon : { $count }
page-tricks-stock-gone = talon épuisé
page-tricks-you-lead = Vous entamez.
page-tricks-led = Entame : { $text }
page-tricks-led-you = Vous avez entamé : { $text }
page-tricks-led-by = { $name } a entamé : { $text }
page-tricks-won-you = Vous gagnez le pli.
page-tricks-won-by = { $name } gagne le pli.
page-tricks-last = Dernier pli
page-tricks-new = nouvelle

## What holds now

page-tricks-must = Vous devez fournir : { $text }
page-tricks-must-head = Vous devez fournir, et monter si possible : { $text }
page-tricks-phase-free = { terminal-phase-free }
page-tricks-phase-follow = { terminal-phase-follow }
page-tricks-phase-head = { terminal-phase-head }
page-tricks-phase-exact-suit = { terminal-phase-exact-suit }
page-tricks-phase-any-suit = { terminal-phase-any-suit }
page-tricks-phase-follow-suit = { terminal-phase-follow-suit }
page-tricks-phase-seven = Un as entamé n’est battu que par le 7 de sa couleur.

## Honours and how they are shown

page-tricks-honours = Honneurs
page-tricks-honours-you = Vos honneurs : { $count } sur 20
page-tricks-honours-by = { $name }, honneurs : { $count } sur 20
page-tricks-aim = 11 gagnent la manche
page-tricks-both = Montrer les honneurs des deux
page-tricks-pack = Jeu de cartes
page-tricks-pack-french = français
page-tricks-pack-german = allemand

## The match

page-tricks-match = Situation du match
page-tricks-total = { $name } : { $count }
page-tricks-hand-number = Manche { $number }
page-tricks-hand-number-of = Manche { $number } sur { $count }
page-tricks-dealt-you = Vous avez donné.
page-tricks-dealt-by = { $name } a donné.
page-tricks-deals-you = Vous donnez ensuite.
page-tricks-deals-by = { $name } donne ensuite.
page-tricks-deals-lot = La prochaine donne se tire au sort.
page-tricks-held = Égalité : un point est en attente et s’ajoute pour le prochain gagnant.
page-tricks-held-double = Égalité : la prochaine victoire compte double.

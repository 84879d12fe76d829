# La table des jeux de rangées dans le navigateur.
page-rows-laid = { $name } : { $cards } posés, ensuite { $to }
page-rows-full = { $name } : { $cards } posés, rien ne vient plus
page-rows-empty = { $name } : vide, s’ouvre avec { $to }
page-rows-bare = { $name } : vide

## Ce que dit une case

page-rows-is-laid = posé
page-rows-is-joker = un joker est ici
page-rows-is-next = vient ensuite
page-rows-is-free = libre
page-rows-is-last = dernier coup
page-rows-is-hinted = conseil
page-rows-bridge-down = pont vers la rangée du dessous
page-rows-bridge-up = pont vers la rangée du dessus
page-rows-play = Poser { $card }
page-rows-bonus-of = Carte bonus de { $name }
page-rows-side-full = complet

## Ce qui est à côté des rangées

page-rows-pile = Pioche
page-rows-own-bridges = Vos ponts
page-rows-bonus = Cartes bonus : { $name }, { $text }
page-rows-side = { $name } { $from }–{ $to }
page-rows-box = Jokers hors jeu
page-rows-start = Numéro de départ : { $number }

## Ce qui est demandé

page-rows-ask-opens-eleven = Le premier 11 ouvre : rouge, sinon jaune, vert, bleu.
page-rows-ask-opens-three = Un 10, 11 ou 12 ouvre.
page-rows-ask-opens-any = Toute carte ouvre ; les rangées partent de son numéro.
page-rows-ask-lay = Posez une carte qui convient.
page-rows-ask-lay-one = Posez une seule carte qui convient.
page-rows-ask-lay-more = Continuez, ou finissez le tour.
page-rows-ask-no-more = Rien d’autre à poser : finissez le tour.
page-rows-ask-eleven-first = Un 11 qui convient passe d’abord.
page-rows-ask-draws-until_fit = Rien ne convient : piochez, trois cartes au plus.
page-rows-ask-draws-three = Rien ne convient : piochez trois cartes.
page-rows-ask-draws-one = Rien ne convient : piochez une carte.
page-rows-ask-drew-fits = Piochée, elle convient : posez-la.
page-rows-ask-drew-or-keep = Piochée, elle convient : posez-la ou gardez-la.
page-rows-ask-nothing-left = Rien ne convient, plus de pioche : passez.
page-rows-ask-play-or-draw = Jouez jusqu’à quatre cartes, ou piochez.
page-rows-ask-play-or-pass = Jouez jusqu’à quatre cartes, ou passez.
page-rows-ask-must-play = Plus de pioche : jouez une carte qui convient.
page-rows-ask-exchanged = Échangé : il faut maintenant jouer une carte.
page-rows-ask-of-four = Jouées : { $count } sur 4
page-rows-ask-four = Quatre sont jouées : finissez le tour.

## Où une carte peut aller

page-rows-where = Où ? { $card }
page-rows-in-row = Dans sa rangée
page-rows-over-bridge = Par un pont
page-rows-no-cell = Ailleurs

## Le tour jusqu’ici

page-rows-tray = Ce tour
page-rows-tray-empty = aucune carte encore
page-rows-earlier = +{ $count }
page-rows-earlier-words = cartes avant celles-ci : { $count }
page-rows-did-laid = { $card }
page-rows-did-bridged = { $card } par un pont
page-rows-did-exchanged = { $card } contre le joker
page-rows-did-discarded = défausse : { $card }
page-rows-did-drew = pioche : { $card }
page-rows-hidden = une carte cachée
page-rows-drawn-stays = Ce qui est pioché reste en main.
page-rows-bridge-first = Poser un pont : choisir ensuite la carte qui passe dessus
page-rows-bridge-now = Choisissez la carte qui passe dessus.
page-rows-bridge-none = Vous n’avez plus de pont.
page-rows-bridge-turn = Un pont se pose à votre tour.
page-rows-bridge-nowhere = Aucune carte ne peut passer un pont.

# Des parties finies, revues décision par décision.

review-unfinished = La partie de cet enregistrement n’est pas finie ; --so-far juge ce qui a été joué jusque-là.
review-no-replay = L’enregistrement ne se rejoue pas et ne peut donc pas être jugé. { $reason }
review-no-move = L’enregistrement compte { $count ->
    [one] un coup
   *[other] { $count } coups
} ; nommez l’un d’eux, à partir de 1.
review-forced = Le coup { $number }, { $move }, était le seul permis : il n’y avait rien à choisir.
review-stopped = Arrêté avant la fin : { $done } décisions sur { $count } sont jugées.
review-alone = --so-far et --html valent pour des parties entières : laissez-les avec --at.

review-title = Analyse : { cli-game-name }
review-game = La partie, coup par coup
review-so-far = La partie n’est pas finie ; voici ce qui a été joué jusque-là.
review-partly = L’analyse a été arrêtée ; les décisions suivantes ne sont pas jugées.
review-nothing = Il n’y avait rien à choisir dans cette partie.

## Headings
review-seats = Comment chacun a joué
review-chart = Comment le résultat attendu a évolué
review-turns = Tournants
review-decisions = Chaque décision
review-how = Ce que disent les chiffres

## Chart
review-chart-honours = Honneurs sur 20 que { $name } pouvait attendre, toutes les cartes ouvertes, les deux côtés jouant au mieux.
review-chart-ahead = Points d’avance sur { $other } que { $name } pouvait attendre, toutes les cartes ouvertes.
review-chart-ahead-all = Points d’avance sur la moyenne des autres que chacun pouvait attendre, toutes les cartes ouvertes.
review-chart-table = Les numéros sur la ligne sont les tournants ; le tableau de chaque décision donne les mêmes chiffres.

## Tables
review-column = { $column ->
    [player] Joueur
    [accuracy] Précision
    [mistakes] Fautes
    [lost] Perte
    [open] Perte, ouvert
    [deal] Donne
    [result] Résultat
    [skill] Habileté
    [luck] Chance
    [move] Coup
    [played] Joué
    [best] Meilleur
    [worth] Valeur
    [worth-open] Valeur, ouvert
   *[expected] Attendu ensuite
}
review-percent = { $value } %
review-of = { $part } sur { $whole }
review-between = { $value } ({ $low } à { $high })
review-give-or-take = { $value } ± { $reach }
review-exchange = échanger { $card }
review-move = { $move ->
    [draw] piocher
    [end] finir le tour
   *[pass] passer
}

## Turning points
review-no-turns = Aucun coup n’a sûrement coûté quelque chose.
review-turn = Coup { $number }, { $name } : { $move }
review-turn-better = Mieux : { $best }.
review-turn-lost = Perte, d’après ce que savait { $name } : { $loss }.
review-turn-unseen = D’après ce que savait { $name }, { $sure ->
    [exact] rien n’a été perdu
   *[about] aucune perte n’est sûre
}.
review-turn-open = Perte, toutes les cartes ouvertes : { $loss } ; le meilleur coup était alors : { $best }.
review-turn-open-nothing = Vu les cartes, { $sure ->
    [exact] rien n’a été perdu
   *[about] aucune perte n’est sûre
}.
review-turn-lead = Vu les cartes, { $name } a cédé ici l’avance ou l’égalité.
review-there = Voir dans la partie

## Notes
review-unit = { $unit ->
    [honours] Tous les chiffres sont des honneurs à la fin de la donne, sur 20.
   *[ahead] Tous les chiffres sont des points : le résultat moins la moyenne de ceux des autres.
}
review-note-lost = Perte : de combien le coup était au-dessous du meilleur, d’après ce que savait alors le joueur, avec son intervalle à 95 %, soit deux erreurs types de chaque côté. ✗ marque une faute : un coup qui a sûrement coûté quelque chose. Une perte estimée est sûre s’il en reste plus de 0,75 une fois trois erreurs types ôtées : moins échappe à des parties poursuivies selon des règles simples.
review-note-below = Une perte au-dessous de 0 vient du hasard de l’estimation : aucune perte n’y a été trouvée.
review-note-open = Perte, ouvert : la même chose quand toutes les cartes sont connues, celles { $unit ->
    [honours] du talon
   *[ahead] de la pioche
} aussi.
review-note-accuracy = Précision : 100 % si rien n’est perdu, 0 % si une décision a coûté en moyenne autant que les pires coups de cette partie.
review-note-deal = Donne : ce que valaient les cartes, toutes ouvertes, avant toute décision.
review-note-skill = { $unit ->
    [honours] Habileté : de combien une décision a coûté moins en moyenne qu’une décision des autres, pour autant de décisions qu’un joueur en a eu en moyenne ; qui a la plus grande précision a la plus grande habileté.
   *[ahead] Habileté : de combien les décisions valaient plus que ce que des règles simples auraient joué à la même place, d’après ce que savait alors le joueur, moins la moyenne de la même chose chez les autres. La précision compare aux meilleurs coups, l’habileté à ces règles : qui a la plus grande précision peut avoir la plus petite habileté.
}
review-note-luck = Chance : ce qui reste de l’écart à un résultat égal. ± va jusqu’aux bouts de l’intervalle à 95 % : là où il dépasse le chiffre, ce peut aussi bien être l’inverse.
review-note-worth = Valeur : ce qu’on pouvait attendre à la fin après le coup, d’après ce que savait alors le joueur, avec son intervalle à 95 % ; valeur, ouvert : la même chose quand toutes les cartes sont connues. > marque le coup joué, ✗ un coup qui était une faute.

# Ce que dit `arena` : ses reproches, ses tableaux, son dessin.

arena-two-bots = Il faut au moins deux robots différents ; nommez-les ainsi : --bots thumb,random.
arena-named-twice = { $bots } noms sont donnés pour { $seats } places ; un robot ne peut être nommé deux fois que si chaque place a son nom.
arena-hypotheses = Pour le test, { $h0 } doit être inférieur à { $h1 } ; choisissez ainsi --h0 et --h1.

arena-deals = { cli-game-name } : { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}, { $games } parties, en { $seconds } secondes
arena-seatings = Chaque donne dans { $count } placements à { $players } joueurs
arena-column = { $column ->
    [bot] Robot
    [rating] Cote
    [share] Part des victoires %
    [score] Points
    [place] Rang
    [mean] ms par coup
    [most] 95 % en dessous
    [pair] Paire
    [deals] Donnes gagnées %
    [each] gagnées–nulles–perdues
    [ahead] Devant par partie %
    [difference] Points par partie
   *[game_points] Points de jeu par partie
}
arena-test = { $pair } : { $decision ->
    [h0] les donnes parlent pour { $h0 } %, non pour { $h1 } % : décidé après { $count }
    [h1] les donnes parlent pour { $h1 } %, non pour { $h0 } % : décidé après { $count }
   *[open] après { $count } donnes, rien n’est décidé entre { $h0 } % et { $h1 } %
} (logarithme du rapport de vraisemblance { $ratio }, bornes ±{ $bound })
arena-note = Entre parenthèses : intervalles à 95 % sur les donnes. Une donne se gagne aux points de tous ses placements ; les nulles comptent pour moitié. Un coup : un choix entre plusieurs. Cote : 400 points valent dix contre un.

arena-plot-title = { cli-game-name } : { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}, places échangées
arena-plot-subtitle = Robots : { $bots } · Options : { $options } · Graine : { $seed }
arena-plot-won = Donnes gagnées par le premier
arena-plot-interval = avec l’intervalle à 95 % ; les nulles comptent pour moitié
arena-plot-differences = Avance en points
arena-plot-points = points par partie, avec l’intervalle à 95 %
arena-plot-ratings = Cotes
arena-plot-rating = points au-dessus de la moyenne, avec l’intervalle à 95 %
arena-plot-course = Le test séquentiel
arena-plot-deals = donnes
arena-plot-ratio = logarithme du rapport de vraisemblance

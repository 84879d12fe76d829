# Ce que dit `simulate` : ses reproches, son tableau, son dessin.

simulate-bots-and-seats = { $bots } robots sont donnés pour { $seats } places ; nommez-en un pour toutes, ou un par place.
simulate-exists = Le fichier { $path } existe déjà et ne sera pas écrasé ; choisissez un autre nom.
simulate-suffix = Le nom { $name } ne dit pas quoi écrire ; terminez-le par { $known }.
simulate-needs-lab = Ce qu’il faut pour cela n’est pas installé ; installez-le avec : pip install "{ $extra }".
simulate-same-file = Il faut un fichier pour les lignes et un autre pour le point de reprise ; changez l’un des deux noms.
simulate-drawing-same-file = Le dessin prendrait la place du point de reprise ; choisissez un autre nom pour l’un des deux.
simulate-no-checkpoint = Ce n’est pas un point de reprise de cette commande, ou seulement une partie ; nommez le fichier écrit par --checkpoint.
simulate-other-version = Ce point de reprise vient d’une autre version du programme ou des règles ; continuez avec celle-là, ou recommencez.
simulate-changed = Ce point de reprise a été modifié ou abîmé ; prenez une copie intacte, ou recommencez.
simulate-spool-changed = Les lignes de ce point de reprise sont incomplètes ou modifiées ; prenez une copie intacte, ou recommencez.
simulate-in-use = Une autre exécution écrit ces lignes ; attendez sa fin, ou arrêtez-la d’abord.
simulate-contradicts = Le point de reprise dit { $kept } ; supprimez ceci, ou recommencez sans --resume.
simulate-cluster-threads = Une grappe de machines répartit elle-même les parties ; supprimez --threads ou --cluster.
simulate-died = Un processus a été arrêté de l’extérieur, peut-être faute de mémoire ; essayez avec moins.
simulate-plain = Ces parties se jouent en Python pur ; pip install "{ $extra }" les rend bien plus rapides.

simulate-interrupted = Interrompu : { $done } parties sur { $games } ont été jouées.
simulate-interrupted-kept = Interrompu : { $done } parties sur { $games } ont été jouées ; pour continuer : elferrat { $command } --resume { $path }
simulate-speed = { $rate } parties/s

simulate-games = { cli-game-name } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} en { $seconds } secondes ({ $rate } par seconde)
simulate-between = { $value } ({ $low } à { $high })
simulate-percent = { $value } %
simulate-length = Coups par partie : { $value }, la plus courte { $shortest }, la plus longue { $longest }
simulate-ended = Fin des parties : { $reasons }
simulate-reason = { $reason ->
    [out] un joueur a terminé
    [blocked] personne ne pouvait jouer
   *[played] toutes les cartes jouées
} { $value } %
simulate-empty = Pioche vide à la fin : { $value } % ({ $low } à { $high })
simulate-ties = Sans gagnant unique : { $count }, { $value } % ({ $low } à { $high })
simulate-column = { $column ->
    [seat] Place
    [seats] Places
    [bot] Robot
    [wins] Victoires %
    [share] Part %
    [score] Points
    [place] Rang
   *[bonus] Cartes bonus
}
simulate-nth = { $place ->
    [1] { $place }er %
   *[other] { $place }e %
}
simulate-note = Victoires : seul ou à égalité. Part : une victoire partagée compte à parts égales. Entre parenthèses : intervalles à 95 %.
simulate-note-even = À 10–10 personne ne gagne, et les deux sont premiers.

simulate-plot-title = { cli-game-name } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
simulate-plot-subtitle = Robots par place : { $bots } · Options : { $options } · Graine : { $seed }
simulate-plot-no-options = standard
simulate-plot-seat = Place { $seat }, { $bot }
simulate-plot-mean = moyenne { $value }
simulate-plot-percent = { $value } %
simulate-plot-of-games = des parties
simulate-plot-lengths = Longueur
simulate-plot-moves = coups
simulate-plot-scores = Points par place
simulate-plot-points = points
simulate-plot-positions = Rangs à l’arrivée
simulate-plot-place = rang
simulate-plot-shares = Part des victoires
simulate-plot-interval = avec l’intervalle à 95 %
simulate-plot-stock = Pioche à la fin
simulate-plot-stock-left = cartes restantes ; aucune dans { $empty } % des parties
simulate-plot-bonus = Cartes bonus
simulate-plot-cards = cartes

# Regarder plus loin : jouer sans faute, cartes ouvertes.

search-no-tricks = Seuls Elfern et le Schneider bohémien peuvent être joués jusqu’au bout sans faute, pas { $game }.
search-hidden = Des cartes sont cachées ici. Un jeu exact demande chaque carte : donnez une position avec les deux mains et le talon, pas une vue.
search-bad-seconds = Donnez un nombre de secondes, 0 ou plus.
search-out-of-time = Le temps était écoulé avant que tous les coups soient examinés : en voici { $done } sur { $all }.
search-nothing = Il n’y a aucun coup à juger.
search-value = La place { $seat } prend d’ici à la fin { $value } honneurs. Ce que prend chaque coup :
search-work = Positions examinées : { $nodes }, en { $seconds } s.
search-none-held = Aucun point n’est jamais en attente dans ce jeu, ou avec ces options.
search-honours-missing = Il manque des cartes : seuls les { $count } honneurs réunis donnent à la donne un gagnant et des points.
search-held-alone = Donnez aussi --points : seuls les points de jeu connaissent un point en attente.
search-points = Entre parenthèses les points de jeu : au-dessus de 0 la donne est gagnée, au-dessous elle est perdue.
search-big-hand = Dans ces jeux, une main compte au plus { $most } cartes.
search-or-judge = { $problem } Ou faites juger ses coups par des parties jouées jusqu’au bout : { $command }
search-judge-alone = Donnez aussi --judge : un jeu exact ne laisse rien au hasard.
search-judged-points = À omettre avec --judge : seul un jeu exact connaît les points de jeu.
search-no-seconds = Donnez plus de secondes : en si peu de temps rien ne peut être jugé.
search-over = La partie est finie : il n’y a aucun coup à juger.
search-judged = Place { $seat }, { $light ->
    [open] toutes les cartes ouvertes
   *[known] jugé d’après ce qu’elle sait
} : ce qu’on peut attendre après chaque coup, en { $unit ->
    [honours] honneurs à la fin de la donne
   *[ahead] points d’avance sur la moyenne des autres
}{ $sure ->
    [exact] .
   *[about]  ; ± va jusqu’aux bouts de l’intervalle à 95 %.
}
search-judged-best = Le mieux : { $move }. { $why }
search-judged-work = { $sure ->
    [exact] Rien n’a été laissé au hasard ; cela a pris { $seconds } s.
   *[about] Parties jouées jusqu’au bout : { $playouts }, en { $seconds } s.
}
search-judged-without = Ce qu’une position ne peut pas dire, c’est qui a pioché, passé ou n’a pas fourni auparavant ; s’il y a un enregistrement, elferrat review RECORD --at N en tient compte.
search-judged-late = Le temps était écoulé après { $playouts } parties ; avec davantage les chiffres seraient plus sûrs.

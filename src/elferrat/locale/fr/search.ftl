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

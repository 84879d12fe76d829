# Les mots d’un dessin, et les phrases qui le disent à qui ne le voit pas.

picture-game = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Schneider de Bohême
}
picture-seat = place { $seat }
picture-pile = pioche
picture-box = dans la boîte
picture-start = nombre de départ { $number }
picture-laid = { $count ->
    [one] { $count } carte à ce tour
   *[other] { $count } cartes à ce tour
}
picture-honours = { $count ->
    [one] { $count } honneur
   *[other] { $count } honneurs
}
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

picture-title-table = { picture-game } : la table avec toutes les cartes
picture-title-view = { picture-game } : la table vue de la place { $seat }
picture-title-public = { picture-game } : la table comme tous la voient
picture-title-hand = { picture-game } : une main de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

picture-says-row = Rangée { $colour ->
    [R] rouge
    [Y] jaune
    [G] verte
   *[B] bleue
} : { $lying } { $open }.
picture-says-lying = posés { $numbers } ;
picture-says-nothing-lies = rien de posé ;
picture-says-open = ouverte en { $numbers }
picture-says-closed = fermée
picture-says-jokers = Jokers sur la table : { $jokers }.
picture-says-bridges = Ponts : { $bridges }.
picture-says-bridge = du { $start } au { $end }
picture-says-pile = Cartes dans la pioche : { $count }.
picture-says-turn = C’est à la place { $seat } de jouer.
picture-says-hand = La place { $seat } a en main : { $cards }.
picture-says-cards = { $cards }.
picture-says-hidden = { $count ->
    [one] La place { $seat } a { $count } carte cachée.
   *[other] La place { $seat } a { $count } cartes cachées.
}
picture-says-no-cards = La place { $seat } n’a pas de cartes.
picture-says-own-bridges = Ponts restants de la place { $seat } : { $count }.
picture-says-bonus = La place { $seat } a des cartes bonus pour { $sides }.
picture-says-side = { $numbers } { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
   *[B] bleu
}
picture-says-lead = La place { $seat } a entamé : { $card }.
picture-says-won = Honneurs gagnés par la place { $seat } : { $count }.
picture-says-score = Points de la place { $seat } : { $points }.
picture-says-winner = La place { $seat } a gagné.

# Les personnes qui gardent un nom.
player-name-taken = « { $name } » est déjà le nom de quelqu’un ; choisissez-en un autre, ou retrouvez le vôtre avec votre code de retour.
player-no-code = Ce n’est pas un code de retour ; il a cinq groupes de cinq lettres et chiffres.
player-unknown-code = Personne n’a ce code de retour ; comparez-le signe par signe avec celui que vous avez noté.
player-unknown = Ce joueur n’existe pas, ou n’existe plus.

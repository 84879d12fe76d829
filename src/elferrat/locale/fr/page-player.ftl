# La page d’un joueur : le nom, les parties, les chiffres.
page-player-you-are = Vous jouez sous le nom { $name }.
page-player-to-you = Votre page
page-player-kept = Ce nom est à vous sur ce serveur.
page-player-keep-why = Un nom à vous réunit vos parties et vos chiffres sur tous vos appareils. Il n’y faut ni adresse ni mot de passe, seulement un code de retour que vous notez.
page-player-keep = Garder ce nom
page-player-have-code = J’ai déjà un nom ici
page-player-come-back = Revenir
page-player-note-code = Votre code de retour. Notez-le et confirmez : lui seul vous ramène à votre nom. Jusque-là, il reste sur cet appareil.
page-player-code-waits = votre code de retour n’est pas encore noté
page-player-noted = Je l’ai noté
page-player-account = Changer ou supprimer votre nom
page-player-other-name = Un autre nom
page-player-rename = Renommer
page-player-renamed = C’est désormais votre nom.
page-player-renew-why = Un nouveau code de retour rend l’ancien inutile et déconnecte tous les autres appareils.
page-player-renew = Nouveau code de retour
page-player-renew-sure = Faire un nouveau code de retour ? L’ancien ne vaudra plus rien.
page-player-export = Tout ce qui est gardé sur vous, dans un fichier
page-player-delete-why = Supprimer efface tout ce qui est gardé sur vous ; les parties terminées restent, sans votre nom.
page-player-delete = Supprimer mon nom
page-player-delete-sure = Tout supprimer pour de bon ?
page-player-unknown = Ce joueur n’existe pas

## Chiffres

page-player-no-games = Aucune partie terminée sous ce nom pour l’instant.
page-player-games = parties
page-player-won = gagnées
page-player-points = points
page-player-mean = points par partie
page-player-best = meilleure partie
page-player-streak = victoires de suite en cours
page-player-longest = plus longue série
page-player-by-seats = Parties gagnées, par nombre de joueurs
page-player-points-line = Points des dernières parties, additionnés
page-player-as-table = En tableau
page-player-when = fin
page-player-sum = somme
page-player-ratings = Classements
page-player-ratings-why = Qui débute est à 25. La barre contient la vraie force 95 fois sur 100 ; elle raccourcit à chaque partie.
page-player-rating-is = { $number } ({ $from } à { $to })
page-player-ranking = Palmarès
page-player-place = rang
page-player-name = nom
page-player-at-least = au moins
page-player-no-ranking = Personne n’est encore classé à ce jeu.

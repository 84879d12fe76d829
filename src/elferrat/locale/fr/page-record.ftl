# A finished game: replay and proof.
page-record-loading = La partie arrive…
page-record-standard = les règles habituelles

## Replay
page-record-play = Lire
page-record-pause = Pause
page-record-speed = Vitesse
page-record-at-deal = La donne
page-record-moment = Moment de la partie
page-record-eyes = Vu par
page-record-eyes-open = tout le monde : toutes les cartes visibles
page-record-link = Lien vers ce moment
page-record-copy = Copier
page-record-copied = Le lien est copié.
page-record-copy-by-hand = Veuillez copier le lien à la main.

## Proof of the deal
page-record-proof = La donne était-elle honnête ?
page-record-proof-why = Avant la partie, le serveur a promis l’empreinte d’un secret, et chacun à la table pouvait ajouter un texte. Maintenant le secret est connu, et votre navigateur peut recalculer la donne lui-même.
page-record-no-promise = Cet enregistrement n’a pas de promesse ou pas de graine ; il n’y a rien à vérifier.
page-record-check = Vérifier la donne
page-record-fair = Les cartes ont été données exactement comme promis avant la partie.
page-record-unfair = Ce n’est pas la donne promise : l’étape { $number } échoue.
page-record-check-noted = La promesse est celle que ce navigateur a notée avant la donne.
page-record-check-noted-not = La promesse n’est pas celle que ce navigateur a notée avant la donne.
page-record-check-promise = L’empreinte (SHA-256) du secret est celle qui a été promise.
page-record-check-promise-not = L’empreinte (SHA-256) du secret n’est pas celle qui a été promise.
page-record-check-texts = La graine est ce secret et un texte de chaque place, rien d’autre.
page-record-check-texts-not = La graine n’est pas seulement ce secret et un texte de chaque place.
page-record-check-deal = Mélangé avec cette graine, le jeu donne exactement ces mains et cette pioche.
page-record-check-deal-not = Mélangé avec cette graine, le jeu donne d’autres cartes.
page-record-details = Ce qui a été comparé
page-record-promise = Promis avant la donne
page-record-secret = Le secret
page-record-digest = Son SHA-256, calculé ici
page-record-text-of = Texte de { $name }
page-record-texts = Textes des places
page-record-no-text = aucun
page-record-check-own = Le texte ajouté par ce navigateur en fait partie.
page-record-check-own-not = Le texte ajouté par ce navigateur n’en fait pas partie.

## Review
page-record-review = Comment a-t-on joué ?
page-record-review-why = Une analyse juge chaque décision : ce qu’elle a coûté, où la partie a tourné, ce qui fut adresse et ce qui fut chance. Elle prend environ une demi-minute.
page-record-review-ask = Analyser cette partie
page-record-review-waiting = L’analyse attend son tour …
page-record-review-making = Décision { $number } sur { $count } …
page-record-review-there = L’analyse est là.
page-record-review-seat = { $name } : précision { $count } %, fautes { $number } sur { $most }
page-record-review-open = Ouvrir l’analyse

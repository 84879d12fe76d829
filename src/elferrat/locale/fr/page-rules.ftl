# Les règles des jeux dans le navigateur, et une règle montrée sur place.
page-rules-title = Règles
page-rules-games = Les jeux
page-rules-contents = Sur cette page
page-rules-print = Imprimer
page-rules-learn = Apprendre à la table
page-rules-no-such-game = Ce jeu n’existe pas ici. Choisissez un des jeux ci-dessus.
page-rules-not-loaded = Les règles ne sont pas arrivées. Rechargez la page, s’il vous plaît.
page-rules-show-clause = Ce que dit la règle { $clause }
page-rules-whole = Toutes les règles de ce jeu
page-rules-close = Fermer
page-rules-quoted = « { $text } »

## Les images en mots

page-rules-picture-cards = Cartes : { $cards }.
page-rules-picture-marked = Marquées : { $cards }.
page-rules-picture-lie = Sur la table : { $cards }.
page-rules-picture-new = À l’instant : { $cards }.
page-rules-picture-fit = De la place pour : { $cards }.
page-rules-picture-bridge = Un pont mène de { $from } à { $to }.

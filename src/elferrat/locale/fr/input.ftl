# Données inutilisables : ce qui ne va pas et le remède, sur une ligne ; l’endroit est dit avant.

## JSON et fichiers

bad-json = Ce n’est pas du JSON ; corrigez à cet endroit.
bad-utf8 = Le texte n’est pas en UTF-8 ; enregistrez-le en UTF-8.
deep-json = Le JSON est imbriqué trop profondément ; une position ou un enregistrement n’a que quelques niveaux.
doubled-field = Ce champ figure deux fois ; gardez-en un seul.
missing-field = Ce champ manque ; ajoutez-le.
bad-field = Ce champ n’existe pas ; sont possibles : { $known }.
bad-object = Il faut ici un objet JSON, entre accolades.
bad-list = Il faut ici une liste JSON, entre crochets.
bad-text = Il faut ici un texte, entre guillemets.
bad-boolean = Il faut ici true ou false, sans guillemets.
bad-whole = Il faut ici un nombre entier de { $low } à { $high }.
bad-range = { $value } est hors limites ; il faut un nombre de { $low } à { $high }.
bad-value = « { $value } » n’est pas possible ici ; choisissez { $known }.
bad-length = Il faut ici { $length ->
    [one] { $length } élément
   *[other] { $length } éléments
}, et non { $count }.
bad-seed = La graine contient un caractère impossible en UTF-8 ; choisissez un autre texte.

cannot-open-missing = Ce fichier n’existe pas ; vérifiez le nom.
cannot-open-rights = Ce fichier ne peut pas être lu, faute de droits ; changez-les ou choisissez un autre fichier.
cannot-open-folder = C’est un dossier ; indiquez un fichier qu’il contient.
cannot-open-full = Le disque est plein ; faites de la place et réessayez.
cannot-open-other = Le fichier ne peut pas être lu ({ $error }) ; vérifiez-le ou choisissez-en un autre.
cannot-save-missing = Ce dossier n’existe pas ; créez-le ou choisissez un autre endroit.
cannot-save-rights = On ne peut pas écrire ici, faute de droits ; changez-les ou choisissez un autre endroit.
cannot-save-folder = C’est un dossier ; indiquez un fichier dedans.
cannot-save-full = Le disque est plein et rien n’a été modifié ; faites de la place et enregistrez de nouveau.
cannot-save-other = Le fichier ne peut pas être enregistré ({ $error }) et rien n’a été modifié ; choisissez un autre endroit.

## Jeux, options, places

bad-game = Il n’y a pas de jeu « { $value } » ; choisissez { $known }.
bad-option = Ce jeu n’a pas d’option « { $name } » ; sont possibles : { $known }.
bad-players = { $most ->
    [2] Ce jeu se joue à 2 exactement, et non à { $players }.
   *[other] Ce jeu se joue de { $fewest } à { $most }, et non à { $players }.
}
without-blue-players = Sans le bleu on joue à 2 exactement, et non à { $players } ; retirez l’option without_blue.
bad-seats = Il faut ici une liste pour chacune des { $players } places, et non { $count }.
doubled-seat = Une place est nommée deux fois ; nommez chacune une fois.
wrong-turn = C’est à la place { $seat } de jouer (comptée à partir de 0) ; mettez { $seat } ou retirez le champ.
finish-without-over = Seule une partie terminée a ce champ ; ajoutez "over": true ou retirez-le.

## Cartes

bad-card = « { $value } » n’est pas une carte de ce jeu ; écrivez les cartes de rangée comme R12, les jokers comme *, les cartes de pli comme AH.
doubled-card = Cette carte figure deux fois : { $card } ; laissez-la à un seul endroit.
missing-cards = Il manque des cartes : { $cards } ; ajoutez-les, ou indiquez "partial": true.
empty-hand = Cette main est vide, mais la partie n’est pas terminée ; donnez-lui des cartes ou indiquez "over": true.
view-given = C’est une vue, avec des cartes cachées ; il faut une position avec toutes les mains.
view-other-seat = La main de la place { $seat }, dont c’est le tour, est cachée : donnez la vue de cette place (elferrat view POSITION --seat { $seat }).
view-stock = Là où une main est cachée, le talon l’est aussi : donnez le nombre de ses cartes.
view-few-cards = Les mains cachées et le talon ont { $places } places, mais { $count } cartes seulement ne sont pas visibles.
view-many-cards = { $count } cartes ne sont pas visibles, mais les mains cachées et le talon n’ont que { $places } places ; donnez "partial": true s’il manque des cartes dans le jeu.

## Positions d’Elfer raus!

start-elsewhere = Seule la variante any_start a un nombre de départ ; retirez-le.
start-before-card = Rien n’est encore posé, il n’y a donc pas de nombre de départ ; retirez-le.
start-missing = Des cartes sont posées, le nombre de départ doit donc être connu ; ajoutez "start".
phase-mismatch = Avec cette table la phase est « { $phase } » ; mettez cela ou retirez le champ.
laid-before-opening = Rien n’est encore posé, donc rien à ce tour non plus ; mettez 0.
no-eleven-dealt = Personne n’a de 11, personne ne peut donc ouvrir ; donnez-en un à quelqu’un.
wrong-opener = La place { $seat } a le { $card } et ouvre (comptée à partir de 0) ; mettez { $seat }.
drawn-impossible = Ce tour ne peut pas avoir commencé par la pioche d’une carte qui convient ; mettez false.
row-broken = La rangée { $colour ->
    [R] rouge
    [Y] jaune
    [G] verte
   *[B] bleue
} ne peut pas être née ainsi ; comblez les trous depuis son départ, ou indiquez "partial": true.

## Positions d’Elfer raus! Extra

bad-order = Il faut ici chacune des quatre rangées une fois, de haut en bas : { $colours }.
filled-twice = La case du { $cell } est occupée deux fois ; n’y laissez qu’une carte.
missing-elevens = Les 11 sont toujours sur la table ; ajoutez { $cards }.
many-jokers = Il y a { $count } jokers, mais le jeu en a { $most } ; retirez-en.
bridges-required = Des ponts sont posés, il faut donc dire ici combien il en reste à chaque place.
many-bridges = Il y a plus de ponts, posés et restants, que les { $most } distribués ; retirez-en.
bad-bridge = Un pont s’écrit par ses deux cases : ["Y9", "B9"].
impossible-bridge = Un pont relie deux cases occupées du même nombre dans des rangées voisines ; corrigez-le ou retirez-le.
doubled-bridge = Aucun pont ne peut mener au { $cell }, déjà occupé avant ; retirez-le.
bad-side = « { $value } » n’est pas un côté ; écrivez R- pour les rouges 1 à 10, R+ pour les rouges 12 à 21.
side-incomplete = Le côté { $side } n’est pas complet, personne n’a donc sa carte bonus ; retirez-le.
doubled-side = Le côté { $side } ne donne qu’une carte bonus ; retirez la seconde.
many-bonuses = Il n’y a que { $most } cartes bonus ; retirez-en.
bad-bonus-joker = « { $value } » n’est pas la case d’un joker posé qui a rapporté une carte bonus ; retirez-la.
exchanged-without-joker = Chaque joker échangé (ici { $count }) est dans la main ou a été joué ce tour ; corrigez le nombre, la main ou "laid".
exchanged-impossible = Aucun échange n’était possible à ce moment du tour ; mettez 0.
loose-cells = Ces cases ne tiennent ni à un 11 ni à un pont : { $cells } ; ajoutez ce qui est entre elles, ou indiquez "partial": true.

## Positions d’Elfern et de Schneider de Bohême

long-trick = Un pli en cours n’a que la carte entamée ; mettez les autres dans "won".
unequal-hands = Les mains doivent être égales, celle qui répond ayant une carte de plus ; corrigez-les.
odd-stock = Le talon est impair ({ $count }), mais il doit être pair : les deux piochent après chaque pli.
six-cards = Tant que le talon dure, chaque main a { $size } cartes avant de jouer au pli ; corrigez les mains ou indiquez "partial": true.

## Enregistrements

bad-format = Le format « { $value } » est inconnu ; il faut { $known }.
other-rules = Cet enregistrement suit la version { $version } des règles de { $game }, et ce programme connaît la version { $known } ; prenez un programme qui la connaît.
record-game-differs = La position de départ doit être du même jeu que l’enregistrement, { $game }.
record-options-differ = Les options diffèrent de celles de la position de départ ; mettez les mêmes.
replay-illegal = Le coup { $number }, { $move }, n’est pas permis.
replay-result-differs = La partie ne se termine pas comme le dit l’enregistrement.

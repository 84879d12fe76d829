# Le serveur de tables : ce qu’il refuse et pourquoi.
server-missing = il manque un paquet au serveur de tables ; installez-le avec : { $extra }

## Commandes

command-too-long = Ce message est trop long ; on en lit au plus { $most } octets.
command-field = Ce champ n’existe pas dans cette commande ; enlevez-le.
command-value = Ceci ne convient pas ici ; voyez la description de l’interface.

## Tables

table-unknown = Aucune table n’a ce code ; vérifiez les six lettres.
table-closed = Cette table est fermée ; ouvrez-en une autre.
table-broken = Cette version du serveur ne peut pas ouvrir cette table ; les autres s’ouvrent.
table-busy = Il se passe trop de choses à la fois à cette table ; réessayez.
table-store-down = Rien ne peut être enregistré pour le moment, donc rien n’a changé ; réessayez.
table-full = Toutes les places sont prises ; vous pouvez regarder.
table-no-seat = Il n’y a pas de place { $seat } ; cette table en a { $seats } (comptées à partir de 0).
table-no-seat-of-yours = Vous n’avez pas de place à cette table ; prenez-en une d’abord.
table-seat-taken = La place { $seat } est prise ; choisissez-en une autre.
table-seat-open = Personne n’occupe la place { $seat }.
table-bad-recovery = Aucune place de cette table n’a ce code de récupération ; vérifiez-le.
table-host-only = Seul l’hôte de la table peut faire cela.
table-not-while-gathering = Ce sera possible une fois la partie commencée.
table-not-while-playing = Ce n’est pas possible pendant une partie.
table-not-while-between = Ce n’est pas possible entre deux parties ; déclarez-vous prêt pour la prochaine.
table-not-while-done = Ce n’est plus possible après le match ; demandez une revanche.
table-nothing-to-undo = Il n’y a rien à reprendre : seulement les cartes de votre tour, jusqu’à une pioche ou sa fin.
table-asked-already = Une reprise est déjà demandée ; attendez la réponse.
table-away-already = Le pilote automatique joue déjà pour vous.
table-not-away = Vous jouez vous-même ; il n’y a rien à reprendre.
table-bad-seed-text = Le texte pour la donne ne doit avoir ni deux-points ni caractère de contrôle.
table-waits = La table attend encore { $names }.
table-muted = À cette table, la parole vous a été retirée.
table-no-phrase = Cette phrase n’existe pas ; possibles : { $known }.
table-no-chat = Les textes libres sont désactivés à cette table ; utilisez les phrases toutes faites.
table-say-what = Dites soit une phrase toute faite, soit un texte.
table-hint-not-now = Un conseil est possible quand c’est votre tour.

# La base de données du serveur : pourquoi elle est inutilisable et que faire ; l’endroit est dit avant.

store-address = Une base de données se nomme sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM ; corrigez l’adresse.
store-foreign = Cette base de données appartient à un autre programme ; nommez-en une vide, ou une que ce programme a créée.
store-no-database = Ce fichier n’est pas une base de données ; nommez-en un autre, ou un nouveau.
store-newer = Une version plus récente de ce programme a créé cette base de données (sa version est { $version }, ici on connaît { $known }) ; réinstallez ce programme-là, ou nommez une autre base.
store-older = Une version plus ancienne de ce programme a créé cette base de données ; démarrez une fois le serveur dessus, puis copiez-la.
store-old-sqlite = Le SQLite de Python est trop ancien ici (c’est { $version }, il faut { $needed }) ; installez-en un plus récent, ou utilisez PostgreSQL.
store-file = La base de données ne peut pas être ouverte ({ $reason }) ; vérifiez le fichier, son dossier et leurs droits.
store-missing = Il n’y a pas de base de données ici ; vérifiez l’adresse.
store-no-server = Le serveur de base de données est inutilisable ({ $reason }) ; démarrez-le ou corrigez l’adresse.
store-rights = La base de données donne trop peu de droits ({ $reason }) ; permettez à cet utilisateur d’y créer des tables.
store-served = Un autre serveur utilise déjà cette base de données ; arrêtez-le, ou lancez les deux avec --broker pour qu’ils s’entendent.
store-exists = Ce fichier existe déjà et reste tel quel ; nommez-en un nouveau.

store-down = La base de données de la table ne répond pas en ce moment ; rien n’a changé, réessayez dans un instant.
store-full = Le disque de la base de données de la table est plein ; rien n’a changé, réessayez quand l’hébergeur aura fait de la place.
store-crowded = Trop de joueurs attendent la base de données de la table en ce moment ; rien n’a changé, réessayez dans un instant.

# Le serveur de tables : ce qu’il refuse et pourquoi.
server-missing = il manque un paquet au serveur de tables ; installez-le avec : { $extra }

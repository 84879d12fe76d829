# Le courtier entre les processus du serveur : pourquoi il est inutilisable.
broker-bad-url = Ce n’est pas l’adresse d’un courtier ; écrivez redis://MACHINE:6379, rediss:// pour une connexion chiffrée, ou unix:// avec un chemin.
broker-away = Aucun courtier ne répond à cette adresse ; démarrez Redis ou Valkey, ou corrigez l’adresse.
broker-rights = Le courtier nous refuse ; corrigez l’utilisateur et le mot de passe dans l’adresse, ou permettez à cet utilisateur de publier et de s’abonner.
broker-other = Ce qui répond à cette adresse ne peut pas servir de courtier ({ $error }) ; il faut Redis ou Valkey, et une adresse sans réglage inconnu de lui.

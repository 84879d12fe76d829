# Les pages du navigateur, là où elles manquent.
client-not-built = Les pages ne sont pas encore construites. Lancez « make client » dans le dossier du projet, puis redémarrez le serveur.

# Une simulation sur une grappe Ray : ce qui ne va pas et le remède, sur une ligne ; l’endroit est dit avant.

cluster-bad-address = « { $value } » n’est pas l’adresse d’une grappe de machines ; écrivez local, ou ray://HOST:PORT.
cluster-no-extra = Ray ou son client n’est pas installé ; installez-le avec : pip install "{ $extra }".
cluster-silent = Rien ne répond à l’adresse { $address } ; démarrez-y la grappe ou corrigez l’adresse.
cluster-no-ray = Ce qui répond à l’adresse { $address } n’est pas Ray ; corrigez le port (en général 10001 pour ray://, sinon 6379).
cluster-token = La grappe à l’adresse { $address } exige un jeton ; mettez RAY_AUTH_MODE=token et donnez son jeton dans RAY_AUTH_TOKEN ou dans le fichier ~/.ray/auth_token.
cluster-refused = La grappe à l’adresse { $address } est inutilisable ({ $reason }) ; prenez les mêmes versions de Ray et de Python que là-bas, son jeton (RAY_AUTH_TOKEN) s’il en a un, et ray:// si cette machine n’en fait pas partie.
cluster-no-start = Ray ne peut pas démarrer sur cette machine ({ $reason }) ; faites-lui de la place, ou jouez sans --cluster.
cluster-in-use = Ce programme est déjà connecté à Ray ; appelez d’abord ray.shutdown().
cluster-full = Aucun cœur de la grappe ne s’est libéré en { $seconds } secondes ; ajoutez des machines ou attendez la fin des autres travaux.
cluster-no-package = elferrat n’est pas installé sur les machines de la grappe ; installez-y { $ours }.
cluster-differs = Les machines de la grappe ont un autre elferrat, { $theirs }, et ici c’est { $ours } ; installez-y le même.
cluster-workers-die = Les processus de la grappe meurent avant de répondre ({ $reason }) ; consultez leurs journaux.
cluster-shard-lost = Les parties { $first } à { $last } ont été perdues { $tries } fois avec le processus qui les jouait ({ $reason }) ; donnez plus de mémoire aux processus et recommencez.
cluster-gone = La grappe ne répond plus ; redémarrez-la, puis la simulation.

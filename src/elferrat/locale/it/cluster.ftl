# Una simulazione su un cluster Ray: che cosa non va e il rimedio, in una riga; il luogo sta davanti.

cluster-bad-address = «{ $value }» non è l’indirizzo di un cluster; scrivi local, oppure ray://HOST:PORT.
cluster-no-extra = Ray o il suo client non è installato; installalo con: pip install "{ $extra }".
cluster-silent = A { $address } non risponde nulla; avvia lì il cluster o correggi l’indirizzo.
cluster-no-ray = Ciò che risponde a { $address } non è Ray; correggi la porta (di regola 10001 per ray://, altrimenti 6379).
cluster-token = Il cluster a { $address } richiede un token; imposta RAY_AUTH_MODE=token e dai il suo token in RAY_AUTH_TOKEN o nel file ~/.ray/auth_token.
cluster-refused = Il cluster a { $address } non si può usare ({ $reason }); usa le stesse versioni di Ray e di Python che ci sono lì, il suo token (RAY_AUTH_TOKEN) se ne ha uno, e ray:// se questa macchina non ne fa parte.
cluster-no-start = Ray non si può avviare su questa macchina ({ $reason }); fagli posto, oppure gioca senza --cluster.
cluster-in-use = Questo programma è già collegato a Ray; chiama prima ray.shutdown().
cluster-full = In { $seconds } secondi non si è liberato nessun core del cluster; aggiungi macchine o aspetta che altri lavori finiscano.
cluster-no-package = elferrat non è installato sulle macchine del cluster; installaci { $ours }.
cluster-differs = Le macchine del cluster hanno un altro elferrat, { $theirs }, e qui è { $ours }; installaci lo stesso.
cluster-workers-die = I processi del cluster terminano prima di rispondere ({ $reason }); guarda nei loro log.
cluster-shard-lost = Le partite da { $first } a { $last } sono andate perse { $tries } volte con il processo che le giocava ({ $reason }); dai più memoria ai processi e ricomincia.
cluster-gone = Il cluster non risponde più; riavvialo, e poi la simulazione.

# Il gemello compilato: che cosa non va, che cosa si aspetta.

kernel-missing = Questo non è installato; si installa con: { $extra }
kernel-disabled = Numba ha l’ordine di non compilare, perciò le regole compilate non si possono usare; togliere questa variabile.
kernel-too-long = { $count } voci sono più delle { $most } di ogni partita distribuita; le regole compilate non possono accogliere questa posizione.
kernel-bad-moves = Dare un vettore di { $size } numeri interi, una mossa per partita.
kernel-illegal = La mossa { $move } non è permessa in questa partita; non si è giocato nulla. Le maschere mostrano le mosse permesse.
kernel-compiling = Compilazione per questo computer: una volta sola, una decina di secondi, di più se è occupato …
kernel-warm = Le regole sono compilate ({ $seconds } s); si trovano in { $folder }.

# Il server dei tavoli: che cosa rifiuta e perché.
server-missing = al server dei tavoli manca un pacchetto; si installa con: { $extra }

# Le pagine per il browser, dove mancano.
client-not-built = Le pagine non sono ancora costruite. Esegui «make client» nella cartella del progetto, poi riavvia il server.

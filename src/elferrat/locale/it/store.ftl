# La base di dati del server: perché non si può usare e che cosa fare; prima è detto il luogo.

store-address = Una base di dati si indica con sqlite:///FILE o con postgresql://UTENTE@HOST/NOME; correggi l’indirizzo.
store-foreign = Questa base di dati appartiene a un altro programma; indicane una vuota, o una creata da questo programma.
store-no-database = Questo file non è una base di dati; indicane un altro, o uno nuovo.
store-newer = Questa base di dati è stata creata da una versione successiva di questo programma (la sua versione è { $version }, qui è nota la { $known }); installa di nuovo quel programma, o indica un’altra base di dati.
store-older = Questa base di dati è stata creata da una versione precedente di questo programma; avvia una volta il server su di essa, poi copiala.
store-old-sqlite = Lo SQLite di Python qui è troppo vecchio (è { $version }, occorre { $needed }); installane uno più nuovo, o usa PostgreSQL.
store-file = La base di dati non si può aprire ({ $reason }); controlla il file, la sua cartella e i loro permessi.
store-missing = Qui non c’è nessuna base di dati; controlla l’indirizzo.
store-no-server = Il server della base di dati non si può usare ({ $reason }); avvialo o correggi l’indirizzo.
store-rights = La base di dati concede troppo pochi permessi ({ $reason }); lascia che questo utente vi crei tabelle.
store-served = Un altro server usa già questo database; fermalo, oppure avvia entrambi con --broker perché si sentano.
store-exists = Questo file esiste già e resta com’è; indicane uno nuovo.

store-down = La base di dati del tavolo al momento non risponde; nulla è cambiato, riprova fra un attimo.
store-full = Il disco della base di dati del tavolo è pieno; nulla è cambiato, riprova quando chi lo ospita avrà fatto spazio.
store-crowded = Troppi giocatori aspettano in questo momento la base di dati del tavolo; nulla è cambiato, riprova fra un attimo.

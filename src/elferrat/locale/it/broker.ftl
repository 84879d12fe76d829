# Il broker fra i processi del server: perché non si può usare.
broker-bad-url = Questo non è l’indirizzo di un broker; scrivi redis://MACCHINA:6379, rediss:// per una connessione cifrata, oppure unix:// con un percorso.
broker-away = A questo indirizzo non risponde nessun broker; avvia Redis o Valkey, oppure correggi l’indirizzo.
broker-rights = Il broker ci respinge; correggi utente e password nell’indirizzo, oppure consenti a questo utente di pubblicare e di abbonarsi.
broker-other = Ciò che risponde a questo indirizzo non funziona come broker ({ $error }); deve essere Redis o Valkey, e l’indirizzo non deve avere impostazioni che non conosce.

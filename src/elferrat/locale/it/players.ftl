# Le persone che tengono un nome.
player-name-taken = «{ $name }» è già il nome di qualcuno; scegli un altro nome, o ritrova il tuo con il codice di ritorno.
player-no-code = Questo non è un codice di ritorno; ha cinque gruppi di cinque lettere e cifre.
player-unknown-code = Nessuno ha questo codice di ritorno; confrontalo segno per segno con quello che hai annotato.
player-unknown = Questo giocatore non esiste, o non esiste più.

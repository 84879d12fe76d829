# Ciò che dice la riga di comando: obiezioni a un comando e risultati dei comandi.

cli-usage = { $problem } Vedi { $help }.
cli-no-command = Non c’è un comando «{ $name }»; { $help } li mostra tutti.
cli-no-option = Non c’è un’opzione «{ $name }»; { $help } le mostra tutte.
cli-minus = «{ $name }…» comincia con un meno; metti -- prima dei risultati.
cli-option-value = L’opzione «{ $name }» richiede un valore; vedi { $help }.
cli-missing = Manca { $name }; vedi { $help }.
cli-name-command = Non è indicato alcun comando; { $help } li mostra tutti.
cli-option-form = Un’opzione del gioco si scrive NOME=VALORE; `elferrat games` le mostra tutte.
cli-option-twice = L’opzione «{ $name }» è data due volte; togline una.
cli-output-failed = Non è stato possibile scrivere i risultati ({ $error }); libera spazio o scrivi altrove.
cli-too-large = I dati sono troppi per la memoria di questo computer; danne di meno.
cli-interrupted = Interrotto.
cli-bad-commitment = Un impegno è di 64 cifre esadecimali, come mostrato prima della partita.

cli-seat = Posto { $seat }
cli-not-legal = La mossa { $number }, { $move }, non è ammessa.

cli-game-name = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Schneider boemo
}
cli-game = { $game }: { cli-game-name }, da { $fewest } a { $most } giocatori
cli-game-for-two = { $game }: { cli-game-name }, { $most } giocatori

cli-replays = La registrazione si può rigiocare: { cli-game-name }, { $count ->
    [one] una mossa
   *[other] { $count } mosse
}; { $scores }.
cli-replays-unfinished = La registrazione si può rigiocare: { cli-game-name }, { $count ->
    [one] una mossa
   *[other] { $count } mosse
}; la partita non è finita.

cli-verify-answer = { $answer ->
    [yes] sì
    [no] no
   *[none] non registrato
}
cli-verify-commitment = Il segreto è quello promesso prima della partita: { cli-verify-answer }
cli-verify-shuffle = Il codice del mescolamento dà proprio questa distribuzione: { cli-verify-answer }
cli-verify-play = Tutte le mosse e il risultato seguono le regole: { cli-verify-answer }

# I comandi del server dei tavoli: serve, backup, admin.

serve-ready = I tavoli sono aperti su { $address } – Ctrl-C ferma il server.
serve-bad-seconds = Qui serve un numero di secondi, come 2 o 0.5.
serve-no-home = Non c’è una cartella personale per il database; indicane uno con --database sqlite:///FILE.
serve-backed-up = Copiato in { $file } ({ $bytes } byte).

## admin

admin-older = Una versione precedente di questo programma ha creato questo database; avvia una volta il server su di esso, poi ripeti.
admin-table = { $code }  { admin-phase }  { cli-game-name }  { $names }  { $created } UTC, voci: { $count }
admin-phase = { $phase ->
    [gathering] aspetta giocatori
    [playing] in partita
    [between] tra due partite
    [done] incontro finito
   *[closed] chiuso
}
admin-no-tables = Non ci sono tavoli.
admin-broken = Questa versione non può leggere il suo registro ({ $reason }); `elferrat admin end` lo chiude.
admin-ended = Il tavolo { $code } è chiuso.
admin-muted = Il posto { $seat } del tavolo { $code } è silenziato.
admin-unmuted = Il posto { $seat } del tavolo { $code } può parlare di nuovo.
admin-player = { $name } (numero { $id }): qui dal { $created } UTC, visto l’ultima volta { $seen } UTC, partite: { $games }.
admin-player-tables = Tavoli in corso: { $codes }
admin-confirm = Questo cancella per sempre tutto ciò che è conservato su { $name }. Scrivi il nome ancora una volta:
admin-kept = Nulla è stato cancellato su { $name }: il nome non è confermato.
admin-forgotten = Tutto ciò che era conservato su { $name } è cancellato.
admin-rerated = Punteggi di { cli-game-name } ricalcolati: { $count ->
    [one] una persona
   *[other] { $count } persone
}.

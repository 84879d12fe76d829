# Die Befehle rund um den Tischserver: serve, backup, admin.

serve-ready = Die Tische sind offen unter { $address } – Strg-C beendet den Server.
serve-bad-seconds = Das muss eine Zahl von Sekunden sein, etwa 2 oder 0.5.
serve-no-home = Es gibt kein Benutzerverzeichnis für die Datenbank; nenne eine mit --database sqlite:///DATEI.
serve-backed-up = Kopiert nach { $file } ({ $bytes } Byte).

## admin

admin-older = Eine ältere Version dieses Programms hat diese Datenbank angelegt; starte den Server einmal darauf und wiederhole es dann.
admin-table = { $code }  { admin-phase }  { cli-game-name }  { $names }  { $created } UTC, Einträge: { $count }
admin-phase = { $phase ->
    [gathering] wartet auf Spieler
    [playing] im Spiel
    [between] zwischen zwei Spielen
    [done] Partie beendet
   *[closed] geschlossen
}
admin-no-tables = Es gibt keine Tische.
admin-broken = Diese Version kann das Protokoll nicht lesen ({ $reason }); `elferrat admin end` schließt den Tisch.
admin-ended = Tisch { $code } ist geschlossen.
admin-muted = Platz { $seat } am Tisch { $code } ist stumm.
admin-unmuted = Platz { $seat } am Tisch { $code } darf wieder sprechen.
admin-player = { $name } (Nummer { $id }): hier seit { $created } UTC, zuletzt gesehen { $seen } UTC, Spiele: { $games }.
admin-player-tables = Laufende Tische: { $codes }
admin-confirm = Damit wird alles, was über { $name } gespeichert ist, endgültig gelöscht. Gib den Namen noch einmal ein:
admin-kept = Über { $name } wurde nichts gelöscht: Der Name ist nicht bestätigt.
admin-forgotten = Alles, was über { $name } gespeichert war, ist gelöscht.
admin-rerated = Wertungen von { cli-game-name } neu berechnet: { $count ->
    [one] eine Person
   *[other] { $count } Personen
}.

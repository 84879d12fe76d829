# Der Tischserver: was er ablehnt und warum.
server-missing = dem Tischserver fehlt ein Paket; es kommt mit: { $extra }

## Befehle

command-too-long = Diese Nachricht ist zu lang; gelesen werden höchstens { $most } Bytes.
command-field = Dieses Feld gibt es in diesem Befehl nicht; lass es weg.
command-value = Das passt hier nicht; siehe die Beschreibung der Schnittstelle.

## Tische

table-unknown = Einen Tisch mit diesem Code gibt es nicht; prüfe die sechs Buchstaben.
table-closed = Dieser Tisch ist geschlossen; mach einen neuen auf.
table-broken = Diese Version des Servers kann diesen Tisch nicht öffnen; alle anderen schon.
table-busy = An diesem Tisch geschieht zu viel auf einmal; versuch es noch einmal.
table-store-down = Im Augenblick kann nichts gespeichert werden, darum ist nichts geändert; versuch es noch einmal.
table-full = Alle Plätze sind besetzt; du kannst zuschauen.
table-no-seat = Platz { $seat } gibt es nicht; dieser Tisch hat { $seats } (gezählt ab 0).
table-no-seat-of-yours = Du hast an diesem Tisch keinen Platz; nimm zuerst einen.
table-seat-taken = Platz { $seat } ist besetzt; wähl einen anderen.
table-seat-open = Auf Platz { $seat } sitzt niemand.
table-bad-recovery = Kein Platz an diesem Tisch hat diesen Wiederherstellungscode; prüfe ihn.
table-host-only = Das darf nur, wer den Tisch aufgemacht hat.
table-not-while-gathering = Das geht erst, wenn das Spiel begonnen hat.
table-not-while-playing = Das geht nicht, während gespielt wird.
table-not-while-between = Das geht nicht zwischen zwei Spielen; melde dich bereit für das nächste.
table-not-while-done = Das geht nach der Partie nicht mehr; bitte um eine Revanche.
table-nothing-to-undo = Es gibt nichts zurückzunehmen: nur Karten des eigenen Zugs, bis zum Ziehen oder seinem Ende.
table-asked-already = Es ist schon um eine Rücknahme gebeten; warte auf die Antwort.
table-away-already = Der Autopilot spielt schon für dich.
table-not-away = Du spielst selbst; es gibt nichts zu übernehmen.
table-bad-seed-text = Der Text für das Mischen darf keinen Doppelpunkt und keine Steuerzeichen haben.
table-waits = Der Tisch wartet noch auf { $names }.
table-muted = Du bist an diesem Tisch stummgeschaltet.
table-no-phrase = Diesen Satz gibt es nicht; möglich sind { $known }.
table-no-chat = Freie Texte sind an diesem Tisch aus; nimm die festen Sätze.
table-say-what = Sag entweder einen festen Satz oder einen Text.
table-hint-not-now = Einen Tipp gibt es, wenn du am Zug bist.

# Die Seite eines Spielers: der Name, die Spiele, die Zahlen.
page-player-you-are = Du spielst unter dem Namen { $name }.
page-player-to-you = Deine Seite
page-player-kept = Dieser Name gehört auf diesem Server dir.
page-player-keep-why = Ein eigener Name hält deine Spiele und Zahlen auf allen Geräten zusammen. Er braucht weder Mailadresse noch Passwort, nur einen Rückkehrcode, den du dir notierst.
page-player-keep = Diesen Namen behalten
page-player-have-code = Ich habe hier schon einen Namen
page-player-come-back = Zurückkehren
page-player-note-code = Dein Rückkehrcode. Notiere ihn und bestätige es: Nur mit ihm kommst du zu deinem Namen zurück. Bis dahin bleibt er auf diesem Gerät.
page-player-code-waits = dein Rückkehrcode ist noch nicht notiert
page-player-noted = Ich habe ihn notiert
page-player-account = Deinen Namen ändern oder löschen
page-player-other-name = Ein anderer Name
page-player-rename = Umbenennen
page-player-renamed = So heißt du von nun an.
page-player-renew-why = Ein neuer Rückkehrcode macht den alten wertlos und meldet alle anderen Geräte ab.
page-player-renew = Neuer Rückkehrcode
page-player-renew-sure = Einen neuen Rückkehrcode machen? Der alte gilt dann nicht mehr.
page-player-export = Alles, was über dich gespeichert ist, als Datei
page-player-delete-why = Löschen entfernt alles, was über dich gespeichert ist; beendete Spiele bleiben, ohne deinen Namen.
page-player-delete = Meinen Namen löschen
page-player-delete-sure = Wirklich alles löschen?
page-player-unknown = Diesen Spieler gibt es nicht

## Zahlen

page-player-no-games = Unter diesem Namen ist noch kein Spiel beendet.
page-player-games = Spiele
page-player-won = gewonnen
page-player-points = Punkte
page-player-mean = Punkte je Spiel
page-player-best = bestes Spiel
page-player-streak = Siege in Folge jetzt
page-player-longest = längste Siegesserie
page-player-by-seats = Gewonnene Spiele, nach Zahl der Spieler
page-player-points-line = Punkte der letzten Spiele, zusammengezählt
page-player-as-table = Als Tabelle
page-player-when = beendet
page-player-sum = Summe
page-player-ratings = Wertungen
page-player-ratings-why = Wer neu ist, steht bei 25. Im Balken liegt die wahre Stärke in 95 von 100 Fällen; mit jedem Spiel wird er kürzer.
page-player-rating-is = { $number } ({ $from } bis { $to })
page-player-ranking = Rangliste
page-player-place = Rang
page-player-name = Name
page-player-at-least = mindestens
page-player-no-ranking = In diesem Spiel hat noch niemand eine Wertung.

# Was die Seiten im Browser gemeinsam haben; Variablen werden dort eingesetzt.
page-title = Kartenspiele um die Elf
page-language = Sprache
page-your-name = Dein Name
page-somebody = Gast
page-no-server = Der Server ist nicht zu erreichen; versuche es gleich noch einmal.

## Anfang

page-code = Code des Tisches
page-to-table = Zum Tisch
page-make-table = Tisch eröffnen
page-game = Spiel
page-seats = Plätze
page-clock = Uhr
page-rules = Regeloptionen
page-open-tables = Offene Tische
page-no-open-tables = Gerade keine.
page-free-seats = freie Plätze: { $count }

## Tisch: Plätze

page-sit-down = Platz nehmen
page-recovery = Rückkehrcode
page-take-seat = Meinen Platz übernehmen
page-seat = Platz { $number }
page-open-seat = freier Platz
page-you = du
page-cards = Karten: { $count }
page-bridges = Brücken: { $count }
page-bonus = Bonus { $text }
page-honours = Honneurs: { $count }
page-total = gesamt: { $number }
page-autopilot = der Autopilot spielt
page-is-ready = bereit
page-wants-again = will Revanche
page-add-bot = Bot dazusetzen
page-close-seat = Ohne diesen Platz
page-more-seats = Noch ein Platz
page-mute = Stumm schalten
page-unmute = Wieder sprechen lassen
page-is-muted = stumm
page-end-table = Tisch schließen
page-free-seat = Platz räumen

## Tisch: was liegt

page-board = Der Tisch
page-stock = Stapel: { $count }
page-led = { $name } hat ausgespielt:
page-leads = { $name } spielt aus.
page-waiting = Das Spiel hat noch nicht begonnen.
page-your-turn = Du bist an der Reihe.
page-their-turn = { $name } ist an der Reihe.
page-closed = Dieser Tisch ist geschlossen.
page-time-left = Restzeit: { $text }
page-hurry = Die Zeit ist knapp: sonst spielt der Autopilot für dich.
page-scores = Punkte: { $scores }.

## Tisch: was man tun kann

page-hand = Deine Hand
page-hint-is = Tipp: { $move }. { $why }
page-start = Geben
page-ready = Ich bin bereit
page-not-ready = Doch nicht bereit
page-rematch = Revanche
page-no-rematch = Doch keine Revanche
page-ask-back = Um Rücknahme bitten
page-asks-back = { $name } möchte den letzten Zug zurücknehmen.
page-agree = Einverstanden
page-refuse = Ablehnen
page-withdraw = Zurückziehen
page-come-back = Wieder selbst spielen
page-leave = Gehen
page-lost = Verbindung weg – wird wiederhergestellt …
page-stale = Der Tisch war schon weiter; sieh noch einmal hin und wiederhole es.

## Tisch: Gespräch und Angaben

page-log = Was geschehen ist
page-say = Etwas sagen
page-message = Nachricht
page-send = Senden
page-said = { $name }: { $text }
page-about-table = Über diesen Tisch
page-link = Link:
page-commitment = Vor dem Geben versprochen (SHA-256 des Geheimnisses):
page-seed-text = Dein Text zum Mischen:
page-secret = Startwert der Karten:
page-by-autopilot = Autopilot
page-by-late = Ersatz für einen späten Bot

## Das Protokoll außer Zügen

page-log-seated = { $name } nimmt Platz.
page-log-bot_added = { $name } (Bot) nimmt Platz.
page-log-vacated = { $name }: Der Platz ist frei.
page-log-renamed = Jemand heißt jetzt { $name }.
page-log-ready-true = { $name } ist bereit.
page-log-ready-false = { $name } ist nicht bereit.
page-log-dealt = Spiel { $number } ist gegeben.
page-log-undone = { $name } nimmt einen Zug zurück.
page-log-back_asked = { $name } möchte den letzten Zug zurücknehmen.
page-log-back_answered-true = { $name } ist einverstanden.
page-log-back_answered-false = { $name } lehnt ab.
page-log-taken_back = Der Zug von { $name } ist zurückgenommen.
page-log-away-left = { $name } geht; der Autopilot spielt weiter.
page-log-away-gone = { $name } ist weg; der Autopilot spielt weiter.
page-log-away-time = Die Zeit von { $name } ist um; der Autopilot spielt weiter.
page-log-returned = { $name } spielt wieder selbst.
page-log-muted-true = { $name } ist stumm.
page-log-muted-false = { $name } darf wieder sprechen.
page-log-wished_again-true = { $name } will Revanche.
page-log-wished_again-false = { $name } will keine Revanche.
page-log-rematched = Revanche: alle rücken einen Platz weiter.
page-log-ended-host = Der Gastgeber schließt den Tisch.
page-log-ended-admin = Die Verwaltung des Servers schließt den Tisch.
page-log-ended-idle = Der Tisch ist geschlossen: lange hat niemand gespielt.
page-log-ended-full = Der Tisch ist geschlossen: mehr, als hier geschah, fasst kein Tisch. An einem neuen geht es weiter.

## Aufzeichnungen

page-record = Ein beendetes Spiel
page-result = Ergebnis
page-winner = gewinnt
page-played-moves = Züge: { $count }
page-download = Aufzeichnung herunterladen
page-verify = Selbst nachprüfen
page-verify-how = Aus dem Startwert folgen für alle dieselben Karten; dieser Befehl wiederholt Mischen und Züge und vergleicht das Versprechen von vor dem Geben:
page-replay = Zug für Zug
page-the-deal = Die Karten sind gegeben.
page-to-deal = Zum Anfang
page-step-back = Zurück
page-step-on = Weiter
page-to-end = Zum Ende
page-step = Zug { $number } von { $count }
page-moves = Alle Züge

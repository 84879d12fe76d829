# Die Spielregeln im Browser, und eine Regel an Ort und Stelle.
page-rules-title = Spielregeln
page-rules-games = Die Spiele
page-rules-contents = Auf dieser Seite
page-rules-print = Drucken
page-rules-learn = Am Tisch lernen
page-rules-no-such-game = Dieses Spiel gibt es hier nicht. Wähle oben eines der Spiele.
page-rules-not-loaded = Die Regeln sind nicht angekommen. Bitte lade die Seite noch einmal.
page-rules-show-clause = Was Regel { $clause } sagt
page-rules-whole = Alle Regeln dieses Spiels
page-rules-close = Schließen
page-rules-quoted = „{ $text }“

## Bilder in Worten

page-rules-picture-cards = Karten: { $cards }.
page-rules-picture-marked = Markiert: { $cards }.
page-rules-picture-lie = Auf dem Tisch: { $cards }.
page-rules-picture-new = Eben gelegt: { $cards }.
page-rules-picture-fit = Platz für: { $cards }.
page-rules-picture-bridge = Eine Brücke führt von { $from } nach { $to }.

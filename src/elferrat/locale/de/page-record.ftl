# A finished game: replay and proof.
page-record-loading = Das Spiel kommt …
page-record-standard = die üblichen Regeln

## Replay
page-record-play = Abspielen
page-record-pause = Anhalten
page-record-speed = Tempo
page-record-at-deal = Das Geben
page-record-moment = Stelle im Spiel
page-record-eyes = Gesehen von
page-record-eyes-open = allen: alle Karten offen
page-record-link = Link zu dieser Stelle
page-record-copy = Kopieren
page-record-copied = Der Link ist kopiert.
page-record-copy-by-hand = Bitte kopiere den Link von Hand.

## Proof of the deal
page-record-proof = War das Geben ehrlich?
page-record-proof-why = Vor dem Spiel hat der Server den Fingerabdruck eines Geheimnisses versprochen, und alle am Tisch konnten einen Text dazugeben. Jetzt ist das Geheimnis offen, und dein Browser kann das Geben selbst nachrechnen.
page-record-no-promise = Diese Aufzeichnung hat kein Versprechen oder keinen Startwert; da gibt es nichts zu prüfen.
page-record-check = Das Geben prüfen
page-record-fair = Die Karten wurden genau so gegeben, wie es vor dem Spiel versprochen war.
page-record-unfair = Das ist nicht das versprochene Geben: Schritt { $number } stimmt nicht.
page-record-check-noted = Das Versprechen ist das, das sich dieser Browser vor dem Geben gemerkt hat.
page-record-check-noted-not = Das Versprechen ist nicht das, das sich dieser Browser vor dem Geben gemerkt hat.
page-record-check-promise = Der Fingerabdruck (SHA-256) des Geheimnisses ist der versprochene.
page-record-check-promise-not = Der Fingerabdruck (SHA-256) des Geheimnisses ist nicht der versprochene.
page-record-check-texts = Der Startwert besteht aus diesem Geheimnis und einem Text von jedem Platz, aus sonst nichts.
page-record-check-texts-not = Der Startwert besteht nicht nur aus diesem Geheimnis und einem Text von jedem Platz.
page-record-check-deal = Mit diesem Startwert gemischt, ergibt das Blatt genau diese Hände und diesen Stapel.
page-record-check-deal-not = Mit diesem Startwert gemischt, ergibt das Blatt andere Karten.
page-record-details = Was verglichen wurde
page-record-promise = Vor dem Geben versprochen
page-record-secret = Das Geheimnis
page-record-digest = Sein SHA-256, hier berechnet
page-record-text-of = Text von { $name }
page-record-texts = Texte der Plätze
page-record-no-text = keine
page-record-check-own = Der Text, den dieser Browser beigesteuert hat, ist dabei.
page-record-check-own-not = Der Text, den dieser Browser beigesteuert hat, fehlt.

## Review
page-record-review = Wie wurde gespielt?
page-record-review-why = Ein Rückblick bewertet jede Entscheidung: was sie gekostet hat, wo sich das Spiel wendete, was Können war und was Glück. Er dauert etwa eine halbe Minute.
page-record-review-ask = Rückblick auf dieses Spiel
page-record-review-waiting = Der Rückblick wartet, bis er an der Reihe ist …
page-record-review-making = Entscheidung { $number } von { $count } …
page-record-review-there = Der Rückblick ist da.
page-record-review-seat = { $name }: Genauigkeit { $count } %, Fehler { $number } von { $most }
page-record-review-open = Rückblick öffnen

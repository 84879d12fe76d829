# HTTP und WebSocket des Tischservers: was er ablehnt und warum; was den Start verhindert.

## Anfragen

web-route = Unter dieser Adresse gibt es nichts; prüfe sie.
web-method = Diese Adresse nimmt die Methode nicht an; siehe die Beschreibung der Schnittstelle.
web-request = Diese Anfrage ist nicht lesbar; siehe die Beschreibung der Schnittstelle.
web-server = Hier ging etwas schief; nichts wurde geändert, und es ist vermerkt.
web-stale = Der Tisch ist inzwischen weiter; sieh ihn neu an.
web-host = Dieser Server ist nur für diesen Rechner da; sein Betreiber kann mit --public eine andere Adresse nennen.
web-origin = Diese Anfrage kommt von der Seite eines anderen Anbieters; öffne die Seite des Tisches selbst.
web-too-long = Das ist zu lang; höchstens { $most } Bytes werden gelesen.
web-not-json = Der Inhalt muss JSON sein, mit dem Typ application/json.
web-busy = Von deiner Adresse kommt zu viel; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
web-no-player = Du führst hier keinen Namen; wähle einen, oder hole deinen mit dem Wiederherstellungscode zurück.
web-no-record = Unter dieser Adresse gibt es kein beendetes Spiel; prüfe sie.
web-metrics-here = Die Zahlen sieht nur dieser Rechner; der Betreiber des Servers kann sie freigeben.
web-bye-stop = Der Server hält an; verbinde dich gleich neu.
web-bye-binary = Befehle sind Texte in JSON, keine Bytes; verbinde dich neu.

## Start

web-port-taken = Dort lauscht schon ein anderes Programm; beende es, oder wähle mit --port einen anderen Port.
web-port-forbidden = Dieser Port darf nicht benutzt werden; wähle mit --port einen über 1023.
web-address-elsewhere = Dieser Rechner hat keine solche Adresse; wähle mit --host eine andere.
web-out-of-range = { $value } liegt außerhalb; nötig ist eine Zahl von { $low } bis { $high }.
web-bad-public = „{ $value }“ ist keine Adresse für Seiten; schreibe sie wie https://karten.example, ohne Pfad.
web-bad-proxy = „{ $value }“ ist weder eine Adresse noch ein Netz; schreibe etwa 10.0.0.1 oder 10.0.0.0/24.
web-no-review = Den Rückblick auf dieses Spiel hat noch niemand verlangt; verlange ihn mit einem POST an diese Adresse.
web-review-failed = Der Rückblick auf dieses Spiel ist nicht gelungen; verlange ihn noch einmal.
web-review-not-here = Dieser Server kann keine Spiele bewerten; wer ihn betreibt, installiert dafür elferrat[twin].
web-review-crowded = Zu viele Spiele warten auf ihren Rückblick; versuche es in einer Minute wieder.

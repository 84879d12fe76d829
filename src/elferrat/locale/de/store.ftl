# Die Datenbank des Servers: warum sie nicht zu gebrauchen ist und was hilft; der Ort steht davor.

store-address = Eine Datenbank heißt sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME; bitte die Adresse berichtigen.
store-foreign = Diese Datenbank gehört einem anderen Programm; bitte eine leere nennen oder eine, die dieses Programm angelegt hat.
store-no-database = Diese Datei ist keine Datenbank; bitte eine andere oder eine neue nennen.
store-newer = Eine spätere Fassung dieses Programms hat diese Datenbank angelegt (Fassung { $version }, hier ist { $known } bekannt); bitte jenes Programm wieder installieren oder eine andere Datenbank nennen.
store-older = Eine ältere Fassung dieses Programms hat diese Datenbank angelegt; bitte den Server einmal damit starten und sie dann kopieren.
store-old-sqlite = Das SQLite von Python ist hier zu alt (es ist { $version }, nötig ist { $needed }); bitte ein neueres installieren oder PostgreSQL nehmen.
store-file = Die Datenbank lässt sich nicht öffnen ({ $reason }); bitte die Datei, ihren Ordner und deren Rechte prüfen.
store-missing = Hier ist keine Datenbank; bitte die Adresse prüfen.
store-no-server = Der Datenbankserver ist nicht zu gebrauchen ({ $reason }); bitte ihn starten oder die Adresse berichtigen.
store-rights = Die Datenbank gibt zu wenig Rechte ({ $reason }); dieser Benutzer muss darin Tabellen anlegen dürfen.
store-served = Diese Datenbank hat schon ein anderer Server; beende ihn, oder starte beide mit --broker, damit sie voneinander hören.
store-exists = Diese Datei gibt es schon, und sie bleibt, wie sie ist; bitte eine neue nennen.

store-down = Die Datenbank des Tisches antwortet gerade nicht; nichts wurde geändert, bitte gleich noch einmal versuchen.
store-full = Der Datenträger der Tischdatenbank ist voll; nichts wurde geändert, bitte noch einmal versuchen, wenn der Betreiber Platz geschaffen hat.
store-crowded = Zu viele warten gerade auf die Datenbank des Tisches; nichts wurde geändert, bitte gleich noch einmal versuchen.

# Unbrauchbare Eingaben: was falsch ist und was hilft, eine Zeile; die Stelle steht davor.

## JSON und Dateien

bad-json = Das ist kein JSON; berichtige es an dieser Stelle.
bad-utf8 = Der Text ist kein UTF-8; speichere ihn als UTF-8.
deep-json = Das JSON ist zu tief verschachtelt; eine Stellung oder ein Protokoll braucht nur wenige Ebenen.
doubled-field = Dieses Feld steht zweimal da; behalte eines.
missing-field = Dieses Feld fehlt; ergänze es.
bad-field = Dieses Feld gibt es nicht; möglich sind { $known }.
bad-object = Hier muss ein JSON-Objekt stehen, in geschweiften Klammern.
bad-list = Hier muss eine JSON-Liste stehen, in eckigen Klammern.
bad-text = Hier muss ein Text stehen, in Anführungszeichen.
bad-boolean = Hier muss true oder false stehen, ohne Anführungszeichen.
bad-whole = Hier muss eine ganze Zahl von { $low } bis { $high } stehen.
bad-range = { $value } liegt außerhalb; nötig ist eine Zahl von { $low } bis { $high }.
bad-value = „{ $value }“ ist hier nicht möglich; wähle { $known }.
bad-length = Hier { $length ->
    [one] muss { $length } Eintrag
   *[other] müssen { $length } Einträge
} stehen, nicht { $count }.
bad-seed = Der Startwert enthält ein Zeichen, das es in UTF-8 nicht gibt; wähle einen anderen Text.

cannot-open-missing = Diese Datei gibt es nicht; prüfe den Namen.
cannot-open-rights = Diese Datei darf nicht gelesen werden; ändere ihre Rechte oder wähle eine andere.
cannot-open-folder = Das ist ein Ordner; nenne eine Datei darin.
cannot-open-full = Der Datenträger ist voll; schaffe Platz und versuche es noch einmal.
cannot-open-other = Die Datei lässt sich nicht lesen ({ $error }); prüfe sie oder wähle eine andere.
cannot-save-missing = Diesen Ordner gibt es nicht; lege ihn an oder wähle einen anderen Ort.
cannot-save-rights = Hier darf nicht geschrieben werden; ändere die Rechte oder wähle einen anderen Ort.
cannot-save-folder = Das ist ein Ordner; nenne eine Datei darin.
cannot-save-full = Der Datenträger ist voll, nichts wurde verändert; schaffe Platz und speichere noch einmal.
cannot-save-other = Die Datei lässt sich nicht speichern ({ $error }), nichts wurde verändert; wähle einen anderen Ort.

## Spiele, Optionen, Plätze

bad-game = Ein Spiel „{ $value }“ gibt es nicht; wähle { $known }.
bad-option = Eine Option „{ $name }“ hat dieses Spiel nicht; möglich sind { $known }.
bad-players = { $most ->
    [2] Dieses Spiel spielen genau 2, nicht { $players }.
   *[other] Dieses Spiel spielen { $fewest } bis { $most }, nicht { $players }.
}
without-blue-players = Ohne Blau spielen genau 2, nicht { $players }; lass die Option without_blue weg.
bad-seats = Hier muss für jeden der { $players } Plätze eine Liste stehen; es sind { $count }.
doubled-seat = Ein Platz ist zweimal genannt; nenne jeden einmal.
wrong-turn = Hier muss Platz { $seat } spielen (gezählt ab 0); schreibe { $seat } oder lass das Feld weg.
finish-without-over = Dieses Feld hat nur ein beendetes Spiel; ergänze "over": true oder lass es weg.

## Karten

bad-card = „{ $value }“ ist keine Karte dieses Spiels; schreibe Reihenkarten wie R12, Joker wie *, Stichkarten wie AH.
doubled-card = { $card } ist zweimal da; lass die Karte nur an einer Stelle.
missing-cards = Es fehlen Karten: { $cards }; ergänze sie, oder schreibe "partial": true.
empty-hand = Diese Hand ist leer, aber das Spiel ist nicht zu Ende; gib ihr Karten, oder schreibe "over": true.
view-given = Das ist eine Ansicht mit verdeckten Karten; nötig ist eine Stellung mit allen Händen.
view-other-seat = Die Hand von Platz { $seat }, der am Zug ist, ist verdeckt: die Ansicht dieses Platzes angeben (elferrat view POSITION --seat { $seat }).
view-stock = Wo eine Hand verdeckt ist, ist es auch der Talon: die Zahl seiner Karten angeben.
view-few-cards = Verdeckte Hände und Talon haben { $places } Plätze, aber nur { $count } Karten sind nicht zu sehen.
view-many-cards = { $count } Karten sind nicht zu sehen, aber verdeckte Hände und Talon haben nur { $places } Plätze; schreibe "partial": true, wenn im Spiel Karten fehlen.

## Stellungen von Elfer raus!

start-elsewhere = Eine Startzahl hat nur die Variante any_start; lass sie weg.
start-before-card = Es liegt noch keine Karte, also gibt es keine Startzahl; lass sie weg.
start-missing = Es liegen Karten, also muss die Startzahl bekannt sein; ergänze "start".
phase-mismatch = Bei diesem Tisch ist die Phase „{ $phase }“; schreibe das, oder lass das Feld weg.
laid-before-opening = Es liegt noch nichts, also wurde in diesem Zug nichts gelegt; schreibe 0.
no-eleven-dealt = Niemand hat eine 11, also kann niemand eröffnen; gib jemandem eine.
wrong-opener = Platz { $seat } hat { $card } und eröffnet (gezählt ab 0); schreibe { $seat }.
drawn-impossible = Dieser Zug kann nicht mit dem Ziehen einer passenden Karte begonnen haben; schreibe false.
row-broken = So kann die { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} Reihe nicht gewachsen sein; fülle die Lücken vom Anfang her, oder schreibe "partial": true.

## Stellungen von Elfer raus! Extra

bad-order = Hier muss jede der vier Reihen einmal stehen, von oben nach unten: { $colours }.
filled-twice = Das Feld { $cell } ist zweimal belegt; lass nur eine Karte dort.
missing-elevens = Die Elfen liegen immer auf dem Tisch; ergänze { $cards }.
many-jokers = Es sind { $count } Joker, das Spiel hat aber { $most }; nimm welche heraus.
bridges-required = Auf dem Tisch liegen Brücken, also muss hier stehen, wie viele jeder Platz noch hat.
many-bridges = Es sind mehr Brücken, gelegte und übrige, als die { $most } ausgeteilten; nimm welche heraus.
bad-bridge = Eine Brücke schreibt man als zwei Felder: ["Y9", "B9"].
impossible-bridge = Eine Brücke verbindet zwei belegte Felder derselben Zahl in Nachbarreihen; berichtige oder entferne sie.
doubled-bridge = Zu { $cell } kann keine Brücke führen, das Feld war schon belegt; entferne sie.
bad-side = „{ $value }“ ist keine Seite; schreibe R- für Rot 1 bis 10, R+ für Rot 12 bis 21.
side-incomplete = Die Seite { $side } ist nicht voll, also hat niemand ihre Bonuskarte; entferne sie.
doubled-side = Die Seite { $side } bringt nur eine Bonuskarte; entferne die zweite.
many-bonuses = Es gibt nur { $most } Bonuskarten; entferne welche.
bad-bonus-joker = „{ $value }“ ist nicht das Feld eines liegenden Jokers, der eine Bonuskarte brachte; entferne es.
exchanged-without-joker = Jeder eingetauschte Joker, hier { $count }, ist auf der Hand oder wurde in diesem Zug gespielt; berichtige die Zahl, die Hand oder "laid".
exchanged-impossible = An dieser Stelle des Zuges war kein Tausch möglich; schreibe 0.
loose-cells = Diese Felder hängen an keiner 11 und keiner Brücke: { $cells }; ergänze, was dazwischen liegt, oder schreibe "partial": true.

## Stellungen von Elfern und Böhmischem Schneider

long-trick = Ein offener Stich ist höchstens die eine ausgespielte Karte; verschiebe die anderen nach "won".
unequal-hands = Die Hände müssen gleich groß sein, die antwortende hat eine Karte mehr; berichtige sie.
odd-stock = Der Talon ist ungerade ({ $count }), muss aber gerade sein: Nach jedem Stich ziehen beide.
six-cards = Solange der Talon reicht, hat jede Hand vor ihrer Karte zum Stich { $size } Karten; berichtige die Hände, oder schreibe "partial": true.

## Protokolle

bad-format = Das Format „{ $value }“ ist unbekannt; es muss { $known } sein.
other-rules = Dieses Protokoll folgt Fassung { $version } der Regeln von { $game }, dieses Programm kennt Fassung { $known }; nimm ein Programm, das sie kennt.
record-game-differs = Die Startstellung muss wie das Protokoll eine von { $game } sein.
record-options-differ = Die Optionen sind andere als in der Startstellung; gleiche sie an.
replay-illegal = Zug { $number }, { $move }, ist nicht erlaubt.
replay-result-differs = Das Spiel endet nicht so, wie das Protokoll sagt.

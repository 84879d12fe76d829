# Karten, Farben und Listen in Worten, und warum ein Zug nicht erlaubt ist: ein Satz je Regel.

list-or = { $first } oder { $last }

colour-R = Rot
colour-Y = Gelb
colour-G = Grün
colour-B = Blau

joker = Joker
row-card = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[B] Blau
} { $number }
joker-at = Joker als { row-card }

trick-card = { $pack ->
    [german] { trick-card-german }
   *[french] { trick-card-french }
}
trick-card-french = { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
}-{ $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [T] 10
   *[other] { $rank }
}
trick-card-german = { $suit ->
    [C] Eichel
    [S] Laub
    [H] Herz
   *[D] Schellen
}-{ $rank ->
    [A] Ass
    [K] König
    [Q] Ober
    [J] Unter
    [T] 10
   *[other] { $rank }
}

instead = Du könntest spielen: { $moves }.
instead-cut = Du könntest spielen: { $moves }, …

refusal-text = „{ $move }“ ist kein Zug in der Schreibweise dieses Spiels; { $game ->
    [elfer] man schreibt R12, draw, end, pass.
    [extra] man schreibt R12, *R12, Y9>B9, Y9>*B9, =R12, -*, draw, end, pass.
   *[other] ein Zug ist eine Karte, Wert vor Farbe: AH, TS, 7C.
}
refusal-over = Das Spiel ist zu Ende.
refusal-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-hand-joker = Du hast keinen Joker auf der Hand.
refusal-turn = Du bist nicht am Zug: { $name } ist dran.

## Elfer raus!

refusal-E2 = Die Eröffnungskarte ist { $opening }: Sie wird vor allen anderen gelegt.
refusal-E5 = Passen darf nur, wer nicht anlegen kann, und { $card } passt.
refusal-E5-one-card = Je Zug darf nur eine Karte gelegt werden, und du hast sie gelegt.
refusal-E5-nothing-laid = Du hast noch keine Karte gelegt: Der Zug endet erst nach mindestens einer.
refusal-E5-end-instead = Du hast in diesem Zug schon gelegt: Beende den Zug, statt zu passen.
refusal-E6 = { $card } braucht { $beside } neben sich.
refusal-E6-start = { $card } muss warten: Die { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} Reihe wird mit { $starts } eröffnet.
refusal-E7 = Du hast { $eleven } auf der Hand: Eine Elf, die passt, wird zuerst gelegt.
refusal-E8 = Nur wer nicht anlegen kann, zieht, und { $card } passt.
refusal-E8-laid = Nur wer nicht anlegen kann, zieht, und du hast schon gelegt: Beende den Zug.
refusal-E9 = Du hast eine passende Karte gezogen: { $card } muss gelegt werden.
refusal-E9-keep = Du hast eine passende Karte gezogen: Lege { $card }, oder beende den Zug, um sie zu behalten.
refusal-E10-empty = Der Stapel ist leer, es gibt nichts zu ziehen: Passe.
refusal-E10-stock = Solange es etwas zu ziehen gibt, wird nicht gepasst: Im Stapel { $count ->
    [one] liegt noch eine Karte
   *[other] liegen noch { $count } Karten
}.
refusal-V1-2 = { $card } braucht { $beside } neben sich: Die Reihen wachsen von der 1 aufwärts und von der 20 abwärts.
refusal-V1-3 = Hier ist die Elf eine gewöhnliche Karte: { $card } braucht { $beside } neben sich.
refusal-V2 = Es liegt noch nichts: Nur eine 10, 11 oder 12 eröffnet, nicht { $card }.
refusal-V2-2 = { $card } braucht { $beside } neben sich.
refusal-V2-2-start = { $card } muss warten: Die { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} Reihe wird mit { $starts } eröffnet.
refusal-V3-2 = { $card } braucht { $beside } neben sich.
refusal-V3-2-start = { $card } muss warten: Die { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} Reihe wird mit { $starts } eröffnet, der Startzahl dieses Spiels.
refusal-V3-3 = Hier ist die Elf eine gewöhnliche Karte: { $card } braucht { $beside } neben sich.

## Elfer raus! Extra

refusal-X10 = Man legt entweder, oder man zieht, und du hast schon gespielt: Beende den Zug.
refusal-X12-end = Du hast nichts gespielt: Solange der Stapel Karten hat, muss ziehen, wer nichts spielt.
refusal-X12-pass = Solange der Stapel Karten hat, wird nicht gepasst: Lege oder ziehe.
refusal-X13 = Der Stapel ist leer und { $card } passt, also muss mindestens eine Karte gespielt werden.
refusal-X14-empty = Der Stapel ist leer, es gibt nichts zu ziehen: Lege oder passe.
refusal-X14-end = Du hast nichts gespielt: Passe, statt den Zug zu beenden.
refusal-X14-played = Du hast in diesem Zug schon gespielt: Beende den Zug, statt zu passen.
refusal-X15 = Mehr als { $most } Karten werden in einem Zug nicht gespielt, und die hast du gespielt.
refusal-X20 = { $card } braucht { $beside } neben sich.
refusal-X20-joker-there = Auf dem Feld von { $card } liegt ein Joker: Nur durch den Tausch { $exchange } kommt die Karte dorthin.
refusal-X30 = Ein Joker als { $cell } braucht { $beside } neben sich oder eine Brücke.
refusal-X30-filled = Das Feld von { $cell } ist belegt, und ein Joker kommt nur auf ein leeres Feld.
refusal-X31 = Auf dem Feld von { $cell } liegt kein Joker, es gibt nichts zu tauschen.
refusal-X32 = Nach einem Tausch muss im selben Zug mindestens eine Karte gespielt werden.
refusal-X32-prior-play = Getauscht wird erst, wenn im selben Zug schon eine Karte gespielt wurde.
refusal-X34 = Ein Joker wird erst abgelegt, wenn im selben Zug schon eine Karte gelegt wurde.
refusal-X34-full = Zum Tausch gehört eine gelegte Karte im selben Zug, und kein Feld ist mehr leer.
refusal-X50-numbers = Eine Brücke führt zur selben Zahl: { $start } und { $end } sind verschieden.
refusal-X50-rows = Eine Brücke führt in eine Nachbarreihe, und neben { $first ->
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[B] Blau
} liegt nicht { $second ->
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[B] Blau
}.
refusal-X50-from-empty = Eine Brücke zu { $end } beginnt auf einem belegten Feld, und { $start } ist leer.
refusal-X50-to-filled = Eine Brücke von { $start } führt auf ein leeres Feld, und { $end } ist belegt.
refusal-X51 = Nach { $most } Karten ist in diesem Zug keine Brücke mehr möglich.
refusal-X52 = Du hast keine Brücke mehr.

## Elfern und Böhmischer Schneider

refusal-F7-follow = Der Talon ist aufgebraucht, also muss Farbe bedient werden: { $card } bedient { $lead } nicht.
refusal-F7-head = Wer in der ausgespielten Farbe stechen kann, muss: { $card } sticht { $lead } nicht.
refusal-S9 = Farbe muss bedient werden, wenn es geht: { $card } bedient { $lead } nicht.

# Beendete Spiele noch einmal angesehen, Entscheidung für Entscheidung.

review-unfinished = Das Spiel dieser Aufzeichnung ist nicht zu Ende; --so-far bewertet, was bis dahin gespielt wurde.
review-no-replay = Die Aufzeichnung lässt sich nicht nachspielen und darum nicht bewerten. { $reason }
review-no-move = Die Aufzeichnung hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}; einen davon nennen, von 1 an gezählt.
review-forced = Zug { $number }, { $move }, war der einzige erlaubte: Es gab nichts zu wählen.
review-stopped = Vorzeitig beendet: { $done } von { $count } Entscheidungen sind bewertet.
review-alone = --so-far und --html gelten ganzen Spielen: bei --at weglassen.

review-title = Rückblick: { cli-game-name }
review-game = Das Spiel, Zug für Zug
review-so-far = Das Spiel ist nicht zu Ende; dies ist, was bis dahin gespielt wurde.
review-partly = Der Rückblick wurde abgebrochen; spätere Entscheidungen sind nicht bewertet.
review-nothing = In diesem Spiel gab es nichts zu wählen.

## Headings
review-seats = Wie alle gespielt haben
review-chart = Wie sich das erwartete Ergebnis bewegte
review-turns = Wendepunkte
review-decisions = Jede Entscheidung
review-how = Was die Zahlen bedeuten

## Chart
review-chart-honours = Honneurs von 20, die { $name } bei offenen Karten erwarten konnte, wenn beide Seiten ihr Bestes spielen.
review-chart-ahead = Punkte, die { $name } bei offenen Karten vor { $other } erwarten konnte.
review-chart-ahead-all = Punkte, die jeder Platz bei offenen Karten vor dem Mittel der anderen erwarten konnte.
review-chart-table = Die Nummern auf der Linie sind die Wendepunkte; die Tabelle aller Entscheidungen enthält dieselben Zahlen.

## Tables
review-column = { $column ->
    [player] Spieler
    [accuracy] Genauigkeit
    [mistakes] Fehler
    [lost] Verlust
    [open] Verlust, offen
    [deal] Blatt
    [result] Ergebnis
    [skill] Können
    [luck] Glück
    [move] Zug
    [played] Gespielt
    [best] Am besten
    [worth] Wert
    [worth-open] Wert, offen
   *[expected] Danach erwartet
}
review-percent = { $value } %
review-of = { $part } von { $whole }
review-between = { $value } ({ $low } bis { $high })
review-give-or-take = { $value } ± { $reach }
review-exchange = { $card } eintauschen
review-move = { $move ->
    [draw] ziehen
    [end] den Zug beenden
   *[pass] passen
}

## Turning points
review-no-turns = Kein Zug hat sicher etwas gekostet.
review-turn = Zug { $number }, { $name }: { $move }
review-turn-better = Besser: { $best }.
review-turn-lost = Verlust nach dem, was { $name } wusste: { $loss }.
review-turn-unseen = Nach dem, was { $name } wusste, { $sure ->
    [exact] ging nichts verloren
   *[about] ist kein Verlust sicher
}.
review-turn-open = Verlust bei offenen Karten: { $loss }; der beste Zug war dann: { $best }.
review-turn-open-nothing = So, wie die Karten lagen, { $sure ->
    [exact] ging nichts verloren
   *[about] ist kein Verlust sicher
}.
review-turn-lead = So, wie die Karten lagen, hat { $name } hier die Führung oder den Gleichstand hergegeben.
review-there = Im Spiel ansehen

## Notes
review-unit = { $unit ->
    [honours] Alle Zahlen sind Honneurs am Ende des Spiels, von 20.
   *[ahead] Alle Zahlen sind Punkte: das eigene Ergebnis weniger das mittlere der anderen.
}
review-note-lost = Verlust: wie weit der Zug unter dem besten lag, nach dem, was man auf diesem Platz damals wusste, mit seinem 95-%-Intervall, das zwei Standardfehler nach beiden Seiten reicht. ✗ kennzeichnet einen Fehler: einen Zug, der sicher etwas gekostet hat. Ein geschätzter Verlust ist sicher, wenn nach Abzug von drei Standardfehlern mehr als 0,75 davon bleibt: Weniger sehen Partien nicht, die nach Faustregeln weitergespielt werden.
review-note-below = Ein Verlust unter 0 kommt vom Zufall der Schätzung: Dort hat sich kein Verlust gefunden.
review-note-open = Verlust, offen: dasselbe, wenn alle Karten bekannt sind, auch die { $unit ->
    [honours] des Talons
   *[ahead] des Stapels
}.
review-note-accuracy = Genauigkeit: 100 %, wo nichts verloren ging, 0 %, wo eine Entscheidung im Mittel so viel kostete wie die schlechtesten Züge dieses Spiels.
review-note-deal = Blatt: was die Karten wert waren, wenn alle offen liegen, bevor etwas entschieden war.
review-note-skill = { $unit ->
    [honours] Können: um wie viel weniger eine Entscheidung im Mittel kostete als eine der anderen, auf so viele Entscheidungen, wie im Mittel auf einen Platz kamen; wer die höhere Genauigkeit hat, hat auch das größere Können.
   *[ahead] Können: um wie viel die Entscheidungen mehr wert waren als das, was Faustregeln an derselben Stelle gespielt hätten, nach dem, was man auf diesem Platz damals wusste, weniger das Mittel desselben bei den anderen. Genauigkeit vergleicht mit den besten Zügen, Können mit Faustregeln: Wer die höhere Genauigkeit hat, kann das geringere Können haben.
}
review-note-luck = Glück: was vom Abstand zu einem ausgeglichenen Ergebnis übrig bleibt. ± reicht bis an die Enden des 95-%-Intervalls: Ist es größer als die Zahl, kann es ebenso gut umgekehrt sein.
review-note-worth = Wert: was nach dem Zug am Ende zu erwarten war, nach dem, was man auf diesem Platz damals wusste, mit seinem 95-%-Intervall; Wert, offen: dasselbe, wenn alle Karten bekannt sind. > kennzeichnet den gespielten Zug, ✗ einen, der ein Fehler war.

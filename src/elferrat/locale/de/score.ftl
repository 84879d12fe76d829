# Der Spielzettel, seine Datei und was an Ergebnissen nicht stimmt.

score-title = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Böhmischer Schneider
}: Spielzettel
score-seat = Spieler { $number }
score-column-hand = Spiel
score-column-game = Spiel
score-column-dealer = Geber
score-column-honours = Honneurs
score-column-points = Punkte
score-column-held = Ständer
score-column-total = Stand
score-drawn = ausgelost
score-slate = { $name }: { $full ->
    [0] { "" }
    [one] { $full } Fahne,{ " " }
   *[other] { $full } Fahnen,{ " " }
}{ $lines ->
    [one] { $lines } Strich
   *[other] { $lines } Striche
}
score-wins = { $names } gewinnt ({ $totals }).
score-wins-shared = { $names } teilen sich den Sieg ({ $totals }).
score-leads = { $names } führt ({ $totals }).
score-leads-shared = { $names } führen gleichauf ({ $totals }).
score-to-come-schneider = Ein Spiel steht noch aus: Eine Partie hat eine gerade Zahl von Spielen (S8).
score-to-come-extra = { $count ->
    [one] Ein Spiel steht noch aus
   *[other] { $count } Spiele stehen noch aus
}: Eine Partie hat so viele Spiele wie Mitspieler (X63).
score-held = Ein Punkt steht und geht an den Sieger des nächsten Spiels; endet die Partie hier, so verfällt er (F10).
score-next = Als Nächstes gibt { $name }.
score-next-drawn = Der nächste Geber wird ausgelost: Jeder zieht eine Karte, die höhere gibt (F11).
score-prompt = Ergebnis { $number }:
score-noted = Notiert: { $result }. Stand: { $totals }.
score-torn = { $file }: Die letzte Zeile war nicht vollständig („{ $text }“). Sie steht dort jetzt als Bemerkung und zählt nicht; soll sie zählen, so gib das Ergebnis noch einmal an.

score-bad-result-trick = „{ $value }“ ist kein Ergebnis; gib die Honneurs beider Spieler an, etwa 14-6.
score-bad-result-elfer = „{ $value }“ ist kein Ergebnis; gib die Zahlen an, die jedem auf der Hand blieben, etwa 0,35,12.
score-bad-result-extra = „{ $value }“ ist kein Ergebnis; gib die Punkte aller Mitspieler an, etwa -12,30,5.
score-bad-seats = Das Ergebnis hat { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
}, es spielen aber { $players }; gib für jeden Mitspieler eine Zahl an.
score-bad-honours = Die Honneurs ergeben zusammen { $sum }, im Blatt sind aber 20; zähle sie noch einmal.
score-below-zero = { $value } kann niemandem auf der Hand bleiben; gib für jeden 0 oder mehr an.
score-one-out = Genau einer hat 0, nämlich wer fertig geworden ist; hier { $count ->
    [0] hat sie keiner
    [one] hat sie einer
   *[other] haben sie { $count }
}.
score-too-many-left = Zusammen bleiben { $sum } übrig, mehr als { $most } können es aber nicht sein; addiere noch einmal.
score-bad-points = { $value } Punkte sind nicht möglich; ein Spiel bringt { $low } bis { $high }.
score-too-many-bonus = Für diese Punkte braucht es { $count } Bonuskarten, aber es gibt nur { $most }; zähle noch einmal nach.
score-too-few-points = Zusammen { $sum } Punkte sind nicht möglich: Was in allen Händen bleibt, kostet höchstens { $most }.
score-nobody-out = Niemand ist fertig geworden: Wer es ist, hat 0, 11, 22 oder mehr, 11 für jede Bonuskarte. Zähle noch einmal nach.
score-bad-names = { $count ->
    [one] Das ist ein Name
   *[other] Das sind { $count } Namen
}; gib 2 bis { $most } an, durch Kommas getrennt.
score-bad-name = { $name } geht nicht als Name; nimm 1 bis { $most } druckbare Zeichen.
score-bad-head = „{ $value }“ sagt nicht, was gespielt wird; die erste Zeile muss aussehen wie game=elfern dealer=1 names=Ada,Ben.
score-changed = Inzwischen hat jemand anders in diese Datei geschrieben; es wurde nichts ergänzt, starte den Befehl noch einmal.
score-other-terms = In der Datei steht { $name }={ $found }, nicht { $asked }; lass die Angabe weg oder nimm eine andere Datei.
score-no-file = Das ist keine gewöhnliche Datei; nenne eine andere.
score-no-slate = Fahnen gibt es nur bei den Stichspielen; lass --svg weg.
score-slate-is-match = Das ist die Datei der Partie; zeichne die Tafel in eine andere.
score-no-results = Noch gibt es kein Ergebnis; gib mindestens eines an.

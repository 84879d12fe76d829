# Wörter in einer Zeichnung, und die Sätze, die sie denen sagen, die sie nicht sehen.

picture-game = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Böhmischer Schneider
}
picture-seat = Platz { $seat }
picture-pile = Stapel
picture-box = in der Schachtel
picture-start = Startzahl { $number }
picture-laid = { $count ->
    [one] { $count } Karte in diesem Zug
   *[other] { $count } Karten in diesem Zug
}
picture-honours = { $count ->
    [one] { $count } Honneur
   *[other] { $count } Honneurs
}
picture-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

picture-title-table = { picture-game }: der Tisch mit allen Karten
picture-title-view = { picture-game }: der Tisch, wie Platz { $seat } ihn sieht
picture-title-public = { picture-game }: der Tisch, wie alle ihn sehen
picture-title-hand = { picture-game }: eine Hand mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

picture-says-row = { $colour ->
    [R] Rote
    [Y] Gelbe
    [G] Grüne
   *[B] Blaue
} Reihe: { $lying } { $open }.
picture-says-lying = es liegen { $numbers };
picture-says-nothing-lies = es liegt nichts;
picture-says-open = offen bei { $numbers }
picture-says-closed = nirgends offen
picture-says-jokers = Joker auf dem Tisch: { $jokers }.
picture-says-bridges = Brücken: { $bridges }.
picture-says-bridge = von { $start } zu { $end }
picture-says-pile = Karten im Stapel: { $count }.
picture-says-turn = Platz { $seat } ist am Zug.
picture-says-hand = Platz { $seat } hat { $cards }.
picture-says-cards = { $cards }.
picture-says-hidden = { $count ->
    [one] Platz { $seat } hat { $count } verdeckte Karte.
   *[other] Platz { $seat } hat { $count } verdeckte Karten.
}
picture-says-no-cards = Platz { $seat } hat keine Karten.
picture-says-own-bridges = Platz { $seat } hat noch Brücken: { $count }.
picture-says-bonus = Platz { $seat } hat Bonuskarten für { $sides }.
picture-says-side = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[B] Blau
} { $numbers }
picture-says-lead = Platz { $seat } hat { $card } ausgespielt.
picture-says-won = Platz { $seat } hat Honneurs gewonnen: { $count }.
picture-says-score = Platz { $seat } hat Punkte: { $points }.
picture-says-winner = Platz { $seat } hat gewonnen.

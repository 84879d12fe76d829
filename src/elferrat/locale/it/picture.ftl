# Le parole di un disegno, e le frasi che lo dicono a chi non lo vede.

picture-game = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Schneider boemo
}
picture-seat = posto { $seat }
picture-pile = mazzo
picture-box = nella scatola
picture-start = numero iniziale { $number }
picture-laid = { $count ->
    [one] { $count } carta in questo turno
   *[other] { $count } carte in questo turno
}
picture-honours = { $count ->
    [one] { $count } onore
   *[other] { $count } onori
}
picture-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

picture-title-table = { picture-game }: il tavolo con tutte le carte
picture-title-view = { picture-game }: il tavolo visto dal posto { $seat }
picture-title-public = { picture-game }: il tavolo come lo vedono tutti
picture-title-hand = { picture-game }: una mano di { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}

picture-says-row = Fila { $colour ->
    [R] rossa
    [Y] gialla
    [G] verde
   *[B] blu
}: { $lying } { $open }.
picture-says-lying = calati { $numbers };
picture-says-nothing-lies = niente di calato;
picture-says-open = aperta a { $numbers }
picture-says-closed = chiusa
picture-says-jokers = Jolly in tavola: { $jokers }.
picture-says-bridges = Ponti: { $bridges }.
picture-says-bridge = da { $start } a { $end }
picture-says-pile = Carte nel mazzo: { $count }.
picture-says-turn = Tocca al posto { $seat }.
picture-says-hand = Il posto { $seat } ha in mano { $cards }.
picture-says-cards = { $cards }.
picture-says-hidden = { $count ->
    [one] Il posto { $seat } ha { $count } carta coperta.
   *[other] Il posto { $seat } ha { $count } carte coperte.
}
picture-says-no-cards = Il posto { $seat } non ha carte.
picture-says-own-bridges = Ponti rimasti al posto { $seat }: { $count }.
picture-says-bonus = Il posto { $seat } ha carte bonus per { $sides }.
picture-says-side = { $numbers } { $colour ->
    [R] rosso
    [Y] giallo
    [G] verde
   *[B] blu
}
picture-says-lead = Il posto { $seat } ha aperto la presa con { $card }.
picture-says-won = Onori vinti dal posto { $seat }: { $count }.
picture-says-score = Punti del posto { $seat }: { $points }.
picture-says-winner = Il posto { $seat } ha vinto.

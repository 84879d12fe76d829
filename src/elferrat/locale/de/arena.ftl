# Was `arena` sagt: Beschwerden, Tabellen, Zeichnung.

arena-two-bots = Es braucht mindestens zwei verschiedene Bots; nenne sie so: --bots thumb,random.
arena-named-twice = Für { $seats } Plätze sind { $bots } Namen genannt; nur wo jeder Platz seinen Namen hat, darf ein Bot zweimal genannt sein.
arena-hypotheses = Für den Test muss { $h0 } kleiner als { $h1 } sein; wähle --h0 und --h1 so.

arena-deals = { $count ->
    [one] Eine Verteilung
   *[other] { $count } Verteilungen
} { cli-game-name }, { $games } Spiele, in { $seconds } Sekunden
arena-seatings = Jede Verteilung in { $count } Sitzordnungen zu { $players } Spielern
arena-column = { $column ->
    [bot] Bot
    [rating] Wertung
    [share] Anteil an Siegen %
    [score] Punkte
    [place] Rang
    [mean] ms je Zug
    [most] 95 % darunter
    [pair] Paar
    [deals] Verteilungen gewonnen %
    [each] gewonnen–gleich–verloren
    [ahead] Vorn im Spiel %
    [difference] Punkte je Spiel
   *[game_points] Spielpunkte je Spiel
}
arena-test = { $pair }: { $decision ->
    [h0] die Verteilungen sprechen für { $h0 } %, nicht { $h1 } %: entschieden nach { $count }
    [h1] die Verteilungen sprechen für { $h1 } %, nicht { $h0 } %: entschieden nach { $count }
   *[open] nach { $count } Verteilungen ist zwischen { $h0 } % und { $h1 } % nichts entschieden
} (logarithmisches Wahrscheinlichkeitsverhältnis { $ratio }, Schranken ±{ $bound })
arena-note = In Klammern: 95-%-Intervalle über die Verteilungen. Eine Verteilung gewinnt, wer über alle Sitzordnungen mehr Punkte hat; gleiche zählen halb. Ein Zug: einer von mehreren. Wertung: 400 Punkte sind zehn zu eins.

arena-plot-title = { $count ->
    [one] Eine Verteilung
   *[other] { $count } Verteilungen
} { cli-game-name }, mit getauschten Plätzen
arena-plot-subtitle = Bots: { $bots } · Optionen: { $options } · Startwert: { $seed }
arena-plot-won = Vom Ersten gewonnene Verteilungen
arena-plot-interval = mit 95-%-Intervall; gleiche zählen halb
arena-plot-differences = Vorsprung in Punkten
arena-plot-points = Punkte je Spiel, mit 95-%-Intervall
arena-plot-ratings = Wertungen
arena-plot-rating = Punkte über dem Mittel, mit 95-%-Intervall
arena-plot-course = Der fortlaufende Test
arena-plot-deals = Verteilungen
arena-plot-ratio = logarithmisches Wahrscheinlichkeitsverhältnis

# Was `simulate` sagt: Beschwerden, Tabelle, Zeichnung.

simulate-bots-and-seats = Für { $seats } Plätze sind { $bots } Bots genannt; nenne einen für alle oder einen je Platz.
simulate-exists = Die Datei { $path } gibt es schon, sie wird nicht überschrieben; wähle einen anderen Namen.
simulate-suffix = Der Name { $name } sagt nicht, was zu schreiben ist; lass ihn auf { $known } enden.
simulate-needs-lab = Was dafür nötig ist, fehlt hier; einrichten mit: pip install "{ $extra }".
simulate-same-file = Zeilen und Zwischenstand brauchen je eine eigene Datei; wähle für eine davon einen anderen Namen.
simulate-drawing-same-file = Die Zeichnung käme an die Stelle des Checkpoints; für eines von beiden einen anderen Namen wählen.
simulate-no-checkpoint = Das ist kein Zwischenstand dieses Befehls oder nur ein Teil davon; nenne die Datei, die --checkpoint geschrieben hat.
simulate-other-version = Dieser Zwischenstand stammt von einer anderen Fassung des Programms oder der Regeln; fahre mit jener fort oder beginne neu.
simulate-changed = Dieser Zwischenstand wurde verändert oder beschädigt; nimm eine unveränderte Kopie oder beginne neu.
simulate-spool-changed = Die Zeilen dieses Zwischenstands sind unvollständig oder verändert; nimm eine unveränderte Kopie oder beginne neu.
simulate-in-use = Diese Zeilen schreibt gerade ein anderer Lauf; warte auf sein Ende oder beende ihn zuerst.
simulate-contradicts = Im Zwischenstand steht { $kept }; lass dies weg oder beginne ohne --resume neu.
simulate-cluster-threads = Ein Cluster verteilt die Spiele selbst; lass --threads oder --cluster weg.
simulate-died = Ein Prozess wurde von außen beendet, vielleicht fehlte Speicher; versuche es mit weniger.
simulate-plain = Diese Spiele laufen in reinem Python; mit pip install "{ $extra }" geht es um ein Vielfaches schneller.

simulate-interrupted = Abgebrochen: { $done } von { $games } Spielen sind gespielt.
simulate-interrupted-kept = Abgebrochen: { $done } von { $games } Spielen sind gespielt; weiter geht es mit: elferrat { $command } --resume { $path }
simulate-speed = { $rate } Spiele/s

simulate-games = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
} { cli-game-name } in { $seconds } Sekunden ({ $rate } je Sekunde)
simulate-between = { $value } ({ $low } bis { $high })
simulate-percent = { $value } %
simulate-length = Züge je Spiel: { $value }, kürzestes { $shortest }, längstes { $longest }
simulate-ended = So endeten die Spiele: { $reasons }
simulate-reason = { $reason ->
    [out] jemand war fertig
    [blocked] niemand konnte ziehen
   *[played] alle Karten gespielt
} { $value } %
simulate-empty = Stapel am Ende leer: { $value } % ({ $low } bis { $high })
simulate-ties = Ohne alleinigen Sieger: { $count }, { $value } % ({ $low } bis { $high })
simulate-column = { $column ->
    [seat] Platz
    [seats] Plätze
    [bot] Bot
    [wins] Siege %
    [share] Anteil %
    [score] Punkte
    [place] Rang
   *[bonus] Bonuskarten
}
simulate-nth = { $place }. %
simulate-note = Siege: allein oder geteilt. Anteil: ein geteilter Sieg zählt zu gleichen Teilen. In Klammern: 95-%-Intervalle.
simulate-note-even = Bei 10–10 gewinnt niemand, und beide sind Erste.

simulate-plot-title = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
} { cli-game-name }
simulate-plot-subtitle = Bots je Platz: { $bots } · Optionen: { $options } · Startwert: { $seed }
simulate-plot-no-options = Standard
simulate-plot-seat = Platz { $seat }, { $bot }
simulate-plot-mean = Mittel { $value }
simulate-plot-percent = { $value } %
simulate-plot-of-games = der Spiele
simulate-plot-lengths = Länge
simulate-plot-moves = Züge
simulate-plot-scores = Punkte je Platz
simulate-plot-points = Punkte
simulate-plot-positions = Ränge am Ende
simulate-plot-place = Rang
simulate-plot-shares = Anteil an den Siegen
simulate-plot-interval = mit 95-%-Intervall
simulate-plot-stock = Stapel am Ende
simulate-plot-stock-left = übrige Karten; keine in { $empty } % der Spiele
simulate-plot-bonus = Bonuskarten
simulate-plot-cards = Karten

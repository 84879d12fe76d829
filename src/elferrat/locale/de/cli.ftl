# Was die Befehlszeile sagt: Beschwerden über einen Befehl und die Ergebnisse der Befehle.

cli-usage = { $problem } Siehe { $help }.
cli-no-command = Es gibt keinen Befehl „{ $name }“; { $help } zeigt alle.
cli-no-option = Es gibt keine Option „{ $name }“; { $help } zeigt alle.
cli-minus = „{ $name }…“ beginnt mit einem Minus; setze -- vor die Ergebnisse.
cli-option-value = Die Option „{ $name }“ braucht einen Wert; siehe { $help }.
cli-missing = { $name } fehlt; siehe { $help }.
cli-name-command = Es ist kein Befehl genannt; { $help } zeigt alle.
cli-option-form = Eine Option des Spiels schreibt man NAME=WERT; `elferrat games` zeigt alle.
cli-option-twice = Die Option „{ $name }“ ist zweimal angegeben; lass eine weg.
cli-output-failed = Die Ausgabe ließ sich nicht schreiben ({ $error }); schaffe Platz oder wähle ein anderes Ziel.
cli-too-large = Die Eingabe ist zu groß für den Speicher dieses Rechners; gib weniger ein.
cli-interrupted = Abgebrochen.
cli-bad-commitment = Eine Festlegung besteht aus 64 Hexadezimalziffern, so wie sie vor dem Spiel gezeigt wurde.

cli-seat = Platz { $seat }
cli-not-legal = Zug { $number }, { $move }, ist nicht erlaubt.

cli-game-name = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Böhmischer Schneider
}
cli-game = { $game }: { cli-game-name }, { $fewest } bis { $most } Spieler
cli-game-for-two = { $game }: { cli-game-name }, { $most } Spieler

cli-replays = Das Protokoll lässt sich nachspielen: { cli-game-name }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}; { $scores }.
cli-replays-unfinished = Das Protokoll lässt sich nachspielen: { cli-game-name }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}; das Spiel ist nicht zu Ende.

cli-verify-answer = { $answer ->
    [yes] ja
    [no] nein
   *[none] nicht aufgezeichnet
}
cli-verify-commitment = Das Geheimnis ist das vor dem Spiel festgelegte: { cli-verify-answer }
cli-verify-shuffle = Aus dem Startwert folgt genau diese Kartenverteilung: { cli-verify-answer }
cli-verify-play = Alle Züge und das Ergebnis folgen den Regeln: { cli-verify-answer }

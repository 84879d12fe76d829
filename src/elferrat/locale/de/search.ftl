# Vorausschauen: genaues Ausspielen mit offenen Karten.

search-no-tricks = Genau ausspielen lassen sich nur Elfern und Böhmischer Schneider, nicht { $game }.
search-hidden = Hier sind Karten verdeckt. Genaues Ausspielen braucht jede Karte: eine Stellung mit beiden Händen und dem Talon angeben, keine Sicht.
search-bad-seconds = Eine Zahl von Sekunden angeben, 0 oder mehr.
search-out-of-time = Die Zeit war um, bevor alle Züge angesehen waren: { $done } von { $all } stehen da.
search-nothing = Es gibt keinen Zug, über den etwas zu sagen wäre.
search-value = Platz { $seat } bekommt von hier an { $value } Honneurs. Was jeder Zug bekommt:
search-work = Angesehene Stellungen: { $nodes }, in { $seconds } s.
search-none-held = In diesem Spiel, oder mit diesen Optionen, bleibt nie ein Punkt stehen.
search-honours-missing = Es fehlen Karten: Nur mit allen { $count } Honneurs hat das Spiel einen Gewinner und Spielpunkte.
search-held-alone = Auch --points angeben: Nur Spielpunkte kennen einen stehenden.
search-points = In Klammern die Spielpunkte: über 0 ist das Spiel gewonnen, unter 0 verloren.
search-big-hand = Eine Hand hat in diesen Spielen höchstens { $most } Karten.
search-or-judge = { $problem } Oder die Züge nach weitergespielten Partien beurteilen lassen: { $command }
search-judge-alone = Auch --judge angeben: Genaues Ausspielen überlässt nichts dem Zufall.
search-judged-points = Mit --judge weglassen: Nur genaues Ausspielen kennt Spielpunkte.
search-no-seconds = Mehr Sekunden angeben: In so kurzer Zeit lässt sich nichts beurteilen.
search-over = Die Partie ist zu Ende: Es gibt keinen Zug zu beurteilen.
search-judged = Platz { $seat }, { $light ->
    [open] alle Karten offen
   *[known] beurteilt nach dem, was er weiß
}: was nach jedem Zug zu erwarten ist, in { $unit ->
    [honours] Honneurs am Ende des Spiels
   *[ahead] Punkten Vorsprung vor dem Mittel der anderen
}{ $sure ->
    [exact] .
   *[about] ; ± reicht bis an die Enden des 95-%-Intervalls.
}
search-judged-best = Am besten: { $move }. { $why }
search-judged-work = { $sure ->
    [exact] Nichts blieb dem Zufall überlassen; es dauerte { $seconds } s.
   *[about] Weitergespielte Partien: { $playouts }, in { $seconds } s.
}
search-judged-without = Was eine Stellung nicht sagen kann, ist, wer vorher zog, passte oder nicht bediente; gibt es eine Aufzeichnung, rechnet elferrat review RECORD --at N auch das ein.
search-judged-late = Die Zeit war nach { $playouts } Partien um; mit mehr werden die Zahlen sicherer.

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

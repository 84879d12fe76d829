# Der Tisch der Reihenspiele im Browser.
page-rows-laid = { $name }: { $cards } liegen, als Nächstes { $to }
page-rows-full = { $name }: { $cards } liegen, mehr kommt nicht
page-rows-empty = { $name }: leer, beginnt mit { $to }
page-rows-bare = { $name }: leer

## Was ein Feld sagt

page-rows-is-laid = liegt
page-rows-is-joker = hier liegt ein Joker
page-rows-is-next = kommt als Nächstes
page-rows-is-free = frei
page-rows-is-last = letzter Zug
page-rows-is-hinted = Tipp
page-rows-bridge-down = Brücke zur Reihe darunter
page-rows-bridge-up = Brücke zur Reihe darüber
page-rows-play = { $card } legen
page-rows-bonus-of = Bonuskarte von { $name }
page-rows-side-full = vollständig

## Was neben den Reihen liegt

page-rows-pile = Stapel
page-rows-own-bridges = Deine Brücken
page-rows-bonus = Bonuskarten: { $name }, { $text }
page-rows-side = { $name } { $from }–{ $to }
page-rows-box = Joker aus dem Spiel
page-rows-start = Startzahl: { $number }

## Was verlangt ist

page-rows-ask-opens-eleven = Die erste 11 eröffnet: Rot, sonst Gelb, Grün, Blau.
page-rows-ask-opens-three = Eine 10, 11 oder 12 eröffnet.
page-rows-ask-opens-any = Jede Karte eröffnet; alle Reihen beginnen mit ihrer Zahl.
page-rows-ask-lay = Lege eine passende Karte.
page-rows-ask-lay-one = Lege eine einzige passende Karte.
page-rows-ask-lay-more = Lege weiter oder beende den Zug.
page-rows-ask-no-more = Mehr lässt sich nicht legen: Zug beenden.
page-rows-ask-eleven-first = Eine passende 11 geht vor.
page-rows-ask-draws-until_fit = Nichts passt: zieh, bis eine passt, höchstens drei.
page-rows-ask-draws-three = Nichts passt: zieh drei.
page-rows-ask-draws-one = Nichts passt: zieh eine.
page-rows-ask-drew-fits = Gezogen, und sie passt: lege sie.
page-rows-ask-drew-or-keep = Gezogen, und sie passt: legen oder behalten.
page-rows-ask-nothing-left = Nichts passt, kein Stapel mehr: passe.
page-rows-ask-play-or-draw = Spiele bis zu vier Karten oder zieh eine.
page-rows-ask-play-or-pass = Spiele bis zu vier Karten oder passe.
page-rows-ask-must-play = Kein Stapel mehr: spiele eine passende Karte.
page-rows-ask-exchanged = Getauscht: nun muss eine Karte gespielt werden.
page-rows-ask-of-four = Gespielt: { $count } von 4
page-rows-ask-four = Vier sind gespielt: beende den Zug.

## Wohin eine Karte kann

page-rows-where = Wohin? { $card }
page-rows-in-row = In ihre Reihe
page-rows-over-bridge = Über eine Brücke
page-rows-no-cell = Anderswohin

## Der Zug bisher

page-rows-tray = Dieser Zug
page-rows-tray-empty = noch keine Karte
page-rows-earlier = +{ $count }
page-rows-earlier-words = Karten davor: { $count }
page-rows-did-laid = { $card }
page-rows-did-bridged = { $card } über eine Brücke
page-rows-did-exchanged = { $card } gegen den Joker
page-rows-did-discarded = { $card } abgelegt
page-rows-did-drew = { $card } gezogen
page-rows-hidden = eine verdeckte Karte
page-rows-drawn-stays = Was gezogen ist, bleibt auf der Hand.
page-rows-bridge-first = Brücke legen: dann die Karte wählen, die darüber liegt
page-rows-bridge-now = Wähle jetzt die Karte, die darüber liegt.
page-rows-bridge-none = Du hast keine Brücke mehr.
page-rows-bridge-turn = Brücken legst du, wenn du dran bist.
page-rows-bridge-nowhere = Jetzt kann keine Karte über eine Brücke.

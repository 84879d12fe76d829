# Der Tisch der Stichspiele im Browser.
page-tricks-hand-of = { $name }, Karten auf der Hand: { $count }
page-tricks-stock = Talon: { $count }
page-tricks-stock-gone = Talon leer
page-tricks-you-lead = Du spielst aus.
page-tricks-led = Ausgespielt: { $text }
page-tricks-led-you = Du hast ausgespielt: { $text }
page-tricks-led-by = { $name } hat ausgespielt: { $text }
page-tricks-won-you = Du gewinnst den Stich.
page-tricks-won-by = { $name } gewinnt den Stich.
page-tricks-last = Letzter Stich
page-tricks-new = neu

## What holds now

page-tricks-must = Du musst bedienen: { $text }
page-tricks-must-head = Du musst bedienen, und stechen, wenn es geht: { $text }
page-tricks-phase-free = { terminal-phase-free }
page-tricks-phase-follow = { terminal-phase-follow }
page-tricks-phase-head = { terminal-phase-head }
page-tricks-phase-exact-suit = { terminal-phase-exact-suit }
page-tricks-phase-any-suit = { terminal-phase-any-suit }
page-tricks-phase-follow-suit = { terminal-phase-follow-suit }
page-tricks-phase-seven = Ein ausgespieltes Ass sticht allein die 7 seiner Farbe.

## Honours and how they are shown

page-tricks-honours = Honneurs
page-tricks-honours-you = Deine Honneurs: { $count } von 20
page-tricks-honours-by = { $name }, Honneurs: { $count } von 20
page-tricks-aim = 11 gewinnen das Spiel
page-tricks-both = Honneurs von beiden zeigen
page-tricks-pack = Blatt
page-tricks-pack-french = französisch
page-tricks-pack-german = deutsch

## The match

page-tricks-match = Stand der Partie
page-tricks-total = { $name }: { $count }
page-tricks-hand-number = Spiel { $number }
page-tricks-hand-number-of = Spiel { $number } von { $count }
page-tricks-dealt-you = Du hast gegeben.
page-tricks-dealt-by = { $name } hat gegeben.
page-tricks-deals-you = Als Nächstes gibst du.
page-tricks-deals-by = Als Nächstes gibt { $name }.
page-tricks-deals-lot = Das nächste Geben wird ausgelost.
page-tricks-held = Ständer: Ein Punkt steht und kommt für den nächsten Sieger dazu.
page-tricks-held-double = Ständer: Der nächste Sieg zählt doppelt.

# Il tavolo dei giochi di presa nel browser.
page-tricks-hand-of = { $name }, carte in mano: { $count }
page-tricks-stock = tallone: { $count }
page-tricks-stock-gone = tallone finito
page-tricks-you-lead = Esci tu.
page-tricks-led = Seme d’uscita: { $text }
page-tricks-led-you = Seme d’uscita (tuo): { $text }
page-tricks-led-by = Seme d’uscita ({ $name }): { $text }
page-tricks-won-you = Vinci la presa.
page-tricks-won-by = { $name } vince la presa.
page-tricks-last = Ultima presa
page-tricks-new = nuova

## What holds now

page-tricks-must = Devi rispondere a: { $text }
page-tricks-must-head = Devi rispondere e, se possibile, superare: { $text }
page-tricks-phase-free = { terminal-phase-free }
page-tricks-phase-follow = { terminal-phase-follow }
page-tricks-phase-head = { terminal-phase-head }
page-tricks-phase-exact-suit = { terminal-phase-exact-suit }
page-tricks-phase-any-suit = { terminal-phase-any-suit }
page-tricks-phase-follow-suit = { terminal-phase-follow-suit }
page-tricks-phase-seven = Un asso d’uscita è superato solo dal 7 del suo seme.

## Honours and how they are shown

page-tricks-honours = Onori
page-tricks-honours-you = I tuoi onori: { $count } su 20
page-tricks-honours-by = { $name }, onori: { $count } su 20
page-tricks-aim = 11 vincono la mano
page-tricks-both = Mostra gli onori di entrambi
page-tricks-pack = Mazzo
page-tricks-pack-french = francese
page-tricks-pack-german = tedesco

## The match

page-tricks-match = Situazione dell’incontro
page-tricks-total = { $name }: { $count }
page-tricks-hand-number = Mano { $number }
page-tricks-hand-number-of = Mano { $number } di { $count }
page-tricks-dealt-you = Hai dato tu le carte.
page-tricks-dealt-by = { $name } ha dato le carte.
page-tricks-deals-you = Poi dai tu le carte.
page-tricks-deals-by = Poi { $name } dà le carte.
page-tricks-deals-lot = La prossima distribuzione si tira a sorte.
page-tricks-held = Parità: un punto resta in sospeso per il prossimo vincitore.
page-tricks-held-double = Parità: la prossima vittoria vale doppio.

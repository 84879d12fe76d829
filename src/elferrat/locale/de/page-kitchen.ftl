# Der Küchentisch: Spielstände für Karten auf einem richtigen Tisch, im Browser aufbewahrt.
page-kitchen-title = Am Küchentisch
page-kitchen-about = Zettel für Spiele mit echten Karten. Alles bleibt in diesem Browser.
page-kitchen-offline = Die Zettel gehen auch ohne Netz.
page-kitchen-no-offline = Ohne Netz gehen die Zettel nur, wo dieser Server über https erreicht wird.
page-kitchen-all-sheets = ← Alle Zettel
page-kitchen-new = Neuer Zettel
page-kitchen-sheets = Deine Zettel
page-kitchen-none = Noch gibt es keinen Zettel.
page-kitchen-count-hands = Spiele: { $count }
page-kitchen-rename = Umbenennen
page-kitchen-rename-it = „{ $name }“ umbenennen
page-kitchen-delete = Löschen
page-kitchen-delete-it = „{ $name }“ löschen
page-kitchen-is-deleted = „{ $name }“ ist gelöscht.
page-kitchen-bring-back = Zurückholen
page-kitchen-bring-back-it = „{ $name }“ zurückholen
page-kitchen-forget = Endgültig löschen
page-kitchen-forget-it = „{ $name }“ endgültig löschen
page-kitchen-deleted = Gelöschte Zettel: { $count }
page-kitchen-deleted-about = Hier bleiben sie dreißig Tage lang.
page-kitchen-unknown-sheet = Diesen Zettel gibt es hier nicht. Zettel bleiben in dem Browser, in dem sie angelegt wurden.
page-kitchen-unreadable = Zettel, die diese Seite nicht lesen kann: { $count }. Sie bleiben, wie sie sind.
page-kitchen-trouble-full = Dieser Browser hat keinen Platz mehr, die letzten Änderungen gehen beim Schließen der Seite verloren; lösche Zettel endgültig oder drucke sie.
page-kitchen-trouble-forbidden = Dieser Browser bewahrt für diese Seite nichts auf, die Zettel gehen beim Schließen verloren; drucke sie oder erlaube das Speichern.

## Wer spielt was

page-kitchen-title-of-sheet = Name des Zettels
page-kitchen-game = Spiel
page-kitchen-players = Spieler
page-kitchen-names = Namen, in der Reihenfolge der Plätze
page-kitchen-name-of = Name von Spieler { $number }
page-kitchen-seat = Spieler { $number }
page-kitchen-first-dealer = Erster Geber
page-kitchen-by-lot = Auslosen
page-kitchen-hands = Vereinbarte Spiele (0: ohne Ende)
page-kitchen-more = Mehr: Länge, Regeln
page-kitchen-begin = Anfangen
page-kitchen-save = Speichern
page-kitchen-cancel = Abbrechen

## Ein Spiel

page-kitchen-hand = Spiel { $number }
page-kitchen-change-hand = Spiel { $number } ändern
page-kitchen-delete-hand = Spiel { $number } löschen
page-kitchen-honours-of = Honneurs
page-kitchen-left-of = Summe der Zahlen auf der Hand
page-kitchen-points-of = Punkte
page-kitchen-sign = Vorzeichen wechseln: { $name }
page-kitchen-who-drew = Wer gibt nach dem Los?
page-kitchen-counting = Karten zählen statt Punkte angeben
page-kitchen-count-bonus = Bonus
page-kitchen-count-left = Summe der Zahlen auf der Hand
page-kitchen-count-jokers = Joker auf der Hand
page-kitchen-counted = Punkte: { $count }
page-kitchen-may-add = Mehrere Zahlen werden addiert: 3 + 9 oder 3 9.
page-kitchen-write = Aufschreiben
page-kitchen-undo = Zurück
page-kitchen-redo = Wieder vor
page-kitchen-end = Partie beenden
page-kitchen-ended = Die Partie ist zu Ende.
page-kitchen-go-on = Weiterspielen
page-kitchen-print = Drucken
page-kitchen-csv = Als CSV speichern
page-kitchen-terms = Namen und Regeln dieses Zettels
page-kitchen-did-add = Spiel { $number } ist aufgeschrieben.
page-kitchen-did-change = Spiel { $number } ist geändert.
page-kitchen-did-remove = Spiel { $number } ist gelöscht.
page-kitchen-did-terms = Namen und Regeln sind gespeichert.
page-kitchen-did-end = Notiert.
page-kitchen-undone = Rückgängig gemacht: { $text }.
page-kitchen-redone = Wiederhergestellt: { $text }.
page-kitchen-step-add = ein Spiel aufgeschrieben
page-kitchen-step-change = ein Spiel geändert
page-kitchen-step-remove = ein Spiel gelöscht
page-kitchen-step-terms = Namen und Regeln
page-kitchen-step-end = das Ende der Partie

## Wie die Partie steht

page-kitchen-nothing-yet = Noch ist kein Spiel aufgeschrieben.
page-kitchen-wins = { $names } gewinnt ({ $scores }).
page-kitchen-wins-shared = { $names } teilen sich den Sieg ({ $scores }).
page-kitchen-leads = { $names } führt ({ $scores }).
page-kitchen-leads-shared = { $names } führen gleichauf ({ $scores }).
page-kitchen-held = Ein Punkt steht und geht an den Sieger des nächsten Spiels; endet die Partie hier, so verfällt er.
page-kitchen-held-double = Das nächste gewonnene Spiel zählt doppelt; endet die Partie hier, so verfällt das.
page-kitchen-to-come = Spiele, die noch kommen: { $count }.
page-kitchen-to-come-schneider = Ein Spiel steht noch aus: Eine Partie hat eine gerade Zahl von Spielen.
page-kitchen-next-dealer = Als Nächstes gibt { $name }.
page-kitchen-next-drawn = Der nächste Geber wird ausgelost: Jeder zieht eine Karte, die höhere gibt.
page-kitchen-begins = { $name } beginnt.
page-kitchen-begins-trick = { $name } spielt zum ersten Stich aus.
page-kitchen-begins-eleven = Wer die rote 11 hat, beginnt.
page-kitchen-begins-lot = Wer beginnt, entscheidet das Los.
page-kitchen-slate-seat = { $name }, Spielpunkte: { $count }
page-kitchen-table = Aufgeschriebene Spiele
page-kitchen-column-hand = Spiel
page-kitchen-column-dealer = Geber
page-kitchen-column-honours = Honneurs
page-kitchen-column-points = Punkte
page-kitchen-column-total = Stand
page-kitchen-column-held = Ständer
page-kitchen-deals = Geber
page-kitchen-legend-held = „·“: 10–10, ein Punkt steht
page-kitchen-legend-points = Honneurs und Punkte des Spiels
page-kitchen-legend-total = Stand
page-kitchen-total = Stand

## Der Schiedsrichter

page-kitchen-referee = Was kann man aufschreiben, und was zählt es?
page-kitchen-rule-one-out = Genau einer hat 0: wer die letzte Karte gelegt hat.
page-kitchen-rule-left = Alle anderen schreiben die Summe der Zahlen auf ihrer Hand auf; die niedrigste Gesamtsumme gewinnt.
page-kitchen-rule-most-left = Alle Hände zusammen können hier nicht mehr als { $most } haben.
page-kitchen-rule-points = 11 für jede Bonuskarte, minus die Zahlen auf der Hand, minus 11 für jeden Joker auf der Hand; Brücken zählen nichts.
page-kitchen-rule-bounds = Ein Spiel bringt { $low } bis { $high } Punkte.
page-kitchen-rule-blocked = Passen alle nacheinander, so ist das Spiel zu Ende und wird wie sonst gezählt; fertig ist dann niemand.
page-kitchen-rule-games = Eine Partie hat so viele Spiele wie Spieler, hier { $count }.
page-kitchen-rule-honours = Im Blatt sind 20 Honneurs: Asse, Könige, Ober (Damen), Unter (Buben) und Zehnen. Beide zusammen haben 20.
page-kitchen-rule-held = Nach 10–10 steht ein Punkt; wer das nächste Spiel gewinnt, bekommt ihn dazu.
page-kitchen-rule-held-double = Nach 10–10 zählt das nächste gewonnene Spiel doppelt.
page-kitchen-rule-held-none = 10–10 bringt niemandem etwas.
page-kitchen-rule-second-tie = Ein zweites 10–10 gleich danach: Dann steht nichts mehr.
page-kitchen-rule-deal-winner = Der Sieger eines Spiels gibt das nächste; nach 10–10 wird der Geber ausgelost.
page-kitchen-rule-deal-loser = Der Verlierer eines Spiels gibt das nächste; nach 10–10 wird der Geber ausgelost.
page-kitchen-rule-deal-alternate = Es wird abwechselnd gegeben, auch nach 10–10.
page-kitchen-rule-banners = Ein Spielpunkt ist ein Strich auf der Tafel, vier Striche sind eine Fahne.
page-kitchen-rule-tie = 10–10 bringt niemandem etwas, und es steht auch nichts.
page-kitchen-rule-even = Eine Partie hat eine gerade Zahl von Spielen.

## Abgelehnt

page-kitchen-bad-missing = Gib für { $name } eine ganze Zahl an, höchstens { $most }.
page-kitchen-bad-honours = Die Honneurs ergeben zusammen { $number }, im Blatt sind aber 20; zähle sie noch einmal.
page-kitchen-below-zero = { $number } kann niemandem auf der Hand bleiben; gib 0 oder mehr an.
page-kitchen-one-out = Genau einer hat 0, nämlich wer fertig geworden ist. Spieler mit 0 hier: { $count }.
page-kitchen-too-many-left = Zusammen bleiben { $number } übrig, mehr als { $most } können es aber nicht sein; addiere noch einmal.
page-kitchen-bad-points = { $number } Punkte sind nicht möglich: Ein Spiel bringt { $low } bis { $high }.
page-kitchen-too-many-bonus = Für diese Punkte braucht es Bonuskarten: { $count }. Es gibt nur { $most }.
page-kitchen-too-few-points = Zusammen { $number } Punkte sind nicht möglich: Was in allen Händen bleibt, kostet höchstens { $most }.
page-kitchen-nobody-out = Niemand ist fertig geworden: Wer es ist, hat 0, 11, 22 oder mehr, 11 für jede Bonuskarte. Zähle noch einmal nach.
page-kitchen-bad-bonus = Gezählte Bonuskarten: { $count }. Es gibt nur { $most }.
page-kitchen-bad-jokers = Gezählte Joker: { $count }. Es gibt nur { $most }.
page-kitchen-bad-hands = Eine Partie hat eine gerade Zahl von Spielen, nicht { $number }.
page-kitchen-bad-blue = Die blauen Karten bleiben nur zu zweit in der Schachtel.
page-kitchen-bad-end = Die Partie kann noch nicht enden; Spiele, die noch ausstehen: { $count }.
page-kitchen-bad-line = Spiel { $number } wäre dann nicht möglich. { $why }

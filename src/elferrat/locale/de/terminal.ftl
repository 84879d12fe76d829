# Spielen im Terminal: Ereignisse, Fragen, Hilfe, Ergebnisse.

terminal-you = Du
terminal-player = Spieler { $number }
terminal-seat-number = Platz { $number }

## Der Tisch

terminal-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-bridges = { $count ->
    [one] { $count } Brücke
   *[other] { $count } Brücken
}
terminal-bonus-cards = Bonus { $sides }
terminal-honours = { $count ->
    [one] { $count } Honneur
   *[other] { $count } Honneurs
}
terminal-seat = { $name }: { $holds }
terminal-pile = Stapel { $count }
terminal-to = {" "}bis{" "}
terminal-joker-cell = Joker{" "}
terminal-jokers = Joker *
terminal-colour = { $letter ->
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[B] Blau
}
terminal-suit = { $pack ->
    [german] { $letter ->
        [C] Eichel
        [S] Laub
        [H] Herz
       *[D] Schellen
    }
   *[french] { $letter ->
        [C] Kreuz
        [S] Pik
        [H] Herz
       *[D] Karo
    }
}
terminal-row = { terminal-row-head }: { $lying } liegt, es passt { $wanted }
terminal-row-full = { terminal-row-head }: { $lying } liegt, jetzt passt nichts
terminal-row-empty = { terminal-row-head }: leer, es passt { $wanted }
terminal-row-bare = { terminal-row-head }: leer
terminal-row-head = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[B] Blau
} { $shape }
terminal-bridges-lie = Brücken: { $bridges }
terminal-led = Ausgespielt: { $card } ({ $name })
terminal-leads = Ausspiel: { $name }
terminal-last-trick = Letzter Stich ({ $name }):
terminal-before = Letzter Stich:
terminal-taken = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $count ->
    [one] { $count } Honneur
   *[other] { $count } Honneurs
} in den Stichen: { $cards }
terminal-taken-none = { $who ->
    [you] Du hast noch keine Honneurs in den Stichen.
   *[other] { $name } hat noch keine Honneurs in den Stichen.
}
terminal-phase-free = Jede Karte darf gespielt werden; die höchste Karte der ausgespielten Farbe sticht.
terminal-phase-follow = Kein Talon mehr: Farbe muss bedient werden; die höchste Karte der ausgespielten Farbe sticht.
terminal-phase-head = Kein Talon mehr: Farbe muss bedient und, wenn möglich, gestochen werden.
terminal-phase-exact-suit = Jede Karte darf gespielt werden; nur die nächsthöhere der ausgespielten Farbe sticht.
terminal-phase-any-suit = Jede Karte darf gespielt werden; nur eine um genau einen Rang höhere Karte sticht.
terminal-phase-follow-suit = Farbe muss bedient werden; die höchste Karte der ausgespielten Farbe sticht.

## Ereignisse

terminal-laid = { $who ->
    [you] Du legst
   *[other] { $name } legt
} { $card }.
terminal-played = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
} { $card }.
terminal-joker-laid = { $who ->
    [you] Du legst
   *[other] { $name } legt
} einen Joker als { $cell }.
terminal-bridged = { $who ->
    [you] Du legst
   *[other] { $name } legt
} eine Brücke von { $from } nach { $to }.
terminal-exchanged = { $who ->
    [you] Du legst { $cell } an seinen Platz und nimmst den Joker.
   *[other] { $name } legt { $cell } an seinen Platz und nimmt den Joker.
}
terminal-discarded = { $who ->
    [you] Du legst einen Joker ab.
   *[other] { $name } legt einen Joker ab.
}
terminal-drew = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
terminal-drew-seen = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
}: { $cards }.
terminal-turn-ended = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $name } beendet den Zug.
}
terminal-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
terminal-bonus = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} eine Bonuskarte: { terminal-side } ist voll.
terminal-bonus-lost = { $who ->
    [you] Du verlierst
   *[other] { $name } verliert
} die Bonuskarte für { terminal-side }.
terminal-side = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[B] Blau
} { $end ->
    [low] 1 bis 10
   *[high] 12 bis 21
}
terminal-trick-won = { $who ->
    [you] Der Stich geht an dich
   *[other] Der Stich geht an { $name }
}: { $cards }.
terminal-over-out = Das Spiel ist aus: { $who ->
    [you] Du hast
   *[other] { $name } hat
} keine Karte mehr.
terminal-over-blocked = Das Spiel ist aus: Alle haben gepasst.
terminal-over-played = Das Spiel ist aus: Alle Karten sind gespielt.

## Ergebnisse

terminal-result-elfer = { $name }: { $count ->
    [0] nichts mehr auf der Hand
    [one] { $count } Punkt auf der Hand
   *[other] { $count } Punkte auf der Hand
}
terminal-result-extra = { $name }: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} (Bonus +{ $bonus }×11, Zahlen −{ $numbers }, Joker −{ $jokers }×11)
terminal-result-elfern = { terminal-result-schneider }
terminal-result-schneider = { $name }: { $count ->
    [one] { $count } Honneur
   *[other] { $count } Honneurs
}, { $points ->
    [one] { $points } Spielpunkt
   *[other] { $points } Spielpunkte
}
terminal-wins = { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt.
}
terminal-wins-match = { $who ->
    [you] Du gewinnst die Partie!
   *[other] { $name } gewinnt die Partie.
}
terminal-ahead = { $who ->
    [you] Du führst.
   *[other] { $name } führt.
}
terminal-share = { $names }: gleichauf, sie teilen sich den Sieg.
terminal-nobody-wins = Niemand gewinnt: je zehn Honneurs.
terminal-nobody-has-eleven = Niemand gewinnt: Es haben Karten gefehlt, und niemand hat elf Honneurs.
terminal-sheet-empty = Noch kein Spiel ist zu Ende.
terminal-next-dealer = Als Nächstes { $who ->
    [you] gibst du
   *[other] gibt { $name }
}.

## Züge, Tipps, Ablehnungen

terminal-turn = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}: { terminal-turn-counts }. Möglich: { $moves }
terminal-turn-more = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}: { terminal-turn-counts }. Möglich: { $moves }, … (insgesamt { $count }, ? nennt sie)
terminal-turn-counts = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand, { $pile } im Stapel
terminal-turn-other = { $name } ist dran.
terminal-hint = Tipp: { $move }. { $why }
terminal-playable = Das geht: { $moves }
terminal-legal = Mögliche Züge: { $moves }
terminal-no-undo = Nichts lässt sich zurücknehmen: nur Karten des laufenden Zugs, bis zum Ziehen oder Beenden.
terminal-undone = Zurückgenommen: { $move }
terminal-unknown = „{ $text }“ ist weder Zug noch Befehl. ? nennt beides.
terminal-not-now = Das geht nur, wenn du dran bist.
terminal-nothing-yet = Noch ist nichts geschehen.

## Der Ablauf

terminal-which-game = Welches Spiel?
terminal-game-choice = { $number } { $name } ({ terminal-game })
terminal-no-game = Nenne ein Spiel: { $known }.
terminal-no-such-game = „{ $text }“ ist keines davon.
terminal-welcome = { $game }, { $seats } Plätze{ $given ->
    [yes] , Startwert { $seed }
   *[no] { "" }
}
terminal-bots = Bots: { $bots }
terminal-start-help = Gib einen Zug oder einen Befehl ein; ? nennt beides.
terminal-lot = Ausgelost: { $who ->
    [you] Du gibst
   *[other] { $name } gibt
}.
terminal-lot-cards = Ausgelost: { $drawn }. { $who ->
    [you] Du gibst
   *[other] { $name } gibt
}.
terminal-hide = Drücke Enter: Deine Karten werden verdeckt, dann übernimmt { $name }.
terminal-hand-over = Gib weiter an { $name }. { $name }, drücke Enter, um deine Karten zu sehen.
terminal-saved = Gespeichert: { $path }
terminal-not-saved = Nicht gespeichert: { $trouble }
terminal-nothing-saved = Nichts wurde gespielt, nichts wird gespeichert.
terminal-ended = Das Spiel endet hier.
terminal-too-many = { $humans } Menschen und { $bots } Bots passen nicht auf { $seats } Plätze; gib mehr --players oder weniger --bots an.
terminal-many-names = { $count } Namen für { $seats } Plätze; gib weniger an.
terminal-bad-name = „{ $name }“ kann kein Name sein; nimm 1 bis { $most } darstellbare Zeichen.
terminal-same-name = Zwei Plätze heißen „{ $name }“; gib jedem einen eigenen Namen.
terminal-other-game = Die Stellung gehört zu { $game }; lass GAME weg oder nenne dieses Spiel.
terminal-with-position = Das sagt schon die Stellung; lass die Angabe weg.
terminal-odd-hands = Eine Partie Böhmischer Schneider hat eine gerade Zahl von Spielen (S8), nicht { $count }; gib 2, 4, … an, oder 1 für ein einzelnes Spiel.

## Hilfe, je eine Zeile

terminal-help-moves-row = Züge: R12 legt Rot 12 (R rot, Y gelb, G grün, B blau; auch klein geschrieben) · draw oder d ziehen · end oder e beenden · pass oder p passen
terminal-help-moves-extra = Extra: *R12 Joker als Rot 12 · Y9>B9 Brücke und Karte · Y9>*B9 Brücke und Joker · =R12 tauschen · -* Joker ablegen
terminal-help-moves-trick = Züge: erst Rang, dann Farbe: AH, TS, 7C (T ist die 10; C Kreuz oder Eichel, S Pik oder Laub, H Herz, D Karo oder Schellen)
terminal-help-commands = Befehle: m meine Hand · b Tisch gezeichnet · t Tisch in Worten · o wer hat was · l letzte Züge · h Tipp · u zurücknehmen · ? KARTE warum nicht · s Spielstand · q aufhören
terminal-help-keys-1 = Pfeile, Pos1, Ende: durch die Hand. Tab: nächste spielbare Karte.
terminal-help-keys-2 = Ziffern: zu dieser Zahl springen. R Y G B: zu dieser Reihe.
terminal-help-keys-3 = Enter, Leertaste oder Klick: Karte spielen; bei Auswahl öffnet sich eine Liste.
terminal-help-keys-4 = d ziehen · e Zug beenden · p passen · u zurücknehmen
terminal-help-keys-5 = h Tipp · ? warum die Karte geht oder nicht · F1 diese Hilfe
terminal-help-keys-6 = l letzte Züge · s Spielstand · q aufhören (das Spiel wird gespeichert)
terminal-help-keys-tricks = Ziffern: zu diesem Rang springen. Enter, Leertaste oder Klick: Karte spielen.
terminal-help-marks = > spielbare Karte · + dort passt als Nächstes etwas · * Joker · │ Brücke
terminal-help-bonus = Bonus G- und G+: Grün 1 bis 10 und Grün 12 bis 21 vollendet.
terminal-help-ranks = > spielbare Karte · { $pack ->
    [german] T 10 · J Unter · Q Ober · K König · A Ass
   *[french] T 10 · J Bube · Q Dame · K König · A Ass
}

## Vollbild

terminal-title-choose = { $card }: welcher Zug?
terminal-title-help = Tasten
terminal-title-log = Letzte Züge
terminal-title-sheet = Spielstand
terminal-title-quit = Aufhören? Das Spiel bis hierher wird gespeichert.
terminal-key-quit = Aus
terminal-key-stay = Weiterspielen
terminal-key-next = Nächstes Spiel
terminal-key-again = Noch einmal spielen
terminal-key-hide = Meine Karten verdecken
terminal-key-ready = Meine Karten zeigen
terminal-key-help = Hilfe
terminal-key-draw = Ziehen
terminal-key-end = Ende
terminal-key-end-turn = Zug beenden
terminal-key-pass = Passen
terminal-key-undo = Zurück
terminal-key-hint = Tipp
terminal-key-why = Warum
terminal-key-log = Züge
terminal-key-sheet = Stand
terminal-start-keys = Pfeile wählen eine Karte, Enter spielt sie; F1 nennt alle Tasten.
terminal-close = Escape schließt das.
terminal-card-playable = { $card } ({ $notation }): spielbar, Enter spielt sie.
terminal-card-blocked = { $card } ({ $notation }): geht jetzt nicht, ? sagt warum.
terminal-thinking = { $name } überlegt …
terminal-your-turn = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
}
terminal-may-end = e beendet den Zug.
terminal-may-draw = d zieht.
terminal-may-pass = p passt.
terminal-turn-played = { $count } von 4 gespielt

## Züge in einer Liste erklärt

terminal-move-lay = { $card }
terminal-move-joker = Joker als { $card }
terminal-move-bridge = Brücke von { $from }, darüber { $card }
terminal-move-bridge-joker = Brücke von { $from }, darüber ein Joker als { $card }
terminal-move-exchange = { $card } an seinen Platz, der Joker auf die Hand
terminal-move-discard = einen Joker ablegen

terminal-game = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Böhmischer Schneider
}

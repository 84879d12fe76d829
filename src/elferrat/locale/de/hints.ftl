## Warum ein Bot einen Zug wählt, und was der Tisch als Tipp sagt

hint-not-on-turn = Dieser Platz hat keinen Zug zu machen; frage für den Platz, der in einem laufenden Spiel am Zug ist.
hint-bad-bot = Es gibt keinen Bot „{ $name }“; bekannt sind { $known }.
hint-random = Einer von { $count } erlaubten Zügen, ausgelost.
hint-only = Das ist der einzige erlaubte Zug.

## Stichspiele

hint-ending = Alle Karten sind bekannt. Genau durchgespielt bringt { $card } noch { $take } von { $rest } Honneurs.
hint-lead-sure = { $card }: Keine Karte, die du nicht gesehen hast, kann sie stechen.
hint-lead-low = { $card } ist kein Honneur: Wird die Karte gestochen, ist wenig verloren.
hint-lead-few = { $card }: Nur { $beaters } könnte stechen und liegt vielleicht im Talon.
hint-lead-many = { $card }: { $count } ungesehene Karten könnten stechen, aber jedes andere Ausspiel verspricht weniger.
hint-take = { $card } sticht { $lead }: { $honours ->
    [0] Du spielst als Nächstes aus.
    [one] ein Honneur, und du spielst aus.
   *[other] { $honours } Honneurs, und du spielst aus.
}
hint-duck = { $card }: Du könntest mit { $takers } stechen, aber auf der Hand ist das mehr wert.
hint-give-low = Nichts, was du spielen darfst, sticht { $lead }: { $card } gibt kein Honneur her.
hint-give-least = Nichts, was du spielen darfst, sticht { $lead }, und { $card } brauchst du später am wenigsten.
hint-give-honour = Nichts, was du spielen darfst, sticht { $lead }, und du hast nur Honneurs herzugeben: { $card } brauchst du am wenigsten.

## Reihenspiele

hint-row-frees = { $card } macht den Weg frei für deine Karte { $own }.
hint-row-least = { $card } lässt { $opened } heraus, aber keine andere Karte legst du besser.
hint-row-own = Gleich hinter { $card } kommt deine eigene Karte: Das lässt sonst niemanden heran.
hint-row-closed = Hinter { $card } kommt nichts mehr: Das lässt niemanden heran.

## Elfer raus!

hint-elfer-out = { $count ->
    [one] Deine letzte Karte passt: Du machst Schluss.
   *[other] Alle deine { $count } Karten lassen sich in diesem Zug legen: Du machst Schluss.
}
hint-elfer-forced = Alle Karten sind bekannt, und nach diesem Zug machst du als Erster Schluss, was immer der andere spielt.
hint-elfer-start = { $card } macht die { $number } zur Startzahl: { $count ->
    [one] Davon hast du eine Karte.
   *[other] Davon hast du { $count } Karten, und jede eröffnet eine Reihe.
}
hint-elfer-hold = Beende den Zug und halte { $card } zurück: { $count ->
    [one] Dahinter wartet eine Karte, die du nicht hast.
   *[other] Dahinter warten { $count } Karten, die du nicht hast.
}
hint-elfer-reserve = Beende den Zug und behalte { $card } für einen Zug, in dem sonst nichts passt.

## Elfer raus! Extra

hint-extra-exchange = Tausche { $card } ein: Das zählt nicht zu deinen vier Karten, und anders wirst du diese Karte nicht los.
hint-extra-out = Es ist deine letzte Karte: Das Spiel endet.
hint-extra-bonus = { $card } füllt das letzte leere Feld der Seite: eine Bonuskarte für dich.
hint-extra-setup = Nach { $card } fehlt auf dieser Seite nur noch { $last }: Auch das kannst du füllen und die Bonuskarte nehmen.
hint-extra-joker = Ein Joker als { $card } ist hier mehr wert als auf der Hand.
hint-extra-joker-back = Ein Joker als { $card } ist nicht verloren: Tausche gleich deine eigene Karte { $card } dagegen ein, und er ist wieder auf deiner Hand.
hint-extra-joker-late = Eine andere Hand hat nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, und ein Joker auf deiner Hand würde 11 Punkte kosten.
hint-extra-joker-last = Du hast nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: Den Joker aufzuheben nützt nichts mehr.
hint-extra-joker-away = Weg mit einem Joker: Auf der Hand würde er 11 Punkte kosten.
hint-extra-bridge = Die Brücke lohnt sich: Sonst müsste { $card } warten, bis die Reihe so weit ist.
hint-extra-four = Vier Karten sind gespielt: Beende den Zug.
hint-extra-draw = Lieber ziehen, als andere heranzulassen: Hinter { $card } { $count ->
    [one] wartet eine Karte, die du nicht hast.
   *[other] warten { $count } Karten, die du nicht hast.
}
hint-extra-end = Beende den Zug und halte { $card } zurück: { $count ->
    [one] Dahinter wartet eine Karte, die du nicht hast.
   *[other] Dahinter warten { $count } Karten, die du nicht hast.
}
hint-extra-pass = Lieber passen, als andere heranzulassen: Hinter { $card } { $count ->
    [one] wartet eine Karte, die du nicht hast.
   *[other] warten { $count } Karten, die du nicht hast.
}
hint-extra-draw-nothing = Lieber ziehen: Was du jetzt spielen könntest, ist auf der Hand mehr wert.
hint-extra-end-nothing = Beende den Zug: Was du noch spielen könntest, ist auf der Hand mehr wert.
hint-extra-pass-nothing = Lieber passen: Was du jetzt spielen könntest, ist auf der Hand mehr wert.

## Wer anfängt

hint-novice-stop = Sonst ist nichts aufgefallen, was zu spielen wäre.
hint-novice-discard = Weg mit dem Joker.
hint-novice-exchange = { $card } lässt sich gegen einen Joker tauschen, und Joker machen Freude.
hint-novice-bridge = Bis { $card } lässt sich eine Brücke bauen, also wird sie gebaut.
hint-novice-joker = Ein Joker passt als { $card }, also wird er gelegt.
hint-novice-lay = { $card } passt, also weg damit.
hint-novice-lead = { $card } ist eine hohe Karte, und hohe Karten machen Stiche.
hint-novice-take = { $card } sticht { $lead }: Was zu holen ist, wird geholt.
hint-novice-give = { $card } sticht { $lead } nicht, ist aber eine niedrige Karte.

## Was eine Suche gefunden hat, dem Grund angefügt

hint-row-keeps = Lege { $card } und halte { $held } zurück: { $count ->
    [one] Dahinter wartet eine Karte, die du nicht hast.
   *[other] Dahinter warten { $count } Karten, die du nicht hast.
}
hint-better = { $why } { $sure ->
    [exact] Genau { $amount } besser als { $next }.
   *[about] Etwa { $amount } besser als { $next }.
}
hint-honours = { $why } { $sure ->
    [exact] Am Ende { $value }, { $amount } mehr als { $next }.
   *[about] Am Ende etwa { $value }, { $amount } mehr als { $next }.
}
hint-even = { $why } { $sure ->
    [exact] Genauso gut wie { $next }.
   *[about] Etwa so gut wie { $next }.
}
hint-next-play = mit { $card }
hint-next-lay = mit { $card }
hint-next-joker = mit einem Joker als { $card }
hint-next-bridge = mit der Brücke von { $from } nach { $card }
hint-next-exchange = mit dem Tausch von { $card }
hint-next-discard = einen Joker abzulegen
hint-next-draw = zu ziehen
hint-next-end = den Zug zu beenden
hint-next-pass = zu passen
hint-amount = { $whole },{ $tenth } { $unit ->
    [honours] Honneurs
   *[points] Punkte
}
hint-amount-whole = { $unit ->
    [honours] { $whole ->
        [one] ein Honneur
       *[other] { $whole } Honneurs
    }
   *[points] { $whole ->
        [one] einen Punkt
       *[other] { $whole } Punkte
    }
}

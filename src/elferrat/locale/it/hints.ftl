## Perché un bot sceglie una mossa, e ciò che il tavolo dà come consiglio

hint-not-on-turn = Questo posto non ha mosse da fare; chiedi per il posto di turno in una partita in corso.
hint-bad-bot = Non c’è un bot «{ $name }»; si conoscono { $known }.
hint-random = Una delle { $count } mosse ammesse, tirata a sorte.
hint-only = È la sola mossa ammessa.

## Giochi di prese

hint-ending = Tutte le carte sono note. Giocando fino in fondo senza errori, { $card } porta { $take } dei { $rest } onori ancora da prendere.
hint-lead-sure = { $card }: nessuna carta che non hai visto può battere questa.
hint-lead-low = { $card } non è un onore: se la carta viene battuta, si perde poco.
hint-lead-few = { $card }: solo { $beaters } potrebbe battere questa carta, e forse è nel tallone.
hint-lead-many = { $card }: { $count } carte non viste potrebbero battere questa, ma ogni altra uscita promette meno.
hint-take = { $card } batte { $lead }: { $honours ->
    [0] esci tu alla prossima presa.
    [one] un onore, ed esci tu alla prossima presa.
   *[other] { $honours } onori, ed esci tu alla prossima presa.
}
hint-duck = { $card }: potresti prendere con { $takers }, ma in mano vale di più.
hint-give-low = Niente di ciò che puoi giocare batte { $lead }: { $card } non regala onori.
hint-give-least = Niente di ciò che puoi giocare batte { $lead }, e { $card } è ciò che più tardi ti serve meno.
hint-give-honour = Niente di ciò che puoi giocare batte { $lead }, e restano solo onori da dare: { $card } è ciò che ti serve meno.

## Giochi di file

hint-row-frees = { $card } apre la strada alla tua carta { $own }.
hint-row-least = { $card } fa uscire { $opened }, ma nessun’altra carta è migliore da calare.
hint-row-own = Subito dietro { $card } viene una tua carta: non serve a nessun altro.
hint-row-closed = Dietro { $card } non viene niente: non serve a nessuno.

## Elfer raus!

hint-elfer-out = { $count ->
    [one] La tua ultima carta si può calare: chiudi.
   *[other] Tutte le tue { $count } carte si possono calare in questo turno: chiudi.
}
hint-elfer-forced = Tutte le carte sono note, e dopo questa mossa chiudi per primo, qualunque cosa giochi l’altro.
hint-elfer-start = Con { $card } il numero di partenza è { $number }: { $count ->
    [one] ne hai una carta.
   *[other] ne hai { $count } carte, e ognuna apre una fila.
}
hint-elfer-hold = Termina il turno e trattieni { $card }: { $count ->
    [one] dietro aspetta una carta che non hai.
   *[other] dietro aspettano { $count } carte che non hai.
}
hint-elfer-reserve = Termina il turno e tieni { $card } per un turno in cui non si può calare altro.

## Elfer raus! Extra

hint-extra-exchange = Scambia { $card }: non conta tra le tue quattro carte, e quella carta non può uscire altrimenti dalla tua mano.
hint-extra-out = È la tua ultima carta: la partita finisce.
hint-extra-bonus = { $card } riempie l’ultima casella vuota del lato: una carta bonus per te.
hint-extra-setup = Dopo { $card } su quel lato manca solo { $last }: puoi riempire anche quella casella e prendere la carta bonus.
hint-extra-joker = Un jolly come { $card } vale più qui che nella tua mano.
hint-extra-joker-back = Un jolly come { $card } non è perso: scambialo subito con la tua carta { $card }, e torna nella tua mano.
hint-extra-joker-late = In un’altra mano { $count ->
    [one] resta solo una carta
   *[other] restano solo { $count } carte
}, e un jolly rimasto nella tua costerebbe 11 punti.
hint-extra-joker-last = { $count ->
    [one] Ti resta solo una carta
   *[other] Ti restano solo { $count } carte
}: non serve più tenere un jolly.
hint-extra-joker-away = Via un jolly: se resta in mano costa 11 punti.
hint-extra-bridge = Il ponte qui vale il suo prezzo: senza, { $card } dovrebbe aspettare il suo turno nella fila.
hint-extra-four = Quattro carte sono giocate: termina il turno.
hint-extra-draw = Meglio pescare che servire gli altri: dietro { $card } { $count ->
    [one] aspetta una carta che non hai.
   *[other] aspettano { $count } carte che non hai.
}
hint-extra-end = Termina il turno e trattieni { $card }: { $count ->
    [one] dietro aspetta una carta che non hai.
   *[other] dietro aspettano { $count } carte che non hai.
}
hint-extra-pass = Meglio passare che servire gli altri: dietro { $card } { $count ->
    [one] aspetta una carta che non hai.
   *[other] aspettano { $count } carte che non hai.
}
hint-extra-draw-nothing = Meglio pescare: ciò che potresti giocare vale di più nella tua mano.
hint-extra-end-nothing = Termina il turno: ciò che potresti ancora giocare vale di più nella tua mano.
hint-extra-pass-nothing = Meglio passare: ciò che potresti giocare vale di più nella tua mano.

## Un principiante

hint-novice-stop = Non si è notato altro da giocare.
hint-novice-discard = Via il jolly.
hint-novice-exchange = { $card } si può scambiare con un jolly, e i jolly sono divertenti.
hint-novice-bridge = Fino a { $card } si può fare un ponte, quindi lo si fa.
hint-novice-joker = Un jolly va bene come { $card }, quindi lo si cala.
hint-novice-lay = { $card } va bene, quindi lo si cala.
hint-novice-lead = { $card } è una carta alta, e le carte alte prendono.
hint-novice-take = { $card } batte { $lead }: si prende ciò che si può prendere.
hint-novice-give = { $card } non batte { $lead }, ma è una carta bassa.

## Ciò che una ricerca ha trovato, aggiunto alla ragione

hint-row-keeps = Cala { $card } e trattieni { $held }: { $count ->
    [one] dietro aspetta una carta che non hai.
   *[other] dietro aspettano { $count } carte che non hai.
}
hint-better = { $why } { $sure ->
    [exact] Esattamente { $amount } in più che { $next }.
   *[about] Circa { $amount } in più che { $next }.
}
hint-honours = { $why } { $sure ->
    [exact] Alla fine { $value }, { $amount } in più che { $next }.
   *[about] Alla fine circa { $value }, { $amount } in più che { $next }.
}
hint-even = { $why } { $sure ->
    [exact] Va altrettanto bene { $next }.
   *[about] Va quasi altrettanto bene { $next }.
}
hint-next-play = con questa carta: { $card }
hint-next-lay = con { $card }
hint-next-joker = con un jolly come { $card }
hint-next-bridge = con il ponte da { $from } a { $card }
hint-next-exchange = scambiando { $card }
hint-next-discard = scartando un jolly
hint-next-draw = pescando
hint-next-end = terminando il turno
hint-next-pass = passando
hint-amount = { $whole },{ $tenth } { $unit ->
    [honours] onori
   *[points] punti
}
hint-amount-whole = { $unit ->
    [honours] { $whole ->
        [one] un onore
       *[other] { $whole } onori
    }
   *[points] { $whole ->
        [one] un punto
       *[other] { $whole } punti
    }
}

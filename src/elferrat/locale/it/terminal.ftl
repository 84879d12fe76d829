# Giocare nel terminale: eventi, domande, aiuto, risultati.

terminal-you = Tu
terminal-player = Giocatore { $number }
terminal-seat-number = Posto { $number }

## Il tavolo

terminal-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
terminal-bridges = { $count ->
    [one] { $count } ponte
   *[other] { $count } ponti
}
terminal-bonus-cards = bonus { $sides }
terminal-honours = { $count ->
    [one] { $count } onore
   *[other] { $count } onori
}
terminal-seat = { $name }: { $holds }
terminal-pile = mazzo { $count }
terminal-to = {" "}a{" "}
terminal-joker-cell = jolly{" "}
terminal-jokers = jolly *
terminal-colour = { $letter ->
    [R] rosso
    [Y] giallo
    [G] verde
   *[B] blu
}
terminal-suit = { $pack ->
    [german] { $letter ->
        [C] ghiande
        [S] foglie
        [H] cuori
       *[D] sonagli
    }
   *[french] { $letter ->
        [C] fiori
        [S] picche
        [H] cuori
       *[D] quadri
    }
}
terminal-row = { terminal-row-head }: { $lying } in tavola, aspetta { $wanted }
terminal-row-full = { terminal-row-head }: { $lying } in tavola, ora non aspetta nulla
terminal-row-empty = { terminal-row-head }: vuota, aspetta { $wanted }
terminal-row-bare = { terminal-row-head }: vuota
terminal-row-head = { $colour ->
    [R] rosso
    [Y] giallo
    [G] verde
   *[B] blu
} { $shape }
terminal-bridges-lie = ponti: { $bridges }
terminal-led = Uscita: { $card } ({ $name })
terminal-leads = Di mano: { $name }
terminal-last-trick = Ultima presa ({ $name }):
terminal-before = Ultima presa:
terminal-taken = { $who ->
    [you] Hai preso
   *[other] { $name } ha preso
} { $count ->
    [one] { $count } onore
   *[other] { $count } onori
}: { $cards }
terminal-taken-none = { $who ->
    [you] Non hai ancora preso onori.
   *[other] { $name } non ha ancora preso onori.
}
terminal-phase-free = Si può giocare ogni carta; vince la più alta del seme d’uscita.
terminal-phase-follow = Tallone finito: si deve rispondere al seme; vince la più alta del seme d’uscita.
terminal-phase-head = Tallone finito: si deve rispondere al seme e, se possibile, superare.
terminal-phase-exact-suit = Si può giocare ogni carta; vince solo quella subito più alta del seme d’uscita.
terminal-phase-any-suit = Si può giocare ogni carta; vince solo una carta più alta di esattamente un grado.
terminal-phase-follow-suit = Si deve rispondere al seme; vince la più alta del seme d’uscita.

## Eventi

terminal-laid = { $who ->
    [you] Cali:
   *[other] { $name } cala:
} { $card }.
terminal-played = { $who ->
    [you] Giochi:
   *[other] { $name } gioca:
} { $card }.
terminal-joker-laid = { $who ->
    [you] Cali un jolly come
   *[other] { $name } cala un jolly come
} { $cell }.
terminal-bridged = { $who ->
    [you] Metti un ponte da
   *[other] { $name } mette un ponte da
} { $from } a { $to }.
terminal-exchanged = { $who ->
    [you] Metti { $cell } al suo posto e prendi il jolly.
   *[other] { $name } mette { $cell } al suo posto e prende il jolly.
}
terminal-discarded = { $who ->
    [you] Scarti un jolly.
   *[other] { $name } scarta un jolly.
}
terminal-drew = { $who ->
    [you] Peschi
   *[other] { $name } pesca
} { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
terminal-drew-seen = { $who ->
    [you] Peschi:
   *[other] { $name } pesca:
} { $cards }.
terminal-turn-ended = { $who ->
    [you] Finisci il tuo turno.
   *[other] { $name } finisce il turno.
}
terminal-passed = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
terminal-bonus = { $who ->
    [you] Ricevi
   *[other] { $name } riceve
} una carta bonus: { terminal-side } al completo.
terminal-bonus-lost = { $who ->
    [you] Perdi
   *[other] { $name } perde
} la carta bonus per { terminal-side }.
terminal-side = { $colour ->
    [R] rosso
    [Y] giallo
    [G] verde
   *[B] blu
} { $end ->
    [low] da 1 a 10
   *[high] da 12 a 21
}
terminal-trick-won = { $who ->
    [you] La presa è tua:
   *[other] La presa è di { $name }:
} { $cards }.
terminal-over-out = La partita è finita: { $who ->
    [you] non hai
   *[other] { $name } non ha
} più carte.
terminal-over-blocked = La partita è finita: tutti hanno passato.
terminal-over-played = La manche è finita: tutte le carte sono giocate.

## Risultati

terminal-result-elfer = { $name }: { $count ->
    [0] nulla in mano
    [one] { $count } punto in mano
   *[other] { $count } punti in mano
}
terminal-result-extra = { $name }: { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} (bonus +{ $bonus }×11, numeri −{ $numbers }, jolly −{ $jokers }×11)
terminal-result-elfern = { terminal-result-schneider }
terminal-result-schneider = { $name }: { $count ->
    [one] { $count } onore
   *[other] { $count } onori
}, { $points ->
    [one] { $points } punto partita
   *[other] { $points } punti partita
}
terminal-wins = { $who ->
    [you] Vinci tu!
   *[other] Vince { $name }.
}
terminal-wins-match = { $who ->
    [you] Vinci tu l’incontro!
   *[other] { $name } vince l’incontro.
}
terminal-ahead = { $who ->
    [you] Sei in testa.
   *[other] In testa: { $name }.
}
terminal-share = { $names }: alla pari, si dividono la vittoria.
terminal-nobody-wins = Non vince nessuno: dieci onori a testa.
terminal-nobody-has-eleven = Non vince nessuno: mancavano delle carte, e nessuno ha undici onori.
terminal-sheet-empty = Nessuna manche è ancora finita.
terminal-next-dealer = { $who ->
    [you] La prossima volta dai le carte tu
   *[other] La prossima volta dà le carte { $name }
}.

## Turni, consigli, rifiuti

terminal-turn = { $who ->
    [you] Tocca a te
   *[other] Tocca a { $name }
}: { terminal-turn-counts }. Possibile: { $moves }
terminal-turn-more = { $who ->
    [you] Tocca a te
   *[other] Tocca a { $name }
}: { terminal-turn-counts }. Possibile: { $moves }, … ({ $count } in tutto, ? le elenca)
terminal-turn-counts = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} in mano, { $pile } nel mazzo
terminal-turn-other = Tocca a { $name }.
terminal-hint = Consiglio: { $move }. { $why }
terminal-playable = Si può: { $moves }
terminal-legal = Mosse possibili: { $moves }
terminal-no-undo = Nulla da riprendere: solo le mosse di questo turno, fino a una pescata o alla sua fine.
terminal-undone = Ripresa: { $move }
terminal-unknown = «{ $text }» non è una mossa né un comando. ? elenca entrambi.
terminal-not-now = Si può solo quando tocca a te.
terminal-nothing-yet = Non è ancora successo nulla.

## Lo svolgimento

terminal-which-game = Quale gioco?
terminal-game-choice = { $number } { $name } ({ terminal-game })
terminal-no-game = Indica un gioco: { $known }.
terminal-no-such-game = «{ $text }» non è tra questi.
terminal-welcome = { $game }, { $seats } posti{ $given ->
    [yes] , codice { $seed }
   *[no] { "" }
}
terminal-bots = Bot: { $bots }
terminal-start-help = Scrivi una mossa o un comando; ? elenca entrambi.
terminal-lot = Sorteggio: { $who ->
    [you] dai le carte tu
   *[other] dà le carte { $name }
}.
terminal-lot-cards = Sorteggio: { $drawn }. { $who ->
    [you] Dai le carte tu
   *[other] Dà le carte { $name }
}.
terminal-hide = Premi Invio: le tue carte vengono coperte prima che tocchi a { $name }.
terminal-hand-over = Passa lo schermo a { $name }. { $name }, premi Invio per vedere le tue carte.
terminal-saved = Salvato: { $path }
terminal-not-saved = Non salvato: { $trouble }
terminal-nothing-saved = Non si è giocato nulla, non si salva nulla.
terminal-ended = La partita finisce qui.
terminal-too-many = { $humans } persone e { $bots } bot non stanno in { $seats } posti; indica più --players o meno --bots.
terminal-many-names = { $count } nomi per { $seats } posti; indicane meno.
terminal-bad-name = «{ $name }» non può essere un nome; usa da 1 a { $most } caratteri visibili.
terminal-same-name = Due posti si chiamano «{ $name }»; dai a ciascuno il suo nome.
terminal-other-game = La posizione è di { $game }; ometti GAME o indica quel gioco.
terminal-with-position = Lo dice già la posizione; ometti l’opzione.
terminal-odd-hands = Un incontro di Schneider boemo ha un numero pari di manche (S8), non { $count }; indica 2, 4, … oppure 1 per una sola manche.

## Aiuto, una riga ciascuno

terminal-help-moves-row = Mosse: R12 cala il 12 rosso (R rosso, Y giallo, G verde, B blu; anche minuscole) · draw o d pescare · end o e finire · pass o p passare
terminal-help-moves-extra = Extra: *R12 jolly come 12 rosso · Y9>B9 ponte e carta · Y9>*B9 ponte e jolly · =R12 scambiare · -* scartare un jolly
terminal-help-moves-trick = Mosse: prima il valore, poi il seme: AH, TS, 7C (T è il 10; C fiori o ghiande, S picche o foglie, H cuori, D quadri o sonagli)
terminal-help-commands = Comandi: m la mia mano · b tavolo disegnato · t tavolo a parole · o chi ha cosa · l ultime mosse · h consiglio · u riprendere · ? CARTA perché no · s segnapunti · q uscire
terminal-help-keys-1 = Frecce, Inizio, Fine: scorrere la mano. Tab: prossima carta giocabile.
terminal-help-keys-2 = Cifre: vai a quel numero. R Y G B: vai a quella fila.
terminal-help-keys-3 = Invio, spazio o clic: gioca la carta; se c’è scelta si apre un elenco.
terminal-help-keys-4 = d pescare · e finire il turno · p passare · u riprendere
terminal-help-keys-5 = h consiglio · ? perché la carta si può giocare o no · F1 questo aiuto
terminal-help-keys-6 = l ultime mosse · s segnapunti · q uscire (la partita viene salvata)
terminal-help-keys-tricks = Cifre: vai a quel valore. Invio, spazio o clic: gioca la carta.
terminal-help-marks = > carta giocabile · + casella da riempire · * jolly · │ ponte
terminal-help-bonus = Bonus G- e G+: verde da 1 a 10 e da 12 a 21 completati.
terminal-help-ranks = > carta giocabile · { $pack ->
    [german] T 10 · J Unter · Q Ober · K re · A asso
   *[french] T 10 · J fante · Q donna · K re · A asso
}

## Schermo intero

terminal-title-choose = { $card }: quale mossa?
terminal-title-help = Tasti
terminal-title-log = Ultime mosse
terminal-title-sheet = Segnapunti
terminal-title-quit = Uscire? La partita fin qui viene salvata.
terminal-key-quit = Esci
terminal-key-stay = Continua a giocare
terminal-key-next = Prossima manche
terminal-key-again = Gioca ancora
terminal-key-hide = Copri le mie carte
terminal-key-ready = Mostra le mie carte
terminal-key-help = Aiuto
terminal-key-draw = Pesca
terminal-key-end = Fine
terminal-key-end-turn = Termina il turno
terminal-key-pass = Passa
terminal-key-undo = Riprendi
terminal-key-hint = Consiglio
terminal-key-why = Perché
terminal-key-log = Mosse
terminal-key-sheet = Punti
terminal-start-keys = Le frecce scelgono una carta, Invio la gioca; F1 elenca tutti i tasti.
terminal-close = Esc chiude.
terminal-card-playable = { $card } ({ $notation }): giocabile, Invio la gioca.
terminal-card-blocked = { $card } ({ $notation }): ora non si può, ? dice perché.
terminal-thinking = { $name } pensa …
terminal-your-turn = { $who ->
    [you] Tocca a te.
   *[other] Tocca a { $name }.
}
terminal-may-end = e finisce il turno.
terminal-may-draw = d pesca.
terminal-may-pass = p passa.
terminal-turn-played = { $count } su 4 giocate

## Le mosse spiegate in un elenco

terminal-move-lay = { $card }
terminal-move-joker = jolly come { $card }
terminal-move-bridge = ponte da { $from }, sopra { $card }
terminal-move-bridge-joker = ponte da { $from }, sopra un jolly come { $card }
terminal-move-exchange = { $card } al suo posto, il jolly in mano
terminal-move-discard = scartare un jolly

terminal-game = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Schneider boemo
}

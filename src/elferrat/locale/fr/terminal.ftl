# Jouer dans le terminal : événements, questions, aide, résultats.

terminal-you = Vous
terminal-player = Joueur { $number }
terminal-seat-number = Place { $number }

## La table

terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-bridges = { $count ->
    [one] { $count } pont
   *[other] { $count } ponts
}
terminal-bonus-cards = bonus { $sides }
terminal-honours = { $count ->
    [one] { $count } honneur
   *[other] { $count } honneurs
}
terminal-seat = { $name } : { $holds }
terminal-pile = pioche { $count }
terminal-to = {" "}à{" "}
terminal-joker-cell = joker{" "}
terminal-jokers = jokers *
terminal-colour = { $letter ->
    [R] rouge
    [Y] jaune
    [G] vert
   *[B] bleu
}
terminal-suit = { $pack ->
    [german] { $letter ->
        [C] glands
        [S] feuilles
        [H] cœurs
       *[D] grelots
    }
   *[french] { $letter ->
        [C] trèfle
        [S] pique
        [H] cœur
       *[D] carreau
    }
}
terminal-row = { terminal-row-head } : { $lying } sur la table, attend { $wanted }
terminal-row-full = { terminal-row-head } : { $lying } sur la table, n’attend rien
terminal-row-empty = { terminal-row-head } : vide, attend { $wanted }
terminal-row-bare = { terminal-row-head } : vide
terminal-row-head = { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
   *[B] bleu
} { $shape }
terminal-bridges-lie = ponts : { $bridges }
terminal-led = Entame : { $card } ({ $name })
terminal-leads = À l’entame : { $name }
terminal-last-trick = Dernier pli ({ $name }) :
terminal-before = Dernier pli :
terminal-taken = { $who ->
    [you] Vous avez pris
   *[other] { $name } a pris
} { $count ->
    [one] { $count } honneur
   *[other] { $count } honneurs
} : { $cards }
terminal-taken-none = { $who ->
    [you] Vous n’avez encore pris aucun honneur.
   *[other] { $name } n’a encore pris aucun honneur.
}
terminal-phase-free = Toute carte peut être jouée ; la plus forte de la couleur demandée gagne.
terminal-phase-follow = Plus de talon : il faut fournir ; la plus forte de la couleur demandée gagne.
terminal-phase-head = Plus de talon : il faut fournir, et monter si possible.
terminal-phase-exact-suit = Toute carte peut être jouée ; seule la suivante de la couleur demandée gagne.
terminal-phase-any-suit = Toute carte peut être jouée ; seule une carte juste un rang au-dessus gagne.
terminal-phase-follow-suit = Il faut fournir ; la plus forte de la couleur demandée gagne.

## Événements

terminal-laid = { $who ->
    [you] Vous posez
   *[other] { $name } pose
} le { $card }.
terminal-played = { $who ->
    [you] Vous jouez :
   *[other] { $name } joue :
} { $card }.
terminal-joker-laid = { $who ->
    [you] Vous posez
   *[other] { $name } pose
} un joker en { $cell }.
terminal-bridged = { $who ->
    [you] Vous posez
   *[other] { $name } pose
} un pont du { $from } au { $to }.
terminal-exchanged = { $who ->
    [you] Vous mettez le { $cell } à sa place et prenez le joker.
   *[other] { $name } met le { $cell } à sa place et prend le joker.
}
terminal-discarded = { $who ->
    [you] Vous défaussez un joker.
   *[other] { $name } défausse un joker.
}
terminal-drew = { $who ->
    [you] Vous piochez
   *[other] { $name } pioche
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
terminal-drew-seen = { $who ->
    [you] Vous piochez :
   *[other] { $name } pioche :
} { $cards }.
terminal-turn-ended = { $who ->
    [you] Vous terminez votre tour.
   *[other] { $name } termine son tour.
}
terminal-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
terminal-bonus = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} une carte bonus : { terminal-side } est complet.
terminal-bonus-lost = { $who ->
    [you] Vous perdez
   *[other] { $name } perd
} la carte bonus pour { terminal-side }.
terminal-side = le côté { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
   *[B] bleu
} { $end ->
    [low] 1 à 10
   *[high] 12 à 21
}
terminal-trick-won = { $who ->
    [you] Vous gagnez le pli :
   *[other] { $name } gagne le pli :
} { $cards }.
terminal-over-out = La partie est finie : { $who ->
    [you] vous n’avez
   *[other] { $name } n’a
} plus de carte.
terminal-over-blocked = La partie est finie : tout le monde a passé.
terminal-over-played = La manche est finie : toutes les cartes sont jouées.

## Résultats

terminal-result-elfer = { $name } : { $count ->
    [0] plus rien en main
    [one] { $count } point en main
   *[other] { $count } points en main
}
terminal-result-extra = { $name } : { $count ->
    [one] { $count } point
   *[other] { $count } points
} (bonus +{ $bonus }×11, nombres −{ $numbers }, jokers −{ $jokers }×11)
terminal-result-elfern = { terminal-result-schneider }
terminal-result-schneider = { $name } : { $count ->
    [one] { $count } honneur
   *[other] { $count } honneurs
}, { $points ->
    [one] { $points } point de partie
   *[other] { $points } points de partie
}
terminal-wins = { $who ->
    [you] Vous gagnez !
   *[other] { $name } gagne.
}
terminal-wins-match = { $who ->
    [you] Vous gagnez le match !
   *[other] { $name } gagne le match.
}
terminal-ahead = { $who ->
    [you] Vous menez.
   *[other] { $name } mène.
}
terminal-share = { $names } : à égalité, la victoire est partagée.
terminal-nobody-wins = Personne ne gagne : dix honneurs chacun.
terminal-nobody-has-eleven = Personne ne gagne : il manquait des cartes, et personne n’a onze honneurs.
terminal-sheet-empty = Aucune manche n’est finie.
terminal-next-dealer = { $who ->
    [you] Vous donnez
   *[other] { $name } donne
} la prochaine fois.

## Tours, conseils, refus

terminal-turn = { $who ->
    [you] À vous
   *[other] À { $name }
} : { terminal-turn-counts }. Possible : { $moves }
terminal-turn-more = { $who ->
    [you] À vous
   *[other] À { $name }
} : { terminal-turn-counts }. Possible : { $moves }, … ({ $count } en tout, ? les donne)
terminal-turn-counts = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $pile } dans la pioche
terminal-turn-other = C’est à { $name } de jouer.
terminal-hint = Conseil : { $move }. { $why }
terminal-playable = C’est possible : { $moves }
terminal-legal = Coups possibles : { $moves }
terminal-no-undo = Rien à reprendre : seulement les coups de ce tour, jusqu’à une pioche ou à sa fin.
terminal-undone = Repris : { $move }
terminal-unknown = « { $text } » n’est ni un coup ni une commande. ? donne les deux.
terminal-not-now = Cela n’est possible qu’à votre tour.
terminal-nothing-yet = Il ne s’est encore rien passé.

## Le déroulement

terminal-which-game = Quel jeu ?
terminal-game-choice = { $number } { $name } ({ terminal-game })
terminal-no-game = Nommez un jeu : { $known }.
terminal-no-such-game = « { $text } » n’en fait pas partie.
terminal-welcome = { $game }, { $seats } places{ $given ->
    [yes] , graine { $seed }
   *[no] { "" }
}
terminal-bots = Robots : { $bots }
terminal-start-help = Tapez un coup ou une commande ; ? donne les deux.
terminal-lot = Tirage au sort : { $who ->
    [you] vous donnez
   *[other] { $name } donne
}.
terminal-lot-cards = Tirage au sort : { $drawn }. { $who ->
    [you] Vous donnez
   *[other] { $name } donne
}.
terminal-hide = Appuyez sur Entrée : vos cartes sont cachées avant que { $name } prenne la suite.
terminal-hand-over = Passez l’écran à { $name }. { $name }, appuyez sur Entrée pour voir vos cartes.
terminal-saved = Enregistré : { $path }
terminal-not-saved = Non enregistré : { $trouble }
terminal-nothing-saved = Rien n’a été joué, rien n’est enregistré.
terminal-ended = La partie s’arrête ici.
terminal-too-many = { $humans } personnes et { $bots } robots ne tiennent pas en { $seats } places ; donnez plus de --players ou moins de --bots.
terminal-many-names = { $count } noms pour { $seats } places ; donnez-en moins.
terminal-bad-name = « { $name } » ne peut pas être un nom ; prenez 1 à { $most } caractères affichables.
terminal-same-name = Deux places s’appellent « { $name } » ; donnez à chacune son nom.
terminal-other-game = La position est de { $game } ; omettez GAME ou nommez ce jeu.
terminal-with-position = La position le dit déjà ; omettez l’option.
terminal-odd-hands = Un match de Schneider de Bohême compte un nombre pair de manches (S8), pas { $count } ; donnez 2, 4, …, ou 1 pour une seule manche.

## Aide, une ligne chacune

terminal-help-moves-row = Coups : R12 pose le 12 rouge (R rouge, Y jaune, G vert, B bleu ; minuscules admises) · draw ou d piocher · end ou e terminer · pass ou p passer
terminal-help-moves-extra = Extra : *R12 joker en 12 rouge · Y9>B9 pont et carte · Y9>*B9 pont et joker · =R12 échanger · -* défausser un joker
terminal-help-moves-trick = Coups : le rang, puis la couleur : AH, TS, 7C (T est le 10 ; C trèfle ou glands, S pique ou feuilles, H cœur, D carreau ou grelots)
terminal-help-commands = Commandes : m ma main · b table dessinée · t table en mots · o qui a quoi · l derniers coups · h conseil · u reprendre · ? CARTE pourquoi pas · s marque · q quitter
terminal-help-keys-1 = Flèches, Début, Fin : parcourir la main. Tab : prochaine carte jouable.
terminal-help-keys-2 = Chiffres : aller à ce numéro. R Y G B : aller à cette rangée.
terminal-help-keys-3 = Entrée, espace ou clic : jouer la carte ; une liste s’ouvre s’il y a un choix.
terminal-help-keys-4 = d piocher · e terminer le tour · p passer · u reprendre
terminal-help-keys-5 = h conseil · ? pourquoi la carte est jouable ou non · F1 cette aide
terminal-help-keys-6 = l derniers coups · s marque · q quitter (la partie est enregistrée)
terminal-help-keys-tricks = Chiffres : aller à cette carte. Entrée, espace ou clic : jouer la carte.
terminal-help-marks = > carte jouable · + case à remplir · * joker · │ pont
terminal-help-bonus = Bonus G- et G+ : vert de 1 à 10 et de 12 à 21 complétés.
terminal-help-ranks = > carte jouable · { $pack ->
    [german] T 10 · J Unter · Q Ober · K roi · A as
   *[french] T 10 · J valet · Q dame · K roi · A as
}

## Plein écran

terminal-title-choose = { $card } : quel coup ?
terminal-title-help = Touches
terminal-title-log = Derniers coups
terminal-title-sheet = Marque
terminal-title-quit = Quitter ? La partie en cours est enregistrée.
terminal-key-quit = Quitter
terminal-key-stay = Continuer
terminal-key-next = Manche suivante
terminal-key-again = Rejouer
terminal-key-hide = Cacher mes cartes
terminal-key-ready = Montrer mes cartes
terminal-key-help = Aide
terminal-key-draw = Pioche
terminal-key-end = Fin
terminal-key-end-turn = Finir le tour
terminal-key-pass = Passe
terminal-key-undo = Retour
terminal-key-hint = Conseil
terminal-key-why = Pourquoi
terminal-key-log = Coups
terminal-key-sheet = Marque
terminal-start-keys = Les flèches choisissent une carte, Entrée la joue ; F1 donne toutes les touches.
terminal-close = Échap ferme ceci.
terminal-card-playable = { $card } ({ $notation }) : jouable, Entrée joue la carte.
terminal-card-blocked = { $card } ({ $notation }) : pas jouable maintenant, ? dit pourquoi.
terminal-thinking = { $name } réfléchit …
terminal-your-turn = { $who ->
    [you] À vous.
   *[other] À { $name }.
}
terminal-may-end = e termine le tour.
terminal-may-draw = d pioche.
terminal-may-pass = p passe.
terminal-turn-played = { $count } sur 4 jouées

## Les coups expliqués dans une liste

terminal-move-lay = { $card }
terminal-move-joker = joker en { $card }
terminal-move-bridge = pont depuis { $from }, { $card } au bout
terminal-move-bridge-joker = pont depuis { $from }, un joker en { $card } au bout
terminal-move-exchange = { $card } à sa place, le joker dans la main
terminal-move-discard = défausser un joker

terminal-game = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Schneider de Bohême
}

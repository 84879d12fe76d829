## Pourquoi un robot choisit un coup, et ce que la table donne comme conseil

hint-not-on-turn = Cette place n’a rien à jouer ; demandez pour la place dont c’est le tour dans une partie en cours.
hint-bad-bot = Il n’y a pas de robot « { $name } » ; on connaît { $known }.
hint-random = Un des { $count } coups permis, tiré au sort.
hint-only = C’est le seul coup permis.

## Jeux de plis

hint-ending = Toutes les cartes sont connues. Joué jusqu’au bout sans faute, { $card } rapporte { $take } des { $rest } honneurs encore à prendre.
hint-lead-sure = { $card } : aucune carte que vous n’ayez vue ne peut battre celle-ci.
hint-lead-low = { $card } n’est pas un honneur : si la carte est battue, on perd peu.
hint-lead-few = { $card } : à craindre seulement, et peut-être au talon : { $beaters }.
hint-lead-many = { $card } : { $count } cartes non vues pourraient battre cette carte, mais toute autre entame promet moins.
hint-take = { $card } bat { $lead } : { $honours ->
    [0] la main est à vous.
    [one] un honneur, et la main.
   *[other] { $honours } honneurs, et la main.
}
hint-duck = { $card } : vous pourriez prendre le pli avec { $takers }, mais cela vaut plus dans votre main.
hint-give-low = Rien de ce que vous pouvez jouer ne bat { $lead } : { $card } ne donne aucun honneur.
hint-give-least = Rien de ce que vous pouvez jouer ne bat { $lead }, et { $card } est ce qui vous servira le moins.
hint-give-honour = Rien de ce que vous pouvez jouer ne bat { $lead }, et il ne reste que des honneurs à donner : { $card } vous servira le moins.

## Jeux de rangées

hint-row-frees = Le { $card } ouvre la voie à votre { $own }.
hint-row-least = Le { $card } laisse sortir le { $opened }, mais aucune autre carte n’est meilleure à poser.
hint-row-own = Juste derrière le { $card } vient votre propre carte : cela ne sert à personne d’autre.
hint-row-closed = Rien ne vient derrière le { $card } : cela ne sert à personne.

## Elfer raus!

hint-elfer-out = { $count ->
    [1] Votre dernière carte convient : vous terminez.
   *[other] Vos { $count } cartes peuvent toutes se poser à ce tour : vous terminez.
}
hint-elfer-forced = Toutes les cartes sont connues, et après ce coup vous terminez en premier, quoi que joue l’autre.
hint-elfer-start = Le { $card } fait du { $number } le nombre de départ : { $count ->
    [1] vous en avez une carte.
   *[other] vous en avez { $count } cartes, et chacune ouvre une rangée.
}
hint-elfer-hold = Terminez le tour et retenez le { $card } : { $count ->
    [1] une carte que vous n’avez pas attend derrière.
   *[other] { $count } cartes que vous n’avez pas attendent derrière.
}
hint-elfer-reserve = Terminez le tour et gardez le { $card } pour un tour où rien d’autre ne convient.

## Elfer raus! Extra

hint-extra-exchange = Échangez le { $card } : cela ne compte pas dans vos quatre cartes, et cette carte ne peut sortir autrement de votre main.
hint-extra-out = C’est votre dernière carte : la partie se termine.
hint-extra-bonus = Le { $card } remplit la dernière case vide du côté : une carte bonus pour vous.
hint-extra-setup = Après le { $card }, il ne manque que le { $last } de ce côté ; vous pouvez aussi remplir cette case et prendre la carte bonus.
hint-extra-joker = Un joker en { $card } vaut plus ici que dans votre main.
hint-extra-joker-back = Un joker en { $card } n’est pas perdu : échangez-le aussitôt contre votre { $card }, et il revient dans votre main.
hint-extra-joker-late = Il ne reste que { $count ->
    [1] une carte
   *[other] { $count } cartes
} dans une autre main, et un joker gardé dans la vôtre coûterait 11 points.
hint-extra-joker-last = Il ne vous reste que { $count ->
    [1] une carte
   *[other] { $count } cartes
} : il ne sert plus à rien de garder un joker.
hint-extra-joker-away = Un joker de moins : resté dans votre main, il coûterait 11 points.
hint-extra-bridge = Le pont vaut son prix ici : sans lui, le { $card } devrait attendre son tour dans la rangée.
hint-extra-four = Quatre cartes sont jouées : terminez le tour.
hint-extra-draw = Mieux vaut piocher que servir les autres : { $count ->
    [1] une carte que vous n’avez pas attend
   *[other] { $count } cartes que vous n’avez pas attendent
} derrière le { $card }.
hint-extra-end = Terminez le tour et retenez le { $card } : { $count ->
    [1] une carte que vous n’avez pas attend derrière.
   *[other] { $count } cartes que vous n’avez pas attendent derrière.
}
hint-extra-pass = Mieux vaut passer que servir les autres : { $count ->
    [1] une carte que vous n’avez pas attend
   *[other] { $count } cartes que vous n’avez pas attendent
} derrière le { $card }.
hint-extra-draw-nothing = Mieux vaut piocher : ce que vous pourriez jouer vaut plus dans votre main.
hint-extra-end-nothing = Terminez le tour : ce que vous pourriez encore jouer vaut plus dans votre main.
hint-extra-pass-nothing = Mieux vaut passer : ce que vous pourriez jouer vaut plus dans votre main.

## Un débutant

hint-novice-stop = Rien d’autre à jouer n’a été remarqué.
hint-novice-discard = Le joker s’en va.
hint-novice-exchange = Le { $card } peut s’échanger contre un joker, et les jokers amusent.
hint-novice-bridge = Un pont jusqu’au { $card } est possible, donc il est construit.
hint-novice-joker = Un joker convient en { $card }, donc il est posé.
hint-novice-lay = Le { $card } convient, donc il est posé.
hint-novice-lead = { $card } : une carte haute, et les cartes hautes font des plis.
hint-novice-take = { $card } bat { $lead } : on prend ce qu’on peut prendre.
hint-novice-give = { $card } ne bat pas { $lead }, mais c’est une carte basse.

## Ce qu’une recherche a trouvé, ajouté à la raison

hint-row-keeps = Posez le { $card } et retenez le { $held } : { $count ->
    [1] une carte que vous n’avez pas attend derrière.
   *[other] { $count } cartes que vous n’avez pas attendent derrière.
}
hint-better = { $why } { $sure ->
    [exact] Exactement { $amount } de mieux qu’{ $next }.
   *[about] Environ { $amount } de mieux qu’{ $next }.
}
hint-honours = { $why } { $sure ->
    [exact] À la fin { $value }, { $amount } de plus qu’{ $next }.
   *[about] À la fin environ { $value }, { $amount } de plus qu’{ $next }.
}
hint-even = { $why } { $sure ->
    [exact] Tout aussi bien qu’{ $next }.
   *[about] À peu près aussi bien qu’{ $next }.
}
hint-next-play = avec cette carte : { $card }
hint-next-lay = avec le { $card }
hint-next-joker = avec un joker en { $card }
hint-next-bridge = avec le pont du { $from } au { $card }
hint-next-exchange = en échangeant le { $card }
hint-next-discard = en défaussant un joker
hint-next-draw = en piochant
hint-next-end = en terminant le tour
hint-next-pass = en passant
hint-amount = { $whole },{ $tenth } { $unit ->
    [honours] { $whole ->
        [one] honneur
       *[other] honneurs
    }
   *[points] { $whole ->
        [one] point
       *[other] points
    }
}
hint-amount-whole = { $unit ->
    [honours] { $whole ->
        [1] un honneur
       *[other] { $whole } honneurs
    }
   *[points] { $whole ->
        [1] un point
       *[other] { $whole } points
    }
}

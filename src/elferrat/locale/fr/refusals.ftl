# Cartes, couleurs et listes en toutes lettres, et pourquoi un coup est refusé : une phrase par règle.

list-or = { $first } ou { $last }

colour-R = rouge
colour-Y = jaune
colour-G = vert
colour-B = bleu

joker = joker
row-card = { $number } { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
   *[B] bleu
}
joker-at = joker en { row-card }

trick-card = { $pack ->
    [german] { trick-card-german }
   *[french] { trick-card-french }
}
trick-card-french = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
    [T] 10
   *[other] { $rank }
} de { $suit ->
    [C] trèfle
    [S] pique
    [H] cœur
   *[D] carreau
}
trick-card-german = { $rank ->
    [A] as
    [K] roi
    [Q] Ober
    [J] Unter
    [T] 10
   *[other] { $rank }
} de { $suit ->
    [C] glands
    [S] feuilles
    [H] cœurs
   *[D] grelots
}

instead = Vous pourriez jouer : { $moves }.
instead-cut = Vous pourriez jouer : { $moves }, …

refusal-text = « { $move } » n’est pas un coup dans la notation de ce jeu ; { $game ->
    [elfer] on écrit R12, draw, end, pass.
    [extra] on écrit R12, *R12, Y9>B9, Y9>*B9, =R12, -*, draw, end, pass.
   *[other] un coup est une carte, la valeur avant la couleur : AH, TS, 7C.
}
refusal-over = La partie est terminée.
refusal-hand = Vous n’avez pas cette carte en main : { $card }.
refusal-hand-joker = Vous n’avez pas de joker en main.
refusal-turn = Ce n’est pas votre tour : c’est à { $name } de jouer.

## Elfer raus!

refusal-E2 = Le { $opening } ouvre la partie : il se pose avant toute autre carte.
refusal-E5 = On ne passe pas quand on peut poser, et le { $card } convient.
refusal-E5-one-card = On ne pose qu’une carte par tour, et vous l’avez posée.
refusal-E5-nothing-laid = Vous n’avez encore rien posé : le tour se termine après une carte au moins.
refusal-E5-end-instead = Vous avez posé une carte à ce tour : terminez-le au lieu de passer.
refusal-E6 = Le { $card } doit toucher un voisin déjà posé : { $beside }.
refusal-E6-start = Le { $card } doit attendre : la rangée { $colour ->
    [R] rouge
    [Y] jaune
    [G] verte
   *[B] bleue
} s’ouvre par { $starts }.
refusal-E7 = Vous avez en main le { $eleven }, qui convient : un 11 qui convient se pose d’abord.
refusal-E8 = On ne pioche que si l’on ne peut rien poser, et le { $card } convient.
refusal-E8-laid = On ne pioche que si l’on ne peut rien poser, et vous avez posé : terminez plutôt le tour.
refusal-E9 = Vous avez pioché une carte qui convient : le { $card } doit être posé.
refusal-E9-keep = Vous avez pioché une carte qui convient : posez le { $card }, ou terminez le tour pour le garder.
refusal-E10-empty = La pioche est vide, il n’y a rien à piocher : passez.
refusal-E10-stock = On ne passe pas tant qu’il y a de quoi piocher : il reste { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche.
refusal-V1-2 = Le { $card } doit toucher un voisin déjà posé : { $beside }. Les rangées montent à partir du 1 et descendent à partir du 20.
refusal-V1-3 = Ici le 11 est une carte ordinaire : le { $card } doit toucher un voisin déjà posé, { $beside }.
refusal-V2 = Rien n’est encore posé : on ouvre par un 10, un 11 ou un 12, pas par le { $card }.
refusal-V2-2 = Le { $card } doit toucher un voisin déjà posé : { $beside }.
refusal-V2-2-start = Le { $card } doit attendre : la rangée { $colour ->
    [R] rouge
    [Y] jaune
    [G] verte
   *[B] bleue
} s’ouvre par { $starts }.
refusal-V3-2 = Le { $card } doit toucher un voisin déjà posé : { $beside }.
refusal-V3-2-start = Le { $card } doit attendre : la rangée { $colour ->
    [R] rouge
    [Y] jaune
    [G] verte
   *[B] bleue
} s’ouvre par { $starts }, le nombre de départ de cette partie.
refusal-V3-3 = Ici le 11 est une carte ordinaire : le { $card } doit toucher un voisin déjà posé, { $beside }.

## Elfer raus! Extra

refusal-X10 = À chaque tour on joue ou on pioche, et vous avez joué : terminez plutôt le tour.
refusal-X12-end = Vous n’avez rien joué : tant que la pioche a des cartes, qui ne joue rien doit piocher.
refusal-X12-pass = On ne passe pas tant que la pioche a des cartes : jouez ou piochez.
refusal-X13 = La pioche est vide et le { $card } convient : il faut jouer au moins une carte.
refusal-X14-empty = La pioche est vide, il n’y a rien à piocher : jouez ou passez.
refusal-X14-end = Vous n’avez rien joué : passez au lieu de terminer le tour.
refusal-X14-played = Vous avez joué une carte à ce tour : terminez-le au lieu de passer.
refusal-X15 = On ne joue pas plus de { $most } cartes par tour, et vous les avez jouées.
refusal-X20 = Le { $card } doit toucher un voisin déjà posé : { $beside }.
refusal-X20-joker-there = Un joker occupe la case du { $card } : seul l’échange { $exchange } y met la carte.
refusal-X30 = Un joker en { $cell } doit toucher un voisin déjà posé ({ $beside }) ou suivre un pont.
refusal-X30-filled = La case du { $cell } est occupée, et un joker ne se pose que sur une case vide.
refusal-X31 = Il n’y a pas de joker sur la case du { $cell }, donc rien à échanger.
refusal-X32 = Après un échange, il faut jouer au moins une carte dans le même tour.
refusal-X32-prior-play = On n’échange qu’après avoir joué une carte dans le même tour.
refusal-X34 = On ne défausse un joker qu’après avoir posé une carte dans le même tour.
refusal-X34-full = Un échange exige une carte posée dans le même tour, et il n’y a plus de case vide.
refusal-X50-numbers = Un pont mène au même nombre : le { $start } et le { $end } diffèrent.
refusal-X50-rows = Un pont mène à une rangée voisine, et les rangées { $first ->
    [R] rouge
    [Y] jaune
    [G] verte
   *[B] bleue
} et { $second ->
    [R] rouge
    [Y] jaune
    [G] verte
   *[B] bleue
} ne sont pas voisines.
refusal-X50-from-empty = Un pont vers le { $end } part d’une case occupée, et celle du { $start } est vide.
refusal-X50-to-filled = Un pont depuis le { $start } mène à une case vide, et celle du { $end } est occupée.
refusal-X51 = Après { $most } cartes, plus de pont possible à ce tour.
refusal-X52 = Vous n’avez plus de pont.

## Elfern et Schneider de Bohême

refusal-F7-follow = Le talon est épuisé, il faut donc fournir : { $card } n’est pas de la couleur demandée ({ $lead }).
refusal-F7-head = Qui peut monter dans la couleur demandée doit le faire : { $card } ne bat pas { $lead }.
refusal-S9 = Il faut fournir si possible : { $card } n’est pas de la couleur demandée ({ $lead }).

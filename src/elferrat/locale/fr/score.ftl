# La feuille de marque, son fichier, et ce qui ne va pas dans les résultats.

score-title = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Schneider de Bohême
} : feuille de marque
score-seat = Joueur { $number }
score-column-hand = manche
score-column-game = manche
score-column-dealer = donneur
score-column-honours = honneurs
score-column-points = points
score-column-held = en attente
score-column-total = total
score-drawn = tiré au sort
score-slate = { $name } : { $full ->
    [0] { "" }
    [one] { $full } drapeau,{ " " }
   *[other] { $full } drapeaux,{ " " }
}{ $lines ->
    [one] { $lines } trait
   *[other] { $lines } traits
}
score-wins = { $names } gagne ({ $totals }).
score-wins-shared = { $names } se partagent la victoire ({ $totals }).
score-leads = { $names } mène ({ $totals }).
score-leads-shared = { $names } sont à égalité en tête ({ $totals }).
score-to-come-schneider = Il reste une manche à jouer : un match compte un nombre pair de manches (S8).
score-to-come-extra = { $count ->
    [one] Il reste une manche à jouer
   *[other] Il reste { $count } manches à jouer
} : un match compte autant de manches que de joueurs (X63).
score-held = Un point est en attente pour le gagnant de la prochaine manche ; si le match s’arrête ici, il est perdu (F10).
score-next = Prochain donneur : { $name }.
score-next-drawn = Le prochain donneur est tiré au sort : chacun tire une carte, la plus forte donne (F11).
score-prompt = Résultat { $number } :
score-noted = Noté : { $result }. Totaux : { $totals }.
score-torn = { $file } : la dernière ligne était incomplète (« { $text } »). Elle y reste comme remarque et ne compte pas ; redonnez le résultat s’il doit compter.

score-bad-result-trick = « { $value } » n’est pas un résultat ; écrivez les honneurs des deux joueurs, par exemple 14-6.
score-bad-result-elfer = « { $value } » n’est pas un résultat ; écrivez ce qui reste dans chaque main, par exemple 0,35,12.
score-bad-result-extra = « { $value } » n’est pas un résultat ; écrivez les points de chaque joueur, par exemple -12,30,5.
score-bad-seats = Le résultat compte { $count ->
    [one] un nombre
   *[other] { $count } nombres
}, mais il y a { $players } joueurs ; écrivez un nombre par joueur.
score-bad-honours = La somme des honneurs est { $sum }, mais le jeu en compte 20 ; recomptez.
score-below-zero = Il ne peut pas rester { $value } dans une main ; écrivez 0 ou plus pour chaque joueur.
score-one-out = Un seul joueur a 0, celui qui est sorti ; ici { $count ->
    [0] personne n’a 0
    [one] un joueur a 0
   *[other] { $count } joueurs ont 0
}.
score-too-many-left = Il reste { $sum } en tout, mais les mains ne peuvent contenir plus de { $most } ; refaites l’addition.
score-bad-points = { $value } points sont impossibles ; une manche rapporte de { $low } à { $high }.
score-too-many-bonus = Il faudrait { $count } cartes bonus pour ces points, mais il y en a { $most } ; recomptez.
score-too-few-points = { $sum } points en tout sont impossibles : ce qui reste dans toutes les mains coûte { $most } au plus.
score-nobody-out = Personne n’a terminé : qui termine a 0, 11, 22 ou davantage, 11 par carte bonus. Recomptez.
score-bad-names = Il y a { $count ->
    [one] un nom
   *[other] { $count } noms
} ; donnez-en de 2 à { $most }, séparés par des virgules.
score-bad-name = { $name } ne peut pas être un nom ; utilisez de 1 à { $most } caractères imprimables.
score-bad-head = « { $value } » ne dit pas à quoi l’on joue ; la première ligne doit ressembler à game=elfern dealer=1 names=Ada,Ben.
score-changed = Quelqu’un d’autre a écrit dans ce fichier entre-temps ; rien n’a été ajouté, relancez la commande.
score-other-terms = Le fichier indique { $name }={ $found }, et non { $asked } ; retirez cette indication ou prenez un autre fichier.
score-no-file = Ce n’est pas un fichier ordinaire ; nommez-en un autre.
score-no-slate = Les drapeaux n’existent que pour les jeux de plis ; retirez --svg.
score-slate-is-match = C’est le fichier du match ; dessinez l’ardoise dans un autre.
score-no-results = Il n’y a pas encore de résultat ; donnez-en au moins un.

# Ce que dit la ligne de commande : reproches faits à une commande et résultats des commandes.

cli-usage = { $problem } Voir { $help }.
cli-no-command = Il n’y a pas de commande « { $name } » ; { $help } les montre toutes.
cli-no-option = Il n’y a pas d’option « { $name } » ; { $help } les montre toutes.
cli-minus = « { $name }… » commence par un moins ; mettez -- avant les résultats.
cli-option-value = L’option « { $name } » demande une valeur ; voir { $help }.
cli-missing = { $name } manque ; voir { $help }.
cli-name-command = Aucune commande n’est donnée ; { $help } les montre toutes.
cli-option-form = Une option du jeu s’écrit NOM=VALEUR ; `elferrat games` les montre toutes.
cli-option-twice = L’option « { $name } » est donnée deux fois ; supprimez-en une.
cli-output-failed = Les résultats n’ont pas pu être écrits ({ $error }) ; faites de la place ou écrivez ailleurs.
cli-too-large = Les données sont trop volumineuses pour la mémoire de cette machine ; donnez-en moins.
cli-interrupted = Interrompu.
cli-bad-commitment = Un engagement compte 64 chiffres hexadécimaux, tel qu’il a été montré avant la partie.

cli-seat = Place { $seat }
cli-not-legal = Le coup { $number }, { $move }, n’est pas permis.

cli-game-name = { $game ->
    [elfer] Elfer raus!
    [extra] Elfer raus! Extra
    [elfern] Elfern
   *[schneider] Schneider de Bohême
}
cli-game = { $game } : { cli-game-name }, { $fewest } à { $most } joueurs
cli-game-for-two = { $game } : { cli-game-name }, { $most } joueurs

cli-replays = L’enregistrement se rejoue : { cli-game-name }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} ; { $scores }.
cli-replays-unfinished = L’enregistrement se rejoue : { cli-game-name }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} ; la partie n’est pas terminée.

cli-verify-answer = { $answer ->
    [yes] oui
    [no] non
   *[none] non enregistré
}
cli-verify-commitment = Le secret est celui promis avant la partie : { cli-verify-answer }
cli-verify-shuffle = La graine donne bien cette distribution : { cli-verify-answer }
cli-verify-play = Tous les coups et le résultat suivent les règles : { cli-verify-answer }

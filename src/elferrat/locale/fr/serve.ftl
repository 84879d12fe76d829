# Les commandes du serveur de tables ; serve, backup, admin.

serve-ready = Les tables sont ouvertes à l’adresse { $address } – Ctrl-C arrête le serveur.
serve-bad-seconds = Il faut ici un nombre de secondes, comme 2 ou 0.5.
serve-no-home = Il n’y a pas de dossier personnel pour la base ; indiquez-en une avec --database sqlite:///FICHIER.
serve-backed-up = Copié dans { $file } ({ $bytes } octets).

## admin

admin-older = Une version plus ancienne de ce programme a créé cette base ; démarrez une fois le serveur dessus, puis recommencez.
admin-table = { $code }  { admin-phase }  { cli-game-name }  { $names }  { $created } UTC, entrées : { $count }
admin-phase = { $phase ->
    [gathering] attend des joueurs
    [playing] en partie
    [between] entre deux parties
    [done] match terminé
   *[closed] fermée
}
admin-no-tables = Il n’y a pas de tables.
admin-broken = Cette version ne peut pas lire son journal ({ $reason }) ; `elferrat admin end` ferme la table.
admin-ended = La table { $code } est fermée.
admin-muted = La place { $seat } de la table { $code } est réduite au silence.
admin-unmuted = La place { $seat } de la table { $code } peut reparler.
admin-player = { $name } (numéro { $id }) : ici depuis { $created } UTC, vu pour la dernière fois { $seen } UTC, parties : { $games }.
admin-player-tables = Tables en cours : { $codes }
admin-confirm = Cela efface définitivement tout ce qui est gardé sur { $name }. Tapez le nom encore une fois :
admin-kept = Rien n’a été effacé sur { $name } : le nom n’est pas confirmé.
admin-forgotten = Tout ce qui était gardé sur { $name } est effacé.
admin-rerated = Classements de { cli-game-name } recalculés : { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}.

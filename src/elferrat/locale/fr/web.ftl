# HTTP et WebSocket du serveur de tables : ce qu’il refuse et pourquoi ; ce qui l’empêche de démarrer.

## Requêtes

web-route = Il n’y a rien à cette adresse ; vérifiez-la.
web-method = Cette adresse n’accepte pas cette méthode ; voyez la description de l’interface.
web-request = Cette requête est illisible ; voyez la description de l’interface.
web-server = Une erreur s’est produite ici ; rien n’a changé, et elle est notée.
web-stale = La table a avancé entre-temps ; regardez-la de nouveau.
web-host = Ce serveur n’est que pour cette machine ; son hébergeur peut donner une autre adresse par --public.
web-origin = Cette requête vient de la page d’un autre site ; ouvrez la page de la table elle-même.
web-too-long = C’est trop long ; on lit au plus { $most } octets.
web-not-json = Le contenu doit être du JSON, de type application/json.
web-busy = Il vient trop de choses de votre adresse ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
web-no-player = Vous ne gardez pas de nom ici ; gardez-en un, ou retrouvez le vôtre par son code de récupération.
web-no-record = Il n’y a pas de partie terminée à cette adresse ; vérifiez-la.
web-metrics-here = Les chiffres ne sont montrés qu’à cette machine ; l’hébergeur du serveur peut les ouvrir.
web-bye-stop = Le serveur s’arrête ; reconnectez-vous dans un instant.
web-bye-binary = Les commandes sont des textes en JSON, pas des octets ; reconnectez-vous.

## Démarrage

web-port-taken = Un autre programme écoute déjà là ; arrêtez-le, ou choisissez un autre port par --port.
web-port-forbidden = Ce port ne peut pas être utilisé ; choisissez-en un au-dessus de 1023 par --port.
web-address-elsewhere = Cette machine n’a pas cette adresse ; choisissez-en une autre par --host.
web-out-of-range = { $value } est hors limites ; il faut un nombre de { $low } à { $high }.
web-bad-public = « { $value } » n’est pas une adresse de pages ; écrivez-la comme https://cartes.example, sans chemin.
web-bad-proxy = « { $value } » n’est ni une adresse ni un réseau ; écrivez par exemple 10.0.0.1 ou 10.0.0.0/24.
web-no-review = Personne n’a demandé l’analyse de cette partie ; demandez-la par un POST à cette adresse.
web-review-failed = L’analyse de cette partie n’a pas réussi ; demandez-la encore.
web-review-not-here = Ce serveur ne peut pas analyser les parties ; son hôte installe pour cela elferrat[twin].
web-review-crowded = Trop de parties attendent leur analyse ; réessayez dans une minute.

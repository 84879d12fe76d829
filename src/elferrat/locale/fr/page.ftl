# Ce que les pages du navigateur ont en commun ; les variables y sont remplies.
page-title = Jeux de cartes du onze
page-language = Langue
page-your-name = Votre nom
page-somebody = Invité
page-no-server = Le serveur ne répond pas ; réessayez dans un instant.

## Accueil

page-code = Code de la table
page-to-table = À la table
page-make-table = Ouvrir une table
page-game = Jeu
page-seats = Places
page-clock = Pendule
page-rules = Options des règles
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune pour le moment.
page-free-seats = places libres : { $count }

## Table : places

page-sit-down = S’asseoir
page-recovery = Code de retour
page-take-seat = Reprendre ma place
page-seat = Place { $number }
page-open-seat = place libre
page-you = vous
page-cards = cartes : { $count }
page-bridges = ponts : { $count }
page-bonus = bonus { $text }
page-honours = honneurs : { $count }
page-total = total : { $number }
page-autopilot = le pilote automatique joue
page-is-ready = prêt
page-wants-again = veut une revanche
page-add-bot = Ajouter un bot
page-close-seat = Se passer de cette place
page-more-seats = Une place de plus
page-mute = Faire taire
page-unmute = Laisser reparler
page-is-muted = sans voix
page-end-table = Fermer la table
page-free-seat = Libérer la place

## Table : ce qui est posé

page-board = La table
page-stock = pioche : { $count }
page-led = { $name } a entamé :
page-leads = { $name } entame.
page-waiting = La partie n’a pas commencé.
page-your-turn = C’est à vous.
page-their-turn = C’est à { $name }.
page-closed = Cette table est fermée.
page-time-left = Temps restant : { $text }
page-hurry = Il reste peu de temps : sinon le pilote automatique joue pour vous.
page-scores = Points : { $scores }.

## Table : ce qu’on peut faire

page-hand = Votre main
page-hint-is = Conseil : { $move }. { $why }
page-start = Donner
page-ready = Je suis prêt
page-not-ready = Finalement pas prêt
page-rematch = Revanche
page-no-rematch = Finalement pas de revanche
page-ask-back = Demander à reprendre
page-asks-back = { $name } demande à reprendre son dernier coup.
page-agree = D’accord
page-refuse = Refuser
page-withdraw = Retirer
page-come-back = Rejouer moi-même
page-leave = Partir
page-lost = Connexion perdue – reconnexion …
page-stale = La table a continué entre-temps ; regardez et recommencez.

## Table : paroles et données

page-log = Ce qui s’est passé
page-say = Dire quelque chose
page-message = Message
page-send = Envoyer
page-said = { $name } : { $text }
page-about-table = À propos de cette table
page-link = Lien :
page-commitment = Promis avant la donne (SHA-256 du secret) :
page-seed-text = Votre texte pour le mélange :
page-secret = Graine de la donne :
page-by-autopilot = pilote automatique
page-by-late = remplaçant d’un bot en retard

## Le journal hors coups

page-log-seated = { $name } s’assied.
page-log-bot_added = { $name } (bot) s’assied.
page-log-vacated = { $name } : la place est libre.
page-log-renamed = Quelqu’un s’appelle maintenant { $name }.
page-log-ready-true = { $name } est prêt.
page-log-ready-false = { $name } n’est pas prêt.
page-log-dealt = La partie { $number } est donnée.
page-log-undone = { $name } reprend un coup.
page-log-back_asked = { $name } demande à reprendre son dernier coup.
page-log-back_answered-true = { $name } est d’accord.
page-log-back_answered-false = { $name } refuse.
page-log-taken_back = Le coup de { $name } est repris.
page-log-away-left = { $name } part ; le pilote automatique continue.
page-log-away-gone = { $name } a disparu ; le pilote automatique continue.
page-log-away-time = Le temps de { $name } est écoulé ; le pilote automatique continue.
page-log-returned = { $name } rejoue.
page-log-muted-true = { $name } est réduit au silence.
page-log-muted-false = { $name } peut reparler.
page-log-wished_again-true = { $name } veut une revanche.
page-log-wished_again-false = { $name } ne veut pas de revanche.
page-log-rematched = Revanche : chacun avance d’une place.
page-log-ended-host = L’hôte ferme la table.
page-log-ended-admin = L’administration du serveur ferme la table.
page-log-ended-idle = La table est fermée : personne n’a joué depuis longtemps.
page-log-ended-full = La table est fermée : elle a vu tout ce qu’une table peut contenir. Une nouvelle prend la suite.

## Enregistrements

page-record = Une partie terminée
page-result = Résultat
page-winner = gagne
page-played-moves = Coups : { $count }
page-download = Télécharger l’enregistrement
page-verify = Vérifier soi-même
page-verify-how = La graine donne à tous les mêmes cartes ; cette commande refait le mélange et les coups et compare avec la promesse d’avant la donne :
page-replay = Coup par coup
page-the-deal = Les cartes sont données.
page-to-deal = Au début
page-step-back = En arrière
page-step-on = En avant
page-to-end = À la fin
page-step = Coup { $number } sur { $count }
page-moves = Tous les coups

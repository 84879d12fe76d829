# L’entrée, son menu et le formulaire d’une table.
page-home-welcome = Jouez tout de suite contre des bots, ou ouvrez une table et envoyez son lien à vos amis. Nul besoin de compte.
page-home-places = Pages
page-home-to-rules = Règles
page-home-to-learn = Apprendre
page-home-to-kitchen = Feuille de points
page-home-to-you = Vous
page-home-menu = Menu
page-home-settings = Réglages
page-home-no = Non
page-home-theme = Luminosité
page-home-theme-machine = comme cet appareil
page-home-theme-light = clair
page-home-theme-dark = sombre
page-home-pack = Jeu de cartes pour les plis
page-home-pack-french = français
page-home-pack-german = allemand
page-home-at-table = À la table
page-home-sounds = Sons
page-home-left = Boutons pour la main gauche
page-home-both-honours = Montrer les honneurs des deux joueurs
page-home-playable-first = En main, les cartes jouables d’abord
page-home-confirm = Ne jouer une carte qu’au second appui
page-home-spoken = Textes lus à voix haute
page-home-spoken-full = complets
page-home-spoken-brief = brefs : qui et quelle carte

## Les jeux

page-home-for-two = à 2
page-home-for = de { $from } à { $to }
page-home-about-elfer = Des rangées de nombres poussent à partir des onze, vers le haut et vers le bas ; qui se défait d’abord de ses cartes gagne.
page-home-about-extra = Les rangées avec jokers, ponts et cartes bonus : préparez vos chemins, à la fin ce sont les points qui comptent.
page-home-about-elfern = Plis et tactique avec 32 cartes : des vingt honneurs, il en faut onze.
page-home-about-schneider = Le duel de Bohême : une carte n’est battue que par la suivante de sa couleur.
page-home-against-bots = Jouer contre des bots

## Rejoindre, continuer

page-home-code = Code ou lien
page-home-no-code = Une table a six lettres, comme BCDFGH, sans voyelle ; ou collez son lien.
page-home-back = Retour à votre table
page-home-own-tables = Vos tables
page-home-own-games = Vos parties terminées
page-home-all-games = Toutes vos parties
page-home-older-games = Parties plus anciennes
page-home-more-tables = Plus de tables
page-home-your-name = Garder un nom

## Le formulaire d’une table

page-home-players = Joueurs
page-home-bots = dont bots
page-home-no-bots = aucun
page-home-level = Force des bots
page-home-bot-random = sans plan : joue au hasard
page-home-bot-novice = débutant : joue ce qui convient sans penser plus loin
page-home-bot-thumb = solide : joue selon des règles simples
page-home-bot-quick = bon : réfléchit un instant
page-home-bot-strong = fort : réfléchit jusqu’à une seconde
page-home-bot-max = le plus fort : prend son temps
page-home-more = Plus : durée, pendule, règles
page-home-length = Parties du match
page-home-no-end = autant que vous voulez
page-home-listed = Des inconnus peuvent trouver cette table
page-home-chat = Messages libres, pas seulement des phrases toutes faites
page-home-clock-none = aucune
page-home-clock-turn = { $text } par tour
page-home-clock-game = { $text } par partie et { $seconds } s par tour
page-home-clock-days = jours par tour : { $count }

## Options d’Elfer raus!

page-home-option-variant = Variante
page-home-option-variant-standard = d’usage : chaque rangée commence par son 11
page-home-option-variant-false_start = faux départ : le 1 et le 20 sont là dès le début (V1)
page-home-option-variant-three_starts = trois départs : les rangées commencent par 10, 11 ou 12 (V2)
page-home-option-variant-any_start = départ libre : la première carte fixe le nombre de toutes les rangées (V3)
page-home-option-without_blue = Sans le bleu : trois rangées, à deux seulement
page-home-option-without_blue-true = Sans les cartes bleues (E1)
page-home-option-without_blue-false = Avec les quatre couleurs (E1)
page-home-option-max_cards = Cartes par tour
page-home-option-max_cards-0 = autant qu’on veut (E5)
page-home-option-max_cards-1 = une carte par tour (E5)
page-home-option-force_eleven = Un 11 qui convient doit être posé d’abord
page-home-option-force_eleven-true = Un 11 qui convient doit être posé d’abord (E7)
page-home-option-force_eleven-false = On peut retenir un 11 (E7)
page-home-option-draw = Qui ne peut rien poser pioche
page-home-option-draw-until_fit = jusqu’à ce qu’une carte convienne, trois au plus (E8)
page-home-option-draw-three = trois cartes, et le tour est fini (E8)
page-home-option-draw-one = une carte, qui se pose si elle convient (E8)
page-home-option-may_hold_drawn = On peut garder une carte piochée qui convient
page-home-option-may_hold_drawn-true = On peut garder une carte piochée qui convient (E9)
page-home-option-may_hold_drawn-false = Une carte piochée qui convient doit être posée (E9)

## Options d’Elfer raus! Extra

page-home-option-exchange_needs_prior_play = On n’échange un joker qu’après avoir joué une carte
page-home-option-exchange_needs_prior_play-true = On n’échange un joker qu’après avoir joué une carte (X32)
page-home-option-exchange_needs_prior_play-false = On peut échanger un joker avant de jouer une carte (X32)
page-home-option-discard_counts_as_play = Un joker défaussé compte comme une carte jouée
page-home-option-discard_counts_as_play-true = Un joker défaussé compte comme une carte jouée (X34)
page-home-option-discard_counts_as_play-false = Un joker défaussé ne compte pas comme une carte jouée (X34)
page-home-option-bonus_lost_on_exchange = Échanger le joker qui a complété un côté coûte le bonus
page-home-option-bonus_lost_on_exchange-true = Échanger le joker qui a complété un côté coûte le bonus (X41)
page-home-option-bonus_lost_on_exchange-false = Un bonus gagné reste acquis (X41)
page-home-option-bonus_supply = Cartes bonus
page-home-option-bonus_supply-7 = sept : le dernier côté n’en rapporte pas (X42)
page-home-option-bonus_supply-8 = huit : une pour chaque côté (X42)

## Options d’Elfern

page-home-option-must_head = Le talon épuisé, qui peut battre la carte d’entame doit le faire
page-home-option-must_head-true = Le talon épuisé, qui peut battre la carte d’entame doit le faire (F7)
page-home-option-must_head-false = Le talon épuisé, il suffit de fournir (F7)
page-home-option-staender = Après une égalité à 10
page-home-option-staender-add = le gain suivant rapporte un point de plus (F9)
page-home-option-staender-double = le gain suivant compte double (F9)
page-home-option-staender-none = rien n’est en attente (F9)
page-home-option-next_dealer = Donne la manche suivante
page-home-option-next_dealer-winner = le gagnant (F11)
page-home-option-next_dealer-loser = le perdant (F11)
page-home-option-next_dealer-alternate = chacun à son tour (F11)
page-home-option-scoring = Points de partie
page-home-option-scoring-standard = d’usage : 1, 2 ou 3 (F8)
page-home-option-scoring-altenburg = compte d’Altenburg : plus fin, de 1 à 5 (F12)

## Options du schneider de Bohême

page-home-option-beat = Une carte est battue par
page-home-option-beat-exact_suit = la suivante de sa couleur (S5)
page-home-option-beat-any_suit = la suivante, de n’importe quelle couleur (S9)
page-home-option-beat-follow_suit = toute carte plus forte de sa couleur, et il faut fournir (S9)
page-home-option-seven_beats_ace = Le 7 bat l’as de sa couleur qui a été entamé
page-home-option-seven_beats_ace-true = Le 7 bat l’as de sa couleur qui a été entamé (S10)
page-home-option-seven_beats_ace-false = Rien ne bat un as entamé (S10)
page-home-option-schneider_from = Deux points de partie
page-home-option-schneider_from-17 = à partir de 17 honneurs (S7)
page-home-option-schneider_from-16 = à partir de 16 honneurs (S7)

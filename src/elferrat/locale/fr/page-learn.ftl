# Des leçons à une vraie table : la liste, le guide et ce qu’il dit.
page-learn-title = Apprendre à la table
page-learn-intro = De courtes leçons à une vraie table, avec des bots à vos côtés. Commencez où vous voulez ; rien n’est compté.
page-learn-count = Terminées : { $count } sur { $most }
page-learn-done = terminée
page-learn-again = Recommencer
page-learn-rules = Lire les règles
page-learn-coach = Leçon
page-learn-step = Étape { $number } sur { $most }
page-learn-next = Suivant
page-learn-skip = Passer
page-learn-well-done = Bravo !
page-learn-next-lesson = Suite : { $name }
page-learn-all = Toutes les leçons
page-learn-astray = Vous avez pris un autre chemin, et les règles le permettent. Continuez à votre gré, ou recommencez la leçon.
page-learn-wait = C’est aux autres de jouer. Regardez ce qu’ils posent.
page-learn-end = Terminez votre tour avec le bouton.
page-learn-play-on = Jouez jusqu’au bout. Pour un conseil, appuyez sur le bouton d’aide.

## Elfer raus!

page-learn-elfer-eleven = Le premier onze
page-learn-elfer-eleven-1 = Bienvenue ! En bas, vos cartes : des nombres en quatre couleurs. Qui n’en a plus le premier gagne.
page-learn-elfer-eleven-2 = Vous avez le { $card }, qui ouvre la partie. Touchez-le.
page-learn-elfer-eleven-3 = L’ouverture, c’est une seule carte. Une rangée commence par son 11 et par rien d’autre.
page-learn-elfer-eleven-4 = Une rangée grandit aux deux bouts, toujours du nombre suivant. Ce qui convient est plus haut. Posez une de ces cartes : { $cards }.
page-learn-elfer-eleven-5 = Une carte suffit. Terminez votre tour avec le bouton.
page-learn-elfer-many = Plusieurs en un tour
page-learn-elfer-many-1 = Ouvrez la partie avec le { $card }.
page-learn-elfer-many-3 = En un tour, vous pouvez poser autant de cartes que possible. Commencez par le { $card }.
page-learn-elfer-many-4 = Chaque carte fait place à la suivante : le { $card } convient aussi. Posez-le.
page-learn-elfer-many-5 = Vous changez d’avis ? Tant que le tour dure, vous pouvez reprendre vos cartes. Essayez.
page-learn-elfer-refused = Ce qui ne convient pas
page-learn-elfer-refused-2 = Touchez le { $card }. Il ne convient pas encore, et la table vous dit pourquoi.
page-learn-elfer-refused-3 = Se tromper ne coûte rien. Le signe { $clause } à côté de la raison ouvre la règle.
page-learn-elfer-refused-4 = Posez maintenant la carte qui convient : { $card }.
page-learn-elfer-hold = Retenir
page-learn-elfer-hold-2 = Vous avez le { $card }. Tant qu’il reste dans votre main, personne ne peut commencer cette rangée.
page-learn-elfer-hold-3 = Vous pouvez garder un 11 tant que vous posez autre chose. Posez donc le { $card }.
page-learn-elfer-hold-4 = Vous n’êtes pas obligé de tout poser. Terminez votre tour avec le bouton.
page-learn-elfer-hold-5 = Si seul un 11 convient, il doit sortir. Retenez ce qui aide les autres, mais pas au point de le garder.
page-learn-elfer-draw = Piocher
page-learn-elfer-draw-2 = Rien ne convient. Piochez avec le bouton : une carte après l’autre, jusqu’à ce qu’une convienne, trois au plus.
page-learn-elfer-draw-3 = Vous avez pioché le { $card }. Il convient et doit être posé.
page-learn-elfer-whole = Une manche entière
page-learn-elfer-whole-1 = Six joueurs, dix cartes chacun. Posez d’abord ce qui ouvre la voie à vos cartes, et gardez ce qui ne sert qu’aux autres.
page-learn-elfer-whole-3 = Quand quelqu’un a fini, les autres comptent les nombres restés en main. Dans un match, le plus petit total gagne.

## Elfer raus! Extra

page-learn-extra-start = Jusqu’à quatre cartes
page-learn-extra-start-1 = Dans Extra, les quatre 11 sont posés dès le début. Les rangées descendent à 1 et montent à 21.
page-learn-extra-start-2 = Une carte se pose à côté d’une autre de sa rangée. Posez une de ces cartes : { $cards }.
page-learn-extra-start-3 = En un tour, vous pouvez jouer jusqu’à quatre cartes. Posez-en une autre.
page-learn-extra-draw = Jouer ou piocher
page-learn-extra-draw-1 = Vous pourriez poser le { $card }. Mais tant que la pioche a des cartes, personne n’est obligé de jouer.
page-learn-extra-draw-2 = Qui ne joue rien pioche une carte. Piochez avec le bouton.
page-learn-extra-draw-3 = C’était tout le tour. Ce que vous avez pioché attend le suivant.
page-learn-extra-joker = Les jokers
page-learn-extra-joker-1 = Cette carte au bonnet est un joker. Il remplace n’importe quel nombre.
page-learn-extra-joker-2 = Vous avez le { $card }, mais pas la carte d’avant. Touchez le joker et choisissez sa place : { $cell }.
page-learn-extra-joker-3 = La voie est libre. Posez maintenant le { $card }.
page-learn-extra-exchange = Reprendre un joker
page-learn-extra-exchange-1 = Posez votre joker à cette place : { $cell }.
page-learn-extra-exchange-2 = Qui a la carte de cette place peut l’échanger contre le joker. C’est vous : touchez le { $card }.
page-learn-extra-exchange-3 = Le joker est de nouveau à vous, et l’échange ne compte pas dans vos quatre cartes. Vous pouvez prendre ainsi les jokers des autres.
page-learn-extra-bridge = Les ponts
page-learn-extra-bridge-1 = Posez le { $card }.
page-learn-extra-bridge-2 = Et posez le { $card }.
page-learn-extra-bridge-3 = Un pont mène au même nombre dans la rangée voisine, ici depuis le { $cell }. Touchez le { $card } et choisissez le pont.
page-learn-extra-bridge-4 = Votre pont est utilisé. Le trou qu’il a laissé se remplit des deux côtés.
page-learn-extra-whole = Les cartes bonus et le compte
page-learn-extra-whole-1 = Maintenant une partie entière. Qui remplit la dernière place d’un côté d’une rangée reçoit une carte bonus, qui vaut 11 points.
page-learn-extra-whole-3 = Les cartes restées en main comptent contre vous de leur nombre, un joker 11. Le plus de points gagne, peu importe qui a fini.

## Elfern

page-learn-elfern-trick = Le premier pli
page-learn-elfern-trick-1 = Six cartes sont à vous. Du plus fort au plus faible : as, roi, dame, valet, 10, 9, 8, 7. Le 10 est sous le valet.
page-learn-elfern-trick-2 = Vous entamez le premier pli. Rien ne bat cette carte : { $card }. Jouez-la.
page-learn-elfern-trick-3 = L’autre répond par la carte de son choix. La plus forte carte de la couleur demandée gagne le pli.
page-learn-elfern-trick-4 = Le pli est à vous. Qui le gagne pioche le premier au talon et entame le suivant.
page-learn-elfern-answer = Les honneurs
page-learn-elfern-answer-2 = Carte entamée : { $cell }. Vous en avez une plus forte de la même couleur : { $card }. Prenez le pli.
page-learn-elfern-answer-3 = As, roi, dame, valet et 10 sont des honneurs, 20 en tout. Qui en prend 11 gagne la manche ; 9, 8 et 7 ne comptent pas.
page-learn-elfern-throw = Donner peu
page-learn-elfern-throw-2 = Vous ne pouvez pas battre cette carte : { $cell }. Donnez-en une qui ne compte pas : { $cards }.
page-learn-elfern-throw-3 = Une carte d’une autre couleur ne gagne jamais, même un as. Tant que dure le talon, vous jouez ce que vous voulez.
page-learn-elfern-follow = Quand le talon est fini
page-learn-elfern-follow-1 = Après chaque pli, les deux piochent au talon. Il dure dix plis.
page-learn-elfern-follow-2 = Jouez jusqu’à la fin du talon. Gardez quelques cartes fortes pour ce moment.
page-learn-elfern-follow-3 = Le talon est fini. Désormais, il faut fournir si l’on peut ; ce que vous pouvez jouer est plus haut.
page-learn-elfern-follow-4 = Jouez les six derniers plis.
page-learn-elfern-follow-5 = Qui se rappelle les cartes jouées peut connaître les deux mains. Cela décide de bien des manches.
page-learn-elfern-slate = L’ardoise
page-learn-elfern-slate-1 = Avec 11 à 14 honneurs, vous gagnez 1 point de partie, à partir de 15, 2, car l’autre est « schneider », et avec les 20, 3.
page-learn-elfern-slate-3 = À 10–10, personne ne gagne. Un point reste en attente, et qui gagne la manche suivante le reçoit en plus.
page-learn-elfern-slate-4 = Sur l’ardoise, chaque point de partie est un trait, et quatre traits font un drapeau.

## Schneider de Bohême

page-learn-schneider-beat = Seulement la suivante
page-learn-schneider-beat-2 = Carte entamée : { $cell }. Seule la suivante de sa couleur la bat : { $card }. Prenez le pli.
page-learn-schneider-beat-3 = Un as n’aurait pas gagné ici. As, roi, dame, valet et 10 sont des honneurs ; 11 sur 20 gagnent la manche.
page-learn-schneider-high = Plus fort ne suffit pas
page-learn-schneider-high-2 = Carte entamée : { $cell }. La vôtre est plus forte, { $card }, mais n’est pas la suivante. Elle perdrait, et un honneur avec elle.
page-learn-schneider-high-3 = Laissez donc le pli, avec une carte qui ne compte pas : { $cards }.
page-learn-schneider-high-4 = Ici, vous n’êtes jamais obligé de battre ni de fournir, même à la fin.
page-learn-schneider-ace = Entamer
page-learn-schneider-ace-1 = Vous entamez. Rien n’est au-dessus d’un as, cette carte est donc sûre : { $card }. Jouez-la.
page-learn-schneider-ace-3 = Toute autre carte peut être prise par celle d’au-dessus. Si celle-ci est passée, ou dans votre main, elle est sûre aussi.
page-learn-schneider-whole = Une manche entière
page-learn-schneider-whole-1 = Maintenant une manche entière. Notez les cartes passées : elles disent ce qu’on peut entamer sans risque.
page-learn-schneider-whole-3 = Avec 11 à 16 honneurs, vous gagnez 1 point de partie, avec 17 à 19, 2, avec les 20, 3. À 10–10, personne n’a rien.

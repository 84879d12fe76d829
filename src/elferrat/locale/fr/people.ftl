# Les gens : noms et textes inutilisables, et les phrases toutes faites.

text-empty = Il n’y a rien de visible ; écrivez quelque chose.
text-long = Cela fait { $count } signes ; { $most } au plus sont possibles.
text-sign = Le signe { $sign }, à la place { $at }, n’est pas possible ici ; enlevez-le.
text-marks = Il y a des accents sans lettre en dessous, ou trop d’accents superposés ; enlevez-les.
text-mixed = Cela mélange des lettres d’alphabets qui se ressemblent (latin, grec, cyrillique) ; gardez-en un seul.
name-no-letter = Un nom doit avoir au moins une lettre ou un chiffre.
name-reserved = Le nom « { $name } » appartient au serveur ; choisissez-en un autre.

phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-have_fun = Amusez-vous bien !
phrase-well_played = Bien joué !
phrase-nice_game = C’était une belle partie.
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-one_moment = Un instant, s’il vous plaît.
phrase-your_turn = C’est à vous de jouer.
phrase-again = Encore une partie ?
phrase-bye = Au revoir !

# Le jumeau compilé : ce qui ne va pas, ce que l’on attend.

kernel-missing = Ceci n’est pas installé ; installez-le avec : { $extra }
kernel-disabled = Numba a reçu l’ordre de ne pas compiler, les règles compilées sont donc inutilisables ; supprimez cette variable.
kernel-too-long = { $count } entrées, c’est plus que les { $most } de toute partie distribuée ; les règles compilées ne peuvent prendre cette position.
kernel-bad-moves = Donnez un tableau de { $size } nombres entiers, un coup par partie.
kernel-illegal = Le coup { $move } n’est pas permis dans cette partie ; rien n’a été joué. Les masques montrent les coups permis.
kernel-compiling = Compilation pour cette machine : une seule fois, une dizaine de secondes, plus si elle est occupée …
kernel-warm = Les règles sont compilées ({ $seconds } s) ; elles se trouvent dans { $folder }.

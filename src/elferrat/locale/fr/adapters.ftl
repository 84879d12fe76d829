# Interfaces pour la recherche.

adapters-missing-extra = Le paquet { $name } n’est pas installé ; installez-le avec : pip install "elferrat[{ $extra }]".

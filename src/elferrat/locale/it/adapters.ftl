# Interfacce per la ricerca.

adapters-missing-extra = Il pacchetto { $name } non è installato; installalo con: pip install "elferrat[{ $extra }]".

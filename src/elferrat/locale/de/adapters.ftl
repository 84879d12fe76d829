# Schnittstellen für die Forschung.

adapters-missing-extra = Das Paket { $name } ist nicht installiert; installiere es mit: pip install "elferrat[{ $extra }]".

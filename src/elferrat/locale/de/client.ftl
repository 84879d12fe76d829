# Die Seiten für den Browser, wo sie fehlen.
client-not-built = Die Seiten sind noch nicht gebaut. Führe im Ordner des Projekts „make client“ aus und starte den Server dann neu.

# Leute, die einen Namen behalten.
player-name-taken = „{ $name }“ gehört schon jemandem; wähle einen anderen Namen, oder hol dir deinen mit dem Rückkehrcode zurück.
player-no-code = Das ist kein Rückkehrcode; er hat fünf Gruppen aus je fünf Buchstaben und Ziffern.
player-unknown-code = Diesen Rückkehrcode hat niemand; vergleiche ihn Zeichen für Zeichen mit dem, was du aufgeschrieben hast.
player-unknown = Diesen Mitspieler gibt es nicht oder nicht mehr.

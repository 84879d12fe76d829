# Der übersetzte Zwilling: was nicht geht, worauf gewartet wird.

kernel-missing = Das ist nicht installiert; es kommt mit: { $extra }
kernel-disabled = Numba soll nicht übersetzen, darum sind die übersetzten Regeln nicht zu gebrauchen; diese Variable entfernen.
kernel-too-long = { $count } Einträge sind mehr als die { $most } jedes gegebenen Spiels; die übersetzten Regeln fassen diese Stellung nicht.
kernel-bad-moves = Ein Feld mit { $size } ganzen Zahlen angeben, einen Zug je Spiel.
kernel-illegal = Zug { $move } ist in diesem Spiel nicht erlaubt; gespielt wurde nichts. Die Masken zeigen die erlaubten Züge.
kernel-compiling = Es wird für diesen Rechner übersetzt: einmal, etwa zehn Sekunden, länger, wenn er viel zu tun hat …
kernel-warm = Die Regeln sind übersetzt ({ $seconds } s); sie liegen in { $folder }.

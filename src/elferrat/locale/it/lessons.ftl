# Tavoli dove si impara un gioco.
bad-lesson-terms = Una lezione ha il suo gioco, i suoi posti e i suoi bot, e né orologio né opzioni né lista; lascia via questo campo.

# OpenSpiel.

openspiel-observation = Qui si può scegliere solo la vista di un posto o quella di uno spettatore: sempre l’informazione pubblica, quella privata di un solo giocatore o di nessuno, nessun parametro.

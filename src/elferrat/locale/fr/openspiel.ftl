# OpenSpiel.

openspiel-observation = On ne peut choisir ici que la vue d’une place ou celle d’un spectateur : toujours l’information publique, l’information privée d’un seul joueur ou d’aucun, aucun paramètre.

# OpenSpiel.

openspiel-observation = One seat's eyes or a spectator's can be chosen here, and nothing else: public information always, private information of a single player or of none, no parameters.

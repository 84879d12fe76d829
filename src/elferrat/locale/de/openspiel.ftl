# OpenSpiel.

openspiel-observation = Hier lässt sich nur die Sicht eines Platzes oder eines Zuschauers wählen: öffentliches Wissen immer, eigenes Wissen eines einzelnen Spielers oder keines, keine Parameter.

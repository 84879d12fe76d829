# Eine Simulation auf einem Ray-Cluster: was nicht stimmt und was hilft, eine Zeile; der Ort steht davor.

cluster-bad-address = „{ $value }“ ist keine Adresse eines Clusters; schreibe local oder ray://HOST:PORT.
cluster-no-extra = Ray oder sein Client ist nicht installiert; installiere es mit: pip install "{ $extra }".
cluster-silent = Unter { $address } antwortet nichts; starte den Cluster dort oder berichtige die Adresse.
cluster-no-ray = Was unter { $address } antwortet, ist nicht Ray; berichtige den Port (in der Regel 10001 für ray://, sonst 6379).
cluster-token = Der Cluster unter { $address } verlangt ein Token; setze RAY_AUTH_MODE=token und gib sein Token in RAY_AUTH_TOKEN oder in der Datei ~/.ray/auth_token an.
cluster-refused = Der Cluster unter { $address } lässt sich nicht benutzen ({ $reason }); nimm dieselben Versionen von Ray und Python wie dort, dessen Token (RAY_AUTH_TOKEN), falls es eines gibt, und ray://, wenn dieser Rechner nicht dazugehört.
cluster-no-start = Ray lässt sich auf diesem Rechner nicht starten ({ $reason }); schaffe Platz dafür oder spiele ohne --cluster.
cluster-in-use = Dieses Programm ist schon mit Ray verbunden; rufe zuerst ray.shutdown() auf.
cluster-full = In { $seconds } Sekunden wurde kein Kern des Clusters frei; füge Rechner hinzu oder warte, bis andere Arbeit getan ist.
cluster-no-package = Auf den Rechnern des Clusters ist elferrat nicht installiert; installiere dort { $ours }.
cluster-differs = Auf den Rechnern des Clusters ist ein anderes elferrat, { $theirs }, hier ist es { $ours }; installiere dort dasselbe.
cluster-workers-die = Die Prozesse des Clusters enden, bevor sie antworten ({ $reason }); sieh in ihre Protokolle.
cluster-shard-lost = Die Spiele { $first } bis { $last } gingen { $tries }-mal mit dem Prozess verloren, der sie spielte ({ $reason }); gib den Prozessen mehr Speicher und beginne noch einmal.
cluster-gone = Der Cluster antwortet nicht mehr; starte ihn und die Simulation noch einmal.

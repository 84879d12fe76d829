# Der Broker zwischen Serverprozessen: warum er nicht zu gebrauchen ist.
broker-bad-url = Das ist keine Adresse eines Brokers; schreibe redis://RECHNER:6379, rediss:// für eine verschlüsselte Verbindung oder unix:// mit einem Pfad.
broker-away = Dort antwortet kein Broker; starte Redis oder Valkey, oder berichtige die Adresse.
broker-rights = Der Broker weist uns ab; berichtige Benutzer und Passwort in der Adresse, oder erlaube diesem Benutzer Veröffentlichen und Abonnieren.
broker-other = Was dort antwortet, taugt nicht als Broker ({ $error }); es muss Redis oder Valkey sein, und die Adresse darf keine Einstellung haben, die es nicht kennt.

# Der Tischserver: was er ablehnt und warum.
server-missing = dem Tischserver fehlt ein Paket; es kommt mit: { $extra }

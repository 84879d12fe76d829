# The broker between server processes: why it cannot be used.
broker-bad-url = This is no address of a broker; write redis://HOST:6379, rediss:// for an encrypted connection, or unix:// with a path.
broker-away = No broker answers there; start Redis or Valkey, or correct the address.
broker-rights = The broker refuses us; correct the user and the password in the address, or let this user publish and subscribe.
broker-other = What answers there does not work as a broker ({ $error }); it has to be Redis or Valkey, and the address must have no settings that it does not know.

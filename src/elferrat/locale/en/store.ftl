# The server's database: why it cannot be used, and what to do; the place stands before it.

store-address = A database is named by sqlite:///FILE or by postgresql://USER@HOST/NAME; correct the address.
store-foreign = This database belongs to another program; name an empty one, or one that this program made.
store-no-database = This file is no database; name another, or a new one.
store-newer = A later version of this program made this database (its version is { $version }, { $known } is known here); install that program again, or name another database.
store-older = An older version of this program made this database; start the server on it once, then copy it.
store-old-sqlite = Python’s SQLite is too old here (it is { $version }, { $needed } is needed); install a newer one, or use PostgreSQL.
store-file = The database cannot be opened ({ $reason }); check the file, its folder and their rights.
store-missing = There is no database here; check the address.
store-no-server = The database server cannot be used ({ $reason }); start it or correct the address.
store-rights = The database gives too few rights ({ $reason }); let this user make tables in it.
store-served = Another server has this database already; stop it, or start both with --broker so that they hear each other.
store-exists = This file is there already and stays as it is; name a new one.

store-down = The table’s database does not answer just now; nothing was changed, try again in a moment.
store-full = The disk of the table’s database is full; nothing was changed, try again when its host has made room.
store-crowded = Too many players wait for the table’s database just now; nothing was changed, try again in a moment.

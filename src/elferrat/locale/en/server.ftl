# The table server: what it refuses and why.
server-missing = the table server needs a package that is not installed; get it with: { $extra }

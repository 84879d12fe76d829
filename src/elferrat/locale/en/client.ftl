# The pages for browsers, where they are missing.
client-not-built = The pages are not built yet. Run “make client” in the project’s folder, then start the server again.

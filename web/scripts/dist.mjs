// Where the built client lies: in the Python package, from where the server takes it.

export const DIST = new URL("../../src/elferrat/server/web/client/dist/", import.meta.url);

'use strict';

// boardgame.io's own server: `node server.js PORT [FOLDER]`, in memory or with its flat files.
//
// Its routes are added to Koa after the WebSocket part has composed what was there; koa-compose 4.2
// no longer sees them then, so package.json holds the version that boardgame.io was written for.

const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { Elfer } = require('./elfer');

const [port, folder] = process.argv.slice(2);

const server = Server({
  games: [Elfer],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port) });

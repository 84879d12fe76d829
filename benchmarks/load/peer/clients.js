'use strict';

// The clients of one server, ruled line by line: `node clients.js ours|theirs URL SEED`.
//
// A line on standard input is a command as JSON, each answered by one line of JSON:
//   {"seat": N}      make N more tables and take all their seats
//   {"connect": true} open a socket for every seat that has none
//   {"deal": true}    begin the first game everywhere
//   {"pace": S}       a table moves every S seconds from now on; 0: as fast as it goes; null: not
//                     at all, as in the beginning
//   {"take": true}    what happened since the last time

const readline = require('node:readline');
const { Load } = require('./load');

const TOGETHER = 16; // tables made or connected at once

const [kind, url, seed] = process.argv.slice(2);
const { SEATS, Table } = require(`./${kind}`);
const load = new Load(Number(seed));
const tables = [];

async function each(list, act) {
  const left = [...list];
  const worker = async () => {
    while (left.length > 0) await act(left.shift());
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
}

const commands = {
  async seat(count) {
    const made = Array.from({ length: count }, () => new Table(url, load));
    await each(made, (table) => table.seat());
    tables.push(...made);
    return { tables: tables.length };
  },

  async connect() {
    await each(tables, (table) => table.connect());
    return { sockets: tables.length * SEATS };
  },

  async deal() {
    await load.deal(tables.length);
    return {};
  },

  pace(seconds) {
    load.play(seconds);
    return {};
  },

  take: () => load.taken(),
};

async function obey(line) {
  const [[name, argument]] = Object.entries(JSON.parse(line));
  return commands[name](argument);
}

readline.createInterface({ input: process.stdin }).on('line', async (line) => {
  try {
    process.stdout.write(`${JSON.stringify(await obey(line))}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`);
  }
}).on('close', () => process.exit(0));

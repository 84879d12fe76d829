'use strict';

// Tables of Elferrat: each seat a WebSocket that keeps its view up to date and moves from `legal`.

const WebSocket = require('ws');
const { post } = require('./http');
const { NAMES } = require('./load');

const SEATS = 4;
const TERMS = { game: 'elfer', seats: SEATS, games: 0 };

class Seat {
  constructor(number, token, load) {
    this.number = number;
    this.token = token;
    this.load = load;
    this.seen = 0; // the last entry told
    this.asked = 0; // the entry after which a move was chosen
    this.agreed = null; // the game after which it was ready for the next one
    this.commands = 0;
    this.awaited = null; // the id of the move that is not answered yet
    this.sent = 0;
  }

  connect(address) {
    const headers = { authorization: `Bearer ${this.token}` };
    this.socket = new WebSocket(address, { headers });
    this.socket.on('message', (data) => this.receive(data));
    this.socket.on('error', (error) => this.load.complain(String(error)));
    this.socket.on('close', (code) => this.load.complain(`closed: ${code}`));
    return new Promise((resolve) => this.socket.on('open', resolve));
  }

  receive(data) {
    this.load.received(data.length);
    const frame = JSON.parse(data);
    switch (frame.frame) {
      case 'welcome':
        ({ table: this.table, play: this.play } = frame.view);
        break;
      case 'told':
        this.merge(frame);
        break;
      case 'ack':
        this.answered(frame.id);
        return;
      case 'refused':
        this.load.complain(`refused: ${frame.reason}`);
        return;
      default:
        if (frame.frame !== 'stale') return;
        this.load.complain('stale');
        return;
    }
    this.seen = frame.number;
    this.look();
  }

  merge({ table, play, gone }) {
    Object.assign(this.table, table);
    if (play === null) this.play = null;
    else if (play !== undefined) this.play = Object.assign(this.play || {}, play);
    for (const name of gone || []) delete this.play[name];
  }

  look() {
    const { phase, game, seats } = this.table;
    if (phase === 'playing') {
      if (this.play.turn !== this.number || this.asked === this.seen) return;
      this.asked = this.seen;
      this.load.turn(this, this.play.legal);
    } else if (!seats[this.number].ready && this.agreed !== game) {
      this.agreed = game;
      if (this.number === 0 && phase === 'between') this.load.games += 1;
      this.load.greet(this);
    }
  }

  agree() {
    this.say({ do: 'ready', text: 'eleven' });
  }

  make(move) {
    this.sent = performance.now();
    this.awaited = this.say({ do: 'move', move });
  }

  answered(id) {
    if (id !== this.awaited) return;
    this.awaited = null;
    this.load.acknowledged(this.sent);
  }

  say(command) {
    this.commands += 1;
    const id = `c${this.commands}`;
    this.socket.send(JSON.stringify({ id, expect: this.seen, ...command }));
    return id;
  }
}

class Table {
  constructor(url, load) {
    this.url = url;
    this.load = load;
  }

  async seat() {
    const { code } = await post(`${this.url}/api/tables`, TERMS);
    this.address = `${this.url.replace('http', 'ws')}/api/tables/${code}/socket?since=0`;
    this.seats = [];
    for (let number = 0; number < SEATS; number += 1) {
      const { seat_token: token } = await post(`${this.url}/api/tables/${code}/seats`, {
        name: NAMES[number],
        seat: number,
      });
      this.seats.push(new Seat(number, token, this.load));
    }
  }

  async connect() {
    await Promise.all(this.seats.map((seat) => seat.connect(this.address)));
  }
}

module.exports = { SEATS, Table };

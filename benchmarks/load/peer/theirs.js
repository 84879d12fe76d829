'use strict';

// Tables of boardgame.io: each seat a Socket.IO client that says what its own client library says.

const { io } = require('socket.io-client');
const { Elfer, SEATS, legal } = require('./elfer');
const { post } = require('./http');
const { NAMES } = require('./load');

class Seat {
  constructor(table, number, load) {
    this.table = table;
    this.number = number;
    this.id = String(number);
    this.load = load;
    this.state = null;
    this.asked = -1; // the state for which a move was chosen
    this.sent = 0;
    this.awaited = null; // the state from which a move was sent that is not answered yet
  }

  connect(url) {
    // A name space of its own connection for each, and no polling before the WebSocket.
    this.socket = io(`${url}/${Elfer.name}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    this.socket.on('update', (match, state) => this.told(match, state));
    this.socket.on('sync', (match, info) => this.told(match, info.state));
    this.socket.on('connect_error', (error) => this.load.complain(String(error)));
    this.socket.on('disconnect', (reason) => this.load.complain(reason));
    this.socket.io.engine.on('packet', (packet) => this.load.received((packet.data || '').length));
    return new Promise((resolve) => this.socket.on('connect', resolve));
  }

  // Follow the table to a match, as `updateMatchID` of their client does.
  enter(match, credentials) {
    this.match = match;
    this.credentials = credentials;
    this.state = null;
    this.asked = -1;
    this.awaited = null;
    this.socket.emit('sync', match, this.id, credentials, SEATS);
  }

  told(match, state) {
    if (match !== this.match) return;
    if (this.state !== null && state._stateID < this.state._stateID) return;
    this.state = state;
    if (this.awaited !== null && state._stateID > this.awaited) {
      this.awaited = null;
      this.load.acknowledged(this.sent);
    }
    if (state.ctx.gameover !== undefined) this.table.over(this, match);
    else if (state.ctx.currentPlayer === this.id && this.asked !== state._stateID) {
      this.asked = state._stateID;
      this.load.turn(this, legal(state.G, this.id));
    }
  }

  make(move) {
    const known = ['draw', 'end', 'pass'].includes(move);
    const { id: playerID, credentials } = this;
    const payload = { type: known ? move : 'lay', args: known ? [] : [move], playerID, credentials };
    this.awaited = this.state._stateID;
    this.sent = performance.now();
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.awaited, this.match, playerID);
  }
}

class Table {
  constructor(url, load) {
    this.url = url;
    this.load = load;
    this.seats = Array.from({ length: SEATS }, (_, number) => new Seat(this, number, load));
  }

  // A match of theirs is one game, so it is made and joined anew for the next one.
  async seat() {
    const games = `${this.url}/games/${Elfer.name}`;
    const { matchID } = await post(`${games}/create`, { numPlayers: SEATS, unlisted: true });
    this.credentials = [];
    for (const seat of this.seats) {
      const wanted = { playerID: seat.id, playerName: NAMES[seat.number] };
      const { playerCredentials } = await post(`${games}/${matchID}/join`, wanted);
      this.credentials.push(playerCredentials);
    }
    this.match = matchID;
  }

  async connect() {
    await Promise.all(this.seats.map((seat) => seat.connect(this.url)));
    this.enter();
  }

  enter() {
    this.seats.forEach((seat, n) => seat.enter(this.match, this.credentials[n]));
  }

  async again() {
    await this.seat();
    this.enter();
  }

  over(seat, match) {
    if (seat.number !== 0 || match !== this.match) return;
    this.match = null;
    this.load.games += 1;
    this.again().catch((error) => this.load.complain(String(error)));
  }
}

module.exports = { SEATS, Table };

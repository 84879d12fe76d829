'use strict';

// What both kinds of clients share: when a seat moves, and what is counted.

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora']; // by seat
const THINK_SPREAD = 0.5; // a person takes from half to one and a half times the pace

// A small generator (mulberry32), so that a run can be repeated.
function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

class Load {
  constructor(seed) {
    this.random = chance(seed);
    this.pace = null; // mean seconds between two moves of a table; 0: as fast as it goes; null: none
    this.held = []; // seats on turn, with their moves, that wait for a pace
    this.unready = []; // seats that wait for the first deal; null when it has come
    this.reset();
  }

  reset() {
    this.complaints = [];
    this.since = performance.now();
    this.used = process.cpuUsage();
    this.waits = [];
    this.games = 0;
    this.frames = 0;
    this.bytes = 0;
    this.trouble = 0;
  }

  // A seat could say that it is ready for a deal.
  greet(seat) {
    if (this.unready === null) seat.agree();
    else this.unready.push(seat);
  }

  // Deal at all tables, and wait until each has somebody on turn.
  deal(tables) {
    for (const seat of this.unready.splice(0)) seat.agree();
    this.unready = null;
    return new Promise((resolve) => {
      this.onHeld = () => {
        if (this.held.length < tables) return;
        this.onHeld = null;
        resolve();
      };
      this.onHeld();
    });
  }

  // A seat is on turn: let it make any of its legal moves when its time has come.
  turn(seat, legal) {
    const move = legal[Math.floor(this.random() * legal.length)];
    if (this.pace === null) this.hold(seat, move);
    else if (this.pace === 0) seat.make(move);
    else setTimeout(() => this.release(seat, move), this.pace * 1000 * this.share());
  }

  release(seat, move) {
    if (this.pace === null) this.hold(seat, move);
    else seat.make(move);
  }

  hold(seat, move) {
    this.held.push([seat, move]);
    if (this.onHeld) this.onHeld();
  }

  share() {
    return 1 - THINK_SPREAD + 2 * THINK_SPREAD * this.random();
  }

  // Play at another pace from now on; the first moves are spread over one pace.
  play(pace) {
    this.pace = pace;
    if (pace === null) return;
    for (const [seat, move] of this.held.splice(0)) {
      setTimeout(() => this.release(seat, move), pace * 1000 * this.random());
    }
  }

  acknowledged(sent) {
    this.waits.push(performance.now() - sent);
  }

  received(length) {
    this.frames += 1;
    this.bytes += length;
  }

  complain(what) {
    this.trouble += 1;
    if (this.complaints.length < 5) this.complaints.push(what);
  }

  // What happened since the last time, as plain figures; then counting starts anew.
  taken() {
    const waits = Float64Array.from(this.waits).sort();
    const at = (share) => (waits.length ? waits[Math.floor((waits.length - 1) * share)] : null);
    const used = process.cpuUsage(this.used);
    const result = {
      seconds: (performance.now() - this.since) / 1000,
      cpu: (used.user + used.system) / 1e6,
      moves: waits.length,
      games: this.games,
      frames: this.frames,
      bytes: this.bytes,
      trouble: this.trouble,
      complaints: this.complaints,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      most: at(1),
    };
    this.reset();
    return result;
  }
}

module.exports = { Load, NAMES };

'use strict';

// Elfer raus!, the standard game (rulebook E1 to E13), written for boardgame.io as its guide has it:
// secrets in `secret` and `players`, stripped by its own player view.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const ROWS = ['R', 'Y', 'G', 'B'];
const NUMBERS = 20;
const HAND_SIZES = [0, 0, 20, 20, 15, 12, 10]; // by number of players
const MOST_DRAWN = 3;
const SEATS = 4;

const rowOf = (card) => card[0];
const numberOf = (card) => Number(card.slice(1));

function pack() {
  const numbers = Array.from({ length: NUMBERS }, (_, n) => n + 1);
  return ROWS.flatMap((row) => numbers.map((number) => row + number));
}

function dealtHands(cards, players) {
  const size = HAND_SIZES[players];
  const hands = Array.from({ length: players }, (_, n) => cards.slice(n * size, (n + 1) * size));
  return { hands, stock: cards.slice(players * size) };
}

// The seat that opens, with the first 11 in the order of the rows; none if all lie in the stock.
function opening(hands) {
  for (const row of ROWS) {
    const seat = hands.findIndex((hand) => hand.includes(`${row}11`));
    if (seat >= 0) return { seat, card: `${row}11` };
  }
  return null;
}

function setup({ ctx, random }) {
  for (;;) {
    const { hands, stock } = dealtHands(random.Shuffle(pack()), ctx.numPlayers);
    const first = opening(hands);
    if (first) {
      return {
        table: { R: null, Y: null, G: null, B: null },
        first,
        counts: hands.map((hand) => hand.length),
        stock: stock.length,
        laid: 0,
        drawn: false,
        players: Object.fromEntries(hands.map((hand, seat) => [seat, { hand }])),
        secret: { stock },
      };
    }
  }
}

function fits(G, card) {
  const row = G.table[rowOf(card)];
  if (ROWS.every((each) => G.table[each] === null)) return card === G.first.card;
  if (row === null) return numberOf(card) === 11;
  return numberOf(card) === row.low - 1 || numberOf(card) === row.high + 1;
}

// The legal moves of a seat on turn, in our notation.
function legal(G, seat) {
  const moves = G.players[seat].hand.filter((card) => fits(G, card));
  if (G.laid === 0 && moves.length === 0) return [G.stock > 0 ? 'draw' : 'pass'];
  return G.laid > 0 ? [...moves, 'end'] : moves;
}

function lay({ G, ctx, events, playerID }, card) {
  if (!legal(G, playerID).includes(card)) return INVALID_MOVE;
  const { hand } = G.players[playerID];
  const isOpening = ROWS.every((each) => G.table[each] === null);
  hand.splice(hand.indexOf(card), 1);
  G.counts[playerID] -= 1;
  const row = G.table[rowOf(card)];
  const number = numberOf(card);
  if (row === null) G.table[rowOf(card)] = { low: number, high: number };
  else if (number < row.low) row.low = number;
  else row.high = number;
  G.laid += 1;
  if (hand.length === 0) events.endGame({ winner: playerID, scores: scores(G, ctx) });
  else if (isOpening) events.endTurn();
}

function draw({ G, events, playerID }) {
  if (!legal(G, playerID).includes('draw')) return INVALID_MOVE;
  for (let count = 0; count < MOST_DRAWN && G.secret.stock.length > 0; count += 1) {
    const card = G.secret.stock.pop();
    G.players[playerID].hand.push(card);
    G.counts[playerID] += 1;
    G.stock -= 1;
    if (fits(G, card)) {
      G.drawn = true;
      return;
    }
  }
  events.endTurn();
}

function pass({ G, events, playerID }) {
  if (!legal(G, playerID).includes('pass')) return INVALID_MOVE;
  events.endTurn();
}

function end({ G, events, playerID }) {
  if (!legal(G, playerID).includes('end')) return INVALID_MOVE;
  events.endTurn();
}

function scores(G, ctx) {
  return ctx.playOrder.map((seat) =>
    G.players[seat].hand.reduce((points, card) => points - numberOf(card), 0),
  );
}

const Elfer = {
  name: 'elfer',
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  moves: {
    lay,
    draw: { move: draw, client: false },
    pass,
    end,
  },
  turn: {
    order: {
      first: ({ G }) => G.first.seat,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin: ({ G }) => {
      G.laid = 0;
      G.drawn = false;
    },
  },
};

module.exports = { Elfer, SEATS, legal };

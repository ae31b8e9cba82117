// Two clients a match, moving as soon as it is their turn; prints moves a second and the time to the other's update.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const game = {
  name: "field",
  setup: () => ({ field: Array(60).fill(0), moves: 0 }),
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, place) => {
      G.field[place % 60] += 1;
      G.moves += 1;
    },
  },
  endIf: ({ G }) => (G.moves >= 100 ? { over: true } : undefined),
};

let counting = false;
const delays = [];

let matchNumber = 0;

async function match(number) {
  const matchID = `match-${process.pid}-${(matchNumber += 1)}`; // the server makes a match when the first client asks for it
  const sent = new Map();
  const clients = [];
  for (const playerID of ["0", "1"]) {
    const client = Client({ game, matchID, playerID, numPlayers: 2, multiplayer: SocketIO({ server }), debug: false });
    clients.push(client);
    let known = -1;
    client.subscribe((state) => {
      if (!state || !state.isConnected || state.G.moves === known) return;
      known = state.G.moves;
      const began = sent.get(`${playerID}:${known}`);
      if (began !== undefined && counting) delays.push(performance.now() - began);
      if (state.ctx.gameover) {
        if (playerID === "0") {
          for (const other of clients) other.stop();
          match(number).catch(() => {});
        }
        return;
      }
      if (state.ctx.currentPlayer === playerID) {
        const other = playerID === "0" ? "1" : "0";
        sent.set(`${other}:${known + 1}`, performance.now());
        setImmediate(() => client.moves.add(known));
      }
    });
  }
  for (const client of clients) client.start();
}

for (let number = 0; number < matches; number += 1) await match(number);
await new Promise((done) => setTimeout(done, 2000));
counting = true;
const began = performance.now();
await new Promise((done) => setTimeout(done, seconds * 1000));
counting = false;
const taken = (performance.now() - began) / 1000;
delays.sort((a, b) => a - b);
const at = (share) => delays[Math.floor(delays.length * share)] ?? NaN;
console.log(JSON.stringify({ moves_per_second: delays.length / taken, p50_ms: at(0.5), p99_ms: at(0.99) }));
process.exit(0);

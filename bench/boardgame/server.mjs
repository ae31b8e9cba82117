// A server of boardgame.io with its storage in memory: a field of 60 integers, two players, 100 moves.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");

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

const server = Server({ games: [game], origins: ["*"] });
const running = await server.run({ port: 0, callback: () => {} });
console.log(`listening ${running.appServer.address().port}`);

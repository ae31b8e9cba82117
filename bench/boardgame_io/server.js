// boardgame.io's own server, as it comes, with a game that is hardly more than its turns: two players, in turn, put a
// number on one of 60 places, and the match is over after 100 moves. Matches are kept in memory, its default.
// Prints the port that it listens on.

const { Server } = require("boardgame.io/server");

const PLACES = 60;
const MOVES = 100;

const game = {
  name: "field",
  setup: () => ({ field: Array(PLACES).fill(0) }),
  moves: {
    put: ({ G }, place, number) => {
      G.field[place] = number;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ ctx }) => (ctx.turn > MOVES ? { over: true } : undefined),
};

Server({ games: [game], origins: [] })
  .run(0)
  .then(({ appServer }) => console.log(appServer.address().port));

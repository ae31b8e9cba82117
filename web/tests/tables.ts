// Tables for tests.
import type { TableSnapshot, Update } from "../src/wire/types";

export function whole(seq = 4, more: Partial<TableSnapshot> = {}): TableSnapshot {
  return {
    kind: "table",
    table: "t",
    seq,
    at: 1000 + seq,
    viewer: 0,
    setup: {
      kind: "opened",
      game: "basari",
      players: 2,
      host: "g0",
      options: {},
      deck: null,
      clock: null,
      public: true,
      starts_when_full: false,
      rematch_of: null,
      places: {},
      seed_hash: "",
    },
    stage: "running",
    seats: [{ guest: "g0", name: "Anna" }, { level: "trader" }],
    clocks: null,
    question: null,
    view: { scores: [0, 0], offer: [1, 0, 0, 0], decision: "answer", to_act: [0] },
    moves: ["accept"],
    asked: seq,
    can_take_back: false,
    seed: null,
    rematch: null,
    talk: [],
    ...more,
  };
}

export function update(seq: number, more: Partial<Update> = {}): Update {
  return { kind: "update", table: "t", seq, at: 1000 + seq, happened: { kind: "played", seat: 0 }, ...more };
}

export function events(...names: string[]): { event: string }[] {
  return names.map((event) => ({ event }));
}

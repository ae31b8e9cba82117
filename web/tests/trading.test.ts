// The trading tables on the way from one line to the next: what is put upon the view, and what is remembered of the log.
import { describe, expect, it } from "vitest";
import { readCard, readGems } from "../src/games/trading/pieces/texts";
import { along } from "../src/games/trading/along";
import type { GameEvent } from "../src/games/trading/declared";
import { remember, tradeSaid } from "../src/games/trading/memory";
import { canOffer, objection, raises } from "../src/games/trading/offers";
import { scoringOf } from "../src/games/trading/scoring";
import {
  cardOf,
  LETTERS,
  offerText,
  parseCard,
  parseOffer,
  traders,
  type TradingView,
} from "../src/games/trading/view";
import { linesOf, linesOfMoments, upTo } from "../src/table/lines";
import { allows, movesOf, type MoveShape } from "../src/wire/choices";
import type { OfferRange, Update } from "../src/wire/types";
import { update, whole } from "./tables";

function view(more: Partial<TradingView> = {}): TradingView {
  return {
    game: "edelstein",
    players: 3,
    stage: 1,
    round: 2,
    gems: [
      [3, 3, 3, 3],
      [5, 0, 1, 2],
      [0, 2, 2, 0],
    ],
    supply: [10, 13, 12, 13],
    scores: [4, 0, 9],
    cards: ["rrb5", "yg7", "b4"],
    chosen: ["gems", "gems", "money"],
    unseen: [],
    to_act: [0],
    decision: "open-trade",
    over: false,
    winners: [],
    kept: [["certificate"], ["certificate", "certificate", "per-r"], []],
    event: "swap",
    doing: "gems",
    options: {},
    deck: "house",
    places: [],
    ...more,
  };
}

describe("cards and offers as texts", () => {
  it("are read and written", () => {
    expect(readCard("rrb5w2")).toEqual({ gems: ["red", "red", "blue"], value: 5, workers: 2 });
    expect(readCard("yg10")).toEqual({ gems: ["yellow", "green"], value: 10, workers: 0 });
    expect(parseCard("rrb5w2")).toEqual({ gems: [2, 0, 0, 1], value: 5, workers: 2 });
    expect(readGems("2r1b")).toEqual([
      { kind: "red", count: 2 },
      { kind: "blue", count: 1 },
    ]);
    expect(readGems("rrb")).toEqual([
      { kind: "red", count: 2 },
      { kind: "blue", count: 1 },
    ]);
    expect(readGems("12y")).toEqual([{ kind: "yellow", count: 12 }]);
    expect(readGems("")).toEqual([]);
    expect(parseOffer("2r11b")).toEqual([2, 0, 0, 11]);
    expect(parseOffer("accept")).toBeNull();
    expect(offerText([0, 3, 0, 1])).toBe("3y1b");
  });

  it("tell with whose card something is done", () => {
    expect(cardOf(view(), 1)).toBe("yg7");
    expect(cardOf(view({ players: 2, cards: ["rrb5", null], active: 0 }), 1)).toBe("rrb5");
  });
});

describe("who trades", () => {
  it("is who chose what is done, while there is a trade", () => {
    expect(traders(view())).toEqual([0, 1]);
    expect(traders(view({ decision: "choose" }))).toBeNull();
    expect(traders(view({ chosen: ["gems", "money", "event"] }))).toBeNull();
    expect(traders(view({ players: 2, chosen: ["gems", null] }))).toEqual([0, 1]);
  });
});

describe("what is told is put upon the view", () => {
  it("gem by gem, and the view itself is left alone", () => {
    const before = view();
    const after = along(before, [
      { event: "gems", from: 1, to: "supply", colour: "r", number: 2 },
      { event: "gems", from: 0, to: 2, colour: "b", number: 1 },
    ]);
    expect(after.gems).toEqual([
      [3, 3, 3, 2],
      [3, 0, 1, 2],
      [0, 2, 2, 1],
    ]);
    expect(after.supply).toEqual([12, 13, 12, 13]);
    expect(before).toEqual(view());
  });

  it("offers, and that a trade is over when something is done", () => {
    const trade: GameEvent = { event: "trade", first: 0, second: 1, action: "gems" };
    const offered = along(view(), [trade, { event: "offered", seat: 1, to: 0, gems: "1r2g" }]);
    expect([offered.trade, offered.offer, offered.offered_by]).toEqual([{ first: 0, second: 1 }, [1, 0, 2, 0], 1]);
    const done = along(offered, [{ event: "does", seat: 1, action: "gems" }]);
    expect([done.trade, done.offer, done.decision, done.busy]).toEqual([null, undefined, null, 1]);
  });

  it("cards, scores and choices of a new round", () => {
    const after = along(view(), [
      { event: "earned", seat: 2, money: 7, for: "gem-card" },
      { event: "round", stage: 1, round: 3 },
      { event: "dealt", seat: 1, card: "rr4" },
      { event: "chose", seat: 0, action: "money" },
      { event: "chose", seat: 1 },
    ]);
    expect(after.scores).toEqual([4, 0, 16]);
    expect(after.cards).toEqual([null, "rr4", null]);
    expect(after.chosen).toEqual(["money", "hidden", null]);
    expect([after.round, after.event, after.doing]).toEqual([3, null, undefined]);
  });

  it("event cards that are taken, kept and given back", () => {
    const kept = along(view(), [
      { event: "took", seat: 2, card: "per-b" },
      { event: "kept", seat: 2, card: "per-b" },
    ]);
    expect([kept.event, kept.using, kept.kept?.[2]]).toEqual([null, undefined, ["per-b"]]);
    expect(along(kept, [{ event: "stage-scored", stage: 1 }]).kept).toEqual([[], [], []]);
  });

  it("workers of Basari", () => {
    const before = view({ game: "basari", workers: [3, 0, 14] });
    const after = along(before, [
      { event: "dealt", seat: 1, card: "rb5w2" },
      { event: "more-workers", seat: 2, card: "y3w3", workers: 17 },
    ]);
    expect(after.workers).toEqual([3, 2, 17]);
  });
});

const SCORING: GameEvent[] = [
  { event: "gems", from: "supply", to: 0, colour: "r", number: 1 },
  { event: "scoring", stage: 1 },
  { event: "scored", colour: "r", most: 5, sharing: 1 },
  { event: "earned", seat: 1, money: 14, for: "majority-r" },
  { event: "earned", seat: 1, money: 5, for: "per-r" },
  { event: "gems", from: 1, to: "supply", colour: "r", number: 2 },
  { event: "certificates", most: 2, sharing: 1 },
  { event: "earned", seat: 1, money: 10, for: "certificate" },
  { event: "earned", seat: 0, money: 4, for: "major-any" },
  { event: "stage-scored", stage: 1 },
];

describe("a scoring", () => {
  it("is a table of who has what, gets what and gives what back", () => {
    const scoring = scoringOf(view(), SCORING);
    const [red, yellow] = scoring?.colours ?? [];
    expect(red).toEqual({
      letter: "r",
      counts: [4, 5, 0],
      most: 5,
      pays: [
        { seat: 1, amount: 14, for: "majority-r" },
        { seat: 1, amount: 5, for: "per-r" },
      ],
      back: [0, 2, 0],
    });
    expect(yellow?.most).toBeNull();
    expect(scoring?.other).toEqual({
      kind: "certificates",
      counts: [1, 2, 0],
      pays: [{ seat: 1, amount: 10, for: "certificate" }],
    });
    expect(scoring?.once).toEqual([{ seat: 0, amount: 4, for: "major-any" }]);
    expect([scoring?.before, scoring?.earned, scoring?.done]).toEqual([[4, 0, 9], [4, 29, 0], true]);
  });

  it("knows what is being scored while it is told", () => {
    expect(scoringOf(view(), SCORING.slice(0, 3))).toMatchObject({ now: "r", done: false });
    expect(scoringOf(view(), SCORING.slice(0, 7))).toMatchObject({ now: "other", done: false });
    expect(scoringOf(view(), SCORING.slice(0, 1))).toBeNull();
  });

  it("counts workers in Basari", () => {
    const events: GameEvent[] = [
      { event: "scoring", stage: 1 },
      { event: "earned", seat: 2, points: 10, for: "workers" },
    ];
    const scoring = scoringOf(view({ game: "basari", workers: [3, 0, 15] }), events);
    expect(scoring?.other).toEqual({
      kind: "workers",
      counts: [3, 0, 15],
      pays: [{ seat: 2, amount: 10, for: "workers" }],
    });
  });
});

describe("an offer", () => {
  const list = (...moves: string[]): MoveShape => ({ shape: "list", moves });
  const moves = list("accept", "3y", "2r1b", "1r2y", "4b", "3g1b");
  const range = (most: number[], outrank: number[], least = [0, 0, 0, 0]): OfferRange => {
    return { shape: "offer", kinds: [...LETTERS], least, most, outrank, others: ["accept"] };
  };

  it("is raised in small steps", () => {
    expect(raises(moves, [0, 2, 1, 0])).toEqual({ more: "4b", higher: "3y", least: "3y" });
    expect(raises(list("accept", "4b"), [0, 2, 1, 0])).toEqual({ more: "4b", higher: null, least: "4b" });
    expect(raises(list("1b", "1g", "2b"), null)).toEqual({ more: "1b", higher: null, least: "1b" });
    expect(raises(list("accept"), [1, 0, 0, 0])).toEqual({ more: null, higher: null, least: null });
  });

  it("is raised from its bounds as among all offers that can be made", () => {
    const numbers = [0, 1, 3];
    const all = numbers.flatMap((r) =>
      numbers.flatMap((y) => numbers.flatMap((g) => numbers.map((b) => [r, y, g, b]))),
    );
    for (const most of all) {
      for (const outrank of all) {
        for (const least of [
          [0, 0, 0, 0],
          [most[0] ?? 0, 0, 0, 0],
        ]) {
          const shape = range(most, outrank, least);
          expect(raises(shape, outrank), JSON.stringify(shape)).toEqual(raises(list(...movesOf(shape)), outrank));
        }
      }
    }
    expect(raises(range([22, 22, 22, 22], [22, 22, 22, 21]), [22, 22, 22, 21])).toEqual({
      more: "22r22y22g22b",
      higher: null,
      least: "22r22y22g22b",
    });
  });

  it("can be made or not", () => {
    expect(canOffer(range([1, 0, 0, 0], [0, 0, 0, 0]))).toBe(true);
    expect(canOffer(range([1, 0, 0, 0], [1, 0, 0, 0]))).toBe(false);
    expect(canOffer(list("1r", "decline"))).toBe(true);
    expect(canOffer(list("accept"))).toBe(false);
    expect(canOffer({ shape: "each", parts: [["0r"]], others: ["forgo"] })).toBe(false);
  });

  it("that cannot be made is told why", () => {
    const why = (built: number[], standing: number[] | null = [0, 2, 1, 0], decision = "answer") =>
      objection(built, (move) => allows(moves, move), standing, decision);
    expect(why([0, 3, 0, 0])).toBeNull();
    expect(why([0, 0, 0, 0])).toBe("empty");
    expect(why([0, 1, 1, 0])).toBe("fewer");
    expect(why([0, 0, 3, 0])).toBe("lower");
    expect(why([0, 2, 1, 0])).toBe("same");
    expect(why([4, 4, 0, 0])).toBe("not");
    expect(why([1, 1, 0, 0], null, "last-offer")).toBe("one");
    expect(why([1, 1, 0, 0], null, "open-trade")).toBe("not");
  });
});

describe("what is remembered of the log", () => {
  const start = update(2, { happened: { kind: "started" }, view: { ...view() } });
  const offer = (seq: number, seat: number, gems: string): Update =>
    update(seq, {
      events: [{ event: "offered", seat, to: 1 - seat, gems }],
      patch: { offer: parseOffer(gems), offered_by: seat },
    });
  const log = [
    update(1, { happened: { kind: "sat", seat: 0, guest: "g", name: "Anna" } }),
    start,
    update(3, { events: SCORING, patch: { scores: [8, 29, 9] } }),
    offer(4, 1, "2y"),
    update(4, {
      events: [
        { event: "accepted", seat: 0, of: 1 },
        { event: "trade", first: 0, second: 1, action: "gems" },
      ],
    }),
    offer(5, 0, "1b"),
    offer(6, 1, "1g"),
  ];

  it("are the offers of the trade that is on, and the last scoring, also of a table that was just opened", () => {
    const memory = remember(linesOf(log));
    expect(tradeSaid(memory, view({ offer: [0, 0, 1, 0], offered_by: 1 }))).toEqual([
      { seat: 0, gems: "1b" },
      { seat: 1, gems: "1g" },
    ]);
    expect(memory.scoring?.earned).toEqual([4, 29, 0]);
  });

  it("grows line by line as it would all at once", () => {
    const lines = linesOf(log);
    for (let length = 1; length <= lines.length; length += 1) {
      const grown = remember(lines.slice(0, length));
      expect(grown).toEqual(remember(linesOf(log.slice(0, length))));
    }
  });

  it("forgets what was taken back", () => {
    const back = update(7, {
      happened: { kind: "tookback", moves: [6] },
      patch: { offer: [0, 0, 0, 1], offered_by: 0 },
    });
    expect(remember(linesOf([...log, back])).said).toEqual([{ seat: 0, gems: "1b" }]);
  });

  it("is at least the offer that stands", () => {
    const now = view({ offer: [1, 0, 0, 0], offered_by: 1 });
    expect(tradeSaid(remember([]), now)).toEqual([{ seat: 1, gems: "1r" }]);
    expect(tradeSaid(remember(linesOf(log)), view())).toEqual([]);
  });
});

describe("lines", () => {
  const log = [
    update(1, { happened: { kind: "started" }, view: { a: 1, b: 2 } }),
    update(2, { patch: { a: 5 }, dropped: ["b"] }),
    update(4, { happened: { kind: "said", guest: "g", name: "Anna", text: "hi" } }),
    update(5, { patch: { c: 3 } }),
  ];

  it("know the view before them", () => {
    expect(linesOf(log).map(({ before }) => before)).toEqual([null, { a: 1, b: 2 }, { a: 5 }, { a: 5 }]);
  });

  it("are cut at a place of the log", () => {
    const seqs = (seq: number) => upTo(linesOf(log), seq).map((line) => line.update.seq);
    expect([seqs(0), seqs(3), seqs(9)]).toEqual([[], [1, 2], [1, 2, 4, 5]]);
  });

  it("of a replay have the moment before", () => {
    const moments = log.map((line, at) => ({ shown: whole(at, { view: { at } }), update: line }));
    expect(linesOfMoments(moments).map(({ before }) => before)).toEqual([null, { at: 0 }, { at: 1 }, { at: 2 }]);
  });
});

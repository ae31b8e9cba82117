// Emerald's table: what is told put upon the view, what a move looks like beforehand, and where everything lies.
import { describe, expect, it } from "vitest";
import { layOut, type Layout, type Spot } from "../src/games/emerald/layout";
import { placeAt, previewOf, stepOf } from "../src/games/emerald/preview";
import { sceneOf, tokensOf } from "../src/games/emerald/scene";
import { slots } from "../src/games/emerald/slots";
import { FIELDS, FIRST_CAVE_FIELD, STARTS, type GameEvent, type View } from "../src/games/emerald/view";

const CAVE = FIELDS - FIRST_CAVE_FIELD + 1;
const GOLD = ["1", "2", "3", "4", "5"] as const;

function view(more: Partial<View> = {}): View {
  return {
    game: "emerald",
    options: {},
    players: 2,
    knights: [
      ["T1a", "T1a", "8a", "K"],
      ["T1b", "14b"],
    ],
    treasures: [0, 1],
    gold: [["2", "4"], null],
    gold_count: [2, 3],
    gems: [["ruby"], []],
    bribes: [],
    gold_open: Array.from({ length: CAVE }, (_, at) => GOLD[at % GOLD.length] ?? null),
    gold_below: Array<number>(CAVE).fill(2),
    gem_open: Array.from({ length: CAVE }, () => "garnet" as const),
    gem_below: Array<number>(CAVE).fill(1),
    bar: 7,
    bar_last: 10,
    dragon: 10,
    facing: "exit",
    mover: 0,
    moves_left: 2,
    nest: [0, 0],
    treasures_left: 3,
    to_act: [0],
    decision: "knight",
    scores: [0, 0],
    over: false,
    winners: [],
    places: [],
    rolls: [9, 8, 7],
    goals: { T1: "3", "8": "9", "14": "15", K: "1" },
    wakes: [7, 8, 9, 10],
    unseen_gold: [],
    unseen_gems: [],
    ...more,
  };
}

/** The table once all of these were told. */
function after(...events: GameEvent[]): View {
  return sceneOf(view(), events, null);
}

describe("what is told is put upon the view", () => {
  it("moves knights, and those on their way stand nowhere", () => {
    const walk: GameEvent = { event: "knight", seat: 0, colour: "a", from: "T1", to: "3" };
    expect(after(walk).knights[0]).toEqual(["T1a", "8a", "K", "3a"]);
    expect(sceneOf(view(), [walk], walk).knights[0]).toEqual(["T1a", "8a", "K"]);
    expect(after({ event: "knight", seat: 1, colour: "b", from: "14", to: "chamber" }).knights[1]).toEqual(["T1b"]);
  });

  it("takes cards and turns the next", () => {
    const scene = after(
      { event: "took", seat: 0, pile: "gold", field: 8, card: "3" },
      { event: "turned", pile: "gold", field: 8, card: "5" },
      { event: "took", seat: 1, pile: "gem", field: 7, card: "garnet" },
    );
    expect([scene.gold[0], scene.gold_count[0], scene.gold_open[1], scene.gold_below[1]]).toEqual([
      ["2", "3", "4"],
      3,
      "5",
      1,
    ]);
    expect([scene.gems[1], scene.gem_open[0], scene.gem_below[0]]).toEqual([["garnet"], null, 1]);
  });

  it("keeps hidden gold hidden", () => {
    const scene = after(
      { event: "took", seat: 1, pile: "gold", field: 7, card: "1" },
      { event: "bribed", seat: 1, card: "1" },
    );
    expect([scene.gold[1], scene.gold_count[1]]).toEqual([null, 3]);
  });

  it("lets the dragon walk, catch and be bribed", () => {
    const scene = after(
      { event: "dragon", from: 10, to: 8 },
      { event: "dragon-turned", field: 8, facing: "chamber" },
      { event: "nest", seat: 0, colour: "a", field: 8 },
      { event: "bribed", seat: 0, card: "4" },
      { event: "bar", first: 11, last: 14 },
    );
    expect([scene.dragon, scene.facing, scene.bar, scene.bar_last]).toEqual([8, "chamber", 11, 14]);
    expect([scene.knights[0], scene.nest[0], scene.gold[0]]).toEqual([["T1a", "T1a", "K"], 1, ["2"]]);
  });

  it("gives treasures and bonus cards", () => {
    const scene = after(
      { event: "treasure", seat: 0, left: 2 },
      { event: "bonus", seat: 1, for: "four-kinds" },
      { event: "bonus", seat: 0, for: "ruby" },
    );
    expect([scene.treasures, scene.treasures_left, scene.four_kinds, scene.kind_bonuses?.ruby]).toEqual([
      [1, 1],
      2,
      1,
      0,
    ]);
  });

  it("leaves the view itself alone", () => {
    const before = view();
    sceneOf(before, [{ event: "nest", seat: 0, colour: "a", field: 8 }], null);
    expect(before).toEqual(view());
  });
});

describe("knights in one place", () => {
  it("stand together by seat and colour", () => {
    const tokens = tokensOf(view());
    expect(tokens.get("T1")).toEqual([
      { seat: 0, colour: "a", count: 2 },
      { seat: 1, colour: "b", count: 1 },
    ]);
    expect(tokens.get("K")).toEqual([{ seat: 0, colour: null, count: 1 }]);
    expect(tokens.has("9")).toBe(false);
  });

  it.each([1, 2, 3, 5, 8])("find room for %i", (count) => {
    const { size, at } = slots(count, 60, 60);
    expect(at).toHaveLength(count);
    expect(size).toBeGreaterThan(8);
    for (const { x, y } of at) expect(Math.abs(x) + Math.abs(y)).toBeLessThan(60);
    expect(new Set(at.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });
});

describe("what a move looks like beforehand", () => {
  it("goes where the view says, and finds there what lies open", () => {
    expect(previewOf(view(), "T1a")).toMatchObject({ from: "T1", to: "3", gold: null, gem: null, wakes: false });
    expect(previewOf(view(), "8a")).toMatchObject({ from: "8", to: "9", gold: "3", gem: "garnet", wakes: true });
    expect(previewOf(view(), "stop")).toBeNull();
  });

  it("ends in the chamber", () => {
    const crowd = view({ knights: [["14a", "14a", "14a"], ["14b"]], goals: { "14": "chamber" } });
    expect(previewOf(crowd, "14a")).toMatchObject({ to: "chamber", gold: null, wakes: false });
    expect([stepOf("K"), stepOf("12"), stepOf("chamber"), placeAt(15), placeAt(16)]).toEqual([
      0,
      12,
      16,
      "15",
      "chamber",
    ]);
  });

  it("wakes the dragon where the view says", () => {
    expect(previewOf(view({ wakes: [9, 11, 12, 13, 14] }), "8a")?.wakes).toBe(true);
    expect(previewOf(view({ wakes: [11, 12, 13, 14] }), "8a")?.wakes).toBe(false);
  });
});

/** Whether two places overlap by more than a hair. */
function overlap(one: Spot, other: Spot, hair = 1): boolean {
  return (
    Math.abs(one.x - other.x) < (one.w + other.w) / 2 - hair && Math.abs(one.y - other.y) < (one.h + other.h) / 2 - hair
  );
}

describe.each([
  ["a small phone", 344, 200, "wide"],
  ["a phone", 374, 420, "narrow"],
  ["a phone held sideways", 292, 250, "middle"],
  ["a large phone held sideways", 400, 280, "middle"],
  ["a tablet", 804, 720, "middle"],
  ["a desk", 944, 360, "wide"],
  ["a large desk", 1584, 720, "wide"],
])("the picture on %s", (_, width, height, shape) => {
  const layout: Layout = layOut(Number(width), Number(height));
  const cards = [...Object.values(layout.gold), ...Object.values(layout.gem)];

  it("has every place, inside it", () => {
    expect(layout.shape).toBe(shape);
    for (const name of [...STARTS, ...Array.from({ length: FIELDS }, (_, at) => String(at + 1)), "chamber"]) {
      const spot = layout.places[name] as Spot;
      expect(spot, name).toBeDefined();
      expect(spot.x - spot.w / 2, name).toBeGreaterThanOrEqual(0);
      expect(spot.x + spot.w / 2, name).toBeLessThanOrEqual(layout.width);
      expect(spot.y - spot.h / 2, name).toBeGreaterThanOrEqual(0);
      expect(spot.y + spot.h / 2, name).toBeLessThanOrEqual(layout.height);
    }
    for (const spot of cards) expect(spot.y + spot.h / 2).toBeLessThanOrEqual(layout.height);
  });

  it("lays no card over another, nor over a field", () => {
    const fields = Array.from({ length: FIELDS }, (_, at) => layout.places[at + 1] as Spot);
    const all = [...cards, ...fields];
    const clashes = all.flatMap((one, at) => all.slice(at + 1).filter((other) => overlap(one, other)));
    expect(clashes).toEqual([]);
  });

  it("leads along the path from field to field", () => {
    const reaches = Array.from({ length: FIELDS }, (_, at) => layout.reach[at + 1] ?? 0);
    expect(reaches).toEqual(reaches.toSorted((one, other) => one - other));
    expect(reaches[0]).toBeGreaterThan(0);
  });
});

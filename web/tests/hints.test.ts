// Hints and analyses in words and numbers.
import { beforeAll, describe, expect, it } from "vitest";
import { about as emeraldAbout, move as emeraldMove } from "../src/games/emerald/moves";
import type { View } from "../src/games/emerald/view";
import { about, move } from "../src/games/trading/moves";
import { chancesOf, mistakesOf } from "../src/pages/replay/study";
import { acrossOf, momentAt } from "../src/pages/table/chart";
import { mayAsk } from "../src/table/adviser.svelte";
import { words } from "../src/words/words.svelte";
import { speak } from "./speaking";
import { whole } from "./tables";

const NAMES = ["Anna", "Ben", "Cleo"];

beforeAll(async () => {
  await speak("en");
  words.enter(["edelstein", "trading"]);
});

describe("moves are said as their buttons say them", () => {
  it.each<[Parameters<typeof move>[1], string, string]>([
    [{ decision: "choose" }, "money", "Money"],
    [{ decision: "answer", offer: [2, 0, 0, 1] }, "accept", "Accept 2 red, 1 blue"],
    [{ decision: "answer" }, "2r1b", "Offer 2 red, 1 blue"],
    [{ decision: "last-offer" }, "decline", "Offer nothing"],
    [{ decision: "which-event" }, "open", "Take the open card"],
    [{ decision: "instant-card", using: "swap" }, "r>1b", "Give 1 red, take 1 blue from Ben"],
    [{ decision: "instant-card", using: "remove" }, "1b2r", "Ben: 1 blue and Cleo: 1 red"],
    [{ decision: "instant-card", using: "three" }, "g", "Green"],
    [{ decision: "exchange" }, "r>bb", "Give 1 red, take 2 blue"],
    [{ decision: "exchange" }, ">rg", "Take 1 red, 1 green"],
  ])("in trading games: %o %s", (view, text, said) => {
    expect(move(text, view, NAMES, 0)).toBe(said);
  });

  const cave = {
    knights: [["T1", "8"], ["T1"]],
    gold_open: [],
    gold_below: [],
    gem_open: [null, "ruby"],
    gem_below: [],
    bar: 9,
    bar_last: 12,
    dragon: 10,
    goals: { T1: "2", "8": "9" },
    wakes: [9, 10, 11, 12],
    taking: 8,
  };
  it.each([
    ["knight", "T1", "From tower 1 to field 2."],
    ["knight", "8", "From field 8 to field 9."],
    ["knight", "stop", "Stop"],
    ["card", "gem", "Take ruby"],
    ["catch", "1a", "A knight of Ben"],
    ["catch", "0b", "Your own knight"],
    ["bribe", "bribe3", "Pay gold 3"],
    ["bribe", "nest", "Let it go to the nest"],
  ])("in Emerald: %s %s", (decision, text, said) => {
    expect(emeraldMove(text, { ...cave, decision } as unknown as View, NAMES, 0)).toBe(said);
  });
});

describe("what a reason speaks of", () => {
  it("is put into words", () => {
    expect(about({ gems: "rrb" })).toMatchObject({ gems: "2 red, 1 blue" });
    expect(about({ action: "money" })).toMatchObject({ action: "the money" });
    expect(about({ card: "swap" })).toMatchObject({ card: "Swap" });
    expect(about({ amount: 7 })).toMatchObject({ amount: 7 });
    expect(emeraldAbout({ field: 8, gold: "", gem: "ruby" })).toMatchObject({ field: 8, gem: "ruby" });
  });
});

describe("hints", () => {
  it("are for those who play against bots alone", () => {
    const bots = [{ guest: "g0", name: "Anna" }, { level: "trader" }, { guest: "g9", name: "Ben", level: "trader" }];
    expect(mayAsk(whole(1, { seats: bots }))).toBe(true);
    expect(mayAsk(whole(1, { seats: [...bots, { guest: "g1", name: "Cleo" }] }))).toBe(false);
    expect(mayAsk(whole(1, { seats: bots, viewer: null }))).toBe(false);
  });
});

describe("an analysis over the moments of a replay", () => {
  const moments = [2, 3, 5, 6].map((seq) => ({ shown: whole(seq), update: null }));
  const weighed = (seq: number, chance: number, best: number, mistake = true) => ({
    seq,
    seat: 1,
    move: "a",
    best: "b",
    chance,
    best_chance: best,
    error: 0.01,
    mistake,
  });
  const studied = {
    chances: [
      { seq: 0, chances: [0.5, 0.5] },
      { seq: 3, chances: [0.75, 0.25] },
      { seq: 6, chances: [0, 1] },
    ],
    decisions: [weighed(3, 0.5, 0.9, false), weighed(5, 0.25, 0.5), weighed(6, 0.25, 1)],
  };

  it("has the last known chances at every moment", () => {
    expect(chancesOf(studied, moments)).toEqual([
      [50, 75, 75, 0],
      [50, 25, 25, 100],
    ]);
  });

  it("names the known mistakes, the costliest first, at the moment before they were made", () => {
    expect(mistakesOf(studied, moments).map(({ at, cost }) => [at, cost])).toEqual([
      [2, 0.75],
      [1, 0.25],
    ]);
  });

  it("leads from a place of the chart to its moment", () => {
    expect([0, 1, 2, 3].map((at) => momentAt(acrossOf(at, 4, 300) + 5, 4, 300))).toEqual([0, 1, 2, 3]);
    expect([momentAt(0, 4, 300), momentAt(300, 4, 300)]).toEqual([0, 3]);
  });
});

import { describe, expect, it } from "vitest";
import { placesOf } from "../src/pages/table/places";
import { BOTTOM, HEIGHT, heightOf, linesOf, rungsOf, scaleOf, stepFor } from "../src/pages/table/chart";
import { momentOf, momentsOf, scoresOf } from "../src/table/moments";
import { timeLeft } from "../src/table/seats";
import { update, whole } from "./tables";

const first = whole(0, { stage: "open", view: null });
const replay = {
  first,
  updates: [
    update(1, { happened: { kind: "sat", seat: 0, guest: "g0", name: "Anna" } }),
    update(2, { happened: { kind: "started" }, stage: "running", view: { scores: [0, 0] } }),
    update(3, { patch: { scores: [2, 0] } }),
    update(4, { happened: { kind: "said", guest: "g0", name: "Anna", text: "hi" } }),
    update(5, { patch: { scores: [2, 7] } }),
  ],
};

describe("moments of a game", () => {
  it("begin when it begins, and leave out what was said", () => {
    expect(momentsOf(replay).map(({ shown }) => shown.seq)).toEqual([2, 3, 5]);
  });

  it("have at least one, even if the game never began", () => {
    expect(momentsOf({ first, updates: [] })).toHaveLength(1);
  });

  it("are found by lines of the log", () => {
    const moments = momentsOf(replay);
    expect([1, 2, 4, 5, 9].map((seq) => momentOf(moments, seq))).toEqual([0, 0, 2, 2, 2]);
  });

  it("tell the scores of each seat", () => {
    expect(scoresOf(momentsOf(replay))).toEqual([
      [0, 2, 2],
      [0, 0, 7],
    ]);
    expect(scoresOf([{ shown: first, update: null }])).toEqual([]);
  });
});

describe("places", () => {
  const places = (scores: number[], places: number[]): [number, number][] =>
    placesOf(whole(9, { view: { scores, places, winners: [] } })).map(({ seat, place }) => [seat, place]);

  it("are those that the server names, whatever the scores", () => {
    expect(places([3, 9, 5], [3, 1, 2])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    expect(places([3, -9, 5], [2, 1, 3])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });

  it("are shared by those who are level", () => {
    expect(places([5, 9, 5, 1], [2, 1, 2, 4])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });
});

describe("the chart", () => {
  it("has round steps", () => {
    expect([1, 4, 9, 30, 95, 140, 260].map(stepFor)).toEqual([1, 1, 5, 10, 25, 50, 100]);
  });

  it("draws the most at the top, and nothing at the bottom", () => {
    const scale = scaleOf([[0, 10]]);
    expect(heightOf(10, scale)).toBeLessThan(heightOf(0, scale));
    expect(rungsOf(scale)).toEqual([0, 5, 10]);
  });

  it("has room for points below 0", () => {
    const scale = scaleOf([
      [0, -6],
      [0, 3],
    ]);
    expect(scale).toEqual({ least: -6, most: 3 });
    expect(rungsOf(scale)).toEqual([-5, 0]);
    expect(heightOf(-6, scale)).toBe(HEIGHT - BOTTOM);
  });

  it("keeps marks apart and inside", () => {
    const scores = [
      [0, 5],
      [0, 5],
      [0, 5],
      [0, 0],
      [0, 0],
    ];
    const marks = linesOf(scores, scaleOf(scores), 600).map(({ mark }) => mark);
    const sorted = marks.toSorted((one, two) => one - two);
    for (let at = 1; at < sorted.length; at++) expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThanOrEqual(22);
    expect(Math.max(...marks)).toBeLessThanOrEqual(heightOf(0, scaleOf(scores)));
  });
});

describe("clocks", () => {
  const setup = { ...whole().setup, clock: { each: 20, reserve: 60 } };

  it("count down while a seat thinks", () => {
    expect(timeLeft(setup, { reserve: 60_000 }, 9_000_000)).toBe(80_000);
    expect(timeLeft(setup, { reserve: 60_000, since: 1_000_000 }, 1_030_000)).toBe(50_000);
    expect(timeLeft(setup, { reserve: 0, since: 1_000_000 }, 2_000_000)).toBe(0);
  });
});

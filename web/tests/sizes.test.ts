import { describe, expect, test } from "vitest";
import { largestFitting, stillKnown, type Heights } from "../src/board/sizes.ts";

const SIZES = [1.3, 1.2, 1.1, 1, 0.94, 0.88, 0.82];

/** Something of this height that grows with its size, and what was tried of it. */
function drawn(height: number): { measure: (size: number) => number; tried: number[] } {
  const tried: number[] = [];
  const measure = (size: number): number => {
    tried.push(size);
    return height * size;
  };
  return { measure, tried };
}

describe("the largest size that fits", () => {
  test.each([
    [450, 1.3],
    [520, 1.1],
    [580, 1],
    [660, 0.88],
    [900, 0.82],
  ])("things %d high are drawn in size %f, with one trial at most", (height, size) => {
    const { measure, tried } = drawn(height);
    expect(largestFitting(SIZES, 592, new Map([[1, height]]), 1, measure)).toBe(size);
    expect(tried.length).toBeLessThanOrEqual(1);
  });

  test("what is known is not tried again", () => {
    const { measure, tried } = drawn(520);
    const heights: Heights = new Map([[1, 520]]);
    largestFitting(SIZES, 592, heights, 1, measure);
    const before = tried.length;
    expect(largestFitting(SIZES, 592, heights, 1, measure)).toBe(1.1);
    expect(tried.length).toBe(before);
  });

  test("lines that break otherwise are found by trying", () => {
    // In sizes of 1 and more something stands below the rest.
    const measure = (size: number): number => size * (size < 1 ? 500 : 700);
    expect(largestFitting(SIZES, 500, new Map([[1, 700]]), 1, measure)).toBe(0.94);
  });

  test("what is too wide is drawn as large as is not", () => {
    const measure = (size: number): number => (size > 0.9 ? Infinity : 100 * size);
    expect(largestFitting(SIZES, 500, new Map([[1, Infinity]]), 1, measure)).toBe(0.88);
  });

  test("of what grew, larger sizes are as impossible as before; of what shrank, smaller ones as possible", () => {
    const heights: Heights = new Map([
      [1.1, 610],
      [1, 560],
      [0.94, 520],
    ]);
    expect([...stillKnown(heights, 1, 580, 0.5).keys()].sort()).toEqual([1, 1.1]);
    expect([...stillKnown(heights, 1, 540, 0.5).keys()].sort()).toEqual([0.94, 1]);
    expect([...stillKnown(heights, 1, 560, 0.5).keys()].sort()).toEqual([0.94, 1, 1.1]);
  });
});

// The three shapes of the picture: beside each other, castle above the cave, and all in rows.
import type { Point } from "./curve";

/** A place by its middle and its size. */
export interface Spot extends Point {
  w: number;
  h: number;
}

export type Shape = "wide" | "middle" | "narrow";

export interface CavePlan {
  area: Spot;
  /** Whether the path comes in from the left and turns on the right. */
  fromLeft: boolean;
  /** Room at the side on which the path turns, and at the other. */
  edge: number;
}

/** Where the parts of a picture of some size lie. */
export interface Plan {
  castle: Spot;
  meadow: Spot;
  cave: CavePlan;
  starts: Point[];
  start: { w: number; h: number };
  gate: Point;
  meadowFields: Point[];
  meadowField: { w: number; h: number };
}

export const box = (left: number, top: number, w: number, h: number): Spot => ({
  x: left + w / 2,
  y: top + h / 2,
  w,
  h,
});
export const left = (spot: Spot): number => spot.x - spot.w / 2;
export const top = (spot: Spot): number => spot.y - spot.h / 2;

/** Points of a box, given as parts of its width and height. */
function within(area: Spot, parts: [number, number][]): Point[] {
  return parts.map(([x, y]) => ({ x: left(area) + x * area.w, y: top(area) + y * area.h }));
}

function wide(width: number, height: number): Plan {
  const castle = box(6, 6, width * 0.2, height - 16);
  const meadow = box(left(castle) + castle.w, 6, width * 0.23, height - 12);
  const inCave = left(meadow) + meadow.w;
  return {
    castle,
    meadow,
    cave: { area: box(inCave, 10, width - inCave - 10, height - 20), fromLeft: true, edge: width * 0.022 },
    starts: within(castle, [
      [0.25, 0.3],
      [0.75, 0.3],
      [0.25, 0.84],
      [0.75, 0.84],
      [0.5, 0.57],
    ]),
    start: { w: castle.w * 0.4, h: height * 0.14 },
    gate: { x: left(castle) + castle.w * 0.86, y: top(castle) + castle.h * 0.9 },
    meadowFields: within(meadow, [
      [0.17, 0.88],
      [0.54, 0.9],
      [0.8, 0.74],
      [0.52, 0.56],
      [0.23, 0.37],
      [0.56, 0.17],
    ]),
    meadowField: { w: meadow.w * 0.32, h: height * 0.125 },
  };
}

function middle(width: number, height: number): Plan {
  const high = height * 0.34;
  const castle = box(8, 6, width * 0.38, high - 12);
  const meadow = box(left(castle) + castle.w, 6, width - castle.w - 16, high - 12);
  return {
    castle,
    meadow,
    cave: { area: box(10, high + 8, width - 20, height - high - 16), fromLeft: false, edge: width * 0.035 },
    starts: within(castle, [
      [0.17, 0.36],
      [0.83, 0.36],
      [0.17, 0.82],
      [0.83, 0.82],
      [0.5, 0.58],
    ]),
    start: { w: castle.w * 0.295, h: high * 0.26 },
    gate: { x: left(castle) + castle.w * 0.9, y: top(castle) + castle.h * 0.86 },
    meadowFields: within(meadow, [
      [0.1, 0.74],
      [0.25, 0.5],
      [0.42, 0.32],
      [0.59, 0.46],
      [0.75, 0.68],
      [0.91, 0.66],
    ]),
    meadowField: { w: meadow.w / 6 - 4, h: high * 0.23 },
  };
}

function narrow(width: number, height: number): Plan {
  const castle = box(2, 2, width - 4, height * 0.21);
  const meadow = box(2, castle.h + 2, width - 4, height * 0.14);
  const above = castle.h + meadow.h + 4;
  return {
    castle,
    meadow,
    cave: { area: box(2, above, width - 4, height - above - 4), fromLeft: false, edge: 10 },
    starts: within(castle, [
      [0.1, 0.62],
      [0.3, 0.62],
      [0.7, 0.62],
      [0.9, 0.62],
      [0.5, 0.62],
    ]),
    start: { w: castle.w / 5 - 6, h: castle.h * 0.56 },
    gate: { x: left(castle) + castle.w * 0.2, y: top(castle) + castle.h * 0.97 },
    meadowFields: within(meadow, [
      [0.09, 0.5],
      [0.254, 0.58],
      [0.418, 0.48],
      [0.582, 0.58],
      [0.746, 0.5],
      [0.91, 0.56],
    ]),
    meadowField: { w: meadow.w / 6 - 5, h: Math.min(52, meadow.h * 0.72) },
  };
}

/** The size for which each shape is drawn as it was meant. */
const MEANT: Record<Shape, { w: number; h: number; plan: (width: number, height: number) => Plan }> = {
  wide: { w: 1090, h: 484, plan: wide },
  middle: { w: 700, h: 732, plan: middle },
  narrow: { w: 400, h: 500, plan: narrow },
};

/** The shape in which things are largest in a picture of this size. */
export function planFor(width: number, height: number): Plan & { shape: Shape } {
  const size = ({ w, h }: { w: number; h: number }): number => Math.min(width / w, height / h);
  const scaled = { wide: 1, middle: 1, narrow: 0.66 };
  const shape = (Object.keys(MEANT) as Shape[]).reduce((best, one) =>
    size(MEANT[one]) * scaled[one] > size(MEANT[best]) * scaled[best] ? one : best,
  );
  return { shape, ...MEANT[shape].plan(width, height) };
}

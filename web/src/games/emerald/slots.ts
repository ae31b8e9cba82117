// Where knights stand within a place that they share.
import type { Point } from "./curve";

export interface Slots {
  /** How high a knight is drawn. */
  size: number;
  /** Where the middle of each is, from the middle of the place. */
  at: Point[];
}

/** A knight is so much narrower than it is high. */
const NARROW = 0.7;
const LARGEST = 52;

/** How high knights can be drawn in such rows. */
function sizeFor(rows: number[], w: number, h: number): number {
  return Math.min(LARGEST, (w - 6) / Math.max(...rows, 1) / NARROW, rows.length === 1 ? h * 0.86 : h * 0.62);
}

/** So many knights in a place of this size: in one row or in two, as they can be drawn larger. */
export function slots(count: number, w: number, h: number): Slots {
  const two = [Math.ceil(count / 2), Math.floor(count / 2)];
  const rows = count > 2 && sizeFor(two, w, h) > sizeFor([count], w, h) ? two : [count];
  const size = sizeFor(rows, w, h);
  const pitch = Math.min(size * 0.85, (w - 6) / Math.max(...rows, 1));
  const lift = rows.length === 1 ? 0 : h * 0.24;
  const at = rows.flatMap((number, row) =>
    Array.from({ length: number }, (_, column) => ({
      x: (column - (number - 1) / 2) * pitch,
      y: (row === 0 ? -1 : 1) * lift,
    })),
  );
  return { size, at };
}

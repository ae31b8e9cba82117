// Lines of scores over time, as numbers for a picture.

export const HEIGHT = 220;
export const LEFT = 34;
export const RIGHT = 40;
export const TOP = 12;
export const BOTTOM = 14;
/** The room a mark at the end of a line takes. */
const MARK = 22;

/** How each seat's line is broken, so that colour is not all that tells them apart. */
export const DASHES = ["", "10 5", "2 5", "14 4 2 4", "6 3"] as const;

export interface Line {
  seat: number;
  path: string;
  /** Where its mark stands; marks do not cover each other. */
  mark: number;
}

/** A round step so that about four lines cross the picture. */
export function stepFor(most: number): number {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 2.5, 5, 10].map((times) => times * power);
  return steps.find((step) => step >= rough && Number.isInteger(step)) ?? rough;
}

/** What the picture has room for: from the least score, or 0, to the most. */
export interface Scale {
  least: number;
  most: number;
}

export function scaleOf(scores: readonly (readonly number[])[]): Scale {
  const all = scores.flat();
  return { least: Math.min(0, ...all), most: Math.max(0, ...all) };
}

/** The scores at which lines cross the picture. */
export function rungsOf({ least, most }: Scale): number[] {
  const step = stepFor(most - least);
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, number) => (first + number) * step);
}

export function heightOf(score: number, { least, most }: Scale): number {
  return TOP + ((HEIGHT - TOP - BOTTOM) * (most - score)) / Math.max(1, most - least);
}

/** Push marks apart, keeping their order. */
function spread(wanted: { seat: number; y: number }[]): Map<number, number> {
  const sorted = wanted.toSorted((one, two) => one.y - two.y);
  let last = -Infinity;
  for (const mark of sorted) last = mark.y = Math.max(mark.y, last + MARK);
  const over = last - (HEIGHT - BOTTOM);
  if (over > 0) {
    let next = Infinity;
    for (const mark of sorted.toReversed())
      next = mark.y = Math.min(mark.y, next === Infinity ? HEIGHT - BOTTOM : next - MARK);
  }
  return new Map(sorted.map(({ seat, y }) => [seat, y]));
}

/** Where a moment stands, of so many. */
export function acrossOf(at: number, count: number, width: number): number {
  return LEFT + (at * (width - LEFT - RIGHT)) / Math.max(1, count - 1);
}

/** The moment that stands nearest to a place. */
export function momentAt(x: number, count: number, width: number): number {
  const at = Math.round(((x - LEFT) / (width - LEFT - RIGHT)) * (count - 1));
  return Math.max(0, Math.min(count - 1, at));
}

export function linesOf(scores: readonly (readonly number[])[], scale: Scale, width: number): Line[] {
  const marks = spread(scores.map((line, seat) => ({ seat, y: heightOf(line.at(-1) ?? 0, scale) })));
  return scores.map((line, seat) => {
    const path = line.map(
      (score, at) =>
        `${at ? "L" : "M"}${acrossOf(at, line.length, width).toFixed(1)} ${heightOf(score, scale).toFixed(1)}`,
    );
    return { seat, path: path.join(""), mark: marks.get(seat) ?? 0 };
  });
}

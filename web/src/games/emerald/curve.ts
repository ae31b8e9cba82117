// A smooth line through points, and how long it is up to each of them.
export interface Point {
  x: number;
  y: number;
}

export interface Curve {
  /** The line, as the `d` of an SVG path. */
  d: string;
  /** How long the line is up to each point. */
  lengths: number[];
}

type Segment = [Point, Point, Point, Point];

const SAMPLES = 24;
const round = (number: number): number => Math.round(number * 10) / 10;

/** The control points between each two points, so that the line has no corners (Catmull-Rom). */
function segments(points: Point[]): Segment[] {
  return points.slice(1).map((to, at) => {
    const from = points[at] as Point;
    const before = points[at - 1] ?? from;
    const behind = points[at + 2] ?? to;
    const lead = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const end = { x: to.x - (behind.x - from.x) / 6, y: to.y - (behind.y - from.y) / 6 };
    return [from, lead, end, to];
  });
}

function pointOn([a, b, c, d]: Segment, part: number): Point {
  const rest = 1 - part;
  const [p, q, r, s] = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}

function lengthOf(segment: Segment): number {
  let last = segment[0];
  let length = 0;
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const next = pointOn(segment, sample / SAMPLES);
    length += Math.hypot(next.x - last.x, next.y - last.y);
    last = next;
  }
  return length;
}

export function curveThrough(points: Point[]): Curve {
  const parts = segments(points);
  const lengths = [0];
  for (const part of parts) lengths.push((lengths.at(-1) ?? 0) + lengthOf(part));
  const first = points[0] ?? { x: 0, y: 0 };
  const text = (point: Point): string => `${round(point.x)} ${round(point.y)}`;
  const d = parts.map(([, lead, end, to]) => `C${text(lead)} ${text(end)} ${text(to)}`);
  return { d: `M${text(first)}${d.join("")}`, lengths };
}

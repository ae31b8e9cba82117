// Facets as polygons. How bright one is follows from where it leans, as if a lamp stood above on the left. Facets of
// one brightness are drawn as one path, so that a gem stays a few nodes however often it is on the table.
import { SHADES, type Kind } from "./kinds";

export type Point = readonly [number, number];
export interface Facet {
  /** From 0, the deepest shade, to 1, the glint. */
  light: number;
  points: readonly Point[];
}
/** A gem ready to be drawn, in a field of 48 by 48. */
export interface Cut {
  outline: string;
  edge: string;
  body: string;
  layers: { fill: string; d: string }[];
}

const CENTRE: Point = [24, 24];
const LAMP: Point = [-0.5, -0.866];
const LEVELS = 10;

export const at = (points: readonly Point[], index: number): Point =>
  points[(index + points.length) % points.length] ?? CENTRE;

export const between = (a: Point, b: Point, part = 0.5): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Points drawn towards a centre. */
export const scaled = (points: readonly Point[], by: number, centre = CENTRE): Point[] =>
  points.map((point) => between(centre, point, by));

/** Points on an ellipse, from the top clockwise. `turn` is a part of the way to the next point. */
export function oval(count: number, rx: number, ry = rx, turn = 0, [cx, cy] = CENTRE): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * 2 * Math.PI - Math.PI / 2;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

/** A rectangle with cut corners, from the top left clockwise. */
export function plate(width: number, height: number, corner: number): Point[] {
  const [l, r, t, b] = [24 - width / 2, 24 + width / 2, 24 - height / 2, 24 + height / 2];
  return [
    [l + corner, t],
    [r - corner, t],
    [r, t + corner],
    [r, b - corner],
    [r - corner, b],
    [l + corner, b],
    [l, b - corner],
    [l, t + corner],
  ];
}

/** How much a facet leans to the lamp, from 0 to 1. */
function lean(points: readonly Point[], [cx, cy]: Point): number {
  const [x, y] = middle(points);
  const length = Math.hypot(x - cx, y - cy) || 1;
  return 0.5 + 0.5 * (((x - cx) * LAMP[0] + (y - cy) * LAMP[1]) / length);
}

export function facet(points: readonly Point[], dark: number, bright: number, centre = CENTRE): Facet {
  return { points, light: dark + (bright - dark) * lean(points, centre) };
}

/** A ring of facets with four sides between two outlines of as many points. */
export function ring(outer: readonly Point[], inner: readonly Point[], dark: number, bright: number): Facet[] {
  const centre = middle(inner);
  return outer.map((point, i) =>
    facet([point, at(outer, i + 1), at(inner, i + 1), at(inner, i)], dark, bright, centre),
  );
}

/** What shines up through the table: wedges, brightest away from the lamp, light and dark in turns. */
export function star(table: readonly Point[], dark: number, bright: number, contrast: number): Facet[] {
  const heart = middle(table);
  return table.map((point, i) => {
    const wedge = facet([point, at(table, i + 1), heart], bright, dark, heart);
    return { ...wedge, light: wedge.light + (i % 2 ? contrast : -contrast) };
  });
}

function shade(kind: Kind, light: number): string {
  const shades = SHADES[kind];
  const place = light * (shades.length - 1);
  const from = Math.min(shades.length - 2, Math.floor(place));
  const channels = (colour = "") => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
  const [low, high] = [channels(shades[from]), channels(shades[from + 1])];
  const mixed = low.map((value, i) => Math.round(value + ((high[i] ?? 0) - value) * (place - from)));
  return "#" + mixed.map((value) => value.toString(16).padStart(2, "0")).join("");
}

const path = (points: readonly Point[]) =>
  "M" + points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join("L") + "Z";

export function cut(kind: Kind, outline: readonly Point[], facets: Facet[]): Cut {
  const paths = new Map<number, string>();
  for (const { light, points } of facets) {
    const level = Math.round(Math.min(1, Math.max(0, light)) * LEVELS);
    paths.set(level, (paths.get(level) ?? "") + path(points));
  }
  const layers = [...paths].map(([level, d]) => ({ fill: shade(kind, level / LEVELS), d }));
  return { outline: path(outline), edge: SHADES[kind][0], body: SHADES[kind][2], layers };
}

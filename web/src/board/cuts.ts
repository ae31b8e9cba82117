// The cut of each kind of gem, in a field of 48 by 48. Silhouettes differ, so that kinds are told apart in grey too.
import { at, between, cut, facet, oval, plate, ring, scaled, star, type Cut, type Facet, type Point } from "./facets";
import type { Kind } from "./kinds";

/** A glint on the table, along its edge from one point to the next. */
function glint(table: readonly Point[], from: number, depth = 0.34): Facet {
  const heart = between(at(table, from), at(table, from + 4));
  const [a, b] = [at(table, from), at(table, from + 1)];
  return { light: 1, points: [a, b, between(b, heart, depth), between(a, heart, depth)] };
}

/** Red: a cushion octagon with a wide table. */
function cushion(): Cut {
  const girdle: Point[] = plate(42, 42, 12.5);
  const table = scaled(girdle, 0.57);
  return cut("red", girdle, [...ring(girdle, table, 0.1, 0.86), ...star(table, 0.36, 0.66, 0.08), glint(table, 7)]);
}

/** Yellow: a trillion, point down. */
function trillion(): Cut {
  const girdle: Point[] = [
    [2.5, 8],
    [24, 4.5],
    [45.5, 8],
    [37, 29],
    [24, 46],
    [11, 29],
  ];
  const heart: Point = [24, 20];
  const table = scaled([girdle[0]!, [24, 8], girdle[2]!, [34, 26], girdle[4]!, [14, 26]], 0.5, heart);
  return cut("yellow", girdle, [
    ...ring(girdle, table, 0.12, 0.88),
    ...star(table, 0.4, 0.72, 0.08),
    glint(table, 0, 0.5),
  ]);
}

/** A step cut: plates upon plates. */
function steps(kind: Kind, width: number, height: number): Cut {
  const plates = [0, 5, 10].map((inset) => plate(width - 2 * inset, height - 2 * inset, 8 - inset * 0.45));
  const [girdle, crown, table] = plates as [Point[], Point[], Point[]];
  const [a, b, c, d, e, f, g, h] = table as [Point, Point, Point, Point, Point, Point, Point, Point];
  return cut(kind, girdle, [
    ...ring(girdle, crown, 0.08, 0.72),
    ...ring(crown, table, 0.2, 0.92),
    { light: 0.5, points: [b, c, d, e, f] },
    { light: 0.68, points: [a, b, f, g, h] },
    { light: 1, points: [a, between(a, b, 0.8), between(h, g, 0.7), h] },
  ]);
}

/** Blue: a round brilliant, with its stars, kites and girdle facets. */
function brilliant(): Cut {
  const girdle = oval(16, 21.5);
  const table = oval(8, 11.5);
  const tips = oval(8, 15.5, 15.5, 0.5);
  const facets = table.flatMap((point, i) => {
    const [tip, before] = [at(tips, i), at(tips, i - 1)];
    const [rim, half, next] = [at(girdle, 2 * i), at(girdle, 2 * i + 1), at(girdle, (2 * i + 2) % 16)];
    return [
      facet([point, tip, at(table, i + 1)], 0.3, 1),
      facet([point, before, rim, tip], 0.14, 0.84),
      facet([tip, rim, half], 0.02, 0.66),
      facet([tip, half, next], 0.1, 0.78),
    ];
  });
  return cut("blue", girdle, [...facets, ...star(table, 0.34, 0.66, 0.1), glint(table, 6, 0.4)]);
}

/** A red drop, point up. */
function drop(): Cut {
  const girdle: Point[] = [
    [24, 2],
    [33, 14],
    [39.5, 26],
    [38, 37],
    [31, 44],
    [24, 46],
    [17, 44],
    [10, 37],
    [8.5, 26],
    [15, 14],
  ];
  const table = scaled(girdle, 0.54, [24, 29]);
  return cut("drop", girdle, [
    ...ring(girdle, table, 0.1, 0.86),
    ...star(table, 0.36, 0.68, 0.08),
    glint(table, 8, 0.4),
  ]);
}

/** A violet hexagon, its table turned against the rim. */
function hexagon(): Cut {
  const girdle = oval(6, 22.5);
  const table = oval(6, 14, 14, 0.5);
  const facets = girdle.flatMap((point, i) => [
    facet([point, at(girdle, i + 1), at(table, i)], 0.08, 0.8),
    facet([point, at(table, i), at(table, i - 1)], 0.2, 0.95),
  ]);
  return cut("hexagon", girdle, [...facets, ...star(table, 0.36, 0.66, 0.09), glint(table, 4, 0.4)]);
}

/** A smooth dome with veins, green as the sea. */
function dome(): Cut {
  const layer = (light: number, by: number, shift: number): Facet => ({
    light,
    points: oval(28, 22 * by, 17.5 * by, 0, [24 - shift, 24 - shift * 1.1]),
  });
  const vein = (...points: Point[]): Facet => ({ light: 0.1, points });
  return cut("dome", oval(28, 22, 17.5), [
    layer(0.3, 1, 0),
    layer(0.42, 0.9, 1),
    layer(0.54, 0.74, 2.4),
    layer(0.64, 0.52, 4.4),
    vein([9, 32], [17, 27], [21, 31], [30, 27], [34, 33], [40, 31], [34, 34.4], [29.6, 28.6], [21, 32.6], [17, 28.6]),
    vein([29.4, 27.4], [32, 19], [38, 15.5], [33.2, 19.6], [30.6, 27.6]),
    vein([20.4, 31.4], [21.6, 32], [20, 39], [19.2, 39]),
    { light: 1, points: oval(14, 6.5, 2.8, 0, [17, 15.5]) },
  ]);
}

export const CUTS: Record<Kind, Cut> = {
  red: cushion(),
  yellow: trillion(),
  green: steps("green", 32, 43),
  blue: brilliant(),
  drop: drop(),
  baguette: steps("baguette", 44, 33),
  hexagon: hexagon(),
  dome: dome(),
};

// Where everything lies in the picture, for a picture of this width. One unit is one pixel.
import { curveThrough, type Curve, type Point } from "./curve";
import { CHAMBER, FIELDS, FIRST_CAVE_FIELD, STARTS } from "./view";

/** A place by its middle and its size. */
export interface Spot extends Point {
  w: number;
  h: number;
}

export interface Layout {
  shape: "wide" | "middle" | "narrow";
  /** How large things are drawn; 1 is usual. */
  unit: number;
  width: number;
  height: number;
  castle: Spot;
  meadow: Spot;
  cave: Spot;
  /** The castle's start places, the fields and the chamber, by their names in moves. */
  places: Record<string, Spot>;
  /** The stacks beside the cave fields, by field. */
  gold: Record<number, Spot>;
  gem: Record<number, Spot>;
  /** The path from the castle to the chamber. */
  path: Curve;
  /** How far along the path each field lies. */
  reach: Record<number, number>;
}

const WIDE = 980;
const MIDDLE = 600;
const COLUMNS = 5;
/** What a window needs besides a wide picture: the players and the question. */
const ELSEWHERE = 380;
/** What stands above and below a middle picture, and a narrow one: there the players come after the question. */
const BESIDES = 330;
const AROUND = 220;

const box = (left: number, top: number, w: number, h: number): Spot => ({ x: left + w / 2, y: top + h / 2, w, h });
const left = (spot: Spot): number => spot.x - spot.w / 2;
const top = (spot: Spot): number => spot.y - spot.h / 2;

/** Points of a box, given as parts of its width and height. */
function within(area: Spot, parts: [number, number][]): Point[] {
  return parts.map(([x, y]) => ({ x: left(area) + x * area.w, y: top(area) + y * area.h }));
}

interface Cave {
  area: Spot;
  /** Whether the path comes in from the left and turns on the right. */
  fromLeft: boolean;
  edge: number;
  field: { w: number; h: number };
  card: { w: number; h: number };
  wave: number;
}

/** The cave: two rows of five, the last of which is the chamber; the path turns between 11 and 12. */
function cavePlaces(cave: Cave): Pick<Layout, "places" | "gold" | "gem"> & { bend: Point } {
  const { area, edge, field, card, wave } = cave;
  const pitch = (area.w - 2 * edge) / COLUMNS;
  const column = (number: number): number => {
    const x = edge + (number + 0.5) * pitch;
    return left(area) + (cave.fromLeft ? x : area.w - x);
  };
  const rows = [top(area) + area.h * 0.26, top(area) + area.h * 0.745];
  const reach = field.h / 2 + card.h / 2 + 3;
  const found: Pick<Layout, "places" | "gold" | "gem"> = { places: {}, gold: {}, gem: {} };
  for (let number = FIRST_CAVE_FIELD; number <= FIELDS; number++) {
    const at = number - FIRST_CAVE_FIELD;
    const x = column(at < COLUMNS ? at : 2 * COLUMNS - 1 - at);
    const y = (rows[at < COLUMNS ? 0 : 1] ?? 0) + (at % 2 ? wave : -wave);
    found.places[number] = { x, y, ...field };
    found.gold[number] = { x, y: y - reach, ...card };
    found.gem[number] = { x, y: y + reach, ...card };
  }
  found.places[CHAMBER] = { x: column(0), y: rows[1] ?? 0, w: pitch * 0.94, h: field.h + 2 * card.h + 2 };
  const side = card.w / 2 + edge * 0.55;
  const bend = { x: column(COLUMNS - 1) + (cave.fromLeft ? side : -side), y: ((rows[0] ?? 0) + (rows[1] ?? 0)) / 2 };
  return { ...found, bend };
}

interface Plan extends Pick<Layout, "shape" | "unit" | "height" | "castle" | "meadow"> {
  cave: Cave;
  starts: Point[];
  start: { w: number; h: number };
  gate: Point;
  meadowFields: Point[];
  meadowField: { w: number; h: number };
}

function wide(width: number, room: number): Plan {
  const unit = Math.min(1.3, Math.max(0.92, Math.min(width / 1090, (room - ELSEWHERE) / 484)));
  const castle = box(8, 12 * unit, width * 0.225, 456 * unit);
  const meadow = box(left(castle) + castle.w, 12 * unit, width * 0.265, 456 * unit);
  const inCave = left(meadow) + meadow.w;
  const area = box(inCave, 12, width - inCave - 10, 484 * unit - 24);
  const pitch = (area.w - 56) / COLUMNS;
  const field = { w: Math.min(96 * unit, pitch - 10), h: 62 * unit };
  const card = { w: 47 * unit, h: 66 * unit };
  return {
    shape: "wide",
    unit,
    height: 484 * unit,
    castle,
    meadow,
    cave: { area, fromLeft: true, edge: 28, field, card, wave: 4 * unit },
    starts: within(castle, [[0.24, 0.29], [0.76, 0.29], [0.24, 0.83], [0.76, 0.83], [0.5, 0.57]]),
    start: { w: Math.min(84 * unit, castle.w * 0.37), h: 64 * unit },
    gate: { x: left(castle) + castle.w * 0.86, y: top(castle) + castle.h * 0.9 },
    meadowFields: within(meadow, [[0.16, 0.87], [0.5, 0.9], [0.8, 0.76], [0.54, 0.56], [0.23, 0.37], [0.56, 0.19]]),
    meadowField: { w: 78 * unit, h: 56 * unit },
  };
}

function middle(width: number, room: number): Plan {
  const unit = Math.min(1.2, Math.max(0.86, Math.min(width / 700, (room - BESIDES) / 732)));
  const castle = box(8, 8, width * 0.38, 246 * unit);
  const meadow = box(left(castle) + castle.w, 8, width - castle.w - 16, 246 * unit);
  const area = box(10, 264 * unit, width - 20, 456 * unit);
  const pitch = (area.w - 52) / COLUMNS;
  const field = { w: Math.min(92 * unit, pitch - 12), h: 62 * unit };
  const card = { w: 47 * unit, h: 66 * unit };
  return {
    shape: "middle",
    unit,
    height: 732 * unit,
    castle,
    meadow,
    cave: { area, fromLeft: false, edge: 26, field, card, wave: 4 * unit },
    starts: within(castle, [[0.17, 0.36], [0.83, 0.36], [0.17, 0.82], [0.83, 0.82], [0.5, 0.58]]),
    start: { w: castle.w * 0.295, h: 62 * unit },
    gate: { x: left(castle) + castle.w * 0.9, y: top(castle) + castle.h * 0.86 },
    meadowFields: within(meadow, [[0.1, 0.74], [0.25, 0.5], [0.42, 0.32], [0.59, 0.46], [0.75, 0.68], [0.91, 0.66]]),
    meadowField: { w: Math.min(76 * unit, meadow.w / 6 - 4), h: 54 * unit },
  };
}

function narrow(width: number, room: number): Plan {
  const flat = Math.min(1, Math.max(0.87, (room - AROUND) / 562));
  const castle = box(2, 2, width - 4, 122 * flat);
  const meadow = box(2, 124 * flat, width - 4, 78 * flat);
  const area = box(2, 204 * flat, width - 4, 356 * flat);
  const pitch = (area.w - 20) / COLUMNS;
  return {
    shape: "narrow",
    unit: 0.8,
    height: 562 * flat,
    castle,
    meadow,
    cave: { area, fromLeft: false, edge: 12, field: { w: pitch - 5, h: 50 * flat }, card: { w: 38 * flat, h: 52 * flat }, wave: 2 },
    starts: within(castle, [[0.1, 0.64], [0.3, 0.64], [0.7, 0.64], [0.9, 0.64], [0.5, 0.64]]),
    start: { w: castle.w / 5 - 6, h: 60 * flat },
    gate: { x: left(castle) + castle.w * 0.2, y: top(castle) + castle.h * 0.97 },
    meadowFields: within(meadow, [[0.09, 0.5], [0.254, 0.6], [0.418, 0.48], [0.582, 0.6], [0.746, 0.5], [0.91, 0.56]]),
    meadowField: { w: meadow.w / 6 - 5, h: 48 * flat },
  };
}

/** The picture for this width; `room` is how high the window is. */
export function layOut(width: number, room: number): Layout {
  const plan = width >= WIDE ? wide(width, room) : width >= MIDDLE ? middle(width, room) : narrow(width, room);
  const { bend, places, gold, gem } = cavePlaces(plan.cave);
  STARTS.forEach((name, at) => (places[name] = { ...(plan.starts[at] as Point), ...plan.start }));
  plan.meadowFields.forEach((point, at) => (places[at + 1] = { ...point, ...plan.meadowField }));
  const along = Array.from({ length: FIELDS }, (_, at) => places[at + 1] as Spot);
  const turn = FIRST_CAVE_FIELD + COLUMNS - 1;
  const path = curveThrough([plan.gate, ...along.slice(0, turn), bend, ...along.slice(turn), places[CHAMBER] as Spot]);
  const reach = Object.fromEntries(along.map((_, at) => [at + 1, path.lengths[at + (at < turn ? 1 : 2)] ?? 0]));
  const { shape, unit, height, castle, meadow } = plan;
  return { shape, unit, width, height, castle, meadow, cave: plan.cave.area, places, gold, gem, path, reach };
}

// Where everything lies in the picture, for a picture of this size. One unit is one pixel.
import { curveThrough, type Curve, type Point } from "./curve";
import { left, planFor, top, type CavePlan, type Shape, type Spot } from "./plans";
import { CHAMBER, FIELDS, FIRST_CAVE_FIELD, STARTS } from "./view";

export type { Spot };

export interface Layout {
  shape: Shape;
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

const COLUMNS = 5;
/** A field at its usual size, in pixels. */
const USUAL_FIELD = 62;
/** A card is so much higher than it is wide. */
const CARD = 1.4;
/** How much of the height of a row its field has; cards lie above and below it. */
const FIELD_PART = 0.34;
const WIDEST_CARD = 60;
const SMALLEST = { w: 240, h: 150 };

/** The cave: two rows of five, the last of which is the chamber; the path turns between 11 and 12. */
function cavePlaces({ area, fromLeft, edge }: CavePlan): Pick<Layout, "places" | "gold" | "gem"> & { bend: Point } {
  const pitch = (area.w - 2 * edge) / COLUMNS;
  const row = (area.h - 14) / 2;
  const fieldHeight = Math.min(84, row * FIELD_PART);
  const field = { w: Math.min(118, pitch * 0.84), h: fieldHeight };
  const cardHeight = Math.min((row - fieldHeight) / 2 - 4, pitch * 0.8 * CARD, WIDEST_CARD * CARD);
  const card = { w: cardHeight / CARD, h: cardHeight };
  const wave = Math.max(0, Math.min(6, (row - field.h) / 2 - card.h - 3));
  const column = (number: number): number => {
    const x = edge + (number + 0.5) * pitch;
    return left(area) + (fromLeft ? x : area.w - x);
  };
  const rows = [top(area) + 8 + row / 2, top(area) + 6 + row * 1.5];
  const reach = field.h / 2 + card.h / 2 + 2;
  const found: Pick<Layout, "places" | "gold" | "gem"> = { places: {}, gold: {}, gem: {} };
  for (let number = FIRST_CAVE_FIELD; number <= FIELDS; number++) {
    const at = number - FIRST_CAVE_FIELD;
    const x = column(at < COLUMNS ? at : 2 * COLUMNS - 1 - at);
    const y = (rows[at < COLUMNS ? 0 : 1] ?? 0) + (at % 2 ? wave : -wave);
    found.places[number] = { x, y, ...field };
    found.gold[number] = { x, y: y - reach, ...card };
    found.gem[number] = { x, y: y + reach, ...card };
  }
  found.places[CHAMBER] = {
    x: column(0),
    y: rows[1] ?? 0,
    w: pitch * 0.94,
    h: Math.min(row - 4, field.h + 2 * card.h + 6),
  };
  const side = field.w / 2 + edge * 0.55;
  const bend = { x: column(COLUMNS - 1) + (fromLeft ? side : -side), y: ((rows[0] ?? 0) + (rows[1] ?? 0)) / 2 };
  return { ...found, bend };
}

/** The picture for a room of this size. */
export function layOut(wide: number, high: number): Layout {
  const [width, height] = [Math.max(SMALLEST.w, wide), Math.max(SMALLEST.h, high)];
  const plan = planFor(width, height);
  const { bend, places, gold, gem } = cavePlaces(plan.cave);
  const unit = Math.min(1.35, (places[FIELDS] as Spot).h / USUAL_FIELD);
  STARTS.forEach((name, at) => (places[name] = { ...(plan.starts[at] as Point), ...plan.start }));
  plan.meadowFields.forEach((point, at) => (places[at + 1] = { ...point, ...plan.meadowField }));
  const along = Array.from({ length: FIELDS }, (_, at) => places[at + 1] as Spot);
  const turn = FIRST_CAVE_FIELD + COLUMNS - 1;
  const path = curveThrough([plan.gate, ...along.slice(0, turn), bend, ...along.slice(turn), places[CHAMBER] as Spot]);
  const reach = Object.fromEntries(along.map((_, at) => [at + 1, path.lengths[at + (at < turn ? 1 : 2)] ?? 0]));
  const { shape, castle, meadow } = plan;
  return { shape, unit, width, height, castle, meadow, cave: plan.cave.area, places, gold, gem, path, reach };
}

// The fields of a view, laid out: what everybody shares, and what each seat has of its own.

export type View = Record<string, unknown>;

/** What the frame of the table shows by itself, and what only programs read. */
const KNOWN: ReadonlySet<string> = new Set([
  "game",
  "players",
  "seat",
  "pending",
  "said",
  "to_act",
  "decision",
  "scores",
  "over",
  "winners",
  "places",
  "options",
]);
/** Fields that are usually the scores once more. */
const SCORES: ReadonlySet<string> = new Set(["points", "score"]);

export interface Field {
  name: string;
  value: unknown;
}

export interface Laid {
  /** Values that stand alone. */
  single: Field[];
  /** Rows, grids and whatever else takes more room. */
  wide: Field[];
  /** Fields with an entry for each seat. */
  ofSeats: Field[];
}

/** Lay out the fields of a view. Which have an entry for each seat, the game says; if it does not, their lengths do. */
export function layOut(view: View, seatFields: readonly string[] | null): Laid {
  const players = (view.scores as unknown[] | undefined)?.length ?? Number(view.players);
  const isOfSeats = ({ name, value }: Field): boolean =>
    Array.isArray(value) && value.length === players && (seatFields === null || seatFields.includes(name));
  const fields = Object.entries(view)
    .map(([name, value]) => ({ name, value }))
    .filter(({ name, value }) => !KNOWN.has(name) && !(SCORES.has(name) && same(value, view.scores)));
  const shared = fields.filter((field) => !isOfSeats(field));
  return {
    single: shared.filter(({ value }) => !isWide(value)),
    wide: shared.filter(({ value }) => isWide(value)),
    ofSeats: fields.filter(isOfSeats),
  };
}

function isWide(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A value as rows of cells: a row is one, a grid several, an object has its names before its values. */
export function rowsOf(value: unknown): unknown[][] {
  if (!Array.isArray(value)) return isWide(value) ? Object.entries(value) : [[value]];
  return value.every(Array.isArray) ? (value as unknown[][]) : [value];
}

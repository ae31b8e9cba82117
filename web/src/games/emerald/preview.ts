// What a move looks like beforehand, by simple counting on the view. It is a hint: the server decides.
import { CHAMBER, FIELDS, FIRST_CAVE_FIELD, readKnight, stackAt, type View } from "./view";

export interface Preview {
  from: string;
  to: string;
  /** The open cards that wait there. */
  gold: string | null;
  gem: string | null;
  /** Whether the field lies beside the guard bar, or is the dragon's own. */
  guarded: boolean;
}

/** How far along the path a place lies: 0 for the castle. */
export function stepOf(place: string): number {
  if (place === CHAMBER) return FIELDS + 1;
  const field = Number(place);
  return Number.isNaN(field) ? 0 : field;
}

/** The place that lies so far along the path. */
export function placeAt(step: number): string {
  return step > FIELDS ? CHAMBER : String(step);
}

export function previewOf(view: View, move: string): Preview | null {
  if (move === "stop") return null;
  const { place } = readKnight(move);
  const together = view.knights.flat().filter((knight) => readKnight(knight).place === place).length;
  const field = stepOf(place) + together;
  const inCave = field >= FIRST_CAVE_FIELD && field <= FIELDS;
  return {
    from: place,
    to: placeAt(field),
    gold: inCave ? stackAt(view, "gold", field).open : null,
    gem: inCave ? stackAt(view, "gem", field).open : null,
    guarded: field <= FIELDS && ((field >= view.bar && field <= view.bar_last) || field === view.dragon),
  };
}

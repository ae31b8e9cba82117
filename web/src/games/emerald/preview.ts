// What a move leads to, as the view says it.
import { CHAMBER, FIELDS, FIRST_CAVE_FIELD, readKnight, stackAt, type View } from "./view";

export interface Preview {
  from: string;
  to: string;
  /** The open cards that wait there. */
  gold: string | null;
  gem: string | null;
  /** Whether that wakes the dragon. */
  wakes: boolean;
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

/** What the server says a move leads to; null if it moves no knight. */
export function previewOf(view: View, move: string): Preview | null {
  const { place } = readKnight(move);
  const to = view.goals[place];
  if (move === "stop" || to === undefined) return null;
  const field = stepOf(to);
  const inCave = to !== CHAMBER && field >= FIRST_CAVE_FIELD;
  return {
    from: place,
    to,
    gold: inCave ? stackAt(view, "gold", field).open : null,
    gem: inCave ? stackAt(view, "gem", field).open : null,
    wakes: view.wakes.includes(field),
  };
}

// Fields, values, moves and questions in the words of their game; where it has none, as readable as their names are.
import { t, words } from "../../words/words.svelte";
import { numeral, readable, say } from "../words";
import { JOINT } from "./moves";

/** What stands for something that the viewer may not see. */
export const HIDDEN = "?";

/** What a field is called; empty if the game does not want it to be shown. */
export function labelOf(field: string): string {
  return say(`field-${field}`) ?? readable(field);
}

/** The number-th value of a field as its game says it; null if it has no words for that. */
export function wordedValue(field: string, value: unknown, number: number, names: readonly string[]): string | null {
  if (typeof value !== "number" && typeof value !== "string") return null;
  return say(`value-${field}`, { value, number, name: names[Number(value)] ?? "" });
}

/** A value without words of its own. */
export function plainValue(value: unknown): string {
  if (value === null || value === undefined) return HIDDEN;
  if (typeof value === "number") return numeral(value);
  if (typeof value === "boolean") return value ? "✓" : "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What stands above the number-th column of a row. */
export function columnOf(field: string, number: number): string {
  return say(`column-${field}`, { number }) ?? String(number);
}

/** A move, or the beginning of one, as its button says it: in one piece, or action by action. The terminal says the same. */
export function moveWords(move: string): string {
  const own = (text: string): string | null => say(`move-${idOf(text)}`);
  return (
    own(move) ||
    move
      .split(JOINT)
      .map((action) => own(action) || readable(action))
      .join(" · ")
  );
}

/** A text as it can stand in the name of a message. */
function idOf(text: string): string {
  return text.replace(/[^A-Za-z0-9_-]+/g, "-");
}

/** What is asked of the viewer. */
export function questionOf(decision: string): string {
  return say(`decision-${decision}`) ?? t("general-question");
}

/** What is waited for, as the others see it. */
export function waitingFor(decision: string | null, names: readonly string[]): string {
  const list = words.list(names);
  const own = decision === null ? null : say(`waiting-${decision}`, { names: list, number: names.length });
  return own ?? t("table-waiting", { names: list });
}

// What the server shows of a game of Emerald, in the page's own types.
import type { TableSnapshot } from "../../wire/types";
import {
  CONSTANTS,
  type Colour as KnightColour,
  type DecisionName,
  type Facing,
  type GameEvent,
  type Pile,
  type View,
} from "./declared";

export const KINDS = CONSTANTS.kinds;
export type Kind = (typeof KINDS)[number];
export type Colour = KnightColour | null;
export type Decision = DecisionName;
export type { Facing, Pile };

export const STARTS = ["T1", "T2", "T3", "T4", "K"] as const;
export const FIELDS = CONSTANTS.fields;
export const FIRST_CAVE_FIELD = CONSTANTS.first_cave_field;
export const CHAMBER = "chamber" as const;

export type { GameEvent, View };

export function isKind(card: string): card is Kind {
  return KINDS.some((kind) => kind === card);
}

export const viewOf = (shown: TableSnapshot): View => shown.view as unknown as View;

/** A knight as moves and views write it: `T1`, `12`, of two players `12b`. */
export function readKnight(text: string): { place: string; colour: Colour } {
  const last = text.slice(-1);
  return last === "a" || last === "b" ? { place: text.slice(0, -1), colour: last } : { place: text, colour: null };
}

/** The open card beside a cave field and how many lie below it. */
export function stackAt(view: View, pile: Pile, field: number): { open: string | null; below: number } {
  const at = field - FIRST_CAVE_FIELD;
  return pile === "gold"
    ? { open: view.gold_open[at] ?? null, below: view.gold_below[at] ?? 0 }
    : { open: view.gem_open[at] ?? null, below: view.gem_below[at] ?? 0 };
}

/** The bonus cards of a seat: `four-kinds` and, at the end, kinds. */
export function bonusesOf(view: View, seat: number): string[] {
  const kinds = KINDS.filter((kind) => view.kind_bonuses?.[kind] === seat);
  return view.four_kinds === seat ? ["four-kinds", ...kinds] : kinds;
}

// What the server shows of a game of Emerald, in the page's own types.
import type { Event } from "../../table/stage.svelte";
import type { Shown } from "../../wire/types";

export const KINDS = ["ruby", "emerald", "garnet", "turquoise"] as const;
export type Kind = (typeof KINDS)[number];
export type Pile = "gold" | "gem";
export type Colour = "a" | "b" | null;
export type Facing = "exit" | "chamber";
export type Decision = "knight" | "card" | "catch" | "bribe";

export const STARTS = ["T1", "T2", "T3", "T4", "K"] as const;
export const FIELDS = 15;
export const FIRST_CAVE_FIELD = 7;
export const CHAMBER = "chamber";

export interface View {
  players: number;
  knights: string[][];
  treasures: number[];
  gold: (string[] | null)[];
  gold_count: number[];
  gems: Kind[][];
  four_kinds?: number | null;
  bribes: string[];
  gold_open: (string | null)[];
  gold_below: number[];
  gem_open: (Kind | null)[];
  gem_below: number[];
  bar: number;
  bar_last: number;
  dragon: number;
  facing: Facing;
  mover: number;
  moves_left: number;
  taking?: number | null;
  caught?: string | null;
  nest: number[];
  treasures_left: number;
  kind_bonuses?: Record<Kind, number | null>;
  to_act: number[];
  decision: Decision | null;
  scores: number[];
  over: boolean;
  winners: number[];
  /** Where a 1, a 2 and a 3 would take the dragon, if the server says so. */
  rolls?: number[];
}

export type GameEvent =
  | { event: "turn" | "stopped"; seat: number }
  | { event: "knight"; seat: number; colour?: "a" | "b"; from: string; to: string }
  | { event: "treasure"; seat: number; left: number }
  | { event: "took"; seat: number; pile: Pile; field: number; card: string }
  | { event: "turned"; pile: Pile; field: number; card: string }
  | { event: "bonus"; seat: number; for: string }
  | { event: "rolled"; seat: number; number: 1 | 2 | 3 }
  | { event: "dragon"; from: number; to: number }
  | { event: "dragon-turned"; field: number; facing: Facing }
  | { event: "caught" | "nest"; seat: number; colour?: "a" | "b"; field: number }
  | { event: "bribed"; seat: number; colour?: "a" | "b"; card: string }
  | { event: "bar"; first: number; last: number }
  | { event: "over"; why: "last-treasure" | "last-knight"; seat: number };

export const viewOf = (shown: Shown): View => shown.view as unknown as View;
export const eventOf = (event: Event): GameEvent => event as unknown as GameEvent;

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

// Made from the declarations of the games by `make wire`. Do not change it by hand.
import type { EventDescription } from "../../wire/types";

export const SCOPES: readonly string[] = ["emerald"];

/** The events that sentences are said of. */
export const EVENTS: EventDescription[] = [
  { name: "stopped", fields: { seat: "seat" } },
  { name: "knight", fields: { seat: "seat", colour: "colour", from: "place", to: "place" } },
  { name: "treasure", fields: { seat: "seat", left: "number" } },
  { name: "took", fields: { seat: "seat", pile: "pile", field: "number", card: "card" } },
  { name: "bonus", fields: { seat: "seat", for: "bonus" } },
  { name: "rolled", fields: { seat: "seat", number: "number" } },
  { name: "caught", fields: { seat: "seat", colour: "colour", field: "number" } },
  { name: "bribed", fields: { seat: "seat", colour: "colour", card: "gold" } },
  { name: "nest", fields: { seat: "seat", colour: "colour", field: "number" } },
  { name: "bar", fields: { first: "number", last: "number" } },
  { name: "over", fields: { why: "why", seat: "seat" } },
];

/** Numbers and names of the rules. */
export const CONSTANTS = { fields: 15, first_cave_field: 7, kinds: ["ruby", "emerald", "garnet", "turquoise"] } as const;

export type Colour = "a" | "b";
export type Place = "T1" | "T2" | "T3" | "T4" | "K" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "chamber";
export type Pile = "gold" | "gem";
export type Card = "1" | "2" | "3" | "4" | "5" | "ruby" | "emerald" | "garnet" | "turquoise";
export type Bonus = "ruby" | "emerald" | "garnet" | "turquoise" | "four-kinds";
export type Facing = "exit" | "chamber";
export type Gold = "1" | "2" | "3" | "4" | "5";
export type Why = "last-treasure" | "last-knight";

export type DecisionName = "knight" | "card" | "catch" | "bribe";

export type GameEvent =
  | { event: "turn"; seat: number }
  | { event: "stopped"; seat: number }
  | { event: "knight"; seat: number; colour?: Colour; from: Place; to: Place }
  | { event: "treasure"; seat: number; left: number }
  | { event: "took"; seat: number; pile: Pile; field: number; card: Card }
  | { event: "turned"; pile: Pile; field: number; card: Card }
  | { event: "bonus"; seat: number; for: Bonus }
  | { event: "rolled"; seat: number; number: number }
  | { event: "dragon"; from: number; to: number }
  | { event: "dragon-turned"; field: number; facing: Facing }
  | { event: "caught"; seat: number; colour?: Colour; field: number }
  | { event: "bribed"; seat: number; colour?: Colour; card: Gold }
  | { event: "nest"; seat: number; colour?: Colour; field: number }
  | { event: "bar"; first: number; last: number }
  | { event: "over"; why: Why; seat: number };

export interface View {
  game: "emerald";
  players: number;
  options: Record<string, string>;
  knights: string[][];
  treasures: number[];
  gold: (Gold[] | null)[];
  gems: (("emerald" | "garnet" | "ruby" | "turquoise")[])[];
  four_kinds?: number;
  bribes: Gold[];
  gold_open: (Gold | null)[];
  gold_below: number[];
  gem_open: ("emerald" | "garnet" | "ruby" | "turquoise" | null)[];
  gem_below: number[];
  bar: number;
  dragon: number;
  facing: Facing;
  mover: number;
  moves_left: number;
  moved?: string;
  freed?: string;
  taking?: number;
  woken?: boolean;
  catching?: boolean;
  caught?: string;
  gold_count: number[];
  nest: number[];
  treasures_left: number;
  bar_last: number;
  rolls: number[];
  goals: Record<string, Place>;
  wakes: number[];
  unseen_gold: Gold[];
  unseen_gems: ("emerald" | "garnet" | "ruby" | "turquoise")[];
  kind_bonuses?: Record<string, number | null>;
  to_act: number[];
  decision: DecisionName | null;
  scores: number[];
  over: boolean;
  winners: number[];
  places: number[];
}

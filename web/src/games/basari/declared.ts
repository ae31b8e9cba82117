// Made from the declarations of the games by `make wire`. Do not change it by hand.
import type { EventDescription } from "../../wire/types";

export const SCOPES: readonly string[] = ["basari", "trading"];

/** The events that sentences are said of. */
export const EVENTS: EventDescription[] = [
  { name: "gems", fields: { from: "place", to: "place", colour: "colour", number: "number" }, joined: { name: "gems", type: "gem", number: "number", word: "colour" } },
  { name: "stage", fields: { stage: "number" } },
  { name: "round", fields: { stage: "number", round: "number" } },
  { name: "shown", fields: { seat: "seat", action: "wish" } },
  { name: "void", fields: { action: "action" } },
  { name: "trade", fields: { action: "wish", first: "seat", second: "seat" } },
  { name: "offered", fields: { seat: "seat", to: "seat", gems: "counts:gem" } },
  { name: "accepted", fields: { seat: "seat", of: "seat" } },
  { name: "scoring", fields: { stage: "number" } },
  { name: "scored", fields: { colour: "colour", most: "number", sharing: "number" } },
  { name: "stage-scored", fields: { stage: "number" } },
  { name: "over", fields: {} },
  { name: "earned", fields: { seat: "seat", points: "amount:amount", for: "reason" } },
  { name: "more-workers", fields: { seat: "seat", card: "text", workers: "amount:workers" } },
  { name: "stack-empty", fields: { seat: "seat" } },
  { name: "for-nothing", fields: { seat: "seat", action: "wish" } },
];

/** Numbers and names of the rules. */
export const CONSTANTS = { worth: [14, 12, 10, 8] } as const;

export type Colour = "r" | "y" | "g" | "b";
export type Action = "A" | "B" | "C" | "D";
export type Wish = "A" | "B" | "C" | "D";
export type Reason = "majority-r" | "majority-y" | "majority-g" | "majority-b" | "card" | "workers";

export type DecisionName = "choose" | "open-trade" | "answer" | "exchange" | "take-one";

export type GameEvent =
  | { event: "gems"; from: number | "supply"; to: number | "supply"; colour: Colour; number: number }
  | { event: "stage"; stage: number }
  | { event: "round"; stage: number; round: number }
  | { event: "dealt"; seat: number; card: string }
  | { event: "chose"; seat: number; action?: Action }
  | { event: "shown"; seat: number; action: Wish }
  | { event: "void"; action: Action }
  | { event: "trade"; action: Wish; first: number; second: number }
  | { event: "offered"; seat: number; to: number; gems: string }
  | { event: "accepted"; seat: number; of: number }
  | { event: "does"; seat: number; action: Action }
  | { event: "scoring"; stage: number }
  | { event: "scored"; colour: Colour; most: number; sharing: number }
  | { event: "stage-scored"; stage: number }
  | { event: "over" }
  | { event: "earned"; seat: number; points: number; for: Reason }
  | { event: "more-workers"; seat: number; card: string; workers: number }
  | { event: "stack-empty"; seat: number }
  | { event: "for-nothing"; seat: number; action: Wish }
  | { event: "workers-scored"; seat: number; workers: number };

export interface View {
  game: "basari";
  players: number;
  options: Record<string, string>;
  deck: string | string[];
  stage: number;
  round: number;
  gems: number[][];
  supply: number[];
  points: number[];
  cards: (string | null)[];
  earlier: string[];
  workers: number[];
  chosen: (Action | "hidden" | null)[];
  doing?: Action;
  offer?: number[];
  offered_by?: number;
  drawing?: number;
  takers?: number[];
  said?: string[];
  unseen: string[];
  to_act: number[];
  decision: DecisionName | null;
  scores: number[];
  over: boolean;
  winners: number[];
  places: number[];
}

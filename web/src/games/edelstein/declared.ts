// Made from the declarations of the games by `make wire`. Do not change it by hand.
import type { EventDescription } from "../../wire/types";

export const SCOPES: readonly string[] = ["edelstein", "trading"];

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
  { name: "earned", fields: { seat: "seat", money: "amount:amount", for: "card" } },
  { name: "turned", fields: { card: "card" } },
  { name: "took", fields: { seat: "seat", card: "card" } },
  { name: "drew", fields: { seat: "seat", card: "card" } },
  { name: "shuffled", fields: {} },
  { name: "guessed", fields: { seat: "seat", action: "action", right: "flag" } },
  { name: "declined", fields: { seat: "seat" } },
  { name: "not-done", fields: { action: "action" } },
  { name: "used", fields: { seat: "seat", card: "card" } },
  { name: "forgone", fields: { seat: "seat", card: "card" } },
  { name: "fill-up", fields: { colour: "colour" } },
];

/** Numbers and names of the rules. */
export const CONSTANTS = { worth: [14, 12, 10, 8], rounds: [0, 0, 10, 8, 7, 6], majority_card_pays: [8, 7, 6, 5] } as const;

export type Colour = "r" | "y" | "g" | "b";
export type Action = "money" | "event" | "gems" | "free";
export type Wish = "money" | "event" | "gems" | "free";
export type Card = "major-r" | "major-y" | "major-g" | "major-b" | "per-r" | "per-y" | "per-g" | "per-b" | "major-any" | "certificate" | "four-rb" | "four-yg" | "score-half" | "swap" | "remove" | "three" | "halve";

export type DecisionName = "choose" | "guess" | "guess-again" | "open-trade" | "last-offer" | "answer" | "which-event" | "instant-card" | "exchange" | "take-one";

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
  | { event: "earned"; seat: number; money: number; for: Card | "majority-r" | "majority-y" | "majority-g" | "majority-b" | "gem-card" }
  | { event: "aside"; card: string }
  | { event: "turned"; card: Card }
  | { event: "took"; seat: number; card: Card }
  | { event: "drew"; seat: number; card: Card }
  | { event: "shuffled" }
  | { event: "guessed"; seat: number; action: Action; right: boolean }
  | { event: "declined"; seat: number }
  | { event: "not-done"; action: Action }
  | { event: "kept"; seat: number; card: Card }
  | { event: "used"; seat: number; card: Card }
  | { event: "forgone"; seat: number; card: Card }
  | { event: "certificates"; most: number; sharing: number }
  | { event: "fill-up"; colour: Colour };

export interface View {
  game: "edelstein";
  players: number;
  options: Record<string, string>;
  deck: string | string[];
  stage: number;
  round: number;
  gems: number[][];
  supply: number[];
  money: number[];
  kept: Card[][];
  aside: string | null;
  cards: (string | null)[];
  discarded: string[];
  event: Card | null;
  events_up: Card[];
  beginner?: number;
  chosen: (Action | "hidden" | null)[];
  guesses?: Action[];
  doing?: Action;
  offer?: number[];
  offered_by?: number;
  declined?: boolean;
  doer?: number;
  using?: Card;
  takers?: number[];
  said?: string[];
  unseen: string[];
  events_down: Card[];
  active?: number;
  to_act: number[];
  decision: DecisionName | null;
  scores: number[];
  over: boolean;
  winners: number[];
  places: number[];
}

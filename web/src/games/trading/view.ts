// What the two trading games show: the fields of their views, and the texts of cards, offers and actions.
import { readCard } from "./pieces/texts";
import { COLOURS } from "../../board/kinds";
import type { TableSnapshot } from "../../wire/types";
import { CONSTANTS, type Action, type Colour as GemColour, type View } from "./declared";

export { COLOURS };
export type { Action };
export type Letter = GemColour;
export type Colour = (typeof COLOURS)[number];

export const LETTERS: readonly Letter[] = ["r", "y", "g", "b"];
/** What most gems of a colour are worth. */
export const WORTH: readonly number[] = CONSTANTS.edelstein.worth;

/** A view of either game. */
export type TradingView = View;

export function viewOf(shown: TableSnapshot): TradingView | null {
  return shown.view as View | null;
}

export function isLetter(text: string): text is Letter {
  return LETTERS.some((letter) => letter === text);
}

export function place(text: string): number {
  return LETTERS.findIndex((letter) => letter === text);
}

export function colourOf(letter: string): Colour {
  return COLOURS[place(letter)] ?? "red";
}

/** The gems of an offer such as `2r1b`, by colour; null if the text is no offer. */
export function parseOffer(text: string): number[] | null {
  if (!/^(\d+[rygb])+$/.test(text)) return null;
  const gems = [0, 0, 0, 0];
  for (const [, number, letter] of text.matchAll(/(\d+)([rygb])/g)) gems[place(letter ?? "")] = Number(number);
  return gems;
}

/** The text of an offer, as moves have it. */
export function offerText(gems: readonly number[]): string {
  return gems.map((number, at) => (number ? `${number}${LETTERS[at]}` : "")).join("");
}

export function total(gems: readonly number[]): number {
  return gems.reduce((sum, number) => sum + number, 0);
}

export interface CardFace {
  /** Gems by colour. */
  gems: number[];
  /** Money or points. */
  value: number;
  workers: number;
}

/** What a card such as `rrb5` or `rrb5w2` shows. */
export function parseCard(card: string): CardFace {
  const { gems, value, workers } = readCard(card);
  return { gems: COLOURS.map((colour) => gems.filter((kind) => kind === colour).length), value, workers };
}

type ActionKind = "value" | "event" | "gems" | "free" | "workers";
const KINDS: Readonly<Record<string, ActionKind>> = {
  money: "value",
  event: "event",
  gems: "gems",
  free: "free",
  A: "workers",
  B: "value",
  C: "gems",
  D: "free",
} satisfies Record<Action, ActionKind>;

/** What an action is about, whatever it is called in its game. */
export function kindOf(action: string): ActionKind {
  return KINDS[action] ?? "free";
}

const TRADES = new Set(["open-trade", "answer", "last-offer"]);

/** The two who trade now, the one whose turn it was first; null if nobody trades. */
export function traders(view: TradingView): [number, number] | null {
  if (!view.decision || !TRADES.has(view.decision)) return null;
  const both =
    view.players === 2
      ? [0, 1]
      : view.chosen.flatMap((action, seat) => (action !== null && action === view.doing ? [seat] : []));
  const [one, two] = both;
  return one === undefined || two === undefined ? null : [one, two];
}

/** The card with which a seat would do an action: its own, or with two players that of the active one. */
export function cardOf(view: TradingView, seat: number): string | null {
  return view.cards[seat] ?? (view.active !== undefined ? (view.cards[view.active] ?? null) : null);
}

/** How many rounds a stage has; null where that is not fixed. */
export function roundsOf({ game, players }: TradingView): number | null {
  const of: Partial<Record<string, { worth: readonly number[]; rounds?: readonly number[] }>> = CONSTANTS;
  return of[game]?.rounds?.[players] ?? null;
}

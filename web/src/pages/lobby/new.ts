// What a new table can be like.
import type { Clock } from "../../wire/types";

export const CLOCKS = {
  none: null,
  quick: { each: 20, reserve: 180 },
  easy: { each: 60, reserve: 600 },
  slow: { each: 172_800, reserve: 0 },
} as const satisfies Record<string, Clock | null>;

export type ClockName = keyof typeof CLOCKS;

/** Who is to sit where: the host first, then open seats, then bots. */
export function seatsFor(players: number, bots: number, level: string): string[] {
  return ["me", ...Array<string>(players - 1 - bots).fill("open"), ...Array<string>(bots).fill(level)];
}

/** A game against bots with nothing to choose. */
export const USUAL_PLAYERS = 4;

/** The level that stands there first: of those the server has, from weak to strong, the weakest that thinks. */
export function usualLevel(levels: readonly string[]): string {
  return levels[1] ?? levels[0] ?? "random";
}

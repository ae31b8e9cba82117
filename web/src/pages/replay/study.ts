// An analysis laid over the moments of a replay.
import { momentOf } from "../../table/moments";
import type { Moment } from "../../table/stage.svelte";
import type { GameAnalysis, AnalysedMove } from "../../wire/types";

export const MOST_OF_MINE = 3;
export const MOST_SHOWN = 5;

/** For each seat its chance to win at every moment, in percent. */
export function chancesOf({ chances }: GameAnalysis, moments: readonly Moment[]): number[][] {
  let next = 0;
  const told = moments.map(({ shown }) => {
    while ((chances[next + 1]?.seq ?? Infinity) <= shown.seq) next++;
    return chances[next]?.chances ?? [];
  });
  return (told[0] ?? []).map((_, seat) => told.map((all) => 100 * (all[seat] ?? 0)));
}

export interface Costly extends AnalysedMove {
  /** The moment at which it was to be decided. */
  at: number;
  cost: number;
}

/** The moves that are known to be mistakes, the costliest first. */
export function mistakesOf({ decisions }: GameAnalysis, moments: readonly Moment[]): Costly[] {
  return decisions
    .filter(({ mistake }) => mistake)
    .map((one) => ({ ...one, at: Math.max(0, momentOf(moments, one.seq) - 1), cost: one.best_chance - one.chance }))
    .sort((one, two) => two.cost - one.cost);
}

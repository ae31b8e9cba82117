// A whole game as moments, for replays and for the chart at the end.
import { follow } from "../wire/follow";
import type { Replay, Update } from "../wire/types";
import type { Moment } from "./stage.svelte";

/** Lines that change nothing on the table. */
const BESIDES: ReadonlySet<Update["happened"]["kind"]> = new Set([
  "admitted",
  "said",
  "hushed",
  "asked",
  "answered",
  "rematched",
]);

/** The moments of a game from its beginning; what was said and asked beside it is left out. */
export function momentsOf(replay: Replay): Moment[] {
  const moments: Moment[] = [];
  let shown = replay.first;
  for (const update of replay.updates) {
    shown = follow(shown, update);
    if (shown.stage !== "open" && !BESIDES.has(update.happened.kind)) moments.push({ shown, update });
  }
  return moments.length > 0 ? moments : [{ shown, update: null }];
}

/** The moment at which a line of the log is over. */
export function momentOf(moments: readonly Moment[], seq: number): number {
  const found = moments.findIndex((moment) => moment.shown.seq >= seq);
  return found < 0 ? moments.length - 1 : found;
}

/** For each seat its score at every moment that has one. */
export function scoresOf(moments: readonly Moment[]): number[][] {
  const told = moments.flatMap(({ shown }) =>
    Array.isArray(shown.view?.scores) ? [shown.view.scores as number[]] : [],
  );
  return (told.at(-1) ?? []).map((_, seat) => told.map((scores) => scores[seat] ?? 0));
}

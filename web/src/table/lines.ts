// The log as a table knows it: each line with the view before it, so that what it tells can be put upon that.
import type { TableSnapshot, Update } from "../wire/types";
import type { Happening } from "./reducer";
import type { Event, Moment } from "./stage.svelte";

export type View = TableSnapshot["view"];

export interface Line {
  update: Update;
  /** What the viewer saw before it; null before the game began. */
  before: View;
}

/** What the viewer sees after an update. */
export function viewAfter(before: View, update: Update): View {
  if (update.view !== undefined) return update.view;
  if (update.patch === undefined) return before;
  const kept = Object.entries(before ?? {}).filter(([name]) => !update.dropped?.includes(name));
  return { ...Object.fromEntries(kept), ...update.patch };
}

/** The lines of a log from its beginning. */
export function linesOf(updates: readonly Update[]): Line[] {
  let before: View = null;
  return updates.map((update) => {
    const line = { update, before };
    before = viewAfter(before, update);
    return line;
  });
}

/** The lines of a replay. */
export function linesOfMoments(moments: readonly Moment[]): Line[] {
  return moments.flatMap(({ update }, at) => (update ? [{ update, before: moments[at - 1]?.shown.view ?? null }] : []));
}

/** Those up to a place in the log, which they are in order of. */
export function upTo(lines: readonly Line[], seq: number): Line[] {
  return lines.slice(0, lines.findLastIndex(({ update }) => update.seq <= seq) + 1);
}

/** What a line tells; a game knows its own events by their types. */
export function eventsOf<Any extends Happening = Event>({ update }: Line): Any[] {
  return (update.events ?? []) as unknown[] as Any[];
}

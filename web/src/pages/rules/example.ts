// The moment that a picture of the rules shows.
import { follow } from "../../wire/follow";
import type { ExampleTold, TableSnapshot } from "../../wire/types";
import { linesOf, type Line } from "../../table/lines";
import type { Event } from "../../table/stage.svelte";

interface Shown {
  /** The table to draw: while an event is told, it is still the one before. */
  shown: TableSnapshot;
  event: Event | null;
  told: Event[];
  lines: Line[];
}

export function momentOfExample({ first, updates, until }: ExampleTold): Shown {
  const last = updates.at(-1);
  const events = (last?.events ?? []) as Event[];
  const at = until ? events.findIndex(({ event }) => event === until) : -1;
  const drawn = at < 0 ? updates : updates.slice(0, -1);
  return {
    shown: drawn.reduce(follow, first),
    event: events[at] ?? null,
    told: events.slice(0, at + 1),
    lines: linesOf(drawn).map((line, number) => (number === 0 ? { ...line, before: first.view } : line)),
  };
}

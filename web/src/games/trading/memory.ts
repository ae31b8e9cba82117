// What has been seen of this table so far: the offers of the trade that is on, and the last scoring.
import type { Event, Moment } from "../../table/stage.svelte";
import type { Shown } from "../../wire/types";
import { scoringOf, type Scoring } from "./scoring";
import { offerText, traders, viewOf, type TradingView } from "./view";

/** One line of the log: the view before it, and what it told. */
export interface Line {
  before: TradingView;
  events: readonly Event[];
}

/** Something that a merchant said in a trade: an offer, or that it declines. */
export interface Said {
  seat: number;
  /** The offer as text; null for declining. */
  gems: string | null;
}

/** All lines that are known, the one that is being told included. */
export function linesOf(past: readonly Moment[], shown: Shown, told: readonly Event[]): Line[] {
  const lines = past.flatMap((moment, at): Line[] => {
    const last = past[at - 1];
    const before = last ? viewOf(last.shown) : null;
    const events = (moment.update?.events ?? []) as Event[];
    return before && events.length ? [{ before, events }] : [];
  });
  const now = viewOf(shown);
  return now && told.length ? [...lines, { before: now, events: told }] : lines;
}

/** The last scoring that was told of. */
export function lastScoring(lines: readonly Line[]): Scoring | null {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    const scoring = line ? scoringOf(line.before, line.events) : null;
    if (scoring) return scoring;
  }
  return null;
}

/** What was said in the trade that is on. If its beginning was not seen, at least the offer that stands. */
export function tradeSaid(lines: readonly Line[], now: TradingView): Said[] {
  let said: Said[] = [];
  for (const event of lines.flatMap((line) => line.events)) {
    const seat = Number(event.seat);
    if (event.event === "trade") said = [];
    else if (event.event === "offered") said.push({ seat, gems: String(event.gems) });
    else if (event.event === "declined") said.push({ seat, gems: null });
  }
  const stands = now.offer ? offerText(now.offer) : null;
  const by = now.offered_by ?? null;
  if (stands !== null && by !== null && said.at(-1)?.gems !== stands) return [{ seat: by, gems: stands }];
  if (stands === null && !now.declined && traders(now)) return [];
  return said;
}

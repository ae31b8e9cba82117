// What is remembered of a table: the offers of the trade that is on, and the last scoring. It follows from the log.
import { eventsOf, type Line } from "../../table/lines";
import type { GameEvent } from "./declared";
import { scoringOf, type Scoring } from "./scoring";
import { offerText, traders, type TradingView } from "./view";

/** Something that a merchant said in a trade: an offer, or that it declines. */
export interface Said {
  seat: number;
  /** The offer as text; null for declining. */
  gems: string | null;
}

export interface Memory {
  said: readonly Said[];
  scoring: Scoring | null;
}

const NOTHING: Memory = { said: [], scoring: null };

function saidAfter(said: readonly Said[], event: GameEvent): readonly Said[] {
  if (event.event === "trade") return [];
  if (event.event === "offered") return [...said, { seat: event.seat, gems: event.gems }];
  return event.event === "declined" ? [...said, { seat: event.seat, gems: null }] : said;
}

/** What is remembered once these events were told, upon the view before them. */
export function after(memory: Memory, before: TradingView | null, events: readonly GameEvent[]): Memory {
  if (events.length === 0) return memory;
  const scoring = before && scoringOf(before, events);
  return { said: events.reduce(saidAfter, memory.said), scoring: scoring ?? memory.scoring };
}

/** What was remembered after each line, so that a line is read once. */
const known = new WeakMap<Line, Memory>();

function rememberedAt(lines: readonly Line[], at: number): Memory {
  const line = lines[at];
  return (line && known.get(line)) ?? NOTHING;
}

/** Moves that were taken back never were: what is remembered is what was before the first of them. */
function takenBack(lines: readonly Line[], at: number): number | null {
  const happened = lines[at]?.update.happened;
  if (happened?.kind !== "tookback") return null;
  const first = Math.min(...happened.moves);
  return lines.findIndex(({ update }) => update.seq >= first) - 1;
}

/** What is remembered after these lines. */
export function remember(lines: readonly Line[]): Memory {
  const last = lines.findLastIndex((line) => known.has(line));
  let memory = rememberedAt(lines, last);
  lines.slice(last + 1).forEach((line, number) => {
    const back = takenBack(lines, last + 1 + number);
    if (back !== null) memory = rememberedAt(lines, back);
    memory = after(memory, line.before as TradingView | null, eventsOf<GameEvent>(line));
    known.set(line, memory);
  });
  return memory;
}

/** What was said in the trade that is on. If its beginning is not known, at least the offer that stands. */
export function tradeSaid({ said }: Memory, now: TradingView): readonly Said[] {
  const stands = now.offer ? offerText(now.offer) : null;
  const by = now.offered_by ?? null;
  if (stands !== null && by !== null && said.at(-1)?.gems !== stands) return [{ seat: by, gems: stands }];
  if (stands === null && !now.declined && traders(now)) return [];
  return said;
}

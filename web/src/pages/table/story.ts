// The log in sentences: what the game tells of its events, and what people did at the table.
import type { GamePage, Story } from "../../games/props";
import { GAMES } from "../../games/registry";
import type { Event } from "../../table/stage.svelte";
import { besides, together } from "../../table/story";
import type { Update } from "../../wire/types";
import { t } from "../../words/words.svelte";

export interface Sentence {
  /** The line of the log it belongs to. */
  seq: number;
  text: string;
  /** The seat that acts, if it is one. */
  seat: number | null;
  /** Whether the line does not count any more. */
  void: boolean;
}

/** A game with its table and its story. */
export async function gameCalled(name: string): Promise<GamePage> {
  const page = await GAMES[name]?.();
  if (!page) throw new Error(`there is no game ${name}`);
  return page;
}

function seatOf(event: Event): number | null {
  const seats = event.event === "gems" ? [event.from, event.to] : [event.seat];
  return seats.find((seat) => typeof seat === "number") ?? null;
}

export function eventSentences(events: readonly Event[], seq: number, names: readonly string[], me: number | null, story: Story): Sentence[] {
  return together(events).flatMap((event) => {
    const text = story(event, names, me);
    return text === null ? [] : [{ seq, text, seat: seatOf(event), void: false }];
  });
}

/** All sentences of these lines, in order. */
export function sentences(lines: readonly Update[], names: readonly string[], me: number | null, story: Story): Sentence[] {
  const taken = new Set(lines.flatMap(({ happened }) => (happened.kind === "tookback" ? happened.moves : [])));
  return lines.flatMap((line) => {
    const beside = besides(line.happened, names, me);
    const first = beside === null ? [] : [{ seq: line.seq, text: t(beside.id, beside.args), seat: null, void: false }];
    const told = eventSentences((line.events ?? []) as Event[], line.seq, names, me, story);
    return [...first, ...told].map((sentence) => ({ ...sentence, void: taken.has(line.seq) }));
  });
}

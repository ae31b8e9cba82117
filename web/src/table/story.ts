// What happened, as sentences: which words tell it, and what stands in them. The events are told by each game.
import type { Story } from "../games/props";
import type { Update } from "../wire/types";
import { t, type Args } from "../words/words.svelte";
import { levelName } from "./seats";
import type { Event } from "./stage.svelte";

/** A sentence: its words, and what stands in them. */
export interface Line {
  id: string;
  args: Args;
}

/** The sentence that tells an event to a viewer; null if it is not worth one. */
export type Teller = (event: Event, names: readonly string[], viewer: number | null) => Line | null;

/** What a seat is called, and who reads. */
export interface People {
  names: readonly string[];
  viewer: number | null;
}

/** What each kind of event says. Kinds that are not worth a line say so with null. */
export type Tales = Record<string, ((event: Event, people: People) => Line | null) | null>;

/** Who acts, and perhaps upon whom. The words speak to the reader by `you`. */
export function who({ names, viewer }: People, one: unknown, other?: unknown): Args {
  const you = viewer === null ? "none" : one === viewer ? "one" : other === viewer ? "other" : "none";
  return { name: names[Number(one)] ?? "", other: names[Number(other ?? -1)] ?? "", you };
}

export function line(id: string, args: Args = {}): Line {
  return { id, args };
}

export function teller(tales: Tales): Teller {
  return (event, names, viewer) => tales[event.event]?.(event, { names, viewer }) ?? null;
}

/** A teller that speaks in the reader's language. */
export function spoken(tell: Teller): Story {
  return (event, names, viewer) => {
    const told = tell(event, names, viewer);
    return told && t(told.id, told.args);
  };
}

/** The last sentence that these events of a line tell; null if they tell none. */
export function lastTold(story: Story, events: readonly Event[], names: readonly string[], viewer: number | null): string | null {
  return together(events).reduce<string | null>((said, event) => story(event, names, viewer) ?? said, null);
}

/** Events that make one sentence together: gems of several colours that go the same way. */
export function together(events: readonly Event[]): Event[] {
  const joined: Event[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    const gems = event.event === "gems" ? `${String(event.number)}${String(event.colour)}` : null;
    if (gems !== null && last?.event === "gems" && last.from === event.from && last.to === event.to) {
      joined[joined.length - 1] = { ...last, gems: `${String(last.gems)}${gems}` };
    } else {
      joined.push(gems === null ? event : { ...event, gems });
    }
  }
  return joined;
}

// ---- what people do beside the game

/** The sentence for a line of the log itself; null if the log does not mention it. */
export function besides(happened: Update["happened"], names: readonly string[], viewer: number | null): Line | null {
  const people = { names, viewer };
  switch (happened.kind) {
    case "sat":
      return line("log-sat", { ...who(people, happened.seat), name: happened.name });
    case "botsat":
      return line("log-botsat", { number: happened.seat + 1, level: levelName(happened.level) });
    case "stood":
      return line("log-stood", { number: happened.seat + 1 });
    case "started":
      return line("log-started");
    case "tookback":
      return line("log-tookback", { number: happened.moves.length });
    case "asked":
      return line(`log-asked-${happened.question}`, who(people, happened.seat));
    case "answered":
      return line(happened.yes ? "log-answered-yes" : "log-answered-no", who(people, happened.seat));
    case "wentaway":
      return line("log-wentaway", who(people, happened.seat));
    case "cameback":
      return line("log-cameback", who(people, happened.seat));
    case "resigned":
      return line("log-resigned", who(people, happened.seat));
    case "abandoned":
      return line("log-abandoned");
    case "rematched":
      return line("log-rematched");
    case "opened":
    case "admitted":
    case "played":
    case "said":
    case "hushed":
      return null;
  }
}

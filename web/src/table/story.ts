// What people do at a table, as sentences, and what was told last.
import type { Story } from "../games/props";
import type { Update } from "../wire/types";
import type { Args } from "../words/words.svelte";
import { levelName } from "./seats";
import type { Event } from "./stage.svelte";
import { who } from "./teller";

/** A sentence: its words, and what stands in them. */
export interface Line {
  id: string;
  args: Args;
}

function line(id: string, args: Args = {}): Line {
  return { id, args };
}

/** The last sentence that these events of a line tell; null if they tell none. */
export function lastTold(
  story: Story,
  events: readonly Event[],
  names: readonly string[],
  viewer: number | null,
): string | null {
  return story.together(events).reduce<string | null>((said, event) => story(event, names, viewer) ?? said, null);
}

/** The sentence for a line of the log itself; null if the log does not mention it. */
export function besides(happened: Update["happened"], names: readonly string[], viewer: number | null): Line | null {
  const acts = (seat: number): Args => who(names, viewer, seat);
  switch (happened.kind) {
    case "sat":
      return line("log-sat", { ...acts(happened.seat), name: happened.name });
    case "botsat":
      return line("log-botsat", { number: happened.seat + 1, level: levelName(happened.level) });
    case "stood":
      return line("log-stood", { number: happened.seat + 1 });
    case "started":
      return happened.seats ? line("log-seats-drawn", { names: names.join(", ") }) : line("log-started");
    case "tookback":
      return line("log-tookback", { number: happened.moves.length });
    case "asked":
      return line(`log-asked-${happened.question}`, acts(happened.seat));
    case "answered":
      return line(happened.yes ? "log-answered-yes" : "log-answered-no", acts(happened.seat));
    case "wentaway":
      return line("log-wentaway", acts(happened.seat));
    case "cameback":
      return line("log-cameback", acts(happened.seat));
    case "resigned":
      return line("log-resigned", acts(happened.seat));
    case "abandoned":
      return line("log-abandoned");
    case "rematched":
      return line("log-rematched");
    case "opened":
    case "admitted":
    case "played":
    case "said":
    case "unsaid":
    case "banned":
    case "unbanned":
    case "hushed":
      return null;
  }
}

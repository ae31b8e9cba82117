// The events of a game in sentences, as it declares them.
import { who } from "../../table/story";
import type { GameDescription } from "../../wire/types";
import type { Args } from "../../words/words.svelte";
import type { Story } from "../props";
import { readable, say } from "../words";

const SEAT = "seat";

/** A value of an event as a sentence can have it: words of a type as the game says them. */
function argument(type: string, value: unknown): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return say(`${type}-${String(value)}`) ?? String(value);
}

/** How the events of a game read. One that it has no sentence for is called by its name. */
export function storyOf({ events }: GameDescription): Story {
  const kinds = new Map(events.map((event) => [event.name, event]));
  return (event, names, viewer) => {
    const { fields = {}, silent = false } = kinds.get(event.event) ?? {};
    if (silent) return null;
    const seats = Object.entries(fields).filter(([, type]) => type === SEAT).map(([name]) => event[name]);
    const values = Object.entries(fields).filter(([name, type]) => type !== SEAT && name in event);
    const args: Args = {
      ...Object.fromEntries(values.map(([name, type]) => [name, argument(type, event[name])])),
      ...who({ names, viewer }, seats[0], seats[1]),
      players: names.length,
    };
    const said = say(`event-${event.event}`, args);
    if (said !== null) return said;
    const first = seats.length > 0 ? `${args.name ?? ""}: ` : "";
    const others = values.map(([name]) => `${readable(name).toLowerCase()} ${String(args[name])}`).join(", ");
    return `${first}${readable(event.event)}${others ? ` (${others})` : ""}`;
  };
}

// Events in sentences, one for each kind (`event-<name>`), made from what the game declares of them. The terminal follows the
// same rules.
import type { Story } from "../games/props";
import { readable } from "../games/words";
import type { EventDescription } from "../wire/types";
import { gameText, hasGameText, words, type Args } from "../words/words.svelte";
import type { Event } from "./stage.svelte";

type Value = Event[string];
type Joined = NonNullable<EventDescription["joined"]>;
/** How many of which words. */
type Counted = readonly (readonly [number: number, word: string])[];

/** Where events carry what several of them count together. */
const COUNTED = "counted";

/** The words of a game for something of a type, or that itself. */
function worded(type: string, word: string): string {
  return hasGameText(`${type}-${word}`) ? gameText(`${type}-${word}`) : word;
}

function countedWords(type: string, counted: Counted): string {
  const sums = new Map<string, number>();
  for (const [number, word] of counted) sums.set(word, (sums.get(word) ?? 0) + number);
  const parts = [...sums]
    .filter(([, number]) => number !== 0)
    .map(([word, number]) => gameText(`${type}-${word}`, { number }));
  return parts.length > 0 ? words.list(parts) : gameText(`${type}-none`);
}

/** A value by which a sentence chooses its form: numbers are numbers, all else is text. */
function plain(value: Value): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? value : String(value);
}

/** The value of a field as a sentence has it. */
function said(type: string, value: Value): string | number {
  const [kind = "", of = ""] = type.split(":");
  if (kind === "amount") return gameText(of, { number: Number(value) });
  if (kind === "counts")
    return countedWords(
      of,
      [...String(value).matchAll(/(\d+)(\D+)/g)].map(([, number, word = ""]) => [Number(number), word]),
    );
  return typeof value === "number" || typeof value === "boolean" || kind === "text"
    ? plain(value)
    : worded(kind, String(value));
}

type Fields = EventDescription["fields"];

/** The fields by which an event names seats, in their order; the first of them acts. */
function seatFields(fields: Fields, event: Event): string[] {
  return Object.keys(fields).filter(
    (field) => (fields[field] === "seat" || fields[field] === "place") && typeof event[field] === "number",
  );
}

/** The seats that an event is about, in the order of their fields. */
function seatsOf(fields: Fields, event: Event): number[] {
  return seatFields(fields, event).map((field) => event[field] as number);
}

/** Who acts, and perhaps upon whom. The words speak to the reader by `you`. */
export function who(names: readonly string[], viewer: number | null, one = -1, other = -1): Args {
  const you = viewer === null ? "none" : one === viewer ? "one" : other === viewer ? "other" : "none";
  return { name: names[one] ?? "", other: names[other] ?? "", you };
}

/** What an event counts, alone or together with those that were joined to it. */
function countedIn(event: Event, { number, word }: Joined): Counted {
  return (event[COUNTED] as Counted | undefined) ?? [[Number(event[number]), String(event[word])]];
}

function argsOf(
  { fields, joined }: EventDescription,
  event: Event,
  names: readonly string[],
  viewer: number | null,
): Args {
  const args: Args = { players: names.length, ...who(names, viewer, ...seatsOf(fields, event)) };
  for (const [field, type] of Object.entries(fields)) {
    if (!(field in event)) continue;
    args[field] = said(type, event[field]);
    args[`${field}-id`] = plain(event[field]);
  }
  return joined ? { ...args, [joined.name]: countedWords(joined.type, countedIn(event, joined)) } : args;
}

/** An event for which its game has no sentence: whom it is about, its name, and what belongs to it. */
function unworded({ fields, joined }: EventDescription, event: Event, names: readonly string[], args: Args): string {
  const [actor, ...others] = seatFields(fields, event);
  const shown = Object.keys(fields).filter(
    (field) => field in event && ![actor, joined?.number, joined?.word].includes(field),
  );
  const values = [...shown, ...(joined ? [joined.name] : [])].map((field) => {
    const value = others.includes(field) ? names[event[field] as number] : args[field];
    return `${readable(field).toLowerCase()} ${value}`;
  });
  return `${args.name ? `${args.name}: ` : ""}${readable(event.event)}${values.length > 0 ? ` (${values.join(", ")})` : ""}`;
}

/** Whether two events are told in one sentence: they agree in all but what is counted. */
function agree({ fields, joined }: EventDescription, one: Event, other: Event): boolean {
  return Object.keys(fields).every(
    (field) => field === joined?.number || field === joined?.word || one[field] === other[field],
  );
}

/** How the events of a game read that it declares; others are not worth a sentence. */
export function teller(declared: readonly EventDescription[]): Story {
  const kinds = new Map(declared.filter(({ silent }) => !silent).map((kind) => [kind.name, kind]));
  const story: Story = (event, names, viewer) => {
    const kind = kinds.get(event.event);
    if (!kind) return null;
    const args = argsOf(kind, event, names, viewer);
    const id = `event-${kind.name}`;
    return (hasGameText(id) ? gameText(id, args).trim() : unworded(kind, event, names, args)) || null;
  };
  story.seat = (event) => seatsOf(kinds.get(event.event)?.fields ?? {}, event)[0] ?? null;
  story.together = (events) => {
    const told: Event[] = [];
    for (const event of events) {
      const [kind, last] = [kinds.get(event.event), told.at(-1)];
      if (!kind?.joined || last?.event !== event.event || !agree(kind, last, event)) told.push(event);
      else
        told[told.length - 1] = {
          ...last,
          [COUNTED]: [...countedIn(last, kind.joined), ...countedIn(event, kind.joined)],
        };
    }
    return told;
  };
  return story;
}

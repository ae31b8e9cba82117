// Fluent as data that a few lines can put into sentences (sentence.ts): made by the build for the words of the house, and by
// the page for those of installed games.
import { FluentResource } from "@fluent/bundle";
import type { Catalogue, Part, Pattern } from "./sentence";

type Source = FluentResource["body"][number]["value"];
type Placeable = Exclude<Exclude<Source, string | null>[number], string>;

function placeable(part: Placeable): Part {
  if (part.type === "str") return part.value;
  if (part.type === "var") return [part.name];
  if (part.type === "select" && part.selector.type === "var") {
    const ways = part.variants.map(({ key, value }) => [String(key.value), pattern(value)] as const);
    return [part.selector.name, ways[part.star]?.[0] ?? "", Object.fromEntries(ways)];
  }
  throw new Error(`the page cannot say this: ${JSON.stringify(part)}`);
}

/** A pattern of Fluent as data; text that stands side by side is joined. */
function pattern(source: Source): Pattern {
  const parts: Part[] = [];
  for (const part of typeof source === "string" ? [source] : (source ?? [])) {
    const next = typeof part === "string" ? part : placeable(part);
    if (typeof next === "string" && typeof parts.at(-1) === "string") parts.push(`${parts.pop() as string}${next}`);
    else parts.push(next);
  }
  return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
}

/** The messages that Fluent itself cannot read, which it leaves out. */
function junk(text: string, read: ReadonlySet<string>): string[] {
  return [...text.matchAll(/^([A-Za-z][\w-]*) *=/gm)].map(([, id = ""]) => id).filter((id) => !read.has(id));
}

function refuse(id: string, reason: string): never {
  throw new Error(`the message ${id}: ${reason}`);
}

/**
 * All messages of a Fluent text as data; those of an installed game are called after it: `geode:event-dug`. What cannot be
 * said is left out if there is somebody to be told about it, each message by itself.
 */
export function catalogue(
  text: string,
  game?: string,
  leaveOut: (id: string, reason: string) => void = refuse,
): Catalogue {
  const made: Catalogue = {};
  const messages = new FluentResource(text).body;
  for (const id of junk(text, new Set(messages.map(({ id }) => id)))) leaveOut(id, "it is not Fluent");
  for (const { id, value } of messages) {
    try {
      if (id.startsWith("-")) throw new Error("the page has no terms");
      made[game === undefined ? id : `${game}:${id}`] = pattern(value);
    } catch (error) {
      leaveOut(id, error instanceof Error ? error.message : String(error));
    }
  }
  return made;
}

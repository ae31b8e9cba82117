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

/** All messages of a Fluent text as data; those of a game are called after its scope: `geode-event-dug`. */
export function catalogue(text: string, scope?: string): Catalogue {
  const name = (id: string): string => (scope === undefined ? id : `${scope}-${id}`);
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [name(id), pattern(value)]));
}

// The words of the page are written in Fluent and shared with the Python side. The build turns them into data that a few
// lines can put into sentences (src/words/sentence.ts): each language in one file, and its rules, which few read, in another.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Catalogue, Part, Pattern } from "../src/words/sentence";

const FOLDER = join(import.meta.dirname, "../../src/karfunkel/words");
const ASIDE = "rules";
const MODULE = "virtual:words";

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

/** All messages of a Fluent file as data. */
export function catalogue(text: string): Catalogue {
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, pattern(value)]));
}

function files(language: string): string[] {
  return readdirSync(join(FOLDER, language)).filter((name) => name.endsWith(".ftl")).sort();
}

/** The data of all languages, by names such as `de` and `de-rules`. */
function catalogues(): Record<string, Catalogue> {
  const made: Record<string, Catalogue> = {};
  for (const language of readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name))) {
    for (const file of files(language)) {
      const name = file === `${ASIDE}.ftl` ? `${language}-${ASIDE}` : language;
      made[name] = { ...made[name], ...catalogue(readFileSync(join(FOLDER, language, file), "utf8")) };
    }
  }
  return made;
}

/** The same without the names of the messages, which stand once for all languages: `ids`, and `ids-rules`. */
export function tables(all: Record<string, Catalogue>): Record<string, unknown[]> {
  const ids = { ids: Object.keys(all.en ?? {}), [`ids-${ASIDE}`]: Object.keys(all[`en-${ASIDE}`] ?? {}) };
  const patterns = Object.entries(all).map(([name, words]) => {
    const wanted = ids[name.endsWith(ASIDE) ? `ids-${ASIDE}` : "ids"] ?? [];
    const missing = wanted.filter((id) => !(id in words));
    if (missing.length > 0) throw new Error(`${name} has no words for ${missing.join(", ")}`);
    return [name, wanted.map((id) => words[id])] as const;
  });
  return { ...ids, ...Object.fromEntries(patterns) };
}

const FETCHED = `
const read = async (name) => (await fetch(all[name])).json();
export const load = async (name) => {
  const [ids, patterns] = await Promise.all([read(name.replace(/^../, "ids")), read(name)]);
  return Object.fromEntries(ids.map((id, at) => [id, patterns[at]]));
};`;

/** Gives the page `load(name)`: in the built page it fetches files, elsewhere it has the words at hand. */
export function wordsPlugin(): Plugin {
  let built = false;
  return {
    name: "words",
    configResolved(config) {
      built = config.command === "build";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const all = catalogues();
      if (!built) return `const all = ${JSON.stringify(all)};\nexport const load = async (name) => all[name];`;
      const addresses = Object.entries(tables(all)).map(([name, table]) => {
        const source = JSON.stringify(table);
        const fileName = `assets/words-${name}-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.json`;
        this.emitFile({ type: "asset", fileName, source });
        return [name, `/${fileName}`];
      });
      return `const all = ${JSON.stringify(Object.fromEntries(addresses))};${FETCHED}`;
    },
  };
}

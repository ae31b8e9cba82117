// The words of the page are written in Fluent and shared with the Python side. The build turns them into data that a few
// lines can put into sentences (src/words/sentence.ts): each language in one file, and what few read, each kind in another.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { catalogue } from "../src/words/fluent.ts";
import type { Catalogue } from "../src/words/sentence";

const PACKAGE = join(import.meta.dirname, "../../src/karfunkel");
const WORDS = join(PACKAGE, "words");
const GAMES = join(PACKAGE, "games");
const ASIDES = ["rules", "lesson"];
const TERMINAL = "terminal";
const MODULE = "virtual:words";

function sorted(folder: string, names: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .sort();
}

/** The words of the house in a language. */
function ofHouse(language: string): Catalogue {
  const files = sorted(join(WORDS, language), /\.ftl$/).filter((file) => file !== `${TERMINAL}.ftl`);
  return Object.assign(
    {},
    ...files.map((file) => catalogue(readFileSync(join(WORDS, language, file), "utf8"))),
  ) as Catalogue;
}

/** The words of a game, or of what games share, in a language; none if it is a folder without words. */
function ofGame(game: string, language: string): Catalogue {
  const file = join(GAMES, game, "words", `${language}.ftl`);
  if (!existsSync(file)) return {};
  const found = Object.entries(catalogue(readFileSync(file, "utf8")));
  return Object.fromEntries(found.map(([id, pattern]) => [`${game}-${id}`, pattern]));
}

/** The games of the house, and what games share. */
function scopesOfHouse(): string[] {
  return sorted(GAMES, /^[a-z]+$/);
}

/** The data of all languages, by names such as `de` and `de-rules`; what only the terminal says is left out. */
function catalogues(): Record<string, Catalogue> {
  const made: Record<string, Catalogue> = {};
  const games = scopesOfHouse();
  for (const language of sorted(WORDS, /^[a-z]{2}$/)) {
    const words = ofHouse(language);
    const asides = Object.fromEntries(ASIDES.map((kind): [string, Catalogue] => [kind, {}]));
    for (const game of games) {
      for (const [id, pattern] of Object.entries(ofGame(game, language))) {
        const [kind = ""] = id.slice(game.length + 1).split("-");
        if (kind !== TERMINAL) (asides[kind] ?? words)[id] = pattern;
      }
    }
    made[language] = words;
    for (const [kind, aside] of Object.entries(asides)) made[`${language}-${kind}`] = aside;
  }
  return made;
}

/** The same without the names of the messages, which stand once for all languages: `ids`, `ids-rules` and so on. */
export function tables(all: Record<string, Catalogue>): Record<string, unknown[]> {
  const english = Object.entries(all).filter(([name]) => name.startsWith("en"));
  const ids = Object.fromEntries(english.map(([name, words]) => [name.replace(/^../, "ids"), Object.keys(words)]));
  const patterns = Object.entries(all).map(([name, words]) => {
    const wanted = ids[name.replace(/^../, "ids")] ?? [];
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
      const scopes = `export const scopes = ${JSON.stringify(scopesOfHouse())};`;
      if (!built)
        return `${scopes}\nconst all = ${JSON.stringify(all)};\nexport const load = async (name) => all[name];`;
      const addresses = Object.entries(tables(all)).map(([name, table]) => {
        const source = JSON.stringify(table);
        const fileName = `assets/words-${name}-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.json`;
        this.emitFile({ type: "asset", fileName, source });
        return [name, `/${fileName}`];
      });
      return `${scopes}\nconst all = ${JSON.stringify(Object.fromEntries(addresses))};${FETCHED}`;
    },
  };
}

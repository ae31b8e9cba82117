// The page tells events as the terminal does. tests/cli/test_teller.py runs this, and says in `TOLD` which file has what the terminal
// tells; without it this file is none of the tests.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { teller } from "../src/table/teller";
import type { Event } from "../src/table/stage.svelte";
import type { EventDescription } from "../src/wire/types";
import { words, type Language } from "../src/words/words.svelte";
import { speak } from "./speaking";

interface Told {
  language: Language;
  scopes: string[];
  declared: EventDescription[];
  names: string[];
  viewer: number;
  moves: { events: Event[]; lines: string[] }[];
}

const told = JSON.parse(readFileSync(process.env.TOLD ?? "", "utf8")) as Told[];

describe("events are told as in the terminal", () => {
  it.each(told)("$language $scopes", async ({ language, scopes, declared, names, viewer, moves }) => {
    await speak(language);
    words.enter(scopes);
    const story = teller(declared);
    const page = moves.map(({ events }) =>
      (story.together?.(events) ?? events).map((event) => story(event, names, viewer)).filter(Boolean),
    );
    expect(page).toEqual(moves.map(({ lines }) => lines));
  });
});

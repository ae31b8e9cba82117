// The sentences of events and moves: a table of cases that the terminal keeps to as well (tests/cli/test_teller.py).
import { beforeAll, describe, expect, it } from "vitest";
import { moveWords } from "../src/games/general/labels";
import type { Event } from "../src/table/stage.svelte";
import { teller } from "../src/table/teller";
import type { EventDescription } from "../src/wire/types";
import { catalogue } from "../src/words/fluent";
import { words } from "../src/words/words.svelte";
import { speak } from "./speaking";

interface Cases {
  messages: string[];
  names: string[];
  declared: EventDescription[];
  cases: { about: string; viewer: number | null; events: Event[]; lines: string[] }[];
  moves: Record<string, string>;
}

const [table] = Object.values(
  import.meta.glob<Cases>("../../tests/teller_cases.json", { import: "default", eager: true }),
);
const { messages, names, declared, cases, moves } = table as Cases;

beforeAll(async () => {
  await speak("en");
  words.add(catalogue(messages.join("\n"), "mine"));
  words.enter(["mine"]);
});

describe("the teller", () => {
  it.each(cases)("tells events: $about", ({ viewer, events, lines }) => {
    const story = teller(declared);
    const told = (story.together?.(events) ?? events).map((event) => story(event, names, viewer));
    expect(told.filter((line) => line !== null)).toEqual(lines);
  });

  it.each(Object.entries(moves))("says the move %s", (move, said) => {
    expect(moveWords(move)).toBe(said);
  });
});

// Every event of the games' pages and every happening of the protocol has its sentence, or is left out on purpose.
import { beforeAll, describe, expect, it } from "vitest";
import * as basari from "../src/games/basari/declared";
import * as edelstein from "../src/games/edelstein/declared";
import * as emerald from "../src/games/emerald/declared";
import type { Story } from "../src/games/props";
import { gemsInWords } from "../src/games/trading/speech";
import type { Event } from "../src/table/stage.svelte";
import { besides } from "../src/table/story";
import { teller } from "../src/table/teller";
import type { EventDescription, Update } from "../src/wire/types";
import { LANGUAGES, t, words } from "../src/words/words.svelte";
import { page, speak } from "./speaking";

const NAMES = ["Anna", "Ben", "Cleo"];
const GAMES: Record<string, { EVENTS: EventDescription[]; SCOPES: readonly string[] }> = { edelstein, basari, emerald };

/** The story of a game, which is the game at hand from now on. */
function storyOf(game: string): Story {
  words.enter(GAMES[game]?.SCOPES ?? []);
  return teller(GAMES[game]?.EVENTS ?? []);
}

/** The rows of the first table after a line, each as its cells. */
function table(text: string, after: string): string[][] {
  const lines = text.slice(text.indexOf(after)).split("\n");
  const first = lines.findIndex((line) => line.startsWith("|")) + 2;
  const rows = lines.slice(
    first,
    lines.findIndex((line, at) => at > first && !line.startsWith("|")),
  );
  return rows.map((row) => row.split("|").map((cell) => cell.trim()));
}

function ticked(cell = ""): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
}

const COLOURS = ["r", "y", "g", "b"];
const ACTIONS: Record<string, string[]> = {
  edelstein: ["money", "event", "gems", "free"],
  basari: ["A", "B", "C", "D"],
};
const EVENT_CARDS = table(page("src/karfunkel/games/edelstein/README.md"), "## Event cards").flatMap((row) =>
  ticked(row[1]),
);
const KINDS = ["ruby", "emerald", "garnet", "turquoise"];

/** All that can stand in a field of an event. */
function values(game: string, event: string, field: string): unknown[] {
  switch (field) {
    case "action":
      return ACTIONS[game] ?? [];
    case "card":
      if (game === "emerald") return event === "bribed" ? ["3"] : KINDS;
      return event === "dealt" || event === "aside" || event === "more-workers" ? ["rrb5w2"] : EVENT_CARDS;
    case "colour":
      return game === "emerald" ? ["a", "b"] : COLOURS;
    case "for":
      if (game === "emerald") return ["four-kinds", ...KINDS];
      return [
        ...COLOURS.map((colour) => `majority-${colour}`),
        ...(game === "basari" ? ["card", "workers"] : ["gem-card", ...EVENT_CARDS]),
      ];
    case "from":
      return game === "emerald" ? (event === "dragon" ? [9] : ["T1", "K", "12"]) : ["supply", 0];
    case "to":
      if (event === "offered") return [1];
      return game === "emerald" ? (event === "dragon" ? [8] : ["4", "chamber"]) : ["supply", 1];
    case "gems":
      return ["2r1b"];
    case "pile":
      return ["gem"];
    case "right":
      return [true, false];
    case "facing":
      return ["exit", "chamber"];
    case "why":
      return ["last-treasure", "last-knight"];
    case "seat":
    case "first":
      return [0];
    case "of":
    case "second":
      return [1];
    default:
      return [1, 2, 7];
  }
}

/** An event in all its shapes. */
function shapes(game: string, event: string, fields: string[]): Event[] {
  return fields.reduce<Event[]>(
    (made, field) => made.flatMap((one) => values(game, event, field).map((value) => ({ ...one, [field]: value }))),
    [{ event }],
  );
}

function events(game: string): { event: string; all: Event[] }[] {
  return table(page(`src/karfunkel/games/${game}/README.md`), "## Events").map((row) => {
    const [event = ""] = ticked(row[1]);
    return { event, all: shapes(game, event, ticked(row[2])) };
  });
}

describe.each(Object.keys(GAMES))("the events of %s", (game) => {
  it("are all on its page", () => {
    const written = events(game).map(({ event }) => event);
    expect(written.length).toBeGreaterThan(10);
    expect(GAMES[game]?.EVENTS.map(({ name }) => name).filter((name) => !written.includes(name))).toEqual([]);
  });

  it.each(LANGUAGES)("are told with words that exist (%s)", async (language) => {
    await speak(language);
    const story = storyOf(game);
    let told = 0;
    for (const { all } of events(game)) {
      for (const shape of all) {
        for (const viewer of [null, 0, 1, 2]) {
          const text = story(shape, NAMES, viewer);
          if (text === null) continue;
          told++;
          expect(text, JSON.stringify(shape)).not.toMatch(/[⟨{}⟩]|undefined|NaN|\$| {2}/);
        }
      }
    }
    expect(told).toBeGreaterThan(100);
  });

  it("never speak to spectators as players", async () => {
    await speak("en");
    const story = storyOf(game);
    for (const { all } of events(game)) {
      for (const shape of all) expect(story(shape, NAMES, null) ?? "").not.toMatch(/\byou\b|\byour\b/i);
    }
  });
});

describe("what people do", () => {
  const samples: Update["happened"][] = [
    { kind: "opened" } as Update["happened"],
    { kind: "admitted", guest: "g" },
    { kind: "sat", seat: 0, guest: "g", name: "Anna" },
    { kind: "botsat", seat: 1, level: "trader" },
    { kind: "stood", seat: 1 },
    { kind: "started" },
    { kind: "played", seat: 0 } as Update["happened"],
    { kind: "tookback", moves: [4, 5] },
    { kind: "said", guest: "g", name: "Anna", text: "hi" },
    { kind: "hushed", guest: "g" },
    { kind: "unsaid", said: 7 },
    { kind: "banned", guest: "g" },
    { kind: "unbanned", guest: "g" },
    { kind: "asked", seat: 0, question: "undo" },
    { kind: "asked", seat: 0, question: "abandon" },
    { kind: "answered", seat: 1, yes: true },
    { kind: "answered", seat: 1, yes: false },
    { kind: "wentaway", seat: 0 } as Update["happened"],
    { kind: "cameback", seat: 0 },
    { kind: "resigned", seat: 0, level: "trader" },
    { kind: "abandoned" },
    { kind: "rematched", table: "t" },
  ];

  it("is the whole list of the protocol", () => {
    const kinds = table(page("docs/protocol.md"), "| `happened` |").flatMap((row) => ticked(row[1]));
    expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it.each(LANGUAGES)("is told with words that exist (%s)", async (language) => {
    await speak(language);
    for (const happened of samples) {
      for (const viewer of [null, 0, 1]) {
        const line = besides(happened, NAMES, viewer);
        if (line !== null) expect(t(line.id, line.args), happened.kind).not.toMatch(/[⟨{}⟩]|undefined|NaN/);
      }
    }
  });
});

describe("sentences", () => {
  beforeAll(() => speak("en"));
  const say = (game: string, event: Event, viewer: number | null = null) => storyOf(game)(event, NAMES, viewer);

  it("speak to the reader", () => {
    const offer = { event: "offered", seat: 0, to: 1, gems: "2r1b" };
    expect(say("edelstein", offer)).toBe("Anna offers Ben 2 red and 1 blue.");
    expect(say("edelstein", offer, 0)).toBe("You offer Ben 2 red and 1 blue.");
    expect(say("edelstein", offer, 1)).toBe("Anna offers you 2 red and 1 blue.");
    expect(say("edelstein", offer, 2)).toBe("Anna offers Ben 2 red and 1 blue.");
  });

  it("know what was earned, and for what", () => {
    expect(say("edelstein", { event: "earned", seat: 0, money: 8, for: "major-r" })).toBe(
      "Anna gets 8 million for the card “Red majority”.",
    );
    expect(say("edelstein", { event: "earned", seat: 0, money: 14, for: "majority-r" })).toBe(
      "Anna gets 14 million for the most red gems.",
    );
    expect(say("basari", { event: "earned", seat: 1, points: 5, for: "card" }, 1)).toBe("You take 5 points.");
  });

  it("call a round of two players a turn, and a void action guessed", () => {
    const two = NAMES.slice(0, 2);
    const story = storyOf("edelstein");
    expect(story({ event: "round", stage: 1, round: 3 }, two, null)).toBe("Turn 3");
    expect(story({ event: "round", stage: 1, round: 3 }, NAMES, null)).toBe("Round 3");
    expect(story({ event: "void", action: "money" }, two, null)).toBe(
      "Money: guessed right away, so nobody gets anything.",
    );
    expect(story({ event: "void", action: "money" }, NAMES, null)).toBe(
      "Money: too many want that, so nobody gets anything.",
    );
  });

  it("mention majorities only when they are shared", () => {
    expect(say("basari", { event: "scored", colour: "g", most: 4, sharing: 1 })).toBeNull();
    expect(say("basari", { event: "scored", colour: "g", most: 4, sharing: 2 })).toBe(
      "Green is shared: 2 have 4 each.",
    );
  });

  it("follow knights", () => {
    expect(say("emerald", { event: "knight", seat: 0, from: "K", to: "3" })).toBe(
      "Anna moves a knight from the keep to field 3.",
    );
    expect(say("emerald", { event: "treasure", seat: 0, left: 0 }, 0)).toBe(
      "You grab a treasure! That was the last one.",
    );
    expect(say("emerald", { event: "took", seat: 0, pile: "gold", field: 7, card: "4" })).toBe(
      "Anna takes gold worth 4.",
    );
  });

  it("join gems that go the same way", () => {
    const taken = (to: number, colour: string, number: number) => ({
      event: "gems",
      from: "supply",
      to,
      colour,
      number,
    });
    const joined = storyOf("edelstein").together([
      { event: "does", seat: 0, action: "gems" },
      taken(0, "r", 2),
      taken(0, "b", 1),
      taken(1, "g", 1),
    ]);
    expect(joined.map((event) => say("edelstein", event))).toEqual([
      null,
      "Anna takes 2 red and 1 blue.",
      "Ben takes 1 green.",
    ]);
    expect(say("edelstein", taken(0, "r", 2))).toBe("Anna takes 2 red.");
  });

  it("count gems in every language", async () => {
    const said: Record<string, string> = {};
    for (const language of LANGUAGES) {
      await speak(language);
      said[language] = `${gemsInWords("2r1b")}; ${gemsInWords([0, 1, 3, 0])}; ${gemsInWords("")}`;
    }
    expect(said).toEqual({
      en: "2 red and 1 blue; 1 yellow and 3 green; no gems",
      de: "2 rote und 1 blauen; 1 gelben und 3 grüne; keine Edelsteine",
      fr: "2 rouges et 1 bleue; 1 jaune et 3 vertes; aucune pierre",
      nl: "2 rode en 1 blauwe; 1 gele en 3 groene; geen edelstenen",
    });
  });
});

// The board of games that bring none: how fields are laid out, and how many moves become few buttons.
import { beforeAll, describe, expect, it } from "vitest";
import { layOut, rowsOf } from "../src/games/general/fields";
import { labelOf, moveWords, plainValue, questionOf, wordedValue } from "../src/games/general/labels";
import { choicesOf, FEW, found } from "../src/games/general/moves";
import { strewn } from "../src/pages/lobby/nameplate";
import { teller } from "../src/table/teller";
import { catalogue } from "../src/words/fluent";
import type { EventDescription } from "../src/wire/types";
import { words } from "../src/words/words.svelte";
import { speak } from "./speaking";

beforeAll(async () => {
  await speak("en");
  words.add(
    catalogue(
      `field-heap = The heap
value-heap = { $value ->
    [-1] none
   *[other] heap { $value }
}
value-hand = { $value ->
    [0] { "" }
   *[other] { $number }
}
move-dig = Dig deeper
event-dug = { $you ->
    [one] You dig up { $value } with { $other }.
   *[other] { $name } digs up { $value } with { $other }.
}
stone-gem1 = a garnet
decision-turn = Dig?`,
      "mine",
    ),
  );
  words.enter(["mine"]);
});

describe("fields", () => {
  const view = {
    game: "mine",
    players: 3,
    scores: [0, 0, 0],
    points: [0, 0, 0],
    heap: 2,
    bag: [1, 2, 3],
    hand: [[1], [0], [1]],
    seat: 0,
  };

  it("are of the seats if the game says so, whatever their lengths", () => {
    const laid = layOut(view, ["hand"]);
    expect(laid.single.map(({ name }) => name)).toEqual(["heap"]);
    expect(laid.wide.map(({ name }) => name)).toEqual(["bag"]);
    expect(laid.ofSeats.map(({ name }) => name)).toEqual(["hand"]);
  });

  it("are of the seats by their lengths if it does not", () => {
    expect(layOut(view, null).ofSeats.map(({ name }) => name)).toEqual(["bag", "hand"]);
  });

  it("show points only where they are not the scores once more", () => {
    expect(layOut({ ...view, points: [1, 0, 0] }, ["points"]).ofSeats.map(({ name }) => name)).toEqual(["points"]);
  });

  it("are rows of cells", () => {
    expect(rowsOf([1, 2])).toEqual([[1, 2]]);
    expect(rowsOf([[1], [2]])).toEqual([[1], [2]]);
    expect(rowsOf({ a: 1 })).toEqual([["a", 1]]);
  });

  it("are said in the words of the game, or by their names", () => {
    expect([labelOf("heap"), labelOf("cards_left")]).toEqual(["The heap", "Cards left"]);
    expect([wordedValue("heap", -1, 1, []), wordedValue("heap", 3, 1, [])]).toEqual(["none", "heap 3"]);
    expect([wordedValue("hand", 0, 4, []), wordedValue("hand", 1, 4, []), wordedValue("bag", 1, 1, [])]).toEqual([
      "",
      "4",
      null,
    ]);
    expect([plainValue(-3), plainValue(null), plainValue(true)]).toEqual(["−3", "?", "✓"]);
    expect([questionOf("turn"), questionOf("other")]).toEqual(["Dig?", "What do you play?"]);
  });
});

describe("moves", () => {
  const many = ["a", "b", "c"].flatMap((one) => Array.from({ length: 20 }, (_, at) => `${one}+${at}`));

  it("stand side by side if they are few", () => {
    expect(choicesOf(["dig", "stop"], [])).toEqual([
      { text: "dig", whole: true, count: 1 },
      { text: "stop", whole: true, count: 1 },
    ]);
  });

  it("are chosen action by action if they are many", () => {
    expect(choicesOf(many, []).map(({ text, count }) => [text, count])).toEqual([
      ["a", 20],
      ["b", 20],
      ["c", 20],
    ]);
    expect(choicesOf(many, ["b"]).map(({ text, whole }) => [text, whole])).toContainEqual(["b+3", true]);
    expect(choicesOf([...many, "d+1+2"], []).at(-1)).toEqual({ text: "d+1+2", whole: true, count: 1 });
  });

  it("are all there if none has a beginning to share", () => {
    const single = Array.from({ length: FEW + 9 }, (_, at) => `card${at}`);
    expect(choicesOf(single, [])).toHaveLength(FEW + 9);
  });

  it("are found by parts of their words", () => {
    expect(found(choicesOf(["dig", "stop"], []), "deep", moveWords).map(({ text }) => text)).toEqual(["dig"]);
  });

  it("are said in one piece, or action by action", () => {
    expect([moveWords("dig"), moveWords("stop_now"), moveWords("dig+here")]).toEqual([
      "Dig deeper",
      "Stop now",
      "Dig deeper · Here",
    ]);
  });
});

describe("the story", () => {
  const events = [
    { name: "dug", fields: { seat: "seat", value: "stone", from: "seat" }, silent: false },
    { name: "seen", fields: {}, silent: true },
    { name: "carted-away", fields: { seat: "seat", worth: "number" }, silent: false },
  ];
  const story = teller(events as EventDescription[]);

  it("tells an event in the words of the game", () => {
    const event = { event: "dug", seat: 0, value: "gem1", from: 1 };
    expect(story(event, ["Anna", "Ben"], 0)).toBe("You dig up a garnet with Ben.");
    expect(story(event, ["Anna", "Ben"], null)).toBe("Anna digs up a garnet with Ben.");
  });

  it("tells one without words by its name, and a silent one not at all", () => {
    expect(story({ event: "carted-away", seat: 1, worth: 3 }, ["Anna", "Ben"], 0)).toBe("Ben: Carted away (worth 3)");
    expect(story({ event: "seen" }, ["Anna"], 0)).toBeNull();
  });
});

describe("the picture of a game without one", () => {
  it("is always the same for the same name, and another for others", () => {
    expect(strewn("geode", ["a", "b", "c"])).toEqual(strewn("geode", ["a", "b", "c"]));
    expect(strewn("geode", ["a", "b", "c"])).not.toEqual(strewn("tailings", ["a", "b", "c"]));
  });
});

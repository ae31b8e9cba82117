// Cards of one's own as texts: the files that `--deck` takes, too.
import { describe, expect, it } from "vitest";
import { deckFile, inOrder, readDeck, written } from "../src/pages/decks/cards";
import { faceText, pilesOf, signsOn } from "../src/games/trading/decks/piles";
import type { DeckForm } from "../src/wire/types";

const FORM: DeckForm = {
  size: 3,
  signs: "rygb",
  fewest: 2,
  most: 4,
  numbers: [
    { name: "points", least: 4, most: 7 },
    { name: "workers", least: 1, most: 4 },
  ],
  house: [],
};

describe("a deck as a file", () => {
  it("reads a card a line, in both ways of writing, and leaves out what is said about it", () => {
    const text = "# my cards\n\nbrr 5 2  # the first\r\nbb7w4\n  gy   4 1\n";
    expect(readDeck(text, FORM)).toEqual({ cards: ["rrb 5 2", "bb 7 4", "yg 4 1"], wrong: [] });
  });

  it("says all that is wrong, with its lines", () => {
    const { cards, wrong } = readDeck("nonsense\nr 5 2\nrrrrr 5 2\nrr 9 2\nrr 5 0\nrr 5\nrr 5 1", FORM);
    expect(cards).toEqual(["rr 5 1"]);
    expect(wrong.map(({ id, args }) => [args.line, id])).toEqual([
      [1, "deck-wrong-card"],
      [2, "deck-wrong-signs"],
      [3, "deck-wrong-signs"],
      [4, "deck-wrong-number"],
      [5, "deck-wrong-number"],
      [6, "deck-wrong-card"],
    ]);
    expect(wrong[3]?.args).toMatchObject({ number: 9, least: 4, most: 7 });
    expect(wrong[0]?.args.example).toBe("ry 4 1");
  });

  it("reads what it has written", () => {
    const cards = ["rrb 5 2", "rygb 4 1"];
    expect(readDeck(deckFile("mine", cards), FORM).cards).toEqual(cards);
  });
});

describe("a card that is tapped together", () => {
  it("has its gems by rank, however they were tapped", () => {
    expect(written(inOrder("bgryr".slice(0, 4), FORM), [5, 2])).toBe("rygb 5 2");
  });

  it("is drawn as a card of the table", () => {
    expect(faceText("rrb 5 2")).toBe("rrb5w2");
    expect(faceText("rrb 5")).toBe("rrb5");
  });

  it("lies on the pile of its like, and its gems are counted", () => {
    expect(pilesOf(["rr 6", "gb 7", "rr 6"])).toEqual([
      { card: "rr 6", number: 2 },
      { card: "gb 7", number: 1 },
    ]);
    expect(signsOn(["rr 6", "gb 7", "rr 6"], "r")).toBe(4);
  });
});

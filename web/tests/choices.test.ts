// The shapes of moves: a table of cases that the server keeps to as well (tests/test_choices.py).
import { describe, expect, it } from "vitest";
import { allows, choicesOf, movesOf, type MoveShape } from "../src/wire/choices";
import { whole } from "./tables";

interface Case {
  about: string;
  choices: MoveShape;
  moves: string[];
  refused: string[];
}

const [cases] = Object.values(
  import.meta.glob<Case[]>("../../tests/choice_cases.json", { import: "default", eager: true }),
);

describe.each(cases as Case[])("a shape: $about", ({ choices, moves, refused }) => {
  it("is the list", () => {
    expect(movesOf(choices)).toEqual(moves);
  });

  it("allows its moves, and no others", () => {
    expect(moves.filter((move) => !allows(choices, move))).toEqual([]);
    expect(refused.filter((move) => allows(choices, move))).toEqual([]);
  });

  it("is listed once", () => {
    expect(movesOf(choices)).toBe(movesOf(choices));
  });
});

describe("a table", () => {
  it("has a shape, however its moves were told", () => {
    expect(choicesOf(whole(4))).toEqual({ shape: "list", moves: ["accept"] });
    expect(choicesOf(whole(4, { moves: [], choices: { shape: "each", parts: [["0r"]], others: [] } }))).toMatchObject({
      shape: "each",
    });
    expect(choicesOf(whole(4, { moves: [], choices: null }))).toEqual({ shape: "list", moves: [] });
  });
});

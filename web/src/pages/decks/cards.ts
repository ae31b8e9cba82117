// The cards of a deck as texts: what is wrong with those of a file, and the file itself. The same texts as `--deck` takes.
import type { DeckForm } from "../../wire/types";
import type { Args } from "../../words/words.svelte";

/** What is wrong with a line, as a message with what stands in it. */
export interface Wrong {
  id: string;
  args: Args;
}

export interface ReadDeck {
  cards: string[];
  wrong: Wrong[];
}

/** A card as it is written: `rrb 5`, or with two numbers `rrb 5 2`. */
export function written(signs: string, numbers: readonly number[]): string {
  return [signs, ...numbers].join(" ");
}

/** A card of this form, for those who have never written one. */
function exampleOf(form: DeckForm): string {
  return written(
    form.signs.slice(0, form.fewest),
    form.numbers.map(({ least }) => least),
  );
}

function patternOf({ signs, numbers }: DeckForm): RegExp {
  return new RegExp(`^([${signs}]+) ?(\\d{1,3})${"[ w](\\d{1,3})".repeat(numbers.length - 1)}$`);
}

/** A card in the order of its signs; the text that it is written with, or what is wrong with it. */
function readCard(text: string, line: number, form: DeckForm): string | Wrong {
  const found = patternOf(form).exec(text.replace(/\s+/g, " "));
  if (!found) return { id: "deck-wrong-card", args: { line, text, example: exampleOf(form) } };
  const [, given = "", ...rest] = found;
  const { fewest, most } = form;
  if (given.length < fewest || given.length > most)
    return { id: "deck-wrong-signs", args: { line, text, number: given.length, fewest, most } };
  const numbers = rest.map(Number);
  for (const [at, { least, most: top }] of form.numbers.entries()) {
    const number = numbers[at] ?? 0;
    if (number < least || number > top)
      return { id: "deck-wrong-number", args: { line, text, number, least, most: top } };
  }
  return written(inOrder(given, form), numbers);
}

/** Signs in the order that the form names them in. */
export function inOrder(signs: string, form: DeckForm): string {
  return [...signs].sort((one, two) => form.signs.indexOf(one) - form.signs.indexOf(two)).join("");
}

/** The cards of a file, one a line; what follows a # does not count. All that is wrong is said together. */
export function readDeck(text: string, form: DeckForm): ReadDeck {
  const read = text
    .split(/\r?\n/)
    .map((line, at) => [line.replace(/#.*/, "").trim(), at + 1] as const)
    .filter(([line]) => line !== "")
    .map(([line, number]) => readCard(line, number, form));
  return {
    cards: read.filter((card) => typeof card === "string"),
    wrong: read.filter((card) => typeof card !== "string"),
  };
}

export function deckFile(name: string, cards: readonly string[]): string {
  return [`# ${name}`, ...cards, ""].join("\n");
}

// The words of the game at hand, of which it may have none.
import { idIn, t, words, type Args } from "../words/words.svelte";

/** A message of the game in the reader's language; null if it has no words for it. */
export function say(id: string, args: Args = {}): string | null {
  const name = words.ofGame(id);
  return words.has(name) ? t(name, args) : null;
}

/** What a game is called: in the reader's language, or as the server calls it. */
export function titleOf(game: string, otherwise?: string): string {
  const id = idIn(game, "title");
  return words.has(id) ? t(id) : (otherwise ?? readable(game));
}

/** A name of a program made readable: `cards_left` is "Cards left". */
export function readable(name: string): string {
  const plain = name.replace(/[_-]+/g, " ").trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A number as the reader writes it, with a minus that is as wide as a plus. */
export function numeral(value: number): string {
  return value.toLocaleString(words.language).replace("-", "−");
}

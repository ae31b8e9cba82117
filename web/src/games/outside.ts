// The words of games that are not built into the page: the server has them in Fluent, and the page reads that itself.
import { api } from "../wire/api";
import type { Catalogue } from "../words/sentence";
import { idIn, words, type Language } from "../words/words.svelte";

/** After so many milliseconds words that did not come may be asked for again. */
const AGAIN = 30_000;
const asked = new Map<string, Promise<Catalogue>>();

async function read(game: string, language: Language): Promise<Catalogue> {
  const [text, { catalogue }] = await Promise.all([api.gameWords(game, language), import("../words/fluent")]);
  const wrong: string[] = [];
  const made = catalogue(text, game, (id, reason) => wrong.push(`${id} (${reason})`));
  if (wrong.length > 0) console.warn(`words of ${game} in ${language} are left out: ${wrong.join(", ")}`);
  return made;
}

/** The words of a game, read once; none, with one word about it, if they cannot be had now. */
async function readOrDoWithout(game: string, language: Language): Promise<Catalogue> {
  try {
    return await read(game, language);
  } catch (error) {
    console.warn(`the words of ${game} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    setTimeout(() => asked.delete(`${language}/${game}`), AGAIN);
    return {};
  }
}

/** Get to know the words of these games in the present language, as far as the page does not have them. */
export async function loadWords(games: readonly string[]): Promise<void> {
  await Promise.all(games.filter((game) => !words.has(idIn(game, "title"))).map(loadWordsOf));
}

async function loadWordsOf(game: string): Promise<void> {
  const { language } = words;
  const key = `${language}/${game}`;
  const reading = asked.get(key) ?? readOrDoWithout(game, language);
  asked.set(key, reading);
  const found = await reading;
  if (words.language === language) words.add(found);
}

// The words of games that are not built into the page: the server has them in Fluent, and the page reads that itself.
import { api } from "../wire/api";
import type { Catalogue } from "../words/sentence";
import { words, type Language } from "../words/words.svelte";

const asked = new Map<string, Promise<Catalogue>>();

async function read(game: string, language: Language): Promise<Catalogue> {
  const [text, { catalogue }] = await Promise.all([api.gameWords(game, language), import("../words/fluent")]);
  return catalogue(text, game);
}

/** Get to know the words of these games in the present language, as far as the page does not have them. */
export async function loadWords(games: readonly string[]): Promise<void> {
  await Promise.all(games.filter((game) => !words.has(`${game}-title`)).map(loadWordsOf));
}

async function loadWordsOf(game: string): Promise<void> {
  const { language } = words;
  const key = `${language}/${game}`;
  const reading = asked.get(key) ?? read(game, language);
  asked.set(key, reading);
  try {
    const found = await reading;
    if (words.language === language) words.add(found);
  } catch (error) {
    asked.delete(key);
    console.warn(`the words of ${game} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

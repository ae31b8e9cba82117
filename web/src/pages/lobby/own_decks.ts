// Decks that the reader has entered, kept in the browser.
import { keep, recall } from "../../storage";

export interface OwnDeck {
  name: string;
  /** The cards as texts, as a file for `--deck` has them. */
  cards: string[];
  /** Whether it has as many cards as it takes to play. */
  whole: boolean;
}

const keyOf = (game: string): string => `decks.${game}`;

function isDeck(found: unknown): found is OwnDeck {
  const { name, cards } = (found ?? {}) as Partial<OwnDeck>;
  return typeof name === "string" && Array.isArray(cards) && cards.every((card) => typeof card === "string");
}

export function recallDecks(game: string): OwnDeck[] {
  try {
    const found: unknown = JSON.parse(recall(keyOf(game)) ?? "[]");
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}

export function keepDecks(game: string, decks: readonly OwnDeck[]): void {
  keep(keyOf(game), JSON.stringify(decks));
}

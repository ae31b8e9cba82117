// What the server says about games that are not built into the page, asked for once each.
import { api } from "../../wire/api";
import type { GameDescription } from "../../wire/types";

const known = new Map<string, GameDescription>();

/** What is known of a game, once it was asked for. */
export function descriptionOf(game: string): GameDescription | undefined {
  return known.get(game);
}

export async function describe(game: string): Promise<GameDescription> {
  const found = known.get(game) ?? (await api.game(game));
  known.set(game, found);
  return found;
}

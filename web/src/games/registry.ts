// The games of the page, found by their folders. Each brings its table in a chunk of its own, loaded when it is first
// needed; a game without a folder here has the general board, or the board that its package brings along.
import type { Component } from "svelte";
import type { GamePage } from "./props";

const PAGES = import.meta.glob<{ default: GamePage }>("./*/index.ts");
const POSTERS = import.meta.glob<{ default: Component }>("./*/Poster.svelte", { eager: true });

export async function pageOf(game: string): Promise<GamePage> {
  const own = PAGES[`./${game}/index.ts`];
  if (own) return (await own()).default;
  return (await import("./general/page")).generalPage(game);
}

/** The picture of a game for lists; games that bring none share one. */
export function posterOf(game: string): Component | undefined {
  return POSTERS[`./${game}/Poster.svelte`]?.default;
}

// The page of any game: what the server says of it, its words, and the board that it may bring along.
import type { Event } from "../../table/stage.svelte";
import { teller } from "../../table/teller";
import { loadWords } from "../outside";
import type { GamePage } from "../props";
import { boardOf, loadBoard } from "./board";
import { describe } from "./descriptions";
import { moveWords } from "./labels";
import Outside from "./Outside.svelte";
import Table from "./Table.svelte";

/** How long an event is shown that is worth a sentence. */
const TOLD = 650;

export async function generalPage(game: string): Promise<GamePage> {
  const [description] = await Promise.all([describe(game), loadWords([game])]);
  if (description.board) await loadBoard(game, description.board);
  const silent = new Set(description.events.filter((event) => event.silent).map((event) => event.name));
  return {
    scopes: description.scopes,
    table: boardOf(game) ? Outside : Table,
    pace: ({ event }: Event) => (silent.has(event) ? 0 : TOLD),
    story: teller(description.events),
    move: moveWords,
    about: (about) => about,
    sounds: Object.fromEntries(description.events.filter(({ silent }) => !silent).map(({ name }) => [name, "tick"])),
    fewest: description.order === "fewest",
  };
}

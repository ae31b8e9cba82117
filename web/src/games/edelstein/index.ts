import { teller } from "../../table/teller";
import type { GamePage } from "../props";
import { best } from "../trading/best";
import { about, move } from "../trading/moves";
import { pace } from "../trading/pace";
import { sounds } from "../trading/sounds";
import { EVENTS, SCOPES } from "./declared";
import Table from "./Table.svelte";

const deckEditor = () => import("../trading/decks/DeckEditor.svelte");
const page: GamePage = {
  scopes: SCOPES,
  table: Table,
  pace,
  story: teller(EVENTS),
  move,
  about,
  sounds,
  best,
  deckEditor,
};
export default page;

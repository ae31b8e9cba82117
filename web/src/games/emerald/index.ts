import { teller } from "../../table/teller";
import type { GamePage } from "../props";
import { best } from "./best";
import { about, move } from "./moves";
import { pace } from "./pace";
import { EVENTS, SCOPES } from "./declared";
import Table from "./Table.svelte";

const sounds: GamePage["sounds"] = { took: "gem", treasure: "gem", turned: "tick", knight: "tick", rolled: "tick" };
const page: GamePage = {
  scopes: SCOPES,
  table: Table,
  pace,
  story: teller(EVENTS),
  move,
  about,
  sounds,
  best,
  hidesScores: true,
};
export default page;

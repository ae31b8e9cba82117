import { teller } from "../../table/teller";
import type { GamePage } from "../props";
import { about, move } from "./moves";
import { pace } from "./pace";
import { EVENTS, SCOPES } from "./declared";
import Table from "./Table.svelte";

const page: GamePage = { scopes: SCOPES, table: Table, pace, story: teller(EVENTS), move, about, hidesScores: true };
export default page;

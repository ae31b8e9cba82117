import { teller } from "../../table/teller";
import type { GamePage } from "../props";
import { about, move } from "../trading/moves";
import { pace } from "../trading/pace";
import { sounds } from "../trading/sounds";
import { EVENTS, SCOPES } from "./declared";
import Table from "./Table.svelte";

const page: GamePage = { scopes: SCOPES, table: Table, pace, story: teller(EVENTS), move, about, sounds };
export default page;

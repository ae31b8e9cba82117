import type { GamePage } from "../props";
import { pace } from "../trading/pace";
import Table from "./Table.svelte";

const page: GamePage = { table: Table, pace };
export default page;

import type { GamePage } from "../props";
import { pace } from "./pace";
import Table from "./Table.svelte";
import { story } from "./tell";

const page: GamePage = { table: Table, pace, story };
export default page;

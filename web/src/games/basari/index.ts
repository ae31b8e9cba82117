import { spoken } from "../../table/story";
import type { GamePage } from "../props";
import { about, move } from "../trading/moves";
import { pace } from "../trading/pace";
import { story } from "./story";
import Table from "./Table.svelte";

const page: GamePage = { scopes: ["basari", "trading"], table: Table, pace, story: spoken(story), move, about };
export default page;

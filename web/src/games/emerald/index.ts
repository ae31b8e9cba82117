import { spoken } from "../../table/story";
import type { GamePage } from "../props";
import { about, move } from "./moves";
import { pace } from "./pace";
import { story } from "./story";
import Table from "./Table.svelte";

const page: GamePage = { scopes: ["emerald"], table: Table, pace, story: spoken(story), move, about, hidesScores: true };
export default page;

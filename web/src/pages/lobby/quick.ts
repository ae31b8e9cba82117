// How a game against bots is begun with one click: what was chosen the last time is remembered.
import type { GameInfo, NewTable } from "../../wire/types";
import { keep, recall } from "../../storage";
import { seatsFor, usualLevel, USUAL_PLAYERS } from "./new";

export interface Quick {
  players: number;
  level: string;
}

const keyOf = (game: string): string => `quick.${game}`;

/** What was chosen for a game the last time, as far as that is still possible; else what is usual. */
export function recallQuick(info: GameInfo, levels: readonly string[]): Quick {
  const [players = "", level = ""] = (recall(keyOf(info.game)) ?? "").split(" ");
  const isFor = (count: number): boolean => count >= info.least_players && count <= info.most_players;
  return {
    players: isFor(Number(players)) ? Number(players) : Math.min(USUAL_PLAYERS, info.most_players),
    level: levels.includes(level) ? level : usualLevel(levels),
  };
}

export function keepQuick(game: string, { players, level }: Quick): void {
  keep(keyOf(game), `${players} ${level}`);
}

/** The table that is wanted: the guest, bots on all other seats, and it begins at once. */
export function quickTable(game: string, { players, level }: Quick): NewTable {
  return { game, players, seats: seatsFor(players, players - 1, level), start: true, public: false };
}

// Who sits at a table, in words and numbers.
import { t, words } from "../words/words.svelte";
import type { Seat, SetUp, TableSnapshot } from "../wire/types";

/** What a seat is called. Bots have names by their numbers, so that they can be told apart. */
export function nameOf(seat: Seat, number: number): string {
  if (seat.name) return seat.name;
  return seat.level ? t(`bot-name-${seat.bot ?? number}`) : t("wait-free");
}

export function namesOf(seats: readonly Seat[]): string[] {
  return seats.map(nameOf);
}

/** What the seats of a record are called, which knows no names. */
export function numbered(seats: readonly Seat[]): string[] {
  return seats.map((_, number) => t("record-player", { number: number + 1 }));
}

export function isFree(seat: Seat): boolean {
  return !seat.guest && !seat.level;
}

/** Who has won, in words. */
export function wonBy(winners: readonly number[], names: readonly string[], me: number | null): string {
  const [first = -1] = winners;
  if (winners.length > 1) return t("end-shared", { names: words.list(winners.map((seat) => names[seat] ?? "")) });
  return first === me ? t("end-won-you") : t("end-won", { name: names[first] ?? "" });
}

export function levelName(level: string): string {
  const id = `level-${level}`;
  return words.has(id) ? t(id) : level;
}

/** The seats that are to move, as the view says. */
export function toAct(shown: TableSnapshot): number[] {
  const seats = shown.view?.to_act;
  return shown.stage === "running" && Array.isArray(seats) ? (seats as number[]) : [];
}

/** Milliseconds until the time of a seat runs out; what its own time and its reserve leave, at a time of the server. */
export function timeLeft(setup: SetUp, clock: { reserve: number; since?: number | null }, now: number): number {
  const each = (setup.clock?.each ?? 0) * 1000;
  return Math.max(0, each + clock.reserve - (clock.since ? now - clock.since : 0));
}

// Who sits at a table, in words and numbers.
import { t } from "../words/words.svelte";
import type { Seat, SetUp, Shown } from "../wire/types";

/** What a seat is called. Bots have names by their seats, so that they can be told apart. */
export function nameOf(seat: Seat, number: number): string {
  if (seat.name) return seat.name;
  return seat.level ? t(`bot-name-${number}`) : t("wait-free");
}

export function namesOf(seats: readonly Seat[]): string[] {
  return seats.map(nameOf);
}

export function isFree(seat: Seat): boolean {
  return !seat.guest && !seat.level;
}

export function isBot(seat: Seat): boolean {
  return !seat.guest && Boolean(seat.level);
}

export function levelName(level: string): string {
  const id = `level-${level}`;
  const name = t(id);
  return name.includes(id) ? level : name;
}

/** The seats that are to move, as the view says. */
export function toAct(shown: Shown): number[] {
  const seats = shown.view?.to_act;
  return shown.stage === "running" && Array.isArray(seats) ? (seats as number[]) : [];
}

/** Milliseconds until the time of a seat runs out; what its own time and its reserve leave, at a time of the server. */
export function timeLeft(setup: SetUp, clock: { reserve: number; since?: number | null }, now: number): number {
  const each = (setup.clock?.each ?? 0) * 1000;
  return Math.max(0, each + clock.reserve - (clock.since ? now - clock.since : 0));
}

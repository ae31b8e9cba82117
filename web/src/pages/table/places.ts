// Who came in where. Who has won, the server says; the others follow by their scores.
import type { Shown } from "../../wire/types";

export interface Place {
  seat: number;
  place: number;
  score: number;
  won: boolean;
}

export function placesOf(shown: Shown): Place[] {
  const scores = (shown.view?.scores ?? []) as number[];
  const winners = (shown.view?.winners ?? []) as number[];
  const all = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat) }));
  const sorted = all.toSorted((one, two) => Number(two.won) - Number(one.won) || two.score - one.score);
  return sorted.map((entry) => {
    const better = sorted.filter((other) => (other.won && !entry.won) || (!entry.won && other.score > entry.score));
    return { ...entry, place: entry.won ? 1 : better.length + 1 };
  });
}

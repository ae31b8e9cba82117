// Who came in where, as the server says; those who are level share a place.
import type { TableSnapshot } from "../../wire/types";

export interface Place {
  seat: number;
  place: number;
  score: number;
  won: boolean;
}

export function placesOf({ view }: TableSnapshot): Place[] {
  const scores = (view?.scores ?? []) as number[];
  const winners = (view?.winners ?? []) as number[];
  const places = (view?.places ?? []) as number[];
  const all = scores.map((score, seat) => ({ seat, score, place: places[seat] ?? 1, won: winners.includes(seat) }));
  return all.toSorted((one, two) => one.place - two.place);
}

// Who has the most of something.
import type { Best } from "../games/props";

/** The seats that have the most; null if nobody has any. */
export function mostOf(word: string, numbers: readonly number[]): Best | null {
  const number = Math.max(0, ...numbers);
  if (number === 0) return null;
  return { word, number, seats: numbers.flatMap((one, seat) => (one === number ? [seat] : [])) };
}

/** For each seat the sum of what is counted for it. */
export function sums<Of>(players: number, of: readonly Of[], seat: (one: Of) => number, number: (one: Of) => number) {
  const found = Array<number>(players).fill(0);
  for (const one of of) found[seat(one)] = (found[seat(one)] ?? 0) + number(one);
  return found;
}

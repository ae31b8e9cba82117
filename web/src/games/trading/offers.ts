// Finding one's way among the offers that can be made. What can be made, the server has said.
import { offerText, parseOffer, total } from "./view";

export interface Raises {
  /** The smallest offer with more gems than the standing one. */
  more: string | null;
  /** The smallest offer with as many gems, of higher rank. */
  higher: string | null;
  /** The least that can be offered at all. */
  least: string | null;
}

/** The small steps among the moves, which come in order of rank. */
export function raises(moves: readonly string[], standing: readonly number[] | null): Raises {
  const found: Raises = { more: null, higher: null, least: null };
  const stands = standing ? total(standing) : 0;
  let fewest = Infinity;
  for (const move of moves) {
    const gems = parseOffer(move);
    if (!gems) continue;
    const number = total(gems);
    if (number === stands) found.higher ??= move;
    else if (number < fewest) {
      fewest = number;
      found.more = move;
    }
  }
  found.least = found.higher ?? found.more;
  return found;
}

export type Objection = "empty" | "fewer" | "lower" | "same" | "one" | "not";

/** Why an offer is not among the moves, in a word; null if it is. */
export function objection(
  built: readonly number[],
  moves: ReadonlySet<string>,
  standing: readonly number[] | null,
  decision: string,
): Objection | null {
  const text = offerText(built);
  if (moves.has(text)) return null;
  if (text === "") return "empty";
  if (decision === "last-offer") return "one";
  if (!standing) return "not";
  if (offerText(standing) === text) return "same";
  if (total(built) < total(standing)) return "fewer";
  return total(built) === total(standing) ? "lower" : "not";
}

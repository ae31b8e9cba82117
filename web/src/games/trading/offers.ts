// Finding one's way among the offers that can be made. What can be made, the server has said.
import type { MoveShape } from "../../wire/choices";
import type { OfferRange } from "../../wire/types";
import { offerText, parseOffer, total } from "./view";

export interface Raises {
  /** The smallest offer with more gems than the standing one. */
  more: string | null;
  /** The smallest offer with as many gems, of higher rank. */
  higher: string | null;
  /** The least that can be offered at all. */
  least: string | null;
}

/** The small steps from the standing offer to others that can be made. */
export function raises(choices: MoveShape, standing: readonly number[] | null): Raises {
  const { higher, more } =
    choices.shape === "offer" ? steps(choices) : stepsAmong(choices.shape === "list" ? choices.moves : [], standing);
  return { more, higher, least: higher ?? more };
}

/** Whether anything can be offered at all. */
export function canOffer(choices: MoveShape): boolean {
  return raises(choices, null).least !== null;
}

type Steps = Omit<Raises, "least">;

function steps(range: OfferRange): Steps {
  const { least, most, outrank } = range;
  const larger = Math.max(total(outrank) + 1, total(least));
  const more = larger <= total(most) ? smallest(range, larger, []) : null;
  const higher = asLarge(range);
  return { more: more && offerText(more), higher: higher && offerText(higher) };
}

/** The lowest offer with as many gems as the one to outrank, and of higher rank: it differs from that as late as can be. */
function asLarge(range: OfferRange): number[] | null {
  const { least, most, outrank } = range;
  for (let at = outrank.length - 1; at >= 0; at--) {
    const begun = outrank.slice(0, at);
    if (begun.some((number, colour) => number < (least[colour] ?? 0) || number > (most[colour] ?? 0))) continue;
    for (let number = Math.max((outrank[at] ?? 0) + 1, least[at] ?? 0); number <= (most[at] ?? 0); number++) {
      const found = smallest(range, total(outrank), [...begun, number]);
      if (found) return found;
    }
  }
  return null;
}

/** The lowest offer that begins like this and has so many gems in all. */
function smallest({ least, most }: OfferRange, gems: number, begun: readonly number[]): number[] | null {
  const offer = [...begun, ...least.slice(begun.length)];
  let missing = gems - total(offer);
  if (missing < 0) return null;
  for (let at = offer.length - 1; at >= begun.length; at--) {
    const more = Math.min(missing, (most[at] ?? 0) - (least[at] ?? 0));
    offer[at] = (least[at] ?? 0) + more;
    missing -= more;
  }
  return missing === 0 ? offer : null;
}

/** The same among moves that are listed in order of rank. */
function stepsAmong(moves: readonly string[], standing: readonly number[] | null): Steps {
  const found: Steps = { more: null, higher: null };
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
  return found;
}

export type Objection = "empty" | "fewer" | "lower" | "same" | "one" | "not";

/** Why an offer cannot be made, in a word; null if it can. */
export function objection(
  built: readonly number[],
  can: (move: string) => boolean,
  standing: readonly number[] | null,
  decision: string,
): Objection | null {
  const text = offerText(built);
  if (can(text)) return null;
  if (text === "") return "empty";
  if (decision === "last-offer") return "one";
  if (!standing) return "not";
  if (offerText(standing) === text) return "same";
  if (total(built) < total(standing)) return "fewer";
  return total(built) === total(standing) ? "lower" : "not";
}

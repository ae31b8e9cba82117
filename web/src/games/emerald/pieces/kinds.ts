// The kinds of gems in the cave, and how each is cut.
import type { Kind } from "../../../board/kinds";

export const CUT_OF = {
  ruby: "drop",
  emerald: "baguette",
  garnet: "hexagon",
  turquoise: "dome",
} as const satisfies Record<string, Kind>;

export type GemKind = keyof typeof CUT_OF;

export function isGem(word: string): word is GemKind {
  return word in CUT_OF;
}

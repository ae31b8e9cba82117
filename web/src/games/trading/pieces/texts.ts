// Cards and offers as texts, taken apart for drawing.
import { colourOf, type Kind } from "../../../board/kinds";

export interface ShownCard {
  gems: Kind[];
  value: number;
  workers: number;
}

/** A gem card such as `rygb4`, or a bazaar card such as `rrb5w2`. */
export function readCard(card: string): ShownCard {
  const found = /^([rygb]*)(\d*)(?:w(\d+))?$/.exec(card);
  const gems = [...(found?.[1] ?? "")].map(colourOf);
  return { gems, value: Number(found?.[2] ?? 0), workers: Number(found?.[3] ?? 0) };
}

export interface Part {
  kind: Kind;
  count: number;
}

/** Gems in a text: `2r1b`, or `rrb`. */
export function readGems(text: string): Part[] {
  const parts: Part[] = [];
  for (const [, number, letter] of text.matchAll(/(\d*)([rygb])/g)) {
    const kind = colourOf(letter ?? "");
    const count = number ? Number(number) : 1;
    const last = parts.at(-1);
    if (last?.kind === kind) last.count += count;
    else parts.push({ kind, count });
  }
  return parts;
}

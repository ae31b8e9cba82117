// What the guest may play, described by its shape instead of move by move. The server reads the same shapes
// (karfunkel.notation.move_shapes), and both keep to the same table of cases (tests/choice_cases.json).
import type { Choices, MoveList, OfferRange, OneOfEach, TableSnapshot } from "./types";

/** A shape whose moves are known; of too many moves one has to ask the server for the list. */
export type MoveShape = MoveList | OfferRange | OneOfEach;

const listed = new WeakMap<MoveShape, readonly string[]>();

/** What the viewer may play, in whichever form it was told. */
export function choicesOf(shown: TableSnapshot): Choices {
  return shown.choices ?? { shape: "list", moves: shown.moves };
}

/** All moves, one by one; the same list for the same shape. */
export function movesOf(choices: MoveShape): readonly string[] {
  if (choices.shape === "list") return choices.moves;
  const known = listed.get(choices);
  if (known) return known;
  const moves = [...(choices.shape === "offer" ? offersOf(choices) : oneOfEach(choices.parts)), ...choices.others];
  listed.set(choices, moves);
  return moves;
}

/** Whether a text is one of the moves. */
export function allows(choices: MoveShape, move: string): boolean {
  switch (choices.shape) {
    case "list":
      return choices.moves.includes(move);
    case "offer":
      return choices.others.includes(move) || isOffer(choices, move);
    case "each":
      return choices.others.includes(move) || isJoined(move, choices.parts);
  }
}

const total = (offer: readonly number[]): number => offer.reduce((sum, number) => sum + number, 0);

/** Whether an offer has more gems than another, or as many and more of the first kind of which they differ. */
function outranks(offer: readonly number[], other: readonly number[]): boolean {
  const more = total(offer) - total(other);
  const differs = offer.findIndex((number, at) => number !== other[at]);
  return more > 0 || (more === 0 && differs >= 0 && (offer[differs] ?? 0) > (other[differs] ?? 0));
}

/** All offers, counted up kind by kind from the last one. */
function* offersOf(range: OfferRange, text = "", offer: readonly number[] = []): Generator<string> {
  const at = offer.length;
  const kind = range.kinds[at];
  if (kind === undefined) {
    if (outranks(offer, range.outrank)) yield text;
    return;
  }
  const missing = total(range.outrank) - total(offer) - total(range.most.slice(at + 1));
  for (let number = Math.max(missing, range.least[at] ?? 0); number <= (range.most[at] ?? 0); number++) {
    yield* offersOf(range, number ? `${text}${number}${kind}` : text, [...offer, number]);
  }
}

function isOffer({ kinds, least, most, outrank }: OfferRange, text: string): boolean {
  const parts = kinds.map((kind) => `(?:([1-9][0-9]*)${kind.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})?`);
  const numbers = new RegExp(`^${parts.join("")}$`).exec(text);
  if (!numbers) return false;
  const offer = numbers.slice(1).map((number: string | undefined) => Number(number ?? 0));
  return (
    offer.every((number, at) => number >= (least[at] ?? 0) && number <= (most[at] ?? 0)) && outranks(offer, outrank)
  );
}

function oneOfEach(parts: readonly string[][]): string[] {
  if (parts.length === 0) return [];
  return parts.reduce<string[]>((begun, part) => begun.flatMap((text) => part.map((word) => text + word)), [""]);
}

function isJoined(text: string, parts: readonly string[][]): boolean {
  let ends = new Set([0]);
  for (const part of parts) {
    ends = new Set(
      [...ends].flatMap((end) => part.filter((word) => text.startsWith(word, end)).map((word) => end + word.length)),
    );
  }
  return parts.length > 0 && ends.has(text.length);
}

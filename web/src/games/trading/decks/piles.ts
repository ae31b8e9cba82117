// A deck that is being put together, as piles of equal cards.

/** A card such as `rrb 5 2`, as the faces of cards are drawn from it: `rrb5w2`. */
export function faceText(card: string): string {
  const [signs = "", value = "", workers] = card.split(/[ w]/);
  return `${signs}${value}${workers === undefined ? "" : `w${workers}`}`;
}

/** Equal cards on one pile, in the order in which they came. */
export function pilesOf(cards: readonly string[]): { card: string; number: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, number]) => ({ card, number }));
}

/** How many gems of a colour are on all cards. */
export function signsOn(cards: readonly string[], letter: string): number {
  return cards.reduce((sum, card) => sum + [...card].filter((sign) => sign === letter).length, 0);
}

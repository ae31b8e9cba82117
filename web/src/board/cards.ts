// The sizes that cards come in.

export type CardSize = "s" | "m" | "l" | number;

/** The width of a card in pixels. A card is 1.4 times as high. */
export function cardWidth(size: CardSize): number {
  if (typeof size === "number") return size;
  return { s: 46, m: 74, l: 116 }[size];
}

/** Whether a card is so small that its picture has to be a plain one. */
export function isTiny(size: CardSize): boolean {
  return cardWidth(size) < 40;
}

// Where gems lie around the name of a game: by chance, but always alike for the same name.

/** Where there is room around the plate, and how large a gem may be there. */
const PLACES = [
  { x: -148, y: -52, size: 34 },
  { x: 146, y: -50, size: 34 },
  { x: -150, y: 46, size: 40 },
  { x: 148, y: 50, size: 40 },
  { x: -64, y: 70, size: 30 },
  { x: 0, y: 76, size: 34 },
  { x: 62, y: 70, size: 30 },
  { x: -40, y: -74, size: 24 },
  { x: 44, y: -74, size: 24 },
] as const;
const MOST_TURN = 40;
const MOST_SHIFT = 14;

/** A number from a text, the same every time (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Gems around a plate, and the colour of the ground, as the name of a game wants them. */
export function strewn<Kind>(
  name: string,
  kinds: readonly Kind[],
): { hue: number; gems: { kind: Kind; x: number; y: number; size: number; turn: number }[] } {
  const chance = (what: string, below: number): number => numberOf(`${name}/${what}`) % below;
  const gems = PLACES.map(({ x, y, size }, at) => ({
    kind: kinds[chance(`kind ${at}`, kinds.length)] as Kind,
    x: x + chance(`x ${at}`, MOST_SHIFT) - MOST_SHIFT / 2,
    y: y + chance(`y ${at}`, MOST_SHIFT / 2) - MOST_SHIFT / 4,
    size,
    turn: chance(`turn ${at}`, MOST_TURN) - MOST_TURN / 2,
  }));
  return { hue: chance("hue", 360), gems };
}

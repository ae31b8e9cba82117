// QR codes for short texts (versions 1 to 6, error correction L), after ISO/IEC 18004.

/** For each version how many bytes its code holds, and into how many blocks they are dealt. */
const TOTAL = [26, 44, 70, 100, 134, 172];
const CORRECTING = [7, 10, 15, 20, 26, 36];
const BLOCKS = [1, 1, 1, 1, 1, 2];
/** Level L and the mask below, with the bits that correct them. */
const FORMAT = 0b111011111000100;

/** A product in the field of 256 numbers. */
function times(one: number, two: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1)
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((two >> bit) & 1) * one);
  return product;
}

/** The bytes by which lost ones can be found again (Reed and Solomon). */
function correction(data: readonly number[], length: number): number[] {
  const divisor = [...Array<number>(length - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < length; step += 1, root = times(root, 2)) {
    divisor.forEach((factor, at) => (divisor[at] = times(factor, root) ^ (divisor[at + 1] ?? 0)));
  }
  return data.reduce<number[]>((rest, byte) => {
    const lead = byte ^ (rest[0] ?? 0);
    return divisor.map((factor, at) => (rest[at + 1] ?? 0) ^ times(factor, lead));
  }, Array<number>(length).fill(0));
}

/** The text in bytes: what it is, how long, itself, and what fills up. */
function packed(text: readonly number[], room: number): number[] {
  const halves = [4, text.length >> 4, text.length & 15, ...text.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const bytes = Array.from(
    { length: halves.length / 2 },
    (_, at) => ((halves[2 * at] ?? 0) << 4) | (halves[2 * at + 1] ?? 0),
  );
  for (let fill = 0xec; bytes.length < room; fill ^= 0xec ^ 0x11) bytes.push(fill);
  return bytes;
}

function column(blocks: readonly number[][]): number[] {
  return (blocks[0] ?? []).flatMap((_, at) => blocks.map((block) => block[at] ?? 0));
}

/** All bytes of a code, in the order in which they are drawn. */
function codewords(text: readonly number[], version: number): number[] {
  const [all, correcting, parts] = [TOTAL[version] ?? 0, CORRECTING[version] ?? 0, BLOCKS[version] ?? 1];
  const bytes = packed(text, all - correcting);
  const length = bytes.length / parts;
  const blocks = Array.from({ length: parts }, (_, at) => bytes.slice(at * length, (at + 1) * length));
  return [...column(blocks), ...column(blocks.map((block) => correction(block, correcting / parts)))];
}

type Draw = (x: number, y: number, dark: boolean) => void;

/** A square of rings around a point, dark and light in turns. */
function rings(draw: Draw, x: number, y: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const far = Math.max(Math.abs(dx), Math.abs(dy));
      draw(x + dx, y + dy, reach === 2 ? far !== 1 : far !== 2 && far !== 4);
    }
  }
}

/** What is the same in all codes of this size. */
function frame(draw: Draw, size: number): void {
  for (let at = 0; at < size; at += 1) {
    draw(6, at, at % 2 === 0);
    draw(at, 6, at % 2 === 0);
  }
  if (size > 21) rings(draw, size - 7, size - 7, 2);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(draw, x, y, 4);
  for (let at = 0; at < 15; at += 1) {
    const dark = ((FORMAT >> at) & 1) === 1;
    const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at;
    draw(...((at < 8 ? [8, near] : [at === 8 ? 7 : near, 8]) as [number, number]), dark);
    draw(...((at < 8 ? [size - 1 - at, 8] : [8, size - 15 + at]) as [number, number]), dark);
  }
  draw(8, size - 8, true);
}

/** The code of a text, row by row, true for dark; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = TOTAL.findIndex((all, at) => bytes.length + 2 <= all - (CORRECTING[at] ?? 0));
  if (version < 0) return null;
  const size = 21 + 4 * version;
  const rows = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  frame((x, y, dark) => {
    if (rows[y] && x in rows[y]) rows[y][x] = dark;
  }, size);
  const words = codewords(bytes, version);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upward = ((right < 6 ? right + 1 : right) - size + 1) % 4 === 0;
    for (let step = 0; step < size; step += 1) {
      const row = rows[upward ? size - 1 - step : step] ?? [];
      for (const x of [right, right - 1]) {
        if (row[x] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== ((x + (upward ? size - 1 - step : step)) % 2 === 0);
        bit += 1;
      }
    }
  }
  return rows as boolean[][];
}

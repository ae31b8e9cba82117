// Which of some sizes is the largest in which something fits, tried as seldom as possible: each trial lays all of it out.

/** How high something is in the sizes in which it was measured; infinitely high where it is too wide. */
export type Heights = Map<number, number>;

/** Whether it fits so, as far as that follows from other sizes: drawn larger, lines only break more often. */
function follows(size: number, room: number, heights: Heights): boolean | null {
  for (const [measured, height] of heights) {
    const scaled = (height * size) / measured;
    if (measured >= size && scaled <= room) return true;
    if (measured <= size && scaled > room) return false;
  }
  return null;
}

/**
 * The largest of these sizes, the largest first, in which it fits into a room; the smallest if it fits in none. What is
 * about as large as its height now leads to expect is tried first, for it is nearly always right; then half of the rest.
 */
export function largestFitting(
  sizes: readonly number[],
  room: number,
  heights: Heights,
  now: number,
  measure: (size: number) => number,
): number {
  const height = heights.get(now) ?? room;
  const expected = Number.isFinite(height) ? (now * room) / height : now;
  for (let isFirst = true; ; isFirst = false) {
    const known = sizes.map((size) => follows(size, room, heights));
    const first = known.indexOf(true);
    const fitting = first < 0 ? sizes.length - 1 : first;
    const open = sizes.filter((_, place) => place < fitting && known[place] === null);
    const nearest = open.sort((one, other) => Math.abs(one - expected) - Math.abs(other - expected))[0];
    const size = isFirst ? nearest : open[open.length >> 1];
    if (size === undefined) return sizes[fitting] ?? 1;
    heights.set(size, measure(size));
  }
}

/** What is still known of other sizes once it is so high in one: what did not fit does not if it grew since. */
export function stillKnown(heights: Heights, size: number, height: number, same: number): Heights {
  const before = heights.get(size);
  const kept = [...heights].filter(
    ([other]) => before !== undefined && (other > size ? height > before - same : height < before + same),
  );
  return new Map([...kept, [size, height]]);
}

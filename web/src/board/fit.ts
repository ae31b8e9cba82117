// Draws what lies on the table as large as there is room for.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { largestFitting, stillKnown, type Heights } from "./sizes";

/** How large things may be drawn, the largest first; 1 is as they are made. */
const SIZES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5];
/** The windows in which things may be drawn larger than they are made. */
const ROOMY = "(min-width: 700px) and (min-height: 700px)";
/** What shares the window with the room. */
const AROUND = ".board-and-bar";
/** Heights that differ by less are the same. */
const NOTHING = 0.5;

/**
 * Draw what lies in a room of fixed size as large as fits into it, `most` at most, whenever one of both changes. It is
 * drawn larger than before only once in each moment of the game, if such are told, and never while there is none: else all
 * would jump to and fro while questions come and go, and each size costs as much as drawing the board anew.
 */
export function fits(most = 1, moment?: () => string | null): Attachment<HTMLElement> {
  return (content) => {
    const room = content.parentElement;
    if (!room || !window.matchMedia || typeof ResizeObserver === "undefined") return;
    let due = 0;
    // It is measured right after its size was changed.
    content.style.transitionProperty = "none";

    let [width, height, size, windowHeight] = [0, 0, 1, 0];
    /** How high what lies there is in each size that was tried. */
    let heights: Heights = new Map();
    /** What grew is drawn smaller; larger only if something else lies there, or the room is another. */
    let isOther = true;
    /** The moment in which it could grow last. */
    let grown: string | null = null;
    /** How high it was, so large, when it could not be drawn larger. */
    let full = Infinity;

    /** How high the parts are together, however much room is between them. */
    const partsHeight = (): number => {
      if (content.scrollWidth > content.clientWidth + 1) return Infinity;
      const { rowGap, paddingTop, paddingBottom } = getComputedStyle(content);
      const parts = [...content.children].map((part) => part.getBoundingClientRect().height);
      const between = (parseFloat(rowGap) || 0) * Math.max(0, parts.length - 1);
      const around = parseFloat(paddingTop) + parseFloat(paddingBottom);
      return parts.reduce((sum, part) => sum + part, (between + around) * size);
    };
    const heightAt = (wanted: number): number => {
      size = wanted;
      content.style.zoom = String(size);
      return partsHeight();
    };
    const largest = (): number => (window.matchMedia(ROOMY).matches ? most : 1);

    const mayGrow = (): boolean => {
      if (!moment) return isOther;
      const before = grown;
      grown = moment() ?? grown;
      return grown !== before && (heights.get(size) ?? 0) < full - NOTHING;
    };

    const fit = (): void => {
      const isSameWidth = width === room.clientWidth;
      const isSameWindow = isSameWidth && windowHeight === innerHeight;
      heights = stillKnown(isSameWidth ? heights : new Map(), size, partsHeight(), NOTHING);
      const isSameRoom = isSameWindow && height === room.clientHeight;
      isOther ||= !isSameRoom;
      if (!isSameRoom) full = Infinity;
      [width, height, windowHeight] = [room.clientWidth, room.clientHeight, innerHeight];
      const before = size;
      const grows = mayGrow() || !isSameWindow;
      if (grows) isOther = false;
      const limit = grows ? largest() : size;
      const sizes = SIZES.filter((one) => one <= limit);
      const fitting = largestFitting(sizes, height + 1, heights, size, heightAt);
      // What follows from other sizes may be wrong where things do not grow as one would think.
      for (const chosen of sizes.filter((one) => one <= fitting)) {
        if (chosen !== size) heights.set(chosen, heightAt(chosen));
        if ((heights.get(chosen) ?? 0) <= height + 1) break;
      }
      if (size !== before) full = Infinity;
      else if (grows) full = heights.get(size) ?? Infinity;
    };
    const later = (): void => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(fit);
    };

    const resized = new ResizeObserver(later);
    /** Who is observed anew is told at once, which costs a frame: so only if there are other parts. */
    const observe = (): void => {
      resized.disconnect();
      for (const part of [room, ...content.children]) resized.observe(part);
    };
    // What is drawn around the room changes it: measured before the next frame is drawn, not after it.
    const drawn = new MutationObserver((changes) => {
      if (changes.some(({ target }) => content.contains(target))) isOther = true;
      if (changes.some(({ target }) => target === content)) observe();
      later();
    });
    drawn.observe(content.closest(AROUND) ?? content, { childList: true, subtree: true });
    observe();
    content.style.zoom = String(size);
    // What tells the moment changes all the time: that is no reason to begin anew.
    untrack(fit);
    return () => {
      cancelAnimationFrame(due);
      resized.disconnect();
      drawn.disconnect();
    };
  };
}

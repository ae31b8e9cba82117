// Draws what lies on the table as large as there is room for.
import type { Attachment } from "svelte/attachments";

/** How large things may be drawn, the largest first; 1 is as they are made. */
const SIZES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5];
/** The windows in which things may be drawn larger than they are made. */
const ROOMY = "(min-width: 700px) and (min-height: 700px)";

/** Draw what lies in a room of fixed size as large as fits into it, `most` at most, whenever one of both changes. */
export function fits(most = 1): Attachment<HTMLElement> {
  return (content) => {
    const room = content.parentElement;
    if (!room || !window.matchMedia || typeof ResizeObserver === "undefined") return;
    let due = 0;
    // It is measured right after its size was changed.
    content.style.transitionProperty = "none";

    let [width, height] = [0, 0];
    /** How high the content was when it was measured last: trying other sizes lays all of it out again and again. */
    let measured = 0;
    /** What grew is drawn smaller; larger only if something else lies there, or the room is another. */
    let mayGrow = true;

    const contentHeight = (): number => content.getBoundingClientRect().height;

    const isTooLarge = (): boolean =>
      contentHeight() > room.clientHeight + 1 || content.scrollWidth > content.clientWidth + 1;
    const fitsAt = (size: number): boolean => {
      content.style.zoom = String(size);
      return !isTooLarge();
    };
    const fit = (): void => {
      const isSameRoom = width === room.clientWidth && height === room.clientHeight;
      if (isSameRoom && (!mayGrow || contentHeight() === measured) && !isTooLarge()) return;
      const most = isSameRoom && !mayGrow ? Number(content.style.zoom) : largest();
      [width, height, mayGrow] = [room.clientWidth, room.clientHeight, false];
      const sizes = SIZES.filter((size) => size <= most);
      let [fitting, tooLarge] = [sizes.length - 1, -1];
      while (fitting - tooLarge > 1) {
        const middle = (fitting + tooLarge) >> 1;
        if (fitsAt(sizes[middle] ?? 1)) fitting = middle;
        else tooLarge = middle;
      }
      content.style.zoom = String(sizes[fitting]);
      measured = contentHeight();
    };
    const largest = (): number => (window.matchMedia(ROOMY).matches ? most : 1);
    const later = (): void => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(fit);
    };

    const sizes = new ResizeObserver(later);
    const observe = (): void => {
      sizes.disconnect();
      for (const part of [room, ...content.children]) sizes.observe(part);
    };
    const parts = new MutationObserver(() => {
      mayGrow = true;
      observe();
      later();
    });
    parts.observe(content, { childList: true, subtree: true });
    observe();
    fit();
    return () => {
      cancelAnimationFrame(due);
      sizes.disconnect();
      parts.disconnect();
    };
  };
}

// Room that a window has left makes what lies on the table larger.

/** The windows in which it may grow. */
const ROOMY = "(min-width: 700px) and (min-height: 700px)";
/** How much larger it is drawn, from the most on. */
const SIZES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1];

/** Draw a board as large as fits above what is asked. Once it had to shrink, it grows again only with its window. */
export function fillsRoom(board: HTMLElement): (() => void) | void {
  const frame = board.parentElement;
  const page = board.closest("main") ?? document.documentElement;
  if (!frame || !window.matchMedia || typeof ResizeObserver === "undefined") return;
  let first = 0;
  let due = 0;

  const fit = (): void => {
    const before = page.scrollTop;
    while (first < SIZES.length - 1) {
      board.style.zoom = String(window.matchMedia(ROOMY).matches ? SIZES[first] : 1);
      if (page.scrollHeight <= page.clientHeight) break;
      first += 1;
    }
    if (first === SIZES.length - 1) board.style.zoom = "1";
    page.scrollTop = before;
  };
  const later = (): void => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(fit);
  };
  const anew = (): void => {
    first = 0;
    later();
  };

  const observer = new ResizeObserver(later);
  for (const part of [frame, board, ...board.children]) observer.observe(part);
  window.addEventListener("resize", anew);
  fit();
  return () => {
    cancelAnimationFrame(due);
    observer.disconnect();
    window.removeEventListener("resize", anew);
  };
}

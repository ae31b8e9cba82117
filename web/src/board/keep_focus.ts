// Who plays by keys never loses their place: when what had the focus is gone, the next question has it.
import type { Attachment } from "svelte/attachments";

const BAR = ".bar";
const ANSWER = ".bar.asked button:not(:disabled, .bulb)";

/** Whether the focus is nowhere, on something that cannot have it any more, or waits at the bar for a question. */
function isFree(table: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return activeElement.matches(":disabled") || activeElement === table.querySelector(BAR);
}

/** Keep the focus of one who plays by keys at the table, whatever is drawn anew there. */
export const keepsFocus: Attachment<HTMLElement> = (table) => {
  let byKeys = false;
  const keys = (): void => void (byKeys = true);
  const pointer = (): void => void (byKeys = false);
  const keep = (): void => {
    if (!byKeys || !isFree(table)) return;
    const place = table.querySelector<HTMLElement>(ANSWER) ?? table.querySelector<HTMLElement>(BAR);
    if (place !== document.activeElement) place?.focus({ preventScroll: true });
  };
  /** While the focus goes from one thing to the next, it is nowhere: only once it has come to rest is it looked for. */
  let later: ReturnType<typeof setTimeout> | undefined;
  const drawn = new MutationObserver(() => {
    clearTimeout(later);
    later = setTimeout(keep);
  });
  drawn.observe(table, { childList: true, subtree: true, attributeFilter: ["disabled", "class"] });
  window.addEventListener("keydown", keys, true);
  window.addEventListener("pointerdown", pointer, true);
  return () => {
    drawn.disconnect();
    clearTimeout(later);
    window.removeEventListener("keydown", keys, true);
    window.removeEventListener("pointerdown", pointer, true);
  };
};

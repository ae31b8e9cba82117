// Arrow keys among the buttons of a group, as in a toolbar.
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Left and right go to the button before and after. */
export const arrows: Attachment<HTMLElement> = (group) => {
  const go = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.defaultPrevented) return;
    const buttons = [...group.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  group.addEventListener("keydown", go);
  return () => group.removeEventListener("keydown", go);
};

// Little pieces that travel from one place of the table to another, above everything and in nobody's way.
import { mount, unmount, type Component } from "svelte";
import Gem from "./Gem.svelte";
import type { Kind } from "./kinds";

/** What flies: a gem of this kind, or any component with its props. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each component has props of its own
export type Piece = Kind | { component: Component<any>; props?: Record<string, unknown> };

const quiet = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The element that carries this `data-place`, if it is on the page. */
export function place(name: string, within: ParentNode = document): Element | null {
  return within.querySelector(`[data-place="${CSS.escape(name)}"]`);
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function overlay(): HTMLElement {
  const holder = document.createElement("div");
  holder.setAttribute("aria-hidden", "true");
  Object.assign(holder.style, { position: "fixed", left: "0", top: "0", zIndex: "1000", pointerEvents: "none" });
  document.body.append(holder);
  return holder;
}

function hatch(piece: Piece, target: HTMLElement) {
  if (typeof piece === "string") return mount(Gem, { target, props: { kind: piece, size: 26 } });
  return mount(piece.component, { target, props: piece.props ?? {} });
}

const STEPS = 12;

/** The frames of a flight in an arc, in which the piece rises towards the eye and sinks again. */
function arc([x0, y0]: [number, number], [x1, y1]: [number, number]): Keyframe[] {
  const lift = Math.min(90, 16 + Math.hypot(x1 - x0, y1 - y0) / 5);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const height = 4 * part * (1 - part);
    const [x, y] = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - lift * height];
    return {
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${0.8 + 0.4 * height})`,
      opacity: step === 0 || step === STEPS ? 0 : 1,
    };
  });
}

/** Let a piece fly; `delay` lets several follow each other. With reduced motion nothing flies. */
export function fly(from: Element, to: Element, piece: Piece, ms: number, delay = 0): void {
  if (ms <= 0 || quiet() || !from.isConnected || !to.isConnected) return;
  const holder = overlay();
  const shown = hatch(piece, holder);
  const timing = { duration: ms, delay, easing: "cubic-bezier(.45, .05, .4, 1)", fill: "both" as const };
  const land = () => {
    void unmount(shown);
    holder.remove();
  };
  holder.animate(arc(middle(from), middle(to)), timing).finished.then(land, land);
}

/** Several pieces on the same way, one shortly after the other, all landed after `ms`. */
export function flyAll(from: Element, to: Element, pieces: readonly Piece[], ms: number): void {
  const gap = pieces.length > 1 ? Math.min(90, (ms * 0.5) / (pieces.length - 1)) : 0;
  pieces.forEach((piece, i) => fly(from, to, piece, ms - gap * (pieces.length - 1), i * gap));
}

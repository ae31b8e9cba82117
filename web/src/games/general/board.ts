// A board that a game brings along: an ES module of its package, which the server serves.
import { MARKS, SHIELD } from "../../board/marks";
import { t, words, type Args } from "../../words/words.svelte";
import type { Event } from "../../table/stage.svelte";
import type { GameTableProps } from "../props";
import { say } from "../words";
import { moveWords } from "./labels";

/** The version of what the page and such boards expect of each other. */
export const BOARD_API = 1;

/** What a board is given to draw. */
export interface BoardProps {
  api: number;
  game: string;
  /** What the viewer sees of the table. */
  view: Record<string, unknown>;
  /** The seat of the viewer; null for a spectator. */
  seat: number | null;
  /** What each seat is called. */
  names: readonly string[];
  /** What the viewer is asked; null if nothing. */
  ask: { decision: string; moves: readonly string[]; busy: boolean; play: (move: string) => void } | null;
  /** The event that is shown now, on the way to the next view; null if there is none. */
  event: Event | null;
  language: string;
  /** A message of the game in the reader's language; null if there is none. */
  say: (id: string, args?: Args) => string | null;
  /** A move as its button says it. */
  move: (move: string) => string;
  /** An event as a sentence; null if it is not worth one. */
  tell: (event: Event) => string | null;
  /** The shield of a seat, of this size in pixels. */
  mark: (seat: number, size: number) => SVGElement;
}

export interface Mounted {
  update: (props: BoardProps) => void;
  destroy?: () => void;
}

export interface BoardModule {
  /** The version that it was written for. */
  api: number;
  mount: (element: HTMLElement, props: BoardProps) => Mounted;
  /** Whether it shows question and moves by itself, so that the page does not. */
  asks?: boolean;
}

/** So many milliseconds a board has to be loaded; some never are, for they wait for something. */
export const PATIENCE = 10_000;

const modules = new Map<string, BoardModule>();

/** The board of a game that was loaded. */
export function boardOf(game: string): BoardModule | undefined {
  return modules.get(game);
}

/** Fails when a board had time enough to be loaded. */
async function tooLate(): Promise<never> {
  await new Promise((go) => setTimeout(go, PATIENCE));
  throw new Error(`it was not loaded within ${PATIENCE / 1000} s`);
}

/** Load the board of a game; without it, and with one word about it, if that fails. */
export async function loadBoard(game: string, address: string): Promise<void> {
  try {
    const board = (await Promise.race([import(/* @vite-ignore */ address), tooLate()])) as BoardModule;
    if (!(board.api <= BOARD_API))
      throw new Error(`it was written for version ${board.api} of boards; this page has ${BOARD_API}`);
    if (typeof board.mount !== "function") throw new Error("it does not export mount(element, props)");
    modules.set(game, board);
  } catch (error) {
    leaveOut(game, error);
  }
}

/** Do without the board of a game from now on. */
export function leaveOut(game: string, error: unknown): void {
  modules.delete(game);
  console.warn(`the board of ${game} is left out: ${error instanceof Error ? error.message : String(error)}`);
}

export function boardProps({ shown, seat, names, ask, event, story }: GameTableProps): BoardProps {
  return {
    api: BOARD_API,
    game: shown.setup.game,
    view: shown.view ?? {},
    seat,
    names,
    ask: ask && { decision: ask.decision, moves: ask.moves, busy: ask.busy, play: ask.play },
    event,
    language: words.language,
    say: (id, args) => say(id, args) ?? (words.has(id) ? t(id, args) : null),
    move: moveWords,
    tell: (event) => story(event, names, seat),
    mark,
  };
}

function draw(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function mark(seat: number, size: number): SVGElement {
  const shield = draw("svg", {
    viewBox: "0 0 24 24",
    width: String(size),
    height: String(size),
    "aria-hidden": "true",
  });
  shield.append(
    draw("path", { d: SHIELD, fill: `var(--seat-${seat})` }),
    draw("path", { d: MARKS[seat] ?? "", fill: "var(--felt-deep)", "fill-rule": "evenodd" }),
  );
  return shield;
}

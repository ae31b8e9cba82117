// What the table of a game is given to draw, and what it says back. It computes no rule.
import type { Component } from "svelte";
import type { Event, Moment, Pace } from "../table/stage.svelte";
import type { Shown } from "../wire/types";

/** A decision that the viewer is asked for now. */
export interface Ask {
  /** The name of the decision, as the view has it (`choose`, `answer`, `knight`, …). */
  decision: string;
  /** All moves that can be played. */
  moves: string[];
  /** Whether a move is on its way. */
  busy: boolean;
  play: (move: string) => void;
}

export interface GameTableProps {
  /** The table to draw. While an event is shown, it is still the table before the line of that event. */
  shown: Shown;
  /** The event that is shown now, on the way to the next moment; null if there is none. */
  event: Event | null;
  /** The events of that line so far, the present one included. */
  told: Event[];
  /** What each seat is called. */
  names: string[];
  /** The seat of the viewer; null for a spectator. */
  seat: number | null;
  /** What the viewer is asked; null if nothing, or while events are still shown. */
  ask: Ask | null;
  /** Take the last move back, or ask the others for it. */
  takeBack?: () => void;
  /** Whether the viewer's last move can be taken back, or asked back, now. */
  canTakeBack?: boolean;
  /** What a scoring would bring about now. */
  scoreNow?: () => Promise<Event[]>;
  /** All moments that are known, up to the one that is drawn. */
  past?: Moment[];
}

/** What a component for one kind of decision is given. */
export interface ChoiceProps {
  ask: Ask;
  shown: Shown;
  names: string[];
  seat: number;
}

/** An event as a sentence in the reader's language; null if it is not worth one. */
export type Story = (event: Event, names: readonly string[], me: number | null) => string | null;

/** A game, as the page knows it. */
export interface GamePage {
  table: Component<GameTableProps>;
  pace: Pace;
  /** How its events read in the log; without it the page asks the game's `story.ts`. */
  story: Story;
}

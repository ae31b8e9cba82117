// What the table of a game is given to draw, and what it says back. It computes no rule.
import type { Component } from "svelte";
import type { Line } from "../table/lines";
import type { Happening } from "../table/reducer";
import type { Event, Pace } from "../table/stage.svelte";
import type { Sound } from "../pages/table/sounds";
import type { MoveShape } from "../wire/choices";
import type { DeckForm, TableSnapshot } from "../wire/types";
import type { Args } from "../words/words.svelte";

/** A decision that the viewer is asked for now. */
export interface Ask {
  /** The name of the decision, as the view has it (`choose`, `answer`, …). */
  decision: string;
  /** What can be played, by its shape. */
  choices: MoveShape;
  /** All moves that can be played, listed when they are looked at: not to be done where there can be thousands. */
  readonly moves: readonly string[];
  /** Whether this can be played. */
  can: (move: string) => boolean;
  /** Whether a move is on its way. */
  busy: boolean;
  play: (move: string) => void;
  /** Where hints are given: the one for this decision. */
  advice?: Advice | undefined;
}

/** A hint in words. It is empty until it is asked for. */
export interface Advice {
  /** The move to play; null while it is not known. */
  move: string | null;
  /** Why that one, or why there is no hint. */
  why: string;
  /**
   * Moves that were thought of, the best first: the chance to win after each, how often to play it, and whether it is
   * about as good as the first.
   */
  thoughts: { move: string; words: string; chance: number; weight: number; level: boolean }[];
  busy: boolean;
  ask: () => void;
}

/** What a table is given; it may know its own events by their types. */
export interface GameTableProps<Any extends Happening = Event> {
  /** The table to draw. While an event is shown, it is still the table before the line of that event. */
  shown: TableSnapshot;
  /** The event that is shown now, on the way to the next moment; null if there is none. */
  event: Any | null;
  /** The events of that line so far, the present one included. */
  told: Any[];
  /** How events read in words. */
  story: Story;
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
  scoreNow?: () => Promise<Any[]>;
  /** The log up to the table that is drawn. */
  lines: Line[];
}

/** What a component for one kind of decision is given. */
export interface ChoiceProps {
  ask: Ask;
  shown: TableSnapshot;
  names: string[];
  seat: number;
}

/** How the events of a game read. */
export interface Story {
  /** An event as a sentence in the reader's language; null if it is not worth one. */
  (event: Event, names: readonly string[], me: number | null): string | null;
  /** These events, with those as one that make one sentence together. */
  together: (events: readonly Event[]) => Event[];
  /** The seat that acts in an event; null if none does. */
  seat: (event: Event) => number | null;
}

/** A move as the button that plays it says it, at the table on which it can be played. */
export type MoveWords<View = NonNullable<TableSnapshot["view"]>> = (
  move: string,
  view: View,
  names: readonly string[],
  seat: number,
) => string;

/** Something that somebody did best in a game: the message `best-<word>`, who did it, and how much it was. */
export interface Best {
  word: string;
  seats: number[];
  number: number;
}

/** What the editor of a deck is given: the cards as texts, and what they must look like. */
export interface DeckEditorProps {
  game: string;
  form: DeckForm;
  cards: readonly string[];
  change: (cards: string[]) => void;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- what views are, only the game itself knows */
/** A game, as the page knows it. What its events and views are, only the game itself knows. */
export interface GamePage {
  /** Where its words are looked up: its own, then those of the library it comes from. */
  scopes: readonly string[];
  table: Component<GameTableProps<any>>;
  pace: Pace<any>;
  /** How its events read, at the table and in the log. */
  story: Story;
  move: MoveWords<any>;
  /** What the reason of a hint speaks of, in words. */
  about: (about: Args, reason: string) => Args;
  /** What is heard of its events, by their names. */
  sounds?: Record<string, Sound>;
  /** Who did what best, from all that happened and from the view at the end. */
  best?: (events: readonly any[], view: any) => Best[];
  /** Where cards of one's own are put together, if the game takes any. */
  deckEditor?: () => Promise<{ default: Component<DeckEditorProps> }>;
  /** Whether the fewest points win. */
  fewest?: boolean;
  /** Whether nobody sees all of the others' scores before the end. */
  hidesScores?: boolean;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

// The log in sentences: what the game tells of its events, and what people did at the table.
import type { GamePage, Story } from "../../games/props";
import { pageOf } from "../../games/registry";
import { eventsOf, type Line } from "../../table/lines";
import type { Event } from "../../table/stage.svelte";
import { besides } from "../../table/story";
import { t, words } from "../../words/words.svelte";

export interface Sentence {
  /** The line of the log it belongs to; -1 if that is still being told. */
  seq: number;
  text: string;
  /** The seat that acts, if it is one. */
  seat: number | null;
}

/** A game with its table and its story; from now on its words are those of the game at hand. */
export async function gameCalled(name: string): Promise<GamePage> {
  const page = await pageOf(name);
  words.enter(page.scopes);
  return page;
}

/** Puts lines into sentences, each line once. Whoever changes names, eyes or language needs another. */
export class Narrator {
  readonly #known = new WeakMap<Line, Sentence[]>();

  constructor(
    private readonly story: Story,
    private readonly names: readonly string[],
    private readonly me: number | null,
  ) {}

  events(events: readonly Event[], seq = -1): Sentence[] {
    return this.story.together(events).flatMap((event) => {
      const text = this.story(event, this.names, this.me);
      return text === null ? [] : [{ seq, text, seat: this.story.seat(event) }];
    });
  }

  line(line: Line): Sentence[] {
    const known = this.#known.get(line);
    if (known) return known;
    const { happened, seq } = line.update;
    const beside = besides(happened, this.names, this.me);
    const first = beside === null ? [] : [{ seq, text: t(beside.id, beside.args), seat: null }];
    const told = [...first, ...this.events(eventsOf(line), seq)];
    this.#known.set(line, told);
    return told;
  }
}

/** Moves that do not count any more, by their places in the log. */
export function takenBack(lines: readonly Line[]): Set<number> {
  return new Set(lines.flatMap(({ update: { happened } }) => (happened.kind === "tookback" ? happened.moves : [])));
}

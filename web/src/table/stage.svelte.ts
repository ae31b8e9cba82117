// What is drawn, and when: updates come as fast as the server sends them, and are shown one event after the other.
import type { TableSnapshot, Update } from "../wire/types";
import type { Happening } from "./reducer";

export type Event = Record<string, unknown> & { event: string };

/** The table after a line of its log, and what that line brought about. */
export interface Moment {
  shown: TableSnapshot;
  update: Update | null;
}

/** How long an event is shown, in milliseconds at usual speed. */
export type Pace<Any extends Happening = Event> = (event: Any) => number;

/** A replay takes its time: it hurries never, and rests at every moment. */
export interface Manner {
  patient?: boolean;
  /** Milliseconds between two moments. */
  rest?: number;
}

/** So many lines behind, the stage begins to hurry. */
const BEHIND = 4;
/** So many lines behind, it leaves out what lies between. */
const FAR_BEHIND = 40;
const MOST_HURRY = 4;

export class Stage {
  /** All moments that are known, from the first whole on. */
  moments = $state.raw<Moment[]>([]);
  /** The moment that is drawn. */
  at = $state(0);
  /** The event that is being shown on the way to the next moment. */
  event = $state.raw<Event | null>(null);
  /** The events of that line that were shown so far, the present one included. */
  told = $state.raw<Event[]>([]);
  /** How fast: 1 is usual, 0 shows nothing on the way. */
  speed = $state(1);
  /** Whether moments are shown as they come (or, in a replay, one after the other). */
  running = $state(true);
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly pace: Pace,
    private readonly manner: Manner = {},
  ) {}

  get drawn(): Moment | null {
    return this.moments[this.at] ?? null;
  }

  /** Whether everything that is known is drawn. */
  get settled(): boolean {
    return this.at >= this.moments.length - 1 && this.event === null;
  }

  /** Begin with a whole table; nothing before it is known. */
  begin(shown: TableSnapshot): void {
    this.tell([{ shown, update: null }]);
  }

  /** Begin with moments that are all known; the first one is drawn. */
  tell(moments: Moment[]): void {
    this.#stop();
    this.moments = moments;
    this.at = 0;
  }

  /** One more line. */
  push(update: Update, shown: TableSnapshot): void {
    this.moments = [...this.moments, { shown, update }];
    if (this.running && this.#timer === null) this.#next();
  }

  /** Show the last moment at once. */
  skip(): void {
    this.seek(this.moments.length - 1);
  }

  /** Draw this moment, without what led to it. */
  seek(at: number): void {
    this.#stop();
    this.at = Math.max(0, Math.min(at, this.moments.length - 1));
    if (this.running) this.#next();
  }

  /** Show what leads to the next moment, and stop there; if that is being shown already, be there at once. */
  step(): void {
    const showing = this.event !== null;
    this.pause();
    if (showing || this.speed === 0) this.seek(this.at + 1);
    else if (this.at < this.moments.length - 1) this.#show(this.#coming(), 0, 1);
  }

  play(): void {
    this.running = true;
    if (this.#timer === null) this.#next();
  }

  pause(): void {
    this.running = false;
    this.#stop();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.event = null;
    this.told = [];
  }

  /** What leads to the next moment. Before the game begins there is no table on which it could be shown. */
  #coming(): Event[] {
    if (this.drawn?.shown.view === null) return [];
    return (this.moments[this.at + 1]?.update?.events ?? []) as Event[];
  }

  #next(): void {
    const behind = this.moments.length - 1 - this.at;
    if (behind <= 0) return;
    if (this.manner.patient) {
      this.#timer = setTimeout(() => this.#onwards(), this.manner.rest ?? 0);
    } else if (this.speed === 0 || behind > FAR_BEHIND) {
      this.at = this.speed === 0 ? this.moments.length - 1 : this.moments.length - 1 - BEHIND;
      this.#next();
    } else {
      this.#show(this.#coming(), 0, Math.min(MOST_HURRY, 1 + Math.max(0, behind - BEHIND) / BEHIND));
    }
  }

  /** The next moment of a replay. */
  #onwards(): void {
    this.#timer = null;
    this.#show(this.speed === 0 ? [] : this.#coming(), 0, 1);
  }

  #show(events: Event[], number: number, hurry: number): void {
    const event = events[number];
    if (event === undefined) {
      this.#stop();
      this.at += 1;
      if (this.running) this.#next();
      return;
    }
    this.told = [...this.told, event];
    const time = this.pace(event) / (this.speed || 1) / hurry;
    if (time <= 0) {
      this.#show(events, number + 1, hurry);
      return;
    }
    this.event = event;
    this.#timer = setTimeout(() => this.#show(events, number + 1, hurry), time);
  }
}

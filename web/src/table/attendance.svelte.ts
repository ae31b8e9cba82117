// Who of those who play is here: what the server tells of it, and how that becomes more serious with time.
import type { Presence } from "../board/presence";
import type { Absence } from "../wire/types";

/** Who loads the page anew is back within this time, and nobody needs to know. */
const UNNOTICED = 5_000;
const TICK = 1_000;

export class Attendance {
  #absent = $state.raw<readonly (Absence | null)[]>([]);
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `clock` is the time of the server. */
  constructor(private readonly clock: () => number) {}

  hear(absent: readonly (Absence | null)[]): void {
    this.#absent = absent;
    this.#now = this.clock();
    clearInterval(this.#timer);
    if (absent.some((absence) => absence !== null)) {
      this.#timer = setInterval(() => (this.#now = this.clock()), TICK);
    }
  }

  /** Whether one who plays on a seat is here; null if nothing is known of it. */
  of(seat: number): Presence | null {
    const absence = this.#absent[seat];
    if (absence === undefined) return null;
    if (absence === null || this.#now < absence.since + UNNOTICED) return "here";
    return this.#now < absence.gone_from ? "away" : "gone";
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

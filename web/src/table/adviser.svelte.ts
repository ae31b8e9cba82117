// Somebody strong who looks over the guest's shoulder, and says what to play if asked.
import { api, Refusal } from "../wire/api";
import type { Hint, TableSnapshot } from "../wire/types";

/** Whether hints are given: to those who play against bots alone. */
export function mayAsk({ seats, viewer }: TableSnapshot): boolean {
  return viewer !== null && seats.every(({ guest, level }, seat) => seat === viewer || !guest || level);
}

export class Adviser {
  hint = $state.raw<Hint | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** Whether what was said is to be read now. */
  open = $state(false);
  /** What was asked last; an answer to something older is not wanted any more. */
  #asked = 0;

  constructor(private readonly table: string) {}

  async ask(): Promise<void> {
    this.forget();
    const asked = this.#asked;
    this.busy = this.open = true;
    try {
      const hint = await api.hint(this.table);
      if (asked === this.#asked) this.hint = hint;
    } catch (error) {
      if (asked === this.#asked) this.refusal = error instanceof Refusal ? error : new Refusal("broken", String(error));
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  /** The decision is past. */
  forget(): void {
    this.#asked++;
    this.hint = this.refusal = null;
    this.busy = this.open = false;
  }
}

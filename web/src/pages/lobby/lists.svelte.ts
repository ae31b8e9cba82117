// The lists of the lobby, read anew every few seconds while somebody looks at them.
import { guest } from "../../table/guest.svelte";
import { api } from "../../wire/api";
import type { Summary } from "../../wire/types";

const EVERY = 8000;
const MOST = 8;

export class Lists {
  mine = $state.raw<Summary[]>([]);
  ended = $state.raw<Summary[]>([]);
  join = $state.raw<Summary[]>([]);
  watch = $state.raw<Summary[]>([]);
  /** Whether the server answered the last time. */
  heard = $state(true);
  #timer: ReturnType<typeof setInterval> | null = null;

  begin(): () => void {
    const look = (): void => void (document.hidden ? null : this.read());
    look();
    this.#timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      if (this.#timer !== null) clearInterval(this.#timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async read(): Promise<void> {
    const me = guest.me?.guest;
    try {
      const [mine, ended, join, watch] = await Promise.all([
        me ? api.mine() : [],
        me ? api.mine(true) : [],
        api.lobby({ stage: "open", free: true, limit: MOST }),
        api.lobby({ stage: "running", limit: MOST }),
      ]);
      const elsewhere = (table: Summary): boolean => !me || table.seats.every((seat) => seat.guest !== me);
      const waits = (table: Summary): number => Number(table.to_act.some((seat) => table.seats[seat]?.guest === me));
      this.mine = mine.toSorted((one, two) => waits(two) - waits(one));
      this.ended = ended.slice(0, MOST);
      this.join = join.filter(elsewhere);
      this.watch = watch.filter(elsewhere);
      this.heard = true;
    } catch {
      this.heard = false;
    }
  }
}

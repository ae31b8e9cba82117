// Whose talk the guest does not want to read.
import { api } from "../../wire/api";

class Mutes {
  guests = $state.raw<ReadonlySet<string>>(new Set());
  #read = false;

  async begin(): Promise<void> {
    if (this.#read) return;
    this.#read = true;
    this.guests = new Set(await api.mutes().catch(() => []));
  }

  async turn(guest: string): Promise<void> {
    const muted = this.guests.has(guest);
    try {
      await (muted ? api.unmute(guest) : api.mute(guest));
    } catch {
      return;
    }
    this.guests = muted
      ? new Set([...this.guests].filter((other) => other !== guest))
      : new Set([...this.guests, guest]);
  }
}

export const mutes = new Mutes();

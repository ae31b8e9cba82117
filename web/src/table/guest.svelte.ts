// Who plays at this browser, and its one socket to the server.
import { api } from "../wire/api";
import { Socket, type State } from "../wire/socket";
import type { Me, YourTurn } from "../wire/types";

class GuestState {
  me = $state<Me | null>(null);
  /** Whether the server has said who plays here, or that nobody does. */
  known = $state(false);
  line = $state<State>("connecting");
  /** Tables elsewhere at which it is this guest's turn. */
  turns = $state<YourTurn[]>([]);
  #socket: Socket | null = null;

  /** Find out who plays here; null if nobody has said so yet. */
  async recall(): Promise<Me | null> {
    this.me = await api.me();
    this.known = true;
    return this.me;
  }

  /** Come in under this name, or take another. */
  async call(name: string): Promise<Me> {
    this.me = await api.callMe(name);
    return this.me;
  }

  /** Be the guest who made this code, on this device too. */
  async comeOnDevice(code: string): Promise<void> {
    await api.comeOnDevice(code);
    location.assign("/"); // with the socket of that guest
  }

  /** Let the server erase the name and all that was said. */
  async beForgotten(): Promise<void> {
    await api.forgetMe();
    location.assign("/");
  }

  /** The socket of this page; it is opened when it is first needed. */
  socket(): Socket {
    if (this.#socket === null) {
      const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
      this.#socket = new Socket(
        address,
        (state) => (this.line = state),
        (turn) => (this.turns = [...this.turns.filter((other) => other.table !== turn.table), turn]),
      );
      const socket = this.#socket;
      addEventListener("offline", () => socket.drop());
      addEventListener("online", () => socket.hurry());
    }
    return this.#socket;
  }

  /** It is known that a table waits. */
  seen(table: string): void {
    this.turns = this.turns.filter((turn) => turn.table !== table);
  }
}

export const guest = new GuestState();

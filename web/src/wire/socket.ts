// One socket for the whole page: it follows tables, comes back after a break, and sends again what was not answered.
import { Refusal } from "./api";
import { follow } from "./follow";
import { passes } from "./persist";
import type { Command, FromClient, FromServer, TableSnapshot, Update, WhoIsHere, YourTurn } from "./types";

const PAUSES = [200, 500, 1000, 2000, 5000];
/** The first version of the protocol in which moves are told by their shape. */
const CHOICES_SINCE = 2;
/** The first version in which it is told who is here. */
const PRESENCE_SINCE = 3;
const REFUSED_FOR_GOOD = 4000;
/** We have read too slowly: what was missed can be asked for, so this is not for good. */
const TOO_SLOW = 4008;
const REST = 1000;
const QUIET = 20_000;
const DEAD = 35_000;

/** Somebody who follows a table. */
export interface Follower {
  /** The whole was told anew: at first, after sitting down, or when too much was missed. */
  whole(shown: TableSnapshot): void;
  /** One more line of the log, and the whole after it. */
  update(update: Update, shown: TableSnapshot): void;
  /** Who of those who play is here. */
  presence?(absent: WhoIsHere["absent"]): void;
  /** The table cannot be followed. */
  failed(refusal: Refusal): void;
}

interface Waiting {
  message: FromClient;
  resolve(seq: number): void;
  reject(refusal: Refusal): void;
}

export type State = "connecting" | "open" | "away" | "refused";

/** What the socket needs of the browser's own, so that tests can bring another. */
export type Opener = (address: string) => WebSocket;

export class Socket {
  /** The difference of the server's clock to ours, in milliseconds. */
  offset = 0;
  state: State = "connecting";
  #socket: WebSocket | null = null;
  #followers = new Map<string, { known: TableSnapshot | null; follower: Follower }>();
  #waiting = new Map<string, Waiting>();
  #number = 0;
  #protocol = 1;
  #tries = 0;
  #closed = false;
  #heard = Date.now();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval>;

  constructor(
    private readonly address: string,
    private readonly onState: (state: State) => void,
    private readonly onTurn: (turn: YourTurn) => void,
    private readonly opener: Opener = (address) => new WebSocket(address),
  ) {
    this.#open();
    this.#watch = setInterval(() => this.#listen(), QUIET / 2);
  }

  /** Follow a table from now on. */
  watch(table: string, follower: Follower): void {
    this.#followers.set(table, { known: null, follower });
    this.#watchAgain(table, null);
  }

  /** Follow it no more. */
  leave(table: string): void {
    if (this.#followers.delete(table)) this.#say({ kind: "leave", table });
  }

  /** Do something at a table; the place of its last line once it is stored. */
  do(table: string, command: Command): Promise<number> {
    if (this.state === "refused") return Promise.reject(new Refusal("no-socket", "the server refuses the connection"));
    const id = String(++this.#number);
    const message: FromClient = { kind: "do", table, command, id };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      this.#say(message);
    });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    this.#socket?.close();
  }

  /** The line is known to be dead: come back without waiting until the browser finds out. */
  drop(): void {
    if (this.#closed || this.state === "refused" || this.state === "away") return;
    const dead = this.#socket;
    if (dead) {
      dead.onmessage = dead.onclose = null;
      dead.close();
    }
    this.#comeBackLater();
  }

  /** The network is back: come back now. */
  hurry(): void {
    if (this.state !== "away") return;
    clearTimeout(this.#retry);
    this.#tries = 0;
    this.#open();
  }

  /** A line on which nothing was heard for a while is asked, and given up if it does not answer. */
  #listen(): void {
    const silent = Date.now() - this.#heard;
    if (this.state !== "open") return;
    if (silent > DEAD) this.drop();
    else if (silent > QUIET) this.#say({ kind: "ping", id: "" });
  }

  #open(): void {
    const socket = this.opener(this.address);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lost(event);
  }

  #become(state: State): void {
    this.state = state;
    this.onState(state);
  }

  #lost(event: CloseEvent): void {
    if (this.#closed) return;
    if (event.code >= REFUSED_FOR_GOOD && event.code !== TOO_SLOW) {
      const refusal = new Refusal("no-socket", event.reason);
      for (const waiting of this.#waiting.values()) waiting.reject(refusal);
      this.#waiting.clear();
      for (const { follower } of this.#followers.values()) follower.failed(refusal);
      this.#become("refused");
      return;
    }
    this.#comeBackLater();
  }

  #comeBackLater(): void {
    this.#become("away");
    this.#retry = setTimeout(() => this.#open(), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]);
  }

  #say(message: FromClient): void {
    if (this.state === "open") this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    switch (message.kind) {
      case "welcome":
        this.offset = message.at - Date.now();
        this.#tries = 0;
        this.#protocol = message.protocol ?? 1;
        this.#become("open");
        for (const [table, { known }] of this.#followers) this.#watchAgain(table, known);
        for (const { message: unanswered } of this.#waiting.values()) this.#say(unanswered);
        break;
      case "table":
        this.#tell(message.table, message, null);
        break;
      case "update":
        this.#update(message);
        break;
      case "done":
        this.#waiting.get(message.id)?.resolve(message.seq);
        this.#waiting.delete(message.id);
        break;
      case "failed":
        this.#fail(message.id, message.table ?? null, new Refusal(message.code, message.reason));
        break;
      case "gone":
        this.#watchAgain(message.table, this.#followers.get(message.table)?.known ?? null);
        break;
      case "turn":
        this.onTurn(message);
        break;
      case "presence":
        this.#followers.get(message.table)?.follower.presence?.(message.absent);
        break;
      case "pong":
        break;
    }
  }

  #watchAgain(table: string, known: TableSnapshot | null): void {
    if (!this.#followers.has(table)) return;
    this.#say({
      kind: "watch",
      table,
      ...(known && { since: known.seq, viewer: known.viewer }),
      ...(this.#protocol >= CHOICES_SINCE && { moves: "choices" }),
      ...(this.#protocol >= PRESENCE_SINCE && { presence: true }),
    });
  }

  #update(update: Update): void {
    const known = this.#followers.get(update.table)?.known;
    if (!known || update.seq <= known.seq) return;
    if (update.seq > known.seq + 1) this.#watchAgain(update.table, known);
    else this.#tell(update.table, follow(known, update), update);
  }

  #tell(table: string, shown: TableSnapshot, update: Update | null): void {
    const followed = this.#followers.get(table);
    if (!followed) return;
    followed.known = shown;
    if (update) followed.follower.update(update, shown);
    else followed.follower.whole(shown);
  }

  #fail(id: string, table: string | null, refusal: Refusal): void {
    const waiting = this.#waiting.get(id);
    if (waiting) {
      this.#waiting.delete(id);
      waiting.reject(refusal);
    } else if (table !== null && passes(refusal)) {
      setTimeout(() => this.#watchAgain(table, this.#followers.get(table)?.known ?? null), REST);
    } else if (table !== null) {
      this.#followers.get(table)?.follower.failed(refusal);
    }
  }
}

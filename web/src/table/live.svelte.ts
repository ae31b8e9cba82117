// A table that is being played: what the server tells of it, and what the guest does there.
import { api, Refusal } from "../wire/api";
import { choicesOf, type MoveShape } from "../wire/choices";
import { persist } from "../wire/persist";
import type { Command, TableSnapshot, Update } from "../wire/types";
import type { Presence } from "../board/presence";
import { Attendance } from "./attendance.svelte";
import { guest } from "./guest.svelte";
import { linesOf, type Line } from "./lines";
import { Stage, type Pace } from "./stage.svelte";

const refusalOf = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal("broken", String(error));

export class LiveTable {
  readonly stage: Stage;
  readonly attendance = new Attendance(() => Date.now() + guest.socket().offset);
  /** The table as the server has it now, which may be ahead of what is drawn. */
  latest = $state.raw<TableSnapshot | null>(null);
  /** What the guest may play; null while moves that are too many to be told unasked are being asked for. */
  choices = $state.raw<MoveShape | null>(null);
  /** All lines of the log that are known, those before this browser came included. */
  lines = $state.raw<Line[]>([]);
  /** Why the last wish was refused, until the next one. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why the table cannot be shown at all. */
  failure = $state.raw<Refusal | null>(null);
  /** What was wished and is not answered yet. */
  #pending = $state.raw<readonly Command["kind"][]>([]);
  /** How often the whole was told; what was asked for an earlier one is not wanted any more. */
  #wholes = 0;
  #left = false;

  constructor(
    readonly name: string,
    pace: Pace,
  ) {
    this.stage = new Stage(pace);
    guest.socket().watch(name, {
      whole: (shown) => this.#whole(shown),
      update: (update, shown) => this.#update(update, shown),
      presence: (absent) => this.attendance.hear(absent),
      failed: (refusal) => (this.failure = refusal),
    });
    guest.seen(name);
  }

  #whole(shown: TableSnapshot): void {
    this.failure = null;
    this.#know(shown);
    this.stage.begin(shown);
    void this.#recall();
  }

  #update(update: Update, shown: TableSnapshot): void {
    this.lines = [...this.lines, { update, before: this.latest?.view ?? null }];
    this.#know(shown);
    this.stage.push(update, shown);
  }

  #know(shown: TableSnapshot): void {
    const choices = choicesOf(shown);
    const isAskedAnew = shown.asked !== this.latest?.asked;
    this.latest = shown;
    if (choices.shape !== "many") this.choices = choices;
    else if (isAskedAnew) void this.#list();
  }

  /** Ask for the list of moves that are too many to be told unasked. */
  async #list(): Promise<void> {
    this.choices = null;
    const question = this.latest?.asked ?? null;
    const isOpen = (): boolean => !this.#left && question !== null && question === this.latest?.asked;
    try {
      const told = await persist(() => api.moves(this.name), isOpen);
      if (told && told.asked === question) this.choices = { shape: "list", moves: told.moves };
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  /** Read what happened before. Lines that came meanwhile are lines anew, for what was made of them did not know what was
   * before. */
  async #recall(): Promise<void> {
    const wholes = ++this.#wholes;
    try {
      const told = await persist(
        () => api.updates(this.name),
        () => !this.#left && wholes === this.#wholes,
      );
      if (told === null) return;
      const before = linesOf(told);
      const last = before.at(-1)?.update.seq ?? 0;
      this.lines = [...before, ...this.lines.filter(({ update }) => update.seq > last).map((line) => ({ ...line }))];
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  /** Whether the guest may move now and sees everything that led there. */
  get asked(): boolean {
    return this.latest !== null && this.latest.asked !== null && this.stage.settled;
  }

  /** Whether a move is on its way. */
  get moves(): boolean {
    return this.#pending.includes("play");
  }

  /** Whether something else that changes the table is on its way; talk does not. */
  get busy(): boolean {
    return this.#pending.some((kind) => kind !== "play" && kind !== "say");
  }

  /** How it stands with another person at the table; null for bots, free seats and the guest. */
  presenceOf(seat: number): Presence | null {
    const sits = this.latest?.seats[seat];
    return sits?.guest && !sits.level && seat !== this.latest?.viewer ? this.attendance.of(seat) : null;
  }

  async do(command: Command): Promise<boolean> {
    this.#pending = [...this.#pending, command.kind];
    this.refusal = null;
    try {
      await guest.socket().do(this.name, command);
      return true;
    } catch (error) {
      this.refusal = refusalOf(error);
      return false;
    } finally {
      this.#pending = this.#pending.toSpliced(this.#pending.indexOf(command.kind), 1);
    }
  }

  play(move: string): Promise<boolean> {
    return this.do({ kind: "play", move, asked: this.latest?.asked ?? 0 });
  }

  leave(): void {
    this.#left = true;
    guest.socket().leave(this.name);
    this.stage.pause();
    this.attendance.close();
  }
}

// A lesson that is being played: the server runs the game by its script, the page says what the script says.
import { api, Refusal } from "../../wire/api";
import { choicesOf, type MoveShape } from "../../wire/choices";
import { follow } from "../../wire/follow";
import type { LessonStep, LessonTold } from "../../wire/types";
import { Stage, type Moment, type Pace } from "../stage.svelte";
import { keepProgress, recallProgress } from "./progress";

const asRefusal = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal("broken", String(error));

export class LessonTable {
  readonly stage: Stage;
  /** The number of the step that is being said. */
  at = $state(0);
  busy = $state(false);
  /** Whether the reader played something else than what is asked. */
  wrong = $state(false);
  failure = $state.raw<Refusal | null>(null);
  #steps = $state.raw<LessonStep[]>([]);
  #ends = $state(false);
  #moments: Moment[] = [];
  #played: string[] = [];

  constructor(
    readonly game: string,
    pace: Pace,
  ) {
    this.stage = new Stage(pace);
    void this.#resume();
  }

  get step(): LessonStep | null {
    return this.#steps[this.at] ?? null;
  }

  /** Whether all that leads to the present step has been shown. */
  get ready(): boolean {
    return this.step !== null && this.stage.settled;
  }

  /** Whether the present step is the last of all. */
  get isLast(): boolean {
    return this.#ends && this.at === this.#steps.length - 1;
  }

  /** What the reader may play now, if a move is asked for; of moves that are too many to be told, the one asked for. */
  get choices(): MoveShape | null {
    const shown = this.stage.drawn?.shown;
    const move = this.step?.play;
    if (!shown || !move || !this.ready) return null;
    const choices = choicesOf(shown);
    return choices.shape === "many" ? { shape: "list", moves: [move] } : choices;
  }

  /** On to the next step; what happens before it is shown first. */
  next(): void {
    if (this.at < this.#steps.length - 1) this.#go(this.at + 1);
  }

  /** Back to the step before, as the table was then. */
  back(): void {
    if (this.at === 0) return;
    const moves = this.#steps.slice(0, this.at - 1).filter((step) => step.play);
    this.#played = this.#played.slice(0, moves.length);
    this.#go(this.at - 1);
  }

  async again(): Promise<void> {
    await this.#tell([]);
    this.#go(0);
  }

  /** Play a move, if it is the one that the script asks for. */
  async play(move: string): Promise<void> {
    if (this.busy || !this.step?.play) return;
    this.wrong = move !== this.step.play;
    if (this.wrong) return;
    if (await this.#tell([...this.#played, move])) this.next();
  }

  leave(): void {
    this.stage.pause();
  }

  async #resume(): Promise<void> {
    const { at, played } = recallProgress(this.game);
    if (!(await this.#tell(played)) && !(await this.#tell([]))) return;
    this.stage.tell(this.#moments.slice(0, 1));
    this.#go(Math.min(at, this.#steps.length - 1), true);
  }

  /** Ask for the lesson after these moves; whether it could be had. */
  async #tell(played: string[]): Promise<boolean> {
    this.busy = true;
    try {
      this.#take(await api.lesson(this.game, played));
      this.#played = played;
      this.failure = null;
      return true;
    } catch (error) {
      this.failure = asRefusal(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #take({ first, updates, steps, ends }: LessonTold): void {
    const moments: Moment[] = [{ shown: first, update: null }];
    let shown = first;
    for (const update of updates) {
      shown = follow(shown, update);
      moments.push({ shown, update });
    }
    this.#moments = moments;
    this.#steps = steps;
    this.#ends = ends;
  }

  #go(at: number, still = false): void {
    this.at = at;
    this.wrong = false;
    this.#show(this.#steps[at]?.seq ?? 0, still);
    keepProgress(this.game, this.isLast ? null : { at, played: this.#played });
  }

  /** Bring the table to this place in the log: step by step if that lies ahead, at once if it lies behind. */
  #show(seq: number, still: boolean): void {
    const wanted = this.#moments.filter(({ shown }) => shown.seq <= seq);
    const drawn = this.stage.moments.at(-1)?.shown.seq ?? 0;
    if (seq < drawn || still) {
      this.stage.tell(wanted);
      this.stage.skip();
      return;
    }
    for (const { shown, update } of wanted) if (update && shown.seq > drawn) this.stage.push(update, shown);
  }
}

// How long each thing that happens is shown, in milliseconds.
import type { GameEvent } from "./declared";

const TIMES: Partial<Record<GameEvent["event"], number>> = {
  stage: 600,
  round: 250,
  dealt: 110,
  turned: 350,
  shuffled: 400,
  guessed: 900,
  void: 1100,
  trade: 800,
  offered: 550,
  declined: 650,
  "not-done": 1000,
  accepted: 700,
  "for-nothing": 900,
  does: 500,
  took: 450,
  drew: 750,
  kept: 400,
  used: 800,
  forgone: 700,
  gems: 340,
  earned: 420,
  "more-workers": 650,
  "stack-empty": 900,
  scoring: 700,
  scored: 850,
  certificates: 700,
  "workers-scored": 450,
  "stage-scored": 2200,
  "fill-up": 450,
  over: 300,
};

/**
 * Choices are laid and turned without a time of their own: who is still choosing is not held up by the others, and all
 * cards turn together when the first action is shown.
 */
export function pace(event: GameEvent): number {
  return TIMES[event.event] ?? 0;
}

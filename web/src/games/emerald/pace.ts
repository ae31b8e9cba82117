// How long each event is shown.
import { stepOf } from "./preview";
import type { GameEvent } from "./declared";

/** How long one step of a knight is seen. */
const STEP = 190;

const TIMES: Record<GameEvent["event"], number> = {
  turn: 150,
  knight: 160,
  stopped: 350,
  treasure: 750,
  took: 520,
  turned: 320,
  bonus: 950,
  rolled: 850,
  dragon: 300,
  "dragon-turned": 260,
  caught: 700,
  bribed: 750,
  nest: 650,
  bar: 480,
  over: 900,
};

export function pace(event: GameEvent): number {
  const time = TIMES[event.event] ?? 0;
  return event.event === "knight" ? time + STEP * (stepOf(event.to) - stepOf(event.from)) : time;
}

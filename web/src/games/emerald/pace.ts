// How long each event is shown.
import type { Event } from "../../table/stage.svelte";
import { stepOf } from "./preview";
import { eventOf, type GameEvent } from "./view";

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

export function pace(event: Event): number {
  const happened = eventOf(event);
  const time = TIMES[happened.event] ?? 0;
  return happened.event === "knight" ? time + STEP * (stepOf(happened.to) - stepOf(happened.from)) : time;
}

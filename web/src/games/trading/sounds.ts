// What is heard of the events of the trading games.
import type { Sound } from "../../pages/table/sounds";

export const sounds: Record<string, Sound> = {
  gems: "gem",
  took: "gem",
  earned: "gem",
  shown: "tick",
  turned: "tick",
  offered: "tick",
};

// The games of the page. Each brings its table in a chunk of its own, loaded when it is first needed.
import type { GamePage } from "./props";

export const GAMES: Record<string, () => Promise<GamePage>> = {
  edelstein: async () => (await import("./edelstein")).default,
  basari: async () => (await import("./basari")).default,
  emerald: async () => (await import("./emerald")).default,
};

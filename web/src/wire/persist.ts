// Questions that are asked again until they are answered: a network that comes and goes takes nothing away.
import { Refusal } from "./api";

const PAUSES = [250, 500, 1000, 2000, 5000];
/** What does not last; whatever else the server refuses it would refuse again. */
const PASSING = new Set(["offline", "broken", "not-stored", "too-fast", "try-again"]);

export const passes = (error: unknown): boolean => error instanceof Refusal && PASSING.has(error.code);

/** The answer, however often it has to be asked for; null once nobody wants it any more. */
export async function persist<Answer>(ask: () => Promise<Answer>, isWanted: () => boolean): Promise<Answer | null> {
  for (let tries = 0; isWanted(); tries++) {
    try {
      const answer = await ask();
      return isWanted() ? answer : null;
    } catch (error) {
      if (!passes(error)) throw error;
      await new Promise((go) => setTimeout(go, PAUSES[Math.min(tries, PAUSES.length - 1)]));
    }
  }
  return null;
}

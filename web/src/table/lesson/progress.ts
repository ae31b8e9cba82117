// How far the reader has come in the lesson of a game, kept in the browser.

export interface Progress {
  /** The step that is being said. */
  at: number;
  /** The reader's moves so far. */
  played: string[];
}

const BEGINNING: Progress = { at: 0, played: [] };

const keyOf = (game: string): string => `karfunkel.lesson.${game}`;

function isProgress(found: unknown): found is Progress {
  const { at, played } = (found ?? {}) as Partial<Progress>;
  return Number.isInteger(at) && Array.isArray(played) && played.every((move) => typeof move === "string");
}

export function recallProgress(game: string): Progress {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");
    return isProgress(found) ? found : BEGINNING;
  } catch {
    return BEGINNING;
  }
}

/** Keep it for the next visit; a lesson that is over begins anew. */
export function keepProgress(game: string, progress: Progress | null): void {
  try {
    if (progress === null) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // Without a store it holds for this visit.
  }
}

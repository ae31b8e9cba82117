// What this browser keeps for the reader; where it keeps nothing, everything holds for the visit.

const PREFIX = "karfunkel.";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Without a store it holds for this visit.
  }
}

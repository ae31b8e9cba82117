// Many moves, made few enough to choose from: action by action, and by what is searched for.

/** What stands between the actions of a move. */
export const JOINT = "+";
/** So many moves stand side by side; more are chosen action by action. */
export const FEW = 24;
/** So many buttons are made at once; a search finds the others. */
export const MOST_BUTTONS = 60;

/** A button: the text that it stands for, and whether that is a whole move or the beginning of several. */
export interface Choice {
  text: string;
  whole: boolean;
  /** How many moves it leads to. */
  count: number;
}

const isMove = (move: string): Choice => ({ text: move, whole: true, count: 1 });

/** What can be chosen once the actions in `begun` have been said. */
export function choicesOf(moves: readonly string[], begun: readonly string[]): Choice[] {
  const left = moves.filter((move) => startsWith(move.split(JOINT), begun));
  if (left.length <= FEW || left.every((move) => !move.includes(JOINT))) return left.map(isMove);
  const beginnings = new Map<string, string[]>();
  for (const move of left) {
    const text = move
      .split(JOINT)
      .slice(0, begun.length + 1)
      .join(JOINT);
    beginnings.set(text, [...(beginnings.get(text) ?? []), move]);
  }
  return [...beginnings].map(([text, [first = text, ...others]]) =>
    others.length === 0 ? isMove(first) : { text, whole: false, count: others.length + 1 },
  );
}

function startsWith(actions: readonly string[], begun: readonly string[]): boolean {
  return begun.every((action, at) => actions[at] === action);
}

/** Those choices whose words have all parts of what is searched for. */
export function found(choices: readonly Choice[], wanted: string, inWords: (text: string) => string): Choice[] {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [...choices];
  return choices.filter(({ text }) => parts.every((part) => `${inWords(text)} ${text}`.toLowerCase().includes(part)));
}

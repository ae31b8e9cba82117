// Gems strewn over the pictures of the games.
import type { Kind } from "../../board/kinds";

interface Lying {
  kind: Kind;
  x: number;
  y: number;
  size: number;
  turn: number;
}

export const PILES: Record<string, Lying[]> = {
  edelstein: [
    { kind: "red", x: -26, y: 64, size: 34, turn: -8 },
    { kind: "blue", x: 8, y: 72, size: 28, turn: 10 },
    { kind: "yellow", x: 40, y: 62, size: 32, turn: 6 },
    { kind: "green", x: -64, y: 72, size: 28, turn: 14 },
  ],
  basari: [
    { kind: "yellow", x: -60, y: 66, size: 32, turn: -10 },
    { kind: "green", x: -22, y: 72, size: 30, turn: 8 },
    { kind: "red", x: 88, y: 66, size: 34, turn: 12 },
    { kind: "blue", x: 10, y: 66, size: 28, turn: 0 },
  ],
  emerald: [
    { kind: "emerald", x: 44, y: 58, size: 34, turn: -8 },
    { kind: "turquoise", x: 76, y: 70, size: 28, turn: 10 },
    { kind: "garnet", x: 10, y: 72, size: 28, turn: 6 },
  ],
};

// The kinds of gems: their letters in cards and offers, and their colours from the deepest shade to the brightest glint.

export const KINDS = ["red", "yellow", "green", "blue", "drop", "baguette", "hexagon", "dome"] as const;
export type Kind = (typeof KINDS)[number];

/** The four colours that have a rank, the highest first. */
export const COLOURS = ["red", "yellow", "green", "blue"] as const satisfies readonly Kind[];

const LETTERS: Record<string, Kind> = { r: "red", y: "yellow", g: "green", b: "blue" };

/** The colour that a letter stands for. */
export function colourOf(letter: string): Kind {
  return LETTERS[letter] ?? "red";
}

export const SHADES: Record<Kind, readonly [string, string, string, string, string, string]> = {
  red: ["#560719", "#8a0f27", "#bd1d39", "#e0405a", "#f68894", "#ffdcdc"],
  yellow: ["#6f4204", "#ad6d08", "#dd9716", "#f6bc38", "#ffdd80", "#fff8d8"],
  green: ["#053622", "#0a5a3a", "#148255", "#2fac73", "#7bdcaa", "#defceb"],
  blue: ["#0e2258", "#1a4090", "#2b63c6", "#4f8dec", "#92bdfb", "#e6f1ff"],
  drop: ["#560719", "#8a0f27", "#bd1d39", "#e0405a", "#f68894", "#ffdcdc"],
  baguette: ["#053622", "#0a5a3a", "#148255", "#2fac73", "#7bdcaa", "#defceb"],
  hexagon: ["#2c0c43", "#4f186d", "#782b9b", "#a14fc4", "#cf93e7", "#f7e4fd"],
  dome: ["#08464d", "#126f76", "#22999f", "#47c3c7", "#90e4e3", "#e6fdfb"],
};

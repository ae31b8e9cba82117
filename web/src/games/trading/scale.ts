// How large things are drawn: on a phone, on a tablet, on one that stands upright, on a wide screen.
export interface Scale {
  compact: boolean;
  /** Higher than wide: things stand below each other. */
  upright?: boolean;
  /** Gems of the others, and of the supply. */
  gem: number;
  supply: number;
  /** Cards of the others. */
  card: number;
  /** Cards in the middle. */
  middle: number;
  /** The card in the middle of a trade, and the gems that are offered. */
  stake: number;
  pile: number;
  /** My gems and in how many columns they lie, and my cards. */
  mine: number;
  columns: 2 | 4;
  own: number;
  kept: number;
  /** My gems are numbers alone. */
  counted?: boolean;
}

const PHONE: Scale = {
  compact: true,
  gem: 15,
  supply: 17,
  card: 30,
  middle: 46,
  stake: 48,
  pile: 24,
  mine: 17,
  columns: 2,
  own: 42,
  kept: 20,
};
/** A phone that is high enough to draw things larger. */
const HIGH_PHONE: Scale = {
  ...PHONE,
  gem: 21,
  supply: 22,
  card: 43,
  middle: 68,
  stake: 70,
  pile: 28,
  mine: 21,
  own: 54,
  kept: 26,
};
/** The same with four others, two in a row. */
const HIGH_PHONE_OF_FIVE: Scale = { ...HIGH_PHONE, gem: 17, card: 35 };
/** A phone held sideways. */
const SIDEWAYS: Scale = { ...PHONE, mine: 17, columns: 4, own: 30, counted: true };
const TABLET: Scale = {
  compact: false,
  gem: 18,
  supply: 20,
  card: 50,
  middle: 84,
  stake: 66,
  pile: 32,
  mine: 28,
  columns: 2,
  own: 80,
  kept: 44,
};
const TALL: Scale = {
  compact: false,
  upright: true,
  gem: 22,
  supply: 26,
  card: 62,
  middle: 128,
  stake: 116,
  pile: 40,
  mine: 28,
  columns: 2,
  own: 92,
  kept: 56,
};
const WIDE: Scale = {
  compact: false,
  gem: 22,
  supply: 24,
  card: 62,
  middle: 106,
  stake: 76,
  pile: 36,
  mine: 34,
  columns: 4,
  own: 92,
  kept: 52,
};

/** How large things are drawn where the whole table has this much room, and so many others sit side by side. */
export function scaleFor(width: number, height: number, others: number): Scale {
  if (width >= 540 && height < 440) return SIDEWAYS;
  if (width >= 370 && width < 640 && height >= 620) return others > 3 ? HIGH_PHONE_OF_FIVE : HIGH_PHONE;
  if (width < 640 || height < 480) return PHONE;
  if (width >= 740 && width < 1000 && height >= 900 && others < 5) return TALL;
  return width < 1000 || height < 700 || (width < 1250 && others > 3) ? TABLET : WIDE;
}

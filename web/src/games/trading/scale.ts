// How large things are drawn: on a phone, on a tablet, on a wide screen.
export interface Scale {
  compact: boolean;
  /** Gems of the others, and of the supply. */
  gem: number;
  supply: number;
  /** Cards of the others. */
  card: number;
  /** Cards in the middle. */
  middle: number;
  /** My gems, and my cards. */
  mine: number;
  own: number;
  kept: number;
}

const PHONE: Scale = { compact: true, gem: 15, supply: 17, card: 32, middle: 46, mine: 17, own: 50, kept: 30 };
const TABLET: Scale = { compact: false, gem: 18, supply: 20, card: 50, middle: 84, mine: 28, own: 80, kept: 44 };
const WIDE: Scale = { compact: false, gem: 22, supply: 24, card: 62, middle: 106, mine: 34, own: 92, kept: 52 };

export function scaleFor(width: number, height: number, seats: number): Scale {
  if (width < 640) return PHONE;
  return width < 1000 || height < 820 || (width < 1250 && seats > 4) ? TABLET : WIDE;
}

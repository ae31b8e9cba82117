// What each event changes on a table of Emerald while a line is being told.
import { along, type Steps } from "../../table/reducer";
import type { GameEvent, View } from "./declared";
import { CHAMBER, FIRST_CAVE_FIELD, isKind, readKnight, type Colour } from "./view";

/** Knights of one colour that stand in one place. */
export interface Token {
  seat: number;
  colour: Colour;
  count: number;
}

function remove<T>(list: T[] | null | undefined, item: T): void {
  const at = list?.indexOf(item) ?? -1;
  if (at >= 0) list?.splice(at, 1);
}

function add(counts: number[], at: number, number: number): void {
  counts[at] = (counts[at] ?? 0) + number;
}

const STEPS: Steps<View, GameEvent> = {
  turn: (view, { seat }) => (view.mover = seat),
  knight: (view, { seat, colour = "", from, to }) => {
    const own = view.knights[seat];
    remove(own, from + colour);
    if (to !== CHAMBER) own?.push(to + colour);
  },
  treasure: (view, { seat, left }) => {
    add(view.treasures, seat, 1);
    view.treasures_left = left;
  },
  took: (view, { seat, field, card }) => {
    const at = field - FIRST_CAVE_FIELD;
    if (isKind(card)) {
      view.gems[seat]?.push(card);
      view.gem_open[at] = null;
    } else {
      view.gold[seat]?.push(card);
      view.gold[seat]?.sort();
      add(view.gold_count, seat, 1);
      view.gold_open[at] = null;
    }
  },
  turned: (view, { field, card }) => {
    const at = field - FIRST_CAVE_FIELD;
    if (isKind(card)) view.gem_open[at] = card;
    else view.gold_open[at] = card;
    add(isKind(card) ? view.gem_below : view.gold_below, at, -1);
  },
  bonus: (view, { seat, for: why }) => {
    if (why === "four-kinds") view.four_kinds = seat;
    else view.kind_bonuses = { ...view.kind_bonuses, [why]: seat };
  },
  dragon: (view, { to }) => (view.dragon = to),
  "dragon-turned": (view, { facing }) => (view.facing = facing),
  bribed: (view, { seat, card }) => {
    remove(view.gold[seat], card);
    add(view.gold_count, seat, -1);
  },
  nest: (view, { seat, colour = "", field }) => {
    remove(view.knights[seat], `${field}${colour}`);
    add(view.nest, seat, 1);
  },
  bar: (view, { first, last }) => {
    view.bar = first;
    view.bar_last = last;
  },
};

/** What is drawn now. A knight that is on its way stands nowhere, like one in the chamber. */
export function sceneOf(view: View, told: readonly GameEvent[], event: GameEvent | null): View {
  const onItsWay = (one: GameEvent): GameEvent =>
    one === event && one.event === "knight" ? { ...one, to: CHAMBER } : one;
  return along(view, told.map(onItsWay), STEPS);
}

/** The knights in each place, those of one colour together. */
export function tokensOf(view: View): Map<string, Token[]> {
  const places = new Map<string, Token[]>();
  view.knights.forEach((own, seat) => {
    for (const text of own) {
      const { place, colour } = readKnight(text);
      const tokens = places.get(place) ?? [];
      const same = tokens.find((token) => token.seat === seat && token.colour === colour);
      if (same) same.count += 1;
      else tokens.push({ seat, colour, count: 1 });
      places.set(place, tokens);
    }
  });
  return places;
}

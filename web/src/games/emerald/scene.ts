// The table while a line is being told: the view before it, with the events so far put upon it.
import type { Event } from "../../table/stage.svelte";
import { eventOf, FIRST_CAVE_FIELD, KINDS, readKnight, type Colour, type GameEvent, type Kind, type View } from "./view";

/** Knights of one colour that stand in one place. */
export interface Token {
  seat: number;
  colour: Colour;
  count: number;
}

function without<T>(list: T[], item: T): T[] {
  const at = list.indexOf(item);
  return at < 0 ? list : list.filter((_, other) => other !== at);
}

function put<T>(list: T[], at: number, item: T): T[] {
  return list.map((old, other) => (other === at ? item : old));
}

function change<T>(list: T[], at: number, how: (old: T) => T): T[] {
  return list.map((old, other) => (other === at ? how(old) : old));
}

function take(view: View, event: Extract<GameEvent, { event: "took" }>): View {
  const at = event.field - FIRST_CAVE_FIELD;
  if (event.pile === "gem") {
    const gems = change(view.gems, event.seat, (own) => [...own, event.card as Kind]);
    return { ...view, gems, gem_open: put(view.gem_open, at, null) };
  }
  return {
    ...view,
    gold: change(view.gold, event.seat, (own) => own && [...own, event.card].sort()),
    gold_count: change(view.gold_count, event.seat, (count) => count + 1),
    gold_open: put(view.gold_open, at, null),
  };
}

function turn(view: View, event: Extract<GameEvent, { event: "turned" }>): View {
  const at = event.field - FIRST_CAVE_FIELD;
  if (event.pile === "gem") {
    const gem_below = change(view.gem_below, at, (count) => count - 1);
    return { ...view, gem_open: put(view.gem_open, at, event.card as Kind), gem_below };
  }
  const gold_below = change(view.gold_below, at, (count) => count - 1);
  return { ...view, gold_open: put(view.gold_open, at, event.card), gold_below };
}

function reward(view: View, seat: number, why: string): View {
  if (why === "four-kinds") return { ...view, four_kinds: seat };
  const none = Object.fromEntries(KINDS.map((kind) => [kind, null])) as Record<Kind, number | null>;
  return { ...view, kind_bonuses: { ...none, ...view.kind_bonuses, [why]: seat } };
}

function after(view: View, event: GameEvent, arrived: boolean): View {
  switch (event.event) {
    case "turn":
      return { ...view, mover: event.seat };
    case "knight": {
      const colour = event.colour ?? "";
      const to = arrived && event.to !== "chamber" ? [event.to + colour] : [];
      const own = (old: string[]): string[] => [...without(old, event.from + colour), ...to];
      return { ...view, knights: change(view.knights, event.seat, own) };
    }
    case "treasure":
      return {
        ...view,
        treasures: change(view.treasures, event.seat, (count) => count + 1),
        treasures_left: event.left,
      };
    case "took":
      return take(view, event);
    case "turned":
      return turn(view, event);
    case "bonus":
      return reward(view, event.seat, event.for);
    case "dragon":
      return { ...view, dragon: event.to };
    case "dragon-turned":
      return { ...view, facing: event.facing };
    case "bribed":
      return {
        ...view,
        gold: change(view.gold, event.seat, (own) => own && without(own, event.card)),
        gold_count: change(view.gold_count, event.seat, (count) => count - 1),
      };
    case "nest": {
      const knight = `${event.field}${event.colour ?? ""}`;
      return {
        ...view,
        knights: change(view.knights, event.seat, (own) => without(own, knight)),
        nest: change(view.nest, event.seat, (count) => count + 1),
      };
    }
    case "bar":
      return { ...view, bar: event.first, bar_last: event.last };
    default:
      return view;
  }
}

/** What is drawn now. A knight that is on its way stands nowhere. */
export function sceneOf(view: View, told: Event[], event: Event | null): View {
  return told.reduce((scene, next) => after(scene, eventOf(next), next !== event), view);
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
